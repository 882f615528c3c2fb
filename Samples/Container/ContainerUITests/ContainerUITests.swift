import XCTest

/// Children that are exchanged, and one that is pushed.
final class ContainerUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testButtonsExchangeThePages() {
    for (button, page) in [("Two", "Second"), ("Three", "Third"), ("One", "First"), ("Three", "Third")] {
      app.buttons[button].tap()
      XCTAssertTrue(app.staticTexts[page].waitForExistence(timeout: 1), page)
      let pages = NSPredicate(format: "label IN {'First', 'Second', 'Third'}")
      XCTAssertEqual(app.staticTexts.matching(pages).count, 1, page)
    }
  }

  func testDetailIsPushedAndPopped() {
    app.buttons["Two"].tap()
    app.buttons["Open"].tap()
    XCTAssertTrue(app.navigationBars["Detail"].waitForExistence(timeout: 1))
    app.navigationBars.buttons["Edit"].tap()
    XCTAssertTrue(app.navigationBars.buttons["Done"].exists)
    app.navigationBars.buttons["Done"].tap()
    app.navigationBars.buttons["Container"].tap()
    XCTAssertTrue(app.staticTexts["Second"].waitForExistence(timeout: 1))
  }

  func testASwipeFromTheEdgeGoesBack() {
    app.buttons["Open"].tap()
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    edge.press(forDuration: 0.05, thenDragTo: edge.withOffset(CGVector(dx: 300, dy: 0)))
    XCTAssertTrue(app.navigationBars["Container"].waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["First"].isHittable)
  }

  func testEachPageOpensTheDetail() {
    for page in ["One", "Two", "Three"] {
      app.buttons[page].tap()
      app.buttons["Open"].tap()
      XCTAssertTrue(app.staticTexts["Swipe from the edge to go back"].waitForExistence(timeout: 1), page)
      app.navigationBars["Detail"].buttons["Container"].tap()
    }
  }
}
