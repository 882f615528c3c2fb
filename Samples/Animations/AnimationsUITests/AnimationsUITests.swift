import XCTest

final class AnimationsUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  override func tearDown() {
    XCUIDevice.shared.orientation = .portrait
  }

  func testEachDemoThereAndBack() {
    for demo in [
      "Springs", "Keyframes", "Transitions", "Property Animator", "Dynamics", "Layers", "Replicator", "Emitter",
      "Constraints", "Presentations",
    ] {
      app.buttons[demo].tap()
      XCTAssertTrue(app.buttons["Done"].waitForExistence(timeout: 1), demo)
      XCTAssertTrue(app.staticTexts[demo].exists, demo)
      app.buttons["Done"].tap()
      XCTAssertTrue(app.staticTexts["Animations"].waitForExistence(timeout: 1), demo)
    }
  }

  func testASliderScrubsTheAnimator() {
    app.buttons["Property Animator"].tap()
    let slider = app.sliders["progress"]
    slider.adjust(toNormalizedSliderPosition: 0.5)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.5, accuracy: 0.05)
    app.buttons["Play"].tap()
    sleep(3)
    XCTAssertEqual(slider.value as? String, "0%", "a new animator begins when the old one ends")
  }

  func testACardOpensAndCloses() {
    app.buttons["Constraints"].tap()
    app.buttons["Open"].tap()
    XCTAssertTrue(app.buttons["Close"].waitForExistence(timeout: 1))
    app.buttons["Hide a row"].tap()
    XCTAssertTrue(app.staticTexts["  Row 2"].waitForNonExistence(timeout: 1))
    app.buttons["Close"].tap()
    XCTAssertTrue(app.buttons["Open"].exists)
  }

  func testEachPresentationEnds() {
    app.buttons["Presentations"].tap()
    for style in ["Cover", "Flip", "Cross dissolve"] {
      app.buttons[style].tap()
      XCTAssertTrue(app.buttons["Dismiss"].waitForExistence(timeout: 2), style)
      app.buttons["Dismiss"].tap()
      XCTAssertTrue(app.buttons["Dismiss"].waitForNonExistence(timeout: 2), style)
    }
  }

  func testOnlyWhatIsPresentedTurns() {
    let portrait = app.frame
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.frame, portrait)
    XCUIDevice.shared.orientation = .portrait
    app.buttons["Presentations"].tap()
    app.buttons["Cover"].tap()
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, portrait.width)
  }
}
