import TestFolders
import XCTest

/// Runs Xcode projects through the command line, in the forms in which authors write them.
final class ProjectThroughTheToolTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/tmp")

  override func setUp() { folder = TestFolder.make() }

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

  /// An app whose device family is the iPad's can't be installed on an iPhone (Apple's page of UIDeviceFamily).
  func testAppsForPadsRunOnOne() throws {
    for (families, device, expected) in [
      ("2", nil, "iPad"), ("\"1,2\"", nil, "iPhone"), ("2", "iPhone 8", "iPhone"),
    ] {
      let project = TestProject()
      try project.write(settings: "TARGETED_DEVICE_FAMILY = \(families);")
      try project.writeApp("print(UIDevice.current.model)")
      let option = device.map { ["--device", $0] } ?? []
      let result = try project.tool(["run", ".", "--host", "headless", "--screenshot", "a.png"] + option)
      XCTAssertEqual(result.output, expected + "\n", result.errors)
    }
  }

  func testObjectiveCBehindABridgingHeaderIsRefused() throws {
    try writeProject(settings: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;")
    try write("#import \"Old.h\"\n", to: "Bridge.h")
    let result = try Tool.run(["build", "Mine.xcodeproj"], in: folder)
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("Bridge.h: Mine uses Objective-C"), result.errors)
  }

  func testSchemesTargetsAndConfigurations() throws {
    try writeProject(
      settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = FROM_DEBUG;",
      objects: """
        0C6 = { isa = XCBuildConfiguration; name = Beta; buildSettings = { PRODUCT_NAME = Mine; SDKROOT = iphoneos;
          GENERATE_INFOPLIST_FILE = YES; SWIFT_ACTIVE_COMPILATION_CONDITIONS = FROM_BETA; }; };
        """)
    let file = folder.appendingPathComponent("Mine.xcodeproj/project.pbxproj")
    var text = try String(contentsOf: file, encoding: .utf8)
    text = text.replacingOccurrences(
      of: "buildConfigurations = ( 0C1 )", with: "buildConfigurations = ( 0C1, 0C6 )"
    )
    .replacingOccurrences(of: "buildConfigurations = ( 0C3 )", with: "buildConfigurations = ( 0C3, 0C6 )")
    try write(text, to: "Mine.xcodeproj/project.pbxproj")
    try write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          #if FROM_BETA
          print("beta", terminator: " ")
          #elseif FROM_DEBUG
          print("debug", terminator: " ")
          #endif
          print(CommandLine.arguments.dropFirst().joined(separator: ","), ProcessInfo.processInfo.environment["SERVER"] ?? "-", Locale.current.identifier)
          return true
        }
      }
      """, to: "App.swift")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme><LaunchAction buildConfiguration="Beta" language="fr">
        <BuildableProductRunnable><BuildableReference BlueprintName="Mine" ReferencedContainer="container:Mine.xcodeproj"/></BuildableProductRunnable>
        <CommandLineArguments><CommandLineArgument argument="-from $(PRODUCT_NAME)" isEnabled="YES"/></CommandLineArguments>
        <EnvironmentVariables><EnvironmentVariable key="SERVER" value="local" isEnabled="YES"/></EnvironmentVariables>
      </LaunchAction></Scheme>
      """, to: "Mine.xcodeproj/xcshareddata/xcschemes/Try.xcscheme")
    func run(_ options: [String]) throws -> Tool.Result {
      try Tool.run(["run", ".", "--host", "headless"] + options, in: folder)
    }
    let byScheme = try run(["--scheme", "Try", "--", "mine"])
    XCTAssertEqual(byScheme.output, "beta -from,Mine,mine local fr\n", byScheme.errors)
    // If no scheme is requested, the target's only scheme is used, as in Xcode.
    XCTAssertEqual(try run(["--locale", "de_DE"]).output, "beta -from,Mine local de_DE\n")
    XCTAssertEqual(
      try run(["--target", "Mine", "--configuration", "Debug"]).output, "debug -from,My App local fr\n")
    for (options, message, code) in [
      (["--scheme", "Nope"], "there is no scheme Nope; there are Try", 2),
      (["--target", "Kit"], "Kit is not an app but of the kind framework; the apps are Mine", 2),
      (["--target", "No"], "there is no target No", 2),
      (["--target", "Mine", "--scheme", "Try"], "give one of them", 2),
      (["--configuration", "Gamma"], "has no configuration Gamma; it has Debug, Beta", 1),
    ] as [([String], String, Int32)] {
      let result = try run(options)
      XCTAssertEqual(result.code, code, "\(options)")
      XCTAssertTrue(result.errors.contains(message), result.errors)
    }
  }

  func testLocalPackagesWithResourcesAndStringCatalogs() throws {
    try writeProject(
      target: "packageProductDependencies = ( 0E0 );",
      objects: """
        0E0 = { isa = XCSwiftPackageProductDependency; productName = Tools; package = 0E1; };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Libraries/Tools; };
        """)
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Tools", defaultLocalization: "en", products: [.library(name: "Tools", targets: ["Tools"])],
        dependencies: [.package(path: "../Base")],
        targets: [.target(name: "Tools", dependencies: [.product(name: "Base", package: "Base")],
          resources: [.process("Resources")], swiftSettings: [.define("EXTRA")])])
      """, to: "Libraries/Tools/Package.swift")
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Base", products: [.library(name: "Base", targets: ["Base"])], targets: [.target(name: "Base")])
      """, to: "Libraries/Base/Package.swift")
    try write("public let base = \"base\"\n", to: "Libraries/Base/Sources/Base/Base.swift")
    try write(
      """
      import Base
      import Foundation
      public func tool() -> String {
        #if EXTRA
        let file = Bundle.module.path(forResource: "note", ofType: "txt") ?? ""
        return base + " " + ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "no file")
          + " " + NSLocalizedString("word", bundle: .module, comment: "")
        #else
        return ""
        #endif
      }
      """, to: "Libraries/Tools/Sources/Tools/Tools.swift")
    try write("packed", to: "Libraries/Tools/Sources/Tools/Resources/note.txt")
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"word": {"localizations": {"en": {"stringUnit": {"value": "Wort"}}}}}}
      """, to: "Libraries/Tools/Sources/Tools/Resources/Localizable.xcstrings")
    try write(
      """
      import Tools
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print(tool())
          return true
        }
      }
      """, to: "App.swift")
    let result = try Tool.run(["run", ".", "--host", "headless"], in: folder)
    XCTAssertEqual(result.output, "base packed Wort\n", result.errors)
  }

  func testPodsAndWorkspaces() throws {
    try writeProject()
    try write(
      "platform :ios, '15.0'\ntarget 'Mine' do\n  use_frameworks!\n  pod 'Peas', '~> 1.0'\nend\n", to: "Podfile")
    try write("import Peas\nimport UIKit\n", to: "App.swift")
    let missing = try Tool.run(["build", "."], in: folder)
    XCTAssertEqual(missing.code, 1)
    XCTAssertTrue(
      missing.errors.contains("App.swift:1: imports Peas, but the pod Peas of"), missing.errors)
    try write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 0F0, 0F1 ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 001, 002 ); };
        001 = { isa = PBXFileReference; path = Peas/Peas.swift; sourceTree = "<group>"; };
        002 = { isa = PBXFileReference; path = Peas/pea.txt; sourceTree = "<group>"; };
        101 = { isa = PBXBuildFile; fileRef = 001; }; 102 = { isa = PBXBuildFile; fileRef = 002; };
        0B0 = { isa = PBXSourcesBuildPhase; files = ( 101 ); }; 0B1 = { isa = PBXResourcesBuildPhase; files = ( 102 ); };
        0F0 = { isa = PBXNativeTarget; name = Peas; productType = "com.apple.product-type.framework"; buildPhases = ( 0B0 );
          buildConfigurationList = 0C0; dependencies = ( 0D0 ); };
        0F1 = { isa = PBXNativeTarget; name = "Peas-Stuff"; productName = Stuff; productType = "com.apple.product-type.bundle";
          buildPhases = ( 0B1 ); buildConfigurationList = 0C2; };
        0C2 = { isa = XCConfigurationList; buildConfigurations = ( 0C3 ); };
        0C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Stuff; }; };
        0D0 = { isa = PBXTargetDependency; target = 0F1; };
      }; }
      """, to: "Pods/Pods.xcodeproj/project.pbxproj")
    try write(
      "import Foundation\npublic final class Peas {\n  public init() {}\n  public func count() -> String { let b = Bundle(for: Peas.self); return (b.path(forResource: \"Stuff\", ofType: \"bundle\").flatMap { Bundle(path: $0) }?.path(forResource: \"pea\", ofType: \"txt\")).map { ($0 as NSString).lastPathComponent } ?? \"none\" }\n}\n",
      to: "Pods/Peas/Peas.swift")
    try write("pea", to: "Pods/Peas/pea.txt")
    try write(
      "<Workspace version=\"1.0\"><FileRef location=\"group:Mine.xcodeproj\"/><FileRef location=\"group:Pods/Pods.xcodeproj\"/></Workspace>",
      to: "Mine.xcworkspace/contents.xcworkspacedata")
    try write(
      """
      import Peas
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print(Peas().count())
          return true
        }
      }
      """, to: "App.swift")
    for path in [".", "Mine.xcworkspace"] {
      let result = try Tool.run(["run", path, "--host", "headless"], in: folder)
      XCTAssertEqual(result.output, "pea.txt\n", result.errors)
    }
  }

  func testVectorImagesAreDrawnWhenTheAppIsBuilt() throws {
    for program in ["/usr/bin/pdftocairo", "/usr/bin/rsvg-convert"] where access(program, X_OK) != 0 {
      throw XCTSkip("there is no \(program)")
    }
    let pdf =
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
      + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R>>endobj\n"
      + "4 0 obj<</Length 23>>stream\n1 0 0 rg 0 0 24 12 re f\nendstream endobj\ntrailer<</Root 1 0 R>>\n"
    try write(pdf, to: "Vectors/Assets.xcassets/Red.imageset/red.pdf")
    try write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20\"><rect width=\"10\" height=\"20\" fill=\"#00f\"/></svg>",
      to: "Vectors/Assets.xcassets/Blue.imageset/blue.svg")
    // The drawing has a line with a width of a tenth of a pixel at the screen's scale.
    try write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"><rect x=\"5\" width=\"5\" height=\"10\" fill=\"#0f0\"/></svg>",
      to: "Vectors/Assets.xcassets/Fine.imageset/fine.svg")
    try write("not a picture", to: "Vectors/Assets.xcassets/Bad.imageset/bad.pdf")
    for (name, file) in [
      ("Red", "red.pdf"), ("Blue", "blue.svg"), ("Bad", "bad.pdf"), ("Fine", "fine.svg"),
    ] {
      try write(
        "{\"images\": [{\"filename\": \"\(file)\", \"idiom\": \"universal\"}], \"properties\": {\"preserves-vector-representation\": true}}",
        to: "Vectors/Assets.xcassets/\(name).imageset/Contents.json")
    }
    try write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          for name in ["Red", "Blue", "Bad"] { print(name, UIImage(named: name).map { "\\($0.size) \\($0.scale)" } ?? "nil") }
          window = UIWindow(frame: UIScreen.main.bounds)
          let view = UIImageView(image: UIImage(named: "Red"))
          view.frame.origin = CGPoint(x: 100, y: 200)
          let large = UIImageView(image: UIImage(named: "Fine"))
          large.frame = CGRect(x: 20, y: 300, width: 240, height: 240)
          window?.addSubview(large)
          window?.addSubview(view)
          window?.makeKeyAndVisible()
          return true
        }
      }
      """, to: "Vectors/App.swift")
    let result = try Tool.run(["run", "Vectors", "--screenshot", "v.png"], in: folder)
    XCTAssertEqual(result.output, "Red (24.0, 12.0) 3.0\nBlue (10.0, 20.0) 3.0\nBad nil\n", result.errors)
    XCTAssertTrue(result.errors.contains("bad.pdf can't be drawn: it is no PDF"), result.errors)
    let picture = PNG(try folder.data("v.png"))
    XCTAssertEqual(picture?.color(330, 610), 0xFF0000)
    XCTAssertNotEqual(picture?.color(380, 610), 0xFF0000)
    // The edge in the middle of the picture, which is enlarged 24 times, is at most as wide as a pixel of the
    // largest drawing.
    XCTAssertEqual(picture?.color(60 + 360 + 6, 1000), 0x00FF00)
    XCTAssertEqual(picture?.color(60 + 360 - 6, 1000), 0x000000)
  }

  func testTheContainerIsFreshHeadlessAndTheBundleFollowsItsFiles() throws {
    try write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          let file = folder.appendingPathComponent("note")
          print(FileManager.default.fileExists(atPath: file.path), UserDefaults.standard.integer(forKey: "runs"), terminator: " ")
          try? "x".write(to: file, atomically: true, encoding: .utf8)
          UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "runs") + 1, forKey: "runs")
          UserDefaults.standard.synchronize()
          print(folder.lastPathComponent, NSHomeDirectory() == folder.deletingLastPathComponent().path, terminator: " ")
          print(Bundle.main.path(forResource: "a", ofType: "txt").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "nothing")
          print(Bundle.main.infoDictionary?["Own"] ?? "-", Bundle.main.infoDictionary?["CFBundleIdentifier"] ?? "-")
          return true
        }
      }
      """, to: "Box/App.swift")
    try write(
      "<plist version=\"1.0\"><dict><key>Own</key><string>$(PRODUCT_NAME:lower) ${TARGET_NAME}</string></dict></plist>",
      to: "Box/Info.plist")
    try write("one", to: "Box/a.txt")
    func run() throws -> String { try Tool.run(["run", "Box", "--host", "headless"], in: folder).output }
    let rest = "\nbox Box com.example.Box\n"
    XCTAssertEqual(try run(), "false 0 Documents true one" + rest)
    XCTAssertEqual(try run(), "false 0 Documents true one" + rest)
    try write("two!", to: "Box/a.txt")
    XCTAssertEqual(try run(), "false 0 Documents true two!" + rest)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Box/a.txt"))
    XCTAssertEqual(try run(), "false 0 Documents true nothing" + rest)
  }

  func testFrameworksHaveTheirOwnBundles() throws {
    try writeProject(
      objects:
        "104 = { isa = PBXBuildFile; fileRef = 004; };\n004 = { isa = PBXFileReference; path = kit.txt; sourceTree = SOURCE_ROOT; };\n0B3 = { isa = PBXResourcesBuildPhase; files = ( 104 ); };"
    )
    let file = folder.appendingPathComponent("Mine.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "buildPhases = ( 0B2 )", with: "buildPhases = ( 0B2, 0B3 )")
      .replacingOccurrences(of: "( 001, 002, 003 )", with: "( 001, 002, 003, 004 )")
    try write(text, to: "Mine.xcodeproj/project.pbxproj")
    try write("kits", to: "kit.txt")
    try write(
      """
      import Foundation
      public final class KitClass {
        public static func find() -> String {
          let bundle = Bundle(for: KitClass.self)
          return bundle.bundleURL.lastPathComponent + " " + (bundle.path(forResource: "kit", ofType: "txt") == nil ? "no" : "yes")
            + " " + (Bundle.main.path(forResource: "kit", ofType: "txt") == nil ? "no" : "yes")
        }
      }
      public enum Kit { public static let name = KitClass.find() }
      """, to: "Kit.swift")
    let result = try Tool.run(["run", ".", "--host", "headless"], in: folder)
    XCTAssertTrue(result.output.hasPrefix("Kit.framework yes no hello\n"), result.output + result.errors)
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
