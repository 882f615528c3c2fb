import XCTest

final class HypnosisterUITests: XCTestCase {
  func testATouchChangesThePicture() {
    let app = XCUIApplication()
    app.launch()
    let before = app.screenshot().pngRepresentation
    app.tap()
    let after = app.screenshot().pngRepresentation
    XCTAssertNotEqual(after, before)
    app.windows.firstMatch.tap()
    XCTAssertNotEqual(app.screenshot().pngRepresentation, after)
  }
}
