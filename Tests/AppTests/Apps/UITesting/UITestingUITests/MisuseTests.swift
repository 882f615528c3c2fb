import XCTest

/// Uses of the API that fail, one a test, with Apple's messages.
final class MisuseTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testNoMatch() {
    app.buttons["Nowhere"].tap()
  }

  func testNoMatchOfAttribute() {
    XCTAssertEqual(app.switches.element.label, "")
  }

  func testNoFirstMatch() {
    app.tables.cells.firstMatch.tap()
  }

  func testSeveralMatches() {
    app.buttons.element.tap()
  }

  func testTypingWithoutFocus() {
    app.textFields["Name"].typeText("Ada")
  }

  func testCovered() {
    app.buttons["Covered"].tap()
  }

  func testNotRunning() {
    app.terminate()
    app.buttons["Count"].tap()
  }

  func testCrash() {
    app.buttons["Crash"].tap()
  }

  func testUnknownApp() {
    XCUIApplication(bundleIdentifier: "com.example.Elsewhere").launch()
  }

  func testLongIdentifier() {
    _ = app.buttons[String(repeating: "x", count: 129)]
  }

  func testNoSlider() {
    app.buttons["Count"].adjust(toNormalizedSliderPosition: 0.5)
  }

  func testAuditFails() throws {
    try app.performAccessibilityAudit(for: .hitRegion)
  }

  /// The code after the failure does not run.
  func testStops() {
    continueAfterFailure = false
    app.buttons["Nowhere"].tap()
    XCTFail("it went on")
  }
}
