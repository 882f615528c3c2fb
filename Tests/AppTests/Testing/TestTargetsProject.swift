import Foundation
import TestFolders

/// An Xcode project with an app, `Mine`, unit tests that run in it, `MineTests`, and unit tests without an app,
/// `FreeTests`.
struct TestTargetsProject {
  let folder: URL

  static let app = """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var launches = 0
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        launches += 1
        return true
      }
    }

    func double(_ number: Int) -> Int {
      if number == 1_000 {
        return 0
      }
      return 2 * number
    }

    class Greeter: NSObject {
      func greeting() -> String { ProcessInfo.processInfo.environment["GREETING"] ?? "hello" }
    }

    """

  /// Good and bad tests of the app.
  static let tests = """
    import XCTest
    @testable import Mine

    final class GoodTests: XCTestCase {
      func testDoubles() { XCTAssertEqual(double(2), 4) }
      func testTheAppRuns() { XCTAssertEqual((UIApplication.shared.delegate as? AppDelegate)?.launches, 1) }
      func testResources() throws {
        let url = try XCTUnwrap(Bundle(for: GoodTests.self).url(forResource: "data", withExtension: "txt"))
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "of the tests\\n")
      }
      func testSkipped() throws { throw XCTSkip("not today") }
    }

    final class BadTests: XCTestCase {
      func testFails() { XCTAssertEqual(double(2), 5, "two and two") }
      func testCrashes() { fatalError("as it should") }
      func testAfterTheCrash() { XCTAssertTrue(true) }
    }

    final class FlakyTests: XCTestCase {
      static var runs = 0
      func testSecondRunPasses() {
        Self.runs += 1
        XCTAssertEqual(Self.runs, 2)
      }
    }

    final class SettingTests: XCTestCase {
      func testSettings() {
        print("SETTINGS", Greeter().greeting(), UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone",
          Locale.current.identifier, CommandLine.arguments.dropFirst().joined(separator: ","))
      }
    }

    final class IdiomTests: XCTestCase {
      func testPhone() { XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone) }
    }

    final class EndlessTests: XCTestCase {
      func testNeverEnds() { while true { usleep(1000) } }
      func testExits() { exit(0) }
    }

    """

  static let freeTests = """
    import XCTest

    final class FreeTests: XCTestCase {
      func testWithoutAnApp() { XCTAssertNil(NSClassFromString("Mine.AppDelegate")) }
    }

    """

  /// Writes a project with an app and targets of hosted and unhosted tests.
  /// - Parameters:
  ///   - tests: the source of the hosted tests.
  ///   - app: the source of the app.
  ///   - name: the name of the hosted tests' target and of its folder.
  ///   - settings: more build settings of that target.
  init(
    tests: String = Self.tests, app: String = Self.app, named name: String = "MineTests", settings: String = ""
  ) throws {
    folder = TestFolder.make()
    try folder.write(app, to: "App.swift")
    try folder.write(tests, to: "\(name)/MineTests.swift")
    try folder.write("of the tests\n", to: "\(name)/data.txt")
    try folder.write(Self.freeTests, to: "FreeTests/FreeTests.swift")
    func target(_ name: String, _ number: String, settings: String) -> String {
      """
      \(number)0 = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = \(number)1; buildPhases = ( ); fileSystemSynchronizedGroups = ( \(number)3 );
        dependencies = ( ); };
      \(number)1 = { isa = XCConfigurationList; buildConfigurations = ( \(number)2 ); };
      \(number)2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
        PRODUCT_BUNDLE_IDENTIFIER = "com.example.\(name)"; \(settings) }; };
      \(number)3 = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)"; sourceTree = "<group>"; };
      """
    }
    let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Mine.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Mine\";"
    try folder.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 0F0, 100, 200 ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        0C2 = { isa = XCConfigurationList; buildConfigurations = ( 0C3 ); };
        0C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
          PRODUCT_BUNDLE_IDENTIFIER = com.example.mine; TARGETED_DEVICE_FAMILY = "1,2"; }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 001, 103, 203 ); };
        001 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        101F = { isa = PBXBuildFile; fileRef = 001; };
        0B0 = { isa = PBXSourcesBuildPhase; files = ( 101F ); };
        0F0 = { isa = PBXNativeTarget; name = Mine; productType = "com.apple.product-type.application";
          buildConfigurationList = 0C2; buildPhases = ( 0B0 ); dependencies = ( ); };
        \(target(name, "10", settings: host + settings))
        \(target("FreeTests", "20", settings: ""))
      }; }
      """, to: "Mine.xcodeproj/project.pbxproj")
  }

  /// Runs `flipside test` in the project's folder.
  func test(_ arguments: String..., environment: [String: String?] = [:]) throws -> Tool.Result {
    try Tool.run(["test", "."] + arguments, in: folder, environment: environment)
  }

  func json(_ name: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: folder.data(name)) as? [String: Any] ?? [:]
  }

  func text(_ name: String) throws -> String { String(decoding: try folder.data(name), as: UTF8.self) }
}
