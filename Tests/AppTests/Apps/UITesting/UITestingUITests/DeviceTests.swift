import CoreLocation
import XCTest

/// The location and orientation of the device, and the keys of a keyboard that is connected to it.
final class DeviceTests: XCTestCase {
  private let app = XCUIApplication()
  private var status: String { app.staticTexts["status"].label }

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-page", "device"]
    app.resetAuthorizationStatus(for: .location)
  }

  override func tearDown() { XCUIDevice.shared.location = nil }

  private func answer(_ button: String) {
    XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons[button].tap()
  }

  func testALocationFromBeforeTheLaunchAndItsChange() {
    XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 37.5, longitude: -122.25))
    app.launch()
    app.buttons["Locate"].tap()
    XCTAssertEqual(status, "ready")
    answer("Allow While Using App")
    XCTAssertEqual(status, "37.5 -122.25 -1 true")
    XCUIDevice.shared.location = XCUILocation(
      location: CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 0, horizontalAccuracy: 5,
        verticalAccuracy: 5, course: 90, speed: 3, timestamp: Date()))
    XCTAssertEqual(status, "1.0 2.0 3 true")
  }

  func testALocationThatTheUserDenies() {
    XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 1, longitude: 2))
    app.launch()
    app.buttons["Locate"].tap()
    answer("Don’t Allow")
    XCTAssertEqual(status, "failed denied")
  }

  func testAMonitorDeniesTheLocation() {
    addUIInterruptionMonitor(withDescription: "Location") { alert in
      alert.buttons["Don’t Allow"].tap()
      return true
    }
    XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 1, longitude: 2))
    app.launch()
    app.buttons["Locate"].tap()
    app.staticTexts["status"].tap()
    XCTAssertEqual(status, "failed denied")
  }

  /// A permission for once ends with the app; others stay for its next launches.
  func testPermissionsOfLaterLaunches() {
    XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 1, longitude: 2))
    for response in ["Allow Once", "Allow While Using App"] {
      app.launch()
      app.buttons["Locate"].tap()
      XCTAssertEqual(status, "ready")
      answer(response)
      XCTAssertEqual(status, "1.0 2.0 -1 true")
    }
    app.launch()
    app.buttons["Locate"].tap()
    XCTAssertFalse(XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch.exists)
    XCTAssertEqual(status, "1.0 2.0 -1 true")
    app.resetAuthorizationStatus(for: .location)
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    app.buttons["Locate"].tap()
    answer("Don’t Allow")
    XCTAssertEqual(status, "failed denied")
    app.launch()
    app.buttons["Locate"].tap()
    XCTAssertEqual(status, "failed denied")
  }

  func testModifierKeys() {
    app.launch()
    XCUIElement.perform(withKeyModifiers: [.shift, .option]) { app.buttons["Touch"].tap() }
    XCTAssertEqual(status, "touched shift option")
    app.buttons["Touch"].tap()
    XCTAssertEqual(status, "touched")
    XCUIElement.perform(withKeyModifiers: .command) {
      XCUIElement.perform(withKeyModifiers: .shift) { app.typeKey("k", modifierFlags: []) }
    }
    XCTAssertEqual(status, "command")
  }
}
