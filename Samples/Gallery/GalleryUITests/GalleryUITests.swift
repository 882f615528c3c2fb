import XCTest

/// Each page, there and back.
final class GalleryUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  private func open(_ title: String) {
    app.scrollViews.buttons[title].tap()
  }

  /// Nothing lies over the list.
  private func checkTheListIsBack(_ page: String) {
    XCTAssertTrue(app.navigationBars["Gallery"].waitForExistence(timeout: 2), page)
    XCTAssertTrue(app.scrollViews.buttons[page].waitForExistence(timeout: 2), page)
  }

  // MARK: Containers

  func testPushedPages() {
    for (page, title) in [
      ("Navigation", "Navigation"), ("Bars", "Bars"), ("Pages that scroll", "Pages"), ("Pages that curl", "Pages"),
      ("Search", "Search"), ("Nothing here", "Nothing here"),
    ] {
      open(page)
      XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 2), page)
      app.navigationBars[title].buttons["Gallery"].tap()
      checkTheListIsBack(page)
    }
  }

  func testNavigationGoesDeeper() {
    open("Navigation")
    app.buttons["Next"].tap()
    XCTAssertTrue(app.navigationBars["Navigation +"].waitForExistence(timeout: 2))
    app.buttons["Next"].tap()
    XCTAssertTrue(app.navigationBars["Navigation + +"].waitForExistence(timeout: 2))
    app.buttons["Close"].tap()
    app.buttons["Close"].tap()
    app.buttons["Close"].tap()
    checkTheListIsBack("Navigation")
  }

  func testBarsHideAndMenuOpens() {
    open("Bars")
    XCTAssertTrue(app.toolbars.buttons["Middle"].waitForExistence(timeout: 2))
    app.navigationBars["Bars"].buttons["Add"].tap()
    XCTAssertTrue(app.toolbars.element.waitForNonExistence(timeout: 2))
    app.buttons["Hide bars"].tap()
    XCTAssertTrue(app.navigationBars.element.waitForNonExistence(timeout: 2))
    app.buttons["Hide bars"].tap()
    app.navigationBars["Bars"].buttons["More"].tap()
    app.buttons["Green bar"].tap()
    XCTAssertTrue(app.buttons["Green bar"].waitForNonExistence(timeout: 2))
  }

  func testTabs() {
    open("Tabs")
    let tabs = app.tabBars.buttons
    XCTAssertEqual(tabs.count, 3)
    XCTAssertTrue(tabs["Tab 1"].isSelected)
    XCTAssertEqual(tabs["Tab 2"].value as? String, "2 items")
    tabs["Tab 3"].tap()
    XCTAssertTrue(tabs["Tab 3"].isSelected)
    XCTAssertTrue(app.navigationBars["Tab 3"].exists)
    app.buttons["Close"].tap()
    checkTheListIsBack("Tabs")
  }

  func testMoreTabsAreInAList() {
    open("Tabs with More")
    XCTAssertEqual(app.tabBars.buttons.count, 5)
    app.tabBars.buttons["More"].tap()
    XCTAssertEqual(app.tables.cells.count, 3)
    app.tables.staticTexts["Tab 6"].tap()
    XCTAssertTrue(app.navigationBars["Tab 6"].waitForExistence(timeout: 2))
    app.tabBars.buttons["Tab 1"].tap()
    app.buttons["Close"].tap()
    checkTheListIsBack("Tabs with More")
  }

  func testPagesTurn() {
    open("Pages that scroll")
    let dots = app.pageIndicators.firstMatch
    XCTAssertEqual(dots.value as? String, "page 1 of 5")
    app.swipeLeft()
    XCTAssertTrue(app.staticTexts["Page 2"].waitForExistence(timeout: 2))
    XCTAssertEqual(dots.value as? String, "page 2 of 5")
    app.swipeRight()
    XCTAssertTrue(app.staticTexts["Page 1"].waitForExistence(timeout: 2))
  }

  func testColumnsAreAStackOnAPhone() {
    for page in ["Columns", "Three columns"] {
      open(page)
      XCTAssertTrue(app.buttons["Close"].waitForExistence(timeout: 2), page)
      app.buttons["Close"].firstMatch.tap()
      if !app.navigationBars["Gallery"].waitForExistence(timeout: 2) { app.buttons["Close"].firstMatch.tap() }
    }
  }

  func testSearchFindsAndFindsNothing() {
    open("Search")
    let field = app.searchFields["Fruit"]
    field.tap()
    field.typeText("berry")
    XCTAssertEqual(app.textViews.firstMatch.value as? String, "Blackberry")
    field.typeText("x")
    XCTAssertTrue(app.staticTexts["No Results for “berryx”"].exists)
    field.buttons["Clear text"].tap()
    app.segmentedControls.buttons["A to B"].tap()
    XCTAssertEqual(app.textViews.firstMatch.value as? String, "Apple\nApricot\nBanana\nBlackberry")
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.navigationBars.buttons["Gallery"].waitForExistence(timeout: 2))
  }

  func testNothingHereLooksAgain() {
    open("Nothing here")
    app.buttons["Look Again"].tap()
    XCTAssertTrue(app.activityIndicators.firstMatch.exists)
    XCTAssertFalse(app.staticTexts["No Letters"].exists)
    XCTAssertTrue(app.staticTexts["No Letters"].waitForExistence(timeout: 3))
  }

  // MARK: Sheets and covers

  func testSheetsAndCovers() {
    for page in [
      "Page sheet", "Form sheet", "Full screen", "Over full screen", "Over the context", "Flip", "Cross dissolve",
      "Half a sheet",
    ] {
      open(page)
      XCTAssertTrue(app.buttons["Close"].waitForExistence(timeout: 2), page)
      app.buttons["Close"].tap()
      XCTAssertTrue(app.buttons["Close"].waitForNonExistence(timeout: 2), page)
      checkTheListIsBack(page)
    }
  }

  func testASheetIsPulledDown() {
    open("Page sheet")
    let title = app.navigationBars["Page sheet"]
    XCTAssertTrue(title.waitForExistence(timeout: 2))
    title.press(forDuration: 0.05, thenDragTo: app.windows.firstMatch)
    XCTAssertTrue(title.waitForNonExistence(timeout: 2))
  }

  func testATapBesideThePopoverClosesIt() {
    open("Popover")
    XCTAssertTrue(app.popovers.buttons["Next"].waitForExistence(timeout: 2))
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertTrue(app.popovers.element.waitForNonExistence(timeout: 2))
  }

  func testTheDrawerIsPushedBack() {
    open("Custom")
    XCTAssertTrue(app.staticTexts["Drawer"].waitForExistence(timeout: 2))
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    XCTAssertTrue(app.staticTexts["Drawer"].waitForNonExistence(timeout: 2))
    open("Custom")
    let drawer = app.staticTexts["Drawer"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    drawer.press(forDuration: 0.05, thenDragTo: drawer.withOffset(CGVector(dx: -150, dy: 0)))
    XCTAssertTrue(app.staticTexts["Drawer"].waitForNonExistence(timeout: 2))
  }

  // MARK: Alerts and activities

  func testAlert() {
    open("Alert")
    let alert = app.alerts["Delete this letter?"]
    XCTAssertTrue(alert.staticTexts["It can't be brought back."].exists)
    XCTAssertEqual(alert.buttons.count, 2)
    alert.buttons["Cancel"].tap()
    XCTAssertFalse(alert.exists)
  }

  func testSigningInNeedsAName() {
    open("Alert with fields")
    let alert = app.alerts["Sign In"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    XCTAssertFalse(alert.buttons["Sign In"].isEnabled)
    alert.textFields["Name"].typeText("Ada")
    XCTAssertTrue(alert.buttons["Sign In"].isEnabled)
    alert.secureTextFields["Password"].tap()
    alert.secureTextFields["Password"].typeText("secret")
    XCTAssertEqual(alert.secureTextFields.firstMatch.value as? String, "••••••")
    alert.buttons["Sign In"].tap()
    XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
  }

  func testActionSheet() {
    open("Action sheet")
    let sheet = app.sheets["Share this letter"]
    XCTAssertTrue(sheet.waitForExistence(timeout: 1))
    XCTAssertTrue(sheet.buttons["Print"].exists)
    sheet.buttons["Cancel"].tap()
    XCTAssertTrue(sheet.waitForNonExistence(timeout: 1))
  }

  func testActivities() {
    open("Activities")
    let list = app.otherElements["ActivityListView"]
    XCTAssertTrue(list.waitForExistence(timeout: 2))
    XCTAssertTrue(list.staticTexts["A letter"].exists)
    list.buttons["Close"].tap()
    XCTAssertTrue(list.waitForNonExistence(timeout: 2))
  }

  // MARK: Segues

  func testSeguesUnwind() {
    open("Every kind of segue")
    XCTAssertTrue(app.staticTexts["Embedded"].waitForExistence(timeout: 2))
    for (button, name) in [("Show", "Show"), ("Present", "Present"), ("Custom", "Custom")] {
      app.buttons[button].tap()
      app.buttons["Unwind"].tap()
      XCTAssertTrue(app.staticTexts["Back from \(name)"].waitForExistence(timeout: 2))
    }
    app.buttons["Never"].tap()
    XCTAssertFalse(app.buttons["Unwind"].exists)
  }
}
