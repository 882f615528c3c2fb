import XCTest

@testable import PasswordGenerator

/// The side where passwords are made, from its nib file.
@MainActor
final class MainViewTests: XCTestCase {
  private var controller: MainViewController!
  private var view: MainView!

  override func setUpWithError() throws {
    controller = MainViewController(nibName: "MainView", bundle: nil)
    view = try XCTUnwrap(controller.view as? MainView)
  }

  override func tearDown() {
    view = nil
    controller = nil
  }

  private var switches: [UISwitch] {
    [view.includeLowerCase, view.includeUpperCase, view.includeNumbers, view.includePunctuation]
  }

  func testOutletsOfViewAndController() {
    XCTAssertTrue(controller.emailPassword === view.emailPasswordButton)
    XCTAssertNotNil(view.passwordLength)
    XCTAssertNotNil(view.phoneticPassword)
  }

  func testMailNeedsAPassword() {
    XCTAssertFalse(controller.emailPassword.isEnabled)
    view.passwordLength.text = "12"
    controller.createPassword.sendActions(for: .touchUpInside)
    XCTAssertEqual(view.password.text?.count, 12)
    XCTAssertTrue(controller.emailPassword.isEnabled)
  }

  func testALengthThatIsNone() {
    view.passwordLength.text = "a lot"
    view.setPassword(self)
    XCTAssertEqual(view.phoneticPassword.text, "The length must be a number from 1 to 128.")
    XCTAssertEqual(view.phoneticPassword.textColor, .systemRed)
    XCTAssertEqual(view.password.text, "")
    XCTAssertFalse(controller.emailPassword.isEnabled)
  }

  func testSwitchesChooseTheCharacters() {
    view.passwordLength.text = "40"
    for one in switches { one.isOn = one === view.includeNumbers }
    view.showPhonetics.isOn = true
    view.setPassword(self)
    XCTAssertTrue(view.password.text?.allSatisfy(\.isNumber) ?? false)
    XCTAssertEqual(view.phoneticPassword.text.split(separator: " ").count, 40)
    view.showPhonetics.isOn = false
    view.setPassword(self)
    XCTAssertEqual(view.phoneticPassword.text, "")
    view.includeNumbers.isOn = false
    view.setPassword(self)
    XCTAssertEqual(view.phoneticPassword.text, "Choose at least one kind of characters.")
  }

  func testTheOtherSideIsStriped() {
    assertSnapshot(of: FlipsideView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)), named: "stripes")
  }
}
