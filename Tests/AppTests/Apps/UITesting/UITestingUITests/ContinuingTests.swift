import XCTest

/// An app that is launched once continues running for all tests of a class, and its next launch terminates it.
final class ContinuingTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    let app = XCUIApplication()
    app.launchArguments = ["-page", "wheels"]
    app.launch()
  }

  func testAFirst() { XCUIApplication().pickerWheels.element.adjust(toPickerWheelValue: "2020") }

  func testBSecond() {
    let app = XCUIApplication()
    XCTAssertEqual(app.state, .runningForeground)
    app.activate()
    XCTAssertEqual(app.staticTexts["status"].label, "choice 3: 2020")
  }

  func testCThird() {
    let app = XCUIApplication()
    app.launchArguments = ["-page", "wheels"]
    app.launch()
    XCTAssertEqual(app.pickerWheels.element.value as? String, "2023")
  }
}
