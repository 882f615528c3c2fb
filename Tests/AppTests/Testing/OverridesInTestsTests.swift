import XCTest

/// Tests whose classes override `@objc` members of the app's extensions, as Swift allows on Apple's platforms.
final class OverridesInTestsTests: XCTestCase {
  private static let app = """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {}

    protocol Loadable: AnyObject {
      static var fileName: String { get }
      static func made() -> Self
    }

    extension UIView: Loadable {
      @objc class var fileName: String { "\\(self)" }
      @objc class func made() -> Self { Self.init() }
      @objc var caption: String {
        get { accessibilityLabel ?? "" }
        set { accessibilityLabel = newValue }
      }
      @objc func describe(_ word: String, twice: Bool = false) -> String { twice ? word + word : word }
      @objc func load() throws -> Int { 1 }
    }

    extension UIViewController {
      @objc class var fileName: String { "controller \\(self)" }
      var described: String { Self.fileName }
    }

    class ListController: UIViewController {
      var calls: [String] = []
      func start() { refresh(); show("a") }
    }

    extension ListController {
      @objc func refresh() { calls.append("refresh") }
      @objc func show(_ text: String) { calls.append(text) }
    }

    class BadgeView: UIView {
      override func describe(_ word: String, twice: Bool) -> String { "badge " + super.describe(word, twice: twice) }
    }

    """

  private static let tests = """
    import XCTest
    @testable import Mine

    class OtherView: UIView {
      override class var fileName: String { "Other" }
      override class func made() -> Self { let view = super.made(); view.tag = 7; return view }
      override var caption: String {
        get { "[" + super.caption + "]" }
        set { super.caption = newValue.uppercased() }
      }
      override func describe(_ word: String, twice: Bool) -> String { "other " + super.describe(word, twice: twice) }
      override func load() throws -> Int { try super.load() + 1 }
    }

    final class FinalView: OtherView {
      override class var fileName: String { super.fileName + " final" }
    }

    class PlainView: UIView {}

    final class MockController: ListController {
      override func refresh() { calls.append("mock"); super.refresh() }
      override class var fileName: String { "Mock, not " + super.fileName }
    }

    @MainActor final class OverrideTests: XCTestCase {
      func testClassProperties() {
        XCTAssertEqual(PlainView.fileName, "PlainView")
        XCTAssertEqual(OtherView.fileName, "Other")
        XCTAssertEqual(FinalView.fileName, "Other final")
        let loadable: [any Loadable.Type] = [PlainView.self, FinalView.self]
        XCTAssertEqual(loadable.map { $0.fileName }, ["PlainView", "Other final"])
        XCTAssertEqual(UIViewController().described, "controller UIViewController")
        XCTAssertEqual(MockController().described, "Mock, not controller MockController")
      }
      func testClassMethods() {
        XCTAssertEqual(PlainView.made().tag, 0)
        XCTAssertEqual(OtherView.made().tag, 7)
        XCTAssertTrue((FinalView.made() as Any) is FinalView)
      }
      func testProperties() {
        let view: UIView = OtherView()
        view.caption = "a"
        XCTAssertEqual(view.caption, "[A]")
        XCTAssertEqual(view.accessibilityLabel, "A")
      }
      func testMethods() throws {
        let views: [UIView] = [UIView(), OtherView(), BadgeView()]
        XCTAssertEqual(views.map { $0.describe("x", twice: true) }, ["xx", "other xx", "badge xx"])
        XCTAssertEqual(views[1].describe("x"), "other x")
        XCTAssertEqual(try views.map { try $0.load() }, [1, 2, 1])
      }
      func testExtensionsOfTheAppsClasses() {
        let controller = MockController()
        controller.start()
        XCTAssertEqual(controller.calls, ["mock", "refresh", "a"])
      }
      func testInsideAFunction() {
        class LocalView: UIView {
          override class var fileName: String { "local" }
        }
        XCTAssertEqual(LocalView.fileName, "local")
      }
      func testInsideAnotherFunction() {
        class LocalView: UIView {
          override func describe(_ word: String, twice: Bool) -> String { "there" }
        }
        XCTAssertEqual((LocalView() as UIView).describe("x"), "there")
        XCTAssertEqual(LocalView.fileName, "LocalView")
      }
    }

    """

  func testEachIsCalled() throws {
    let project = try TestTargetsProject(tests: Self.tests, app: Self.app)
    let result = try project.test("--only-testing", "MineTests")
    XCTAssertEqual(result.code, 0, result.output + result.errors)
    XCTAssertTrue(result.output.contains("Executed 7 tests, with 0 failures"), result.output)
    // The overrides are found in a second build without changes, and in one in which only the tests have changed.
    XCTAssertEqual(try project.test("--only-testing", "MineTests").code, 0)
    try project.folder.write(
      Self.tests.replacingOccurrences(of: "{ \"Other\" }", with: "{ \"Another\" }"), to: "MineTests/MineTests.swift"
    )
    let changed = try project.test("--only-testing", "MineTests/OverrideTests/testClassProperties")
    XCTAssertTrue(changed.output.contains("XCTAssertEqual failed: (\"Another\")"), changed.output)
  }
}
