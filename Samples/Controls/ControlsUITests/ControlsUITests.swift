import XCTest

/// The controls as a user meets them.
final class ControlsUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  private func open(_ title: String) {
    let row = app.tables.staticTexts[title]
    for _ in 0..<6 where !row.isHittable { app.tables.firstMatch.swipeUp(velocity: .slow) }
    row.tap()
    XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 2), title)
  }

  func testASwitchTurns() {
    open("Switches")
    let first = app.switches.element(boundBy: 0)
    XCTAssertEqual(first.value as? String, "0")
    first.tap()
    XCTAssertEqual(first.value as? String, "1")
    XCTAssertFalse(app.switches.element(boundBy: 2).isEnabled)
  }

  func testASliderMoves() {
    open("Sliders")
    let slider = app.sliders.element(boundBy: 0)
    slider.adjust(toNormalizedSliderPosition: 1)
    XCTAssertEqual(slider.value as? String, "100%")
  }

  func testAStepperStopsAtItsLimit() {
    open("Steppers")
    let atTheMinimum = app.steppers.element(boundBy: 1)
    XCTAssertFalse(atTheMinimum.buttons["Decrement"].isEnabled)
    atTheMinimum.buttons["Increment"].tap()
    XCTAssertTrue(atTheMinimum.buttons["Decrement"].isEnabled)
  }

  func testAPopUpButtonShowsItsChoice() {
    open("Menus")
    app.buttons["Small"].tap()
    app.buttons["Large"].tap()
    XCTAssertTrue(app.buttons["Large"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.buttons["Medium"].exists)
  }

  func testPasting() {
    open("Paste control")
    app.buttons["Copy"].tap()
    app.buttons["Paste"].firstMatch.tap()
    XCTAssertEqual(app.textFields.firstMatch.value as? String, "Copied")
  }
}
