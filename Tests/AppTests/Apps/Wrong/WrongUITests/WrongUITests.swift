import XCTest

final class WrongUITests: XCTestCase {
  private let app = XCUIApplication()

  func testActionThatIsNotThere() {
    app.launch()
    app.buttons["Send"].tap()
    XCTAssertTrue(app.buttons["Index"].exists)
  }

  func testIndexBeyondTheEnd() {
    app.launch()
    app.buttons["Index"].tap()
  }

  func testExit() {
    app.launch()
    app.buttons["Exit"].tap()
    _ = app.wait(for: .notRunning, timeout: 2)
    app.buttons["Index"].tap()
  }

  func testCrashAtLaunch() {
    app.launchArguments = ["-wrongStoryboard"]
    app.launch()
  }

  /// After all others.
  func testZTheNextTestRuns() {
    app.launch()
    XCTAssertTrue(app.buttons["Send"].exists)
  }
}
