import TestFolders
import XCTest

/// A framework with a storyboard and a file, tested by itself and in an app.
final class TestsOfFrameworksTests: XCTestCase {
  private static let kit = """
    import UIKit

    public class NoticeController: UIViewController {
      @IBOutlet public var label: UILabel!

      public static func make() -> UIViewController {
        UIStoryboard(name: "Kit", bundle: Bundle(for: NoticeController.self)).instantiateViewController(withIdentifier: "notice")
      }
      public static var text: String? {
        Bundle(for: NoticeController.self).url(forResource: "text", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
    }

    """

  /// The controller was created in the app and later moved to the framework, so its module is the target,
  /// regardless of the file's attribute.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="1"><objects>
        <viewController storyboardIdentifier="notice" id="2" customClass="NoticeController" customModule="Mine" customModuleProvider="target">
          <view key="view" contentMode="scaleToFill" id="3"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><label text="Notice" id="4"><rect key="frame" x="0" y="99" width="99" height="20"/></label></subviews></view>
          <connections><outlet property="label" destination="4" id="5"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>

    """

  /// Returns the source of the tests.
  /// - Parameter isHosted: whether the tests run in the app.
  private static func tests(isHosted: Bool) -> String {
    """
    import UIKit
    import XCTest
    @testable import Kit
    \(isHosted ? "@testable import Mine" : "")

    final class NoticeTests: XCTestCase {
      func testStoryboard() throws {
        let controller = try XCTUnwrap(NoticeController.make() as? NoticeController)
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.label.text, "Notice")
        XCTAssertTrue(Bundle(for: NoticeController.self).bundlePath.hasSuffix("/Kit.framework"))
      }
      func testFile() { XCTAssertEqual(NoticeController.text, "of the framework\\n") }
      func testOwnFile() {
        let bundle = Bundle(for: NoticeTests.self)
        XCTAssertTrue(bundle.bundlePath.hasSuffix("Tests.xctest"))
        XCTAssertNotNil(bundle.url(forResource: "own", withExtension: "txt"))
        XCTAssertNil(bundle.url(forResource: "text", withExtension: "txt"))
      }
      func testAppOrNone() { XCTAssertEqual(NSClassFromString("Mine.AppDelegate") != nil, \(isHosted)) }
    }

    """
  }

  private func project() throws -> URL {
    let folder = TestFolder.make()
    try folder.write(
      "import Kit\nimport UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n"
        + "  let notice = NoticeController.text\n}\n", to: "Mine/App.swift")
    try folder.write(Self.kit, to: "Kit/NoticeController.swift")
    try folder.write(Self.storyboard, to: "Kit/Kit.storyboard")
    try folder.write("of the framework\n", to: "Kit/text.txt")
    for (name, isHosted) in [("MineTests", true), ("KitTests", false)] {
      try folder.write(Self.tests(isHosted: isHosted), to: "\(name)/NoticeTests.swift")
      try folder.write("of the tests\n", to: "\(name)/own.txt")
    }
    /// Returns a target with its own folder, and the number of the target that it depends on.
    func target(_ name: String, _ number: String, _ kind: String, needs other: String? = nil, settings: String = "")
      -> String
    {
      """
      \(number)0 = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(kind)";
        buildConfigurationList = \(number)1; buildPhases = ( ); fileSystemSynchronizedGroups = ( \(number)3 );
        dependencies = ( \(other == nil ? "" : "\(number)4") ); };
      \(number)1 = { isa = XCConfigurationList; buildConfigurations = ( \(number)2 ); };
      \(number)2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
        PRODUCT_BUNDLE_IDENTIFIER = com.example.\(name); \(settings) }; };
      \(number)3 = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      \(number)4 = { isa = PBXTargetDependency; target = \(other ?? "")0; };
      """
    }
    let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Mine.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Mine\";"
    try folder.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 100, 200, 300, 400 ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 103, 203, 303, 403 ); };
        \(target("Mine", "10", "application", needs: "20"))
        \(target("Kit", "20", "framework"))
        \(target("MineTests", "30", "bundle.unit-test", needs: "10", settings: host))
        \(target("KitTests", "40", "bundle.unit-test", needs: "20"))
      }; }
      """, to: "Mine.xcodeproj/project.pbxproj")
    return folder
  }

  func testHostedAndByThemselves() throws {
    let result = try Tool.run(["test", "."], in: project())
    XCTAssertEqual(result.code, 0, result.output + result.errors)
    for module in ["MineTests", "KitTests"] {
      for test in ["testAppOrNone", "testFile", "testOwnFile", "testStoryboard"] {
        XCTAssertTrue(
          result.output.contains("Test Case '-[\(module).NoticeTests \(test)]' passed ("), "\(module) \(test)")
      }
    }
  }

  /// Without targets in the plan, the coverage of all targets of the project is measured, except for the test
  /// targets.
  func testTheCoverageIsOfThePlansTargets() throws {
    let folder = try project()
    func files(_ plan: String) throws -> (names: Set<String>, errors: String) {
      try folder.write(
        """
        { "version" : 1, "configurations" : [ { "name" : "One", "options" : { } } ],
          "defaultOptions" : { "codeCoverage" : \(plan) },
          "testTargets" : [ { "target" : { "name" : "MineTests" } }, { "target" : { "name" : "KitTests" } } ] }
        """, to: "All.xctestplan")
      let result = try Tool.run(
        ["test", ".", "--test-plan", "All.xctestplan", "--coverage", "lines.lcov"], in: folder)
      XCTAssertEqual(result.code, 0, result.output + result.errors)
      let text = String(decoding: try folder.data("lines.lcov"), as: UTF8.self)
      let names = text.split(separator: "\n").filter { $0.hasPrefix("SF:") }.map {
        $0.split(separator: "/").suffix(2).joined(separator: "/")
      }
      return (Set(names), result.errors)
    }
    let (app, kit) = ("Mine/App.swift", "Kit/NoticeController.swift")
    XCTAssertEqual(try files("true").names, [app, kit])
    let some = try files("{ \"targets\" : [ { \"name\" : \"Kit\" }, { \"name\" : \"Gone\" } ] }")
    XCTAssertEqual(some.names, [kit])
    XCTAssertTrue(some.errors.contains("measures the coverage of Gone, which is not among"), some.errors)
    XCTAssertEqual(try files("{ \"targets\" : [ { \"name\" : \"Mine\" } ] }").names, [app])
  }
}
