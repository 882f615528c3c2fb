import XCTest

/// Xcode projects through the command line, as their authors have them.
final class ProjectThroughTheToolTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/tmp")

  override func setUpWithError() throws { folder = try Tool.folder() }
  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A project of one app with a framework of its own.
  private func writeProject(settings: String = "", target: String = "", objects: String = "") throws {
    try write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 0F0, 0F1 ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
        0C2 = { isa = XCConfigurationList; buildConfigurations = ( 0C3 ); };
        0C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "My App"; GENERATE_INFOPLIST_FILE = YES;
          PRODUCT_BUNDLE_IDENTIFIER = com.example.mine; \(settings) }; };
        0C4 = { isa = XCConfigurationList; buildConfigurations = ( 0C5 ); };
        0C5 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Kit; }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 001, 002, 003 ); };
        001 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        002 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        003 = { isa = PBXFileReference; path = greeting.txt; sourceTree = "<group>"; };
        101 = { isa = PBXBuildFile; fileRef = 001; }; 102 = { isa = PBXBuildFile; fileRef = 002; };
        103 = { isa = PBXBuildFile; fileRef = 003; };
        0B0 = { isa = PBXSourcesBuildPhase; files = ( 101 ); }; 0B1 = { isa = PBXResourcesBuildPhase; files = ( 103 ); };
        0B2 = { isa = PBXSourcesBuildPhase; files = ( 102 ); };
        0F0 = { isa = PBXNativeTarget; name = Mine; productType = "com.apple.product-type.application";
          buildConfigurationList = 0C2; buildPhases = ( 0B0, 0B1 ); dependencies = ( 0D0 ); \(target) };
        0F1 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildConfigurationList = 0C4; buildPhases = ( 0B2 ); dependencies = ( ); };
        0D0 = { isa = PBXTargetDependency; target = 0F1; };
        \(objects)
      }; }
      """, to: "Mine.xcodeproj/project.pbxproj")
    try write(
      """
      import Kit
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        @objc private func go() { print("went") }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let path = Bundle.main.path(forResource: "greeting", ofType: "txt") ?? ""
          print(Kit.name, (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no resource")
          print(Bundle.main.bundleIdentifier ?? "no identifier")
          perform(#selector(go))
          #if DEBUG && os(iOS)
          print("debug on iOS")
          #endif
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """, to: "App.swift")
    try write("public enum Kit { public static let name = \"kit\" }\n", to: "Kit.swift")
    try write("hello", to: "greeting.txt")
  }

  func testProjectWithAFrameworkRunsUnchanged() throws {
    try writeProject()
    let result = try Tool.run(["run", ".", "--host", "headless", "--screenshot", "a.png"], in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(result.output, "kit hello\ncom.example.mine\nwent\ndebug on iOS\n", result.errors)
  }

  func testObjectiveCBehindABridgingHeaderIsRefused() throws {
    try writeProject(settings: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;")
    try write("#import \"Old.h\"\n", to: "Bridge.h")
    let result = try Tool.run(["build", "Mine.xcodeproj"], in: folder)
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("Bridge.h: Mine uses Objective-C"), result.errors)
  }

  func testMissingPackageIsNamedWithWhatFetchesIt() throws {
    try writeProject(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Far; package = 0E1; };
        0E1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/far.git"; };
        """)
    let result = try Tool.run(["build", "."], in: folder)
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(
      result.errors.contains("git clone https://example.com/far.git SourcePackages/checkouts/far"), result.errors)
  }

  func testSeveralProjectsAreNamed() throws {
    try writeProject()
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("Mine.xcodeproj"), to: folder.appendingPathComponent("Other.xcodeproj"))
    let result = try Tool.run(["build", "."], in: folder)
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("Mine.xcodeproj, Other.xcodeproj"), result.errors)
  }
}
