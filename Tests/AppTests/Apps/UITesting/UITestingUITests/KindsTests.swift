import XCTest

/// The element that each class is, and what is done with it.
final class KindsTests: XCTestCase {
  private let app = XCUIApplication()
  private var status: String { app.staticTexts["status"].label }

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-page", "kinds"]
    app.launch()
  }

  func testLabelsAreStaticTextsWhateverTheirTraits() {
    XCTAssertTrue(app.staticTexts["Texts"].exists)
    XCTAssertTrue(app.staticTexts["Tappable"].exists)
    XCTAssertFalse(app.buttons["Tappable"].exists)
  }

  func testTextFields() {
    let field = app.textFields["Name"]
    field.tap()
    field.typeText("Ada\t")
    XCTAssertTrue((field.value as? String ?? "").hasPrefix("Ada"))
    let secret = app.secureTextFields["Password"]
    secret.tap()
    secret.typeText("abc")
    XCTAssertEqual(secret.value as? String, "•••")
    let notes = app.textViews.element
    XCTAssertEqual(notes.value as? String, "Some notes")
    notes.tap()
    notes.typeText("!")
    XCTAssertTrue((notes.value as? String ?? "").contains("!"))
  }

  func testSearchField() {
    let field = app.searchFields["Find"]
    field.tap()
    field.typeText("ab")
    XCTAssertEqual(status, "searches ab")
    app.keyboards.buttons["Search"].tap()
    XCTAssertEqual(app.keyboards.count, 0)
    field.tap()
    field.buttons["Clear text"].tap()
    XCTAssertEqual(status, "searches ")
    XCTAssertEqual(field.value as? String, "Find")
  }

  func testSlider() {
    let slider = app.sliders["volume"]
    XCTAssertEqual(slider.value as? String, "0%")
    slider.adjust(toNormalizedSliderPosition: 0.75)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.75, accuracy: 0.03)
    slider.adjust(toNormalizedSliderPosition: 0)
    XCTAssertEqual(slider.value as? String, "0%")
  }

  func testStepper() {
    let stepper = app.steppers.element
    XCTAssertEqual(stepper.buttons.count, 2)
    XCTAssertFalse(stepper.buttons["Decrement"].isEnabled)
    stepper.buttons["Increment"].tap()
    XCTAssertEqual(status, "stepper 1")
    XCTAssertTrue(stepper.buttons["Decrement"].isEnabled)
  }

  func testSwitch() {
    let toggle = app.switches["Alarm"]
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "1")
    XCTAssertEqual(status, "on")
  }

  func testSegmentedControl() {
    let segments = app.segmentedControls.buttons
    XCTAssertEqual(segments.count, 2)
    XCTAssertTrue(segments["Day"].isSelected)
    segments["Week"].tap()
    XCTAssertTrue(segments["Week"].isSelected)
    XCTAssertFalse(segments["Day"].isSelected)
    XCTAssertEqual(status, "segment 1")
  }

  func testPageIndicator() {
    let pages = app.pageIndicators.element
    XCTAssertEqual(pages.value as? String, "page 1 of 3")
    pages.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    XCTAssertEqual(status, "page 1")
    XCTAssertEqual(pages.value as? String, "page 2 of 3")
  }

  func testIndicators() {
    XCTAssertEqual(app.progressIndicators.element.value as? String, "25%")
    XCTAssertEqual(app.activityIndicators.element.label, "In progress")
  }

  func testButtonsWithAnImageOnly() {
    app.navigationBars["Kinds"].buttons["Add"].tap()
    XCTAssertEqual(status, "added")
    XCTAssertEqual(app.navigationBars.buttons["plus"].label, "Add")
    app.buttons["More Info"].tap()
    XCTAssertEqual(status, "info")
    XCTAssertEqual(app.buttons["xmark.circle.fill"].label, "Close")
    XCTAssertTrue(app.images["star"].exists)
  }

  func testMenuOfABarItem() {
    app.navigationBars.buttons["More"].tap()
    app.collectionViews.buttons["Rename"].tap()
    XCTAssertEqual(status, "renamed")
    XCTAssertFalse(app.collectionViews.element.exists)
  }

  func testABarWithoutATitle() {
    app.buttons["Untitled"].tap()
    app.navigationBars["UIView"].buttons["Kinds"].tap()
    XCTAssertTrue(app.navigationBars["Kinds"].exists)
  }

  func testToolbar() {
    XCTAssertEqual(app.toolbars["Toolbar"].buttons.count, 2)
    XCTAssertTrue(app.toolbars.buttons["Share"].isHittable)
  }

  func testPopoverClosesByItsRegion() {
    app.buttons["Popover"].tap()
    XCTAssertTrue(app.popovers.element.exists)
    XCTAssertEqual(app.otherElements["PopoverDismissRegion"].label, "dismiss popup")
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertFalse(app.popovers.element.exists)
    XCTAssertFalse(app.otherElements["PopoverDismissRegion"].exists)
  }

  func testActivitySheet() {
    app.buttons["Activities"].tap()
    let list = app.otherElements["ActivityListView"]
    XCTAssertTrue(list.cells["Copy"].exists)
    list.buttons["Copy"].tap()
    XCTAssertFalse(list.exists)
    XCTAssertEqual(UIPasteboard.general.string, "A text")
  }

  func testActionSheet() {
    app.buttons["Sheet"].tap()
    app.sheets["Delete?"].scrollViews.otherElements.buttons["Delete"].tap()
    XCTAssertEqual(status, "deleted")
    app.buttons["Sheet"].tap()
    app.sheets.buttons["Cancel"].tap()
    XCTAssertFalse(app.sheets.element.exists)
  }

  /// Values are compared by predicates as labels are.
  func testPredicatesOfValues() {
    let half = NSPredicate(format: "value == %@", "page 1 of 3")
    XCTAssertEqual(app.pageIndicators.matching(half).count, 1)
    expectation(for: half, evaluatedWith: app.pageIndicators.element)
    waitForExpectations(timeout: 2)
  }

  func testAudit() throws {
    var descriptions: [String] = []
    try app.performAccessibilityAudit { issue in
      descriptions.append(issue.compactDescription)
      return true
    }
    XCTAssertFalse(descriptions.contains(""), "\(descriptions)")
  }
}
