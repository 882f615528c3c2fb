import XCTest

/// The device in the user's hands.
final class RotationUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    XCUIDevice.shared.orientation = .portrait
    app.launch()
  }

  override func tearDown() {
    XCUIDevice.shared.orientation = .portrait
  }

  func testTheLayoutFollowsTheDevice() {
    XCTAssertEqual(app.staticTexts.count, 2)
    for side in [UIDeviceOrientation.landscapeLeft, .landscapeRight] {
      XCUIDevice.shared.orientation = side
      XCTAssertTrue(app.staticTexts["Landscape"].waitForExistence(timeout: 1))
      XCTAssertGreaterThan(app.frame.width, app.frame.height)
      XCTAssertTrue(app.staticTexts["\(Int(app.frame.width)) × \(Int(app.frame.height))"].exists)
      XCUIDevice.shared.orientation = .portrait
      XCTAssertTrue(app.staticTexts["Landscape"].waitForNonExistence(timeout: 1))
      XCTAssertTrue(app.staticTexts["Portrait"].isHittable)
    }
  }

  func testAPhoneIsNeverUpsideDown() {
    let portrait = app.frame
    XCUIDevice.shared.orientation = .portraitUpsideDown
    XCTAssertEqual(app.frame, portrait)
    XCTAssertEqual(app.staticTexts.count, 2)
  }
}
