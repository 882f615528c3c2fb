import XCTest

/// Wheels of many rows, a slider that a scroll view keeps touches from, and the pointer.
final class WheelsTests: XCTestCase {
  private let app = XCUIApplication()
  private var status: String { app.staticTexts["status"].label }

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-page", "wheels"]
    app.launch()
  }

  func testAWheelOfNumbersTurnsTowardsTheValue() {
    let years = app.pickerWheels.element
    XCTAssertEqual(years.value as? String, "2023")
    years.adjust(toPickerWheelValue: "2020")
    XCTAssertEqual(status, "choice 3: 2020")
    years.adjust(toPickerWheelValue: "2022")
    XCTAssertEqual(status, "choice 5: 2022")
    years.adjust(toPickerWheelValue: "2022")
    XCTAssertEqual(status, "choice 5: 2022")
  }

  func testASliderInAScrollView() {
    let slider = app.sliders.element
    slider.adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.8, accuracy: 0.03)
    slider.adjust(toNormalizedSliderPosition: 0.2)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.2, accuracy: 0.03)
  }

  func testThePointer() throws {
    try XCTSkipUnless(XCUIDevice.shared.supportsPointerInteraction, "a phone has no pointer")
    app.staticTexts["status"].hover()
    XCTAssertEqual(status, "hovers")
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)).hover()
    XCTAssertEqual(status, "left")
  }
}
