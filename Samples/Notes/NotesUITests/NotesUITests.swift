import XCTest

/// Notes as a user writes, finds and deletes them.
final class NotesUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments = ["-reset", "YES"]
    app.launch()
  }

  private var text: XCUIElement { app.textViews["text"] }

  private func startNote() {
    app.navigationBars["Notes"].buttons["Add"].tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
  }

  /// Shift is on for the first letter of a sentence only.
  func testANoteIsTypedOnTheKeyboard() {
    startNote()
    app.keys["H"].tap()
    app.keys["i"].tap()
    XCTAssertEqual(text.value as? String, "Hi")
    app.keyboards.buttons["Return"].tap()
    app.keys["Y"].tap()
    app.keys["o"].tap()
    XCTAssertEqual(text.value as? String, "Hi\nYo")
    app.navigationBars.buttons["Notes"].tap()
    let row = app.tables.cells.element(boundBy: 0)
    XCTAssertTrue(row.staticTexts["Hi"].waitForExistence(timeout: 2))
    XCTAssertTrue(row.staticTexts["Yo"].exists)
    XCTAssertEqual(app.tables.cells.count, 5)
  }

  func testTypingIsUndone() {
    startNote()
    let undo = app.navigationBars.buttons["Undo"]
    let redo = app.navigationBars.buttons["Redo"]
    XCTAssertFalse(undo.isEnabled)
    text.typeText("Milk")
    XCTAssertTrue(undo.isEnabled)
    undo.tap()
    XCTAssertEqual(text.value as? String, "")
    XCTAssertFalse(undo.isEnabled)
    redo.tap()
    XCTAssertEqual(text.value as? String, "Milk")
    XCTAssertFalse(redo.isEnabled)
  }

  func testBoldIsSelectedAboveTheKeyboard() {
    startNote()
    let bold = app.toolbars.buttons["Bold"]
    XCTAssertFalse(bold.isSelected)
    bold.tap()
    XCTAssertTrue(bold.isSelected)
    text.typeText("Bold")
    bold.tap()
    XCTAssertFalse(bold.isSelected)
  }

  func testFindLooksForMatches() {
    app.tables.cells.staticTexts["Hello, world"].tap()
    app.navigationBars.buttons["Find"].tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
    let field = app.textFields.firstMatch
    field.typeText("is")
    XCTAssertTrue(app.buttons["Next"].isEnabled)
    field.typeText(" Latin")
    XCTAssertFalse(app.buttons["Next"].isEnabled)
    app.buttons["Done"].tap()
    XCTAssertTrue(field.waitForNonExistence(timeout: 2))
  }

  func testARowIsDeletedBySwipe() {
    let row = app.tables.cells.containing(.staticText, identifier: "Shopping").firstMatch
    row.swipeLeft()
    app.buttons["Delete"].firstMatch.tap()
    XCTAssertTrue(app.staticTexts["Shopping"].waitForNonExistence(timeout: 2))
    XCTAssertEqual(app.tables.cells.count, 3)
  }

  func testSearchFindsTextInAnyScript() {
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("和平")
    XCTAssertTrue(app.staticTexts["Hello, world"].exists)
    XCTAssertEqual(app.tables.cells.count, 1)
    field.buttons["Clear text"].tap()
    field.typeText("nothing like this")
    XCTAssertTrue(app.staticTexts["No Results for “nothing like this”"].waitForExistence(timeout: 2))
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.staticTexts["Shopping"].waitForExistence(timeout: 2))
  }

  func testTheTextIsShared() {
    app.tables.cells.staticTexts["Shopping"].tap()
    app.navigationBars.buttons["Share"].tap()
    XCTAssertTrue(app.otherElements["ActivityListView"].waitForExistence(timeout: 2))
  }
}
