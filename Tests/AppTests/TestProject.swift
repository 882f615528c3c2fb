import Foundation
import TestFolders

/// A small Xcode project in its own folder with one app, `Mine`, whose source is `App.swift`.
struct TestProject {
  let folder = TestFolder.make()

  /// Writes the project file.
  /// - Parameters:
  ///   - name: of the target.
  ///   - settings: further build settings.
  ///   - target: further attributes of the target.
  ///   - resources: identifiers of build files.
  ///   - objects: further objects.
  ///   - dependencies: identifiers of the target's dependencies.
  ///   - targets: identifiers of further targets.
  func write(
    name: String = "Mine", settings: String = "", target: String = "", frameworks: String = "",
    resources: String = "", children: String = "", objects: String = "", dependencies: String = "",
    targets: [String] = [], project: String = "Mine"
  ) throws {
    try folder.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( \((["0F0"] + targets).joined(separator: ", ")) ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        0C2 = { isa = XCConfigurationList; buildConfigurations = ( 0C3 ); };
        0C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
          PRODUCT_BUNDLE_IDENTIFIER = com.example.mine; \(settings) }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 001, \(children) ); };
        001 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        101 = { isa = PBXBuildFile; fileRef = 001; };
        0B0 = { isa = PBXSourcesBuildPhase; files = ( 101 ); };
        0B1 = { isa = PBXResourcesBuildPhase; files = ( \(resources) ); };
        0B2 = { isa = PBXFrameworksBuildPhase; files = ( \(frameworks) ); };
        0F0 = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.application";
          buildConfigurationList = 0C2; buildPhases = ( 0B0, 0B1, 0B2 ); dependencies = ( \(dependencies) ); \(target) };
        \(objects)
      }; }
      """, to: "\(project).xcodeproj/project.pbxproj")
  }

  /// An app that runs the given lines when it has launched.
  func writeApp(_ lines: String, imports: [String] = [], to file: String = "App.swift") throws {
    try folder.write(Self.app(lines, imports: imports), to: file)
  }

  static func app(_ lines: String, imports: [String] = []) -> String {
    """
    import UIKit
    \(imports.map { "import \($0)" }.joined(separator: "\n"))
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(lines)
        return true
      }
    }

    """
  }

  /// The objects and the target's attribute of remote packages: product, URL and requirement.
  static func packages(_ list: [(product: String, url: String, requirement: String)]) -> (
    target: String, objects: String
  ) {
    let objects = list.enumerated().map { index, package in
      """
      0E\(index) = { isa = XCSwiftPackageProductDependency; productName = \(package.product); package = 1E\(index); };
      1E\(index) = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(package.url)"; requirement = { \(package.requirement) }; };
      """
    }
    let names = list.indices.map { "0E\($0)" }.joined(separator: ", ")
    return ("packageProductDependencies = ( \(names) );", objects.joined(separator: "\n"))
  }

  func link(_ path: String, to target: String) throws {
    let place = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  func tool(
    _ arguments: [String], environment: [String: String?] = [:], hiding: String? = nil
  ) throws -> Tool.Result {
    try Tool.run(arguments, in: folder, environment: environment, hiding: hiding)
  }

  func run(environment: [String: String?] = [:]) throws -> Tool.Result {
    try tool(["run", ".", "--host", "headless"], environment: environment)
  }

  /// Returns the paths of all files below a folder without following links, so that tests find unexpected files.
  static func listing(_ folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
