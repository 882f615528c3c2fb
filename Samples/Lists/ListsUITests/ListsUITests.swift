import XCTest

/// The four lists as a user goes through them.
final class ListsUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  func testContactOpensAndGoesBack() {
    app.tables.cells.staticTexts["Grace Hopper"].firstMatch.tap()
    XCTAssertTrue(app.staticTexts["Keeps a nanosecond of wire on her desk."].waitForExistence(timeout: 2))
    app.navigationBars.buttons["Contacts"].tap()
    XCTAssertTrue(app.navigationBars["Contacts"].exists)
  }

  func testSearchFindsContacts() {
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("Hopper")
    let names = app.tables.cells.staticTexts.matching(NSPredicate(format: "label CONTAINS[c] 'hopper'"))
    XCTAssertGreaterThan(names.count, 0)
    XCTAssertFalse(app.staticTexts["Charles Babbage"].exists)
    field.buttons["Clear text"].tap()
    XCTAssertTrue(app.staticTexts["Charles Babbage"].firstMatch.waitForExistence(timeout: 2))
  }

  func testRowIsDeletedBySwipe() {
    let cells = app.tables.cells
    let row = cells.containing(.staticText, identifier: "Charles Babbage").firstMatch
    XCTAssertTrue(row.exists)
    row.swipeLeft()
    app.buttons["Delete"].firstMatch.tap()
    XCTAssertTrue(app.staticTexts["Charles Babbage"].waitForNonExistence(timeout: 2))
  }

  func testTabsLeadToTheOtherLists() {
    let tabs = app.tabBars.buttons
    XCTAssertEqual(tabs.count, 4)
    XCTAssertTrue(tabs["Contacts"].isSelected)
    tabs["Photos"].tap()
    XCTAssertTrue(app.collectionViews.firstMatch.waitForExistence(timeout: 2))
    XCTAssertGreaterThan(app.collectionViews.firstMatch.cells.count, 3)
    tabs["Settings"].tap()
    XCTAssertTrue(app.navigationBars["Settings"].exists)
  }

  func testFavoritesAreReordered() {
    let rows = app.tables.cells
    XCTAssertTrue(rows.element(boundBy: 0).staticTexts["Ada Lovelace"].exists)
    app.navigationBars["Contacts"].buttons["Edit"].tap()
    let handle = rows.element(boundBy: 1).buttons.matching(NSPredicate(format: "label BEGINSWITH 'Reorder'"))
      .firstMatch
    handle.press(forDuration: 0.5, thenDragTo: rows.element(boundBy: 0))
    app.navigationBars["Contacts"].buttons["Done"].tap()
    XCTAssertTrue(rows.element(boundBy: 0).staticTexts["Grace Hopper"].exists)
    XCTAssertTrue(rows.element(boundBy: 1).staticTexts["Ada Lovelace"].exists)
  }

  func testSortingBySettings() {
    app.tabBars.buttons["Settings"].tap()
    app.tables.staticTexts["Sort By"].tap()
    app.tables.staticTexts["First Name"].tap()
    app.navigationBars.buttons["Settings"].tap()
    XCTAssertTrue(app.tables.staticTexts["First Name"].waitForExistence(timeout: 2))
    app.tables.staticTexts["Reset Settings"].tap()
    app.sheets.buttons["Reset"].tap()
    XCTAssertTrue(app.tables.staticTexts["Last Name"].waitForExistence(timeout: 2))
  }
}
