import XCTest

/// The form as a guest fills it in.
final class FormUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  func testBookingNeedsNameAndEmail() {
    let book = app.buttons["Book the week"]
    XCTAssertTrue(book.exists)
    XCTAssertFalse(book.isEnabled)

    let name = app.textFields["name"]
    name.tap()
    name.typeText("Ada\n")
    XCTAssertEqual(name.value as? String, "Ada")
    XCTAssertFalse(book.isEnabled)

    // The return key leads to the next field.
    app.textFields["email"].typeText("ada@example.org\n")
    XCTAssertTrue(book.isEnabled)
    XCTAssertFalse(app.keyboards.element.exists)
  }

  func testGuestsAreCounted() {
    let stepper = app.steppers.firstMatch
    stepper.buttons["Increment"].tap()
    stepper.buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["4"].exists)
    stepper.buttons["Decrement"].tap()
    XCTAssertTrue(app.staticTexts["3"].waitForExistence(timeout: 1))
  }

  func testSliderSetsTheBudget() {
    app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1)
    XCTAssertEqual(app.sliders.firstMatch.value as? String, "100%")
    XCTAssertTrue(app.staticTexts["1000 €"].exists)
  }

  func testOneRoomIsSelected() {
    let rooms = app.segmentedControls.firstMatch.buttons
    XCTAssertEqual(rooms.count, 3)
    rooms["Dormitory"].tap()
    XCTAssertTrue(rooms["Dormitory"].isSelected)
    XCTAssertEqual(rooms.matching(NSPredicate(format: "isSelected == true")).count, 1)
  }

  func testMealsAreASwitch() {
    let meals = app.switches.element(boundBy: 1)
    let before = meals.value as? String
    meals.tap()
    XCTAssertNotEqual(meals.value as? String, before)
  }

  func testFormTurnsWithTheDevice() {
    let portrait = app.frame
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, portrait.width)
    XCTAssertTrue(app.textFields["name"].isHittable)
    XCUIDevice.shared.orientation = .portrait
  }
}
