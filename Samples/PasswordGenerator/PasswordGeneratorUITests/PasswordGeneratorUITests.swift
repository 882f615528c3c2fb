import XCTest

final class PasswordGeneratorUITests: XCTestCase {
  private let app = XCUIApplication()
  private var password: XCUIElement { app.textFields["password"] }
  private var phonetics: String? { app.textViews["phonetics"].value as? String }

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  private func setLength(_ text: String) {
    let field = app.textFields["length"]
    // Behind the text, which is at the field's right side.
    field.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    let old = (field.value as? String ?? "").count
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old) + text)
  }

  func testAPasswordOfTwenty() {
    XCTAssertFalse(app.buttons["E-Mail Password"].isEnabled)
    setLength("20")
    app.buttons["Generate Password"].tap()
    XCTAssertEqual((password.value as? String)?.count, 20)
    XCTAssertTrue(app.buttons["E-Mail Password"].isEnabled)
    XCTAssertFalse(app.keyboards.element.exists)
  }

  func testALengthThatIsTooLarge() {
    setLength("129")
    app.buttons["Generate Password"].tap()
    XCTAssertEqual(phonetics, "The length must be a number from 1 to 128.")
    XCTAssertFalse(app.buttons["E-Mail Password"].isEnabled)
  }

  func testNothingChosen() {
    for name in ["Lower Case", "Upper Case", "Numbers", "Punctuation"] {
      let toggle = app.switches[name]
      if toggle.value as? String == "1" { toggle.tap() }
      XCTAssertEqual(toggle.value as? String, "0")
    }
    app.buttons["Generate Password"].tap()
    XCTAssertEqual(phonetics, "Choose at least one kind of characters.")
  }

  func testTheOtherSideAndBack() {
    app.buttons["Info"].tap()
    let bar = app.navigationBars["Password Generator"]
    XCTAssertTrue(bar.waitForExistence(timeout: 2))
    XCTAssertTrue(app.buttons["Download"].exists)
    XCTAssertFalse(app.buttons["Generate Password"].exists)
    bar.buttons["Done"].tap()
    XCTAssertTrue(app.buttons["Generate Password"].waitForExistence(timeout: 2))
    XCTAssertFalse(bar.exists)
  }

  func testItStaysUpright() {
    let portrait = app.frame
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.frame, portrait)
    XCUIDevice.shared.orientation = .portrait
  }
}
