import XCTest

/// Uses of the API that succeed.
final class UseTests: XCTestCase {
  private let app = XCUIApplication()
  private var status: String { app.staticTexts["status"].label }

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-city", "Berlin"]
    app.launchEnvironment["GREETING"] = "hello"
    app.launch()
  }

  func testTaps() {
    XCTAssertEqual(app.state, .runningForeground)
    app.buttons["Count"].tap()
    app.buttons["Count"].tap()
    XCTAssertEqual(status, "2 taps")
    app.buttons["Count"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertEqual(status, "3 taps")
    app.otherElements["pad"].doubleTap()
    XCTAssertEqual(status, "twice")
    app.otherElements["pad"].press(forDuration: 1)
    XCTAssertEqual(status, "pressed")
  }

  func testPointer() {
    app.buttons["Count"].click()
    app.buttons["Count"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).click()
    XCTAssertEqual(status, "2 taps")
    app.otherElements["pad"].doubleClick()
    XCTAssertEqual(status, "twice")
    app.otherElements["pad"].rightClick()
    XCTAssertEqual(status, "pressed")
    XCTAssertFalse(XCUIDevice.shared.supportsPointerInteraction)
  }

  func testArgumentsAndEnvironmentReachTheApp() {
    XCTAssertEqual(app.staticTexts["launch"].label, "Berlin, hello")
  }

  func testTwoFingersAndSwipes() {
    let pad = app.otherElements["pad"]
    pad.pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(status, "larger")
    pad.pinch(withScale: 0.5, velocity: -1)
    XCTAssertEqual(status, "smaller")
    pad.rotate(.pi / 2, withVelocity: 2)
    XCTAssertEqual(status, "turned")
    pad.swipeLeft(velocity: .fast)
    XCTAssertEqual(status, "swiped")
  }

  func testTyping() {
    let field = app.textFields["Name"]
    XCTAssertEqual(field.value as? String, "Name")
    XCTAssertEqual(field.placeholderValue, "Name")
    field.tap()
    XCTAssertTrue(app.keyboards.element.exists)
    field.typeText("Grace" + XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(status, "typed Grac")
    app.keys["a"].tap()
    XCTAssertEqual(field.value as? String, "Graca")
    app.keyboards.buttons["Return"].tap()
    XCTAssertEqual(app.keyboards.count, 0)
  }

  func testWaitingTakesTheAppAlong() {
    app.buttons["Later"].tap()
    XCTAssertEqual(status, "ready")
    XCTAssertTrue(app.staticTexts["later"].waitForExistence(timeout: 5))
    app.buttons["Later"].tap()
    app.buttons["Count"].tap()
    let isLater = NSPredicate(format: "label == 'later'")
    wait(for: [expectation(for: isLater, evaluatedWith: app.staticTexts["status"])], timeout: 5)
    app.buttons["Count"].tap()
    app.buttons["Later"].tap()
    sleep(4)
    XCTAssertEqual(status, "later")
    XCTAssertTrue(app.staticTexts["2 taps"].waitForNonExistence(timeout: 1))
    XCTAssertFalse(app.staticTexts["never"].waitForExistence(timeout: 2))
  }

  func testLoopOfTheAppDoesNotHoldTheTestUp() {
    app.buttons["Wait"].tap()
    XCTAssertEqual(status, "waiting")
    XCTAssertTrue(app.staticTexts["waited"].waitForExistence(timeout: 10))
  }

  /// However long one process is at work, the other's clock stands meanwhile.
  func testTimeOfTheMachineIsNoTime() {
    // The next deadline of the test's process.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {}
    let start = Date()
    app.buttons["Slow"].tap()
    XCTAssertEqual(status, "slow")
    XCTAssertLessThan(Date().timeIntervalSince(start), 1)
    // The next one of the app's is at the latest the end of its loop.
    app.buttons["Wait"].tap()
    let end = clock() + CLOCKS_PER_SEC / 2
    while clock() < end {}
    XCTAssertEqual(status, "waiting")
    XCTAssertLessThan(Date().timeIntervalSince(start), 2)
    XCTAssertTrue(app.staticTexts["waited"].waitForExistence(timeout: 10))
  }

  func testAlert() {
    app.buttons["Alert"].tap()
    let alert = app.alerts["Sure?"]
    XCTAssertTrue(alert.staticTexts["It can't be undone."].exists)
    XCTAssertFalse(app.buttons["Count"].isHittable)
    alert.scrollViews.otherElements.buttons["Yes"].tap()
    XCTAssertFalse(alert.exists)
    XCTAssertEqual(status, "yes")
  }

  func testMonitorHandlesAlertInTheWay() {
    addUIInterruptionMonitor(withDescription: "Sure") { alert in
      guard alert.label == "Sure?" else { return false }
      alert.buttons["No"].tap()
      return true
    }
    app.buttons["Alert"].tap()
    app.buttons["Count"].tap()
    XCTAssertEqual(status, "1 taps")
  }

  func testPermission() {
    app.buttons["Permission"].tap()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertTrue(springboard.alerts.firstMatch.waitForExistence(timeout: 2))
    XCTAssertEqual(springboard.alerts.element.label, "“UITesting” Would Like to Send You Notifications")
    springboard.alerts.buttons["Allow"].tap()
    XCTAssertEqual(status, "allowed")
    // The answer holds.
    app.buttons["Count"].tap()
    app.buttons["Permission"].tap()
    XCTAssertEqual(status, "allowed")
  }

  func testLists() {
    app.buttons["List"].tap()
    let rows = app.tables.cells
    // All rows, also those that are not on the screen.
    XCTAssertEqual(rows.count, 50)
    XCTAssertEqual(rows.element(boundBy: 2).staticTexts.firstMatch.label, "Row 2")
    XCTAssertEqual(rows.element(boundBy: 45).staticTexts.firstMatch.label, "Row 45")
    XCTAssertEqual(rows.containing(.staticText, identifier: "Row 3").count, 1)
    app.tables.element.swipeUp()
    XCTAssertFalse(rows.element(boundBy: 0).isHittable)
    // A tap scrolls to what it is for.
    XCTAssertFalse(app.staticTexts["Row 40"].isHittable)
    app.staticTexts["Row 40"].tap()
    XCTAssertTrue(app.staticTexts["Row 40"].isHittable)
    XCTAssertTrue(rows.element(boundBy: 40).isSelected)
    app.navigationBars["Rows"].buttons["Home"].tap()
    XCTAssertTrue(app.navigationBars["Home"].waitForExistence(timeout: 2))
  }

  func testPredicatesAndSnapshots() throws {
    let beginning = NSPredicate(format: "label BEGINSWITH[c] 'c' AND enabled == YES")
    XCTAssertEqual(
      app.buttons.matching(beginning).allElementsBoundByIndex.map(\.label).prefix(2), ["Count", "Copy"])
    XCTAssertEqual(app.buttons.element(matching: .button, identifier: "Count").elementType, .button)
    let snapshot = try app.snapshot()
    XCTAssertEqual(snapshot.elementType, .application)
    XCTAssertEqual(snapshot.label, "UITesting")
    XCTAssertFalse(snapshot.children.isEmpty)
    XCTAssertTrue(app.debugDescription.contains("Button, 0x"))
    XCTAssertEqual(app.windows.children(matching: .any).count > 0, true)
  }

  func testBackgroundAndBack() {
    app.buttons["Count"].tap()
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 1))
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(status, "1 taps")
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertEqual(status, "ready")
  }

  func testPasteboardIsShared() {
    UIPasteboard.general.string = "from the test"
    app.buttons["Paste"].tap()
    XCTAssertEqual(status, "from the test")
    app.buttons["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "from the app")
  }

  func testDeviceAndPictures() {
    XCUIDevice.shared.orientation = .landscapeRight
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCUIDevice.shared.orientation = .portrait
    let screen = XCUIScreen.main.screenshot()
    XCTAssertEqual(screen.image.size.width, app.frame.width)
    let part = app.buttons["Count"].screenshot()
    XCTAssertLessThan(part.image.size.height, 60)
    let attachment = XCTAttachment(screenshot: screen)
    attachment.lifetime = .keepAlways
    add(attachment)
    XCUIDevice.shared.appearance = .dark
    XCTAssertNotEqual(XCUIScreen.main.screenshot().pngRepresentation, screen.pngRepresentation)
  }

  func testAudit() throws {
    var kinds: [XCUIAccessibilityAuditType] = []
    try app.performAccessibilityAudit(for: [.hitRegion, .dynamicType]) { issue in
      kinds.append(issue.auditType)
      return true
    }
    XCTAssertTrue(kinds.contains(.hitRegion))
  }
}
