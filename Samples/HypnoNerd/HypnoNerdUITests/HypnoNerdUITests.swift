import XCTest

final class HypnoNerdUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testMessageIsScattered() {
    let field = app.textFields["Hypnotize me"]
    XCTAssertFalse(app.keyboards.element.exists)
    field.tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 1))
    field.typeText("sleep")
    XCTAssertEqual(field.value as? String, "sleep")
    app.keyboards.buttons["Done"].tap()
    XCTAssertTrue(app.keyboards.element.waitForNonExistence(timeout: 1))
    XCTAssertEqual(app.staticTexts.matching(identifier: "sleep").count, 20)
    XCTAssertEqual(field.value as? String, "Hypnotize me")
  }

  func testMessagesAddUp() {
    let field = app.textFields.firstMatch
    for word in ["one\n", "two\n"] {
      field.tap()
      field.typeText(word)
    }
    XCTAssertEqual(app.staticTexts.count, 40)
  }

  func testATouchChangesThePicture() {
    let before = app.screenshot().pngRepresentation
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)).tap()
    XCTAssertNotEqual(app.screenshot().pngRepresentation, before)
  }
}
