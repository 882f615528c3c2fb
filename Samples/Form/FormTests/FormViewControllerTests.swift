import XCTest

@testable import Form

/// The form by itself, made from its storyboard.
@MainActor
final class FormViewControllerTests: XCTestCase {
  private var form: FormViewController!

  override func setUpWithError() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: FormViewController.self))
    form = try XCTUnwrap(storyboard.instantiateInitialViewController() as? FormViewController)
    form.loadViewIfNeeded()
  }

  override func tearDown() {
    form = nil
  }

  func testOutletsAreConnected() {
    XCTAssertNotNil(form.nameField)
    XCTAssertNotNil(form.emailField)
    XCTAssertNotNil(form.budgetSlider)
    XCTAssertTrue(form.nameField.delegate === form)
  }

  func testBookingNeedsNameAndAddress() {
    XCTAssertFalse(form.bookButton.isEnabled)
    type("Ada", in: form.nameField)
    XCTAssertFalse(form.bookButton.isEnabled)
    type("ada@example.com", in: form.emailField)
    XCTAssertTrue(form.bookButton.isEnabled)
    type("", in: form.nameField)
    XCTAssertFalse(form.bookButton.isEnabled)
  }

  func testTheBudgetIsRoundedToTens() {
    form.budgetSlider.value = 0.256
    form.budgetSlider.sendActions(for: .valueChanged)
    XCTAssertEqual(form.budgetLabel.text, "260 €")
  }

  func testTheStepperCountsGuests() {
    let stepper = UIStepper()
    stepper.value = 4
    form.guestsChanged(stepper)
    XCTAssertEqual(form.guestsLabel.text, "4")
  }

  /// The notes are lower on a phone that lies on its side.
  func testTheNotesFollowTheSizeClass() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(form.notesHeight.constant, 96)
    XCTAssertEqual(form.notesView.bounds.height, 96, accuracy: 0.5)
  }

  func testTheFormAtFirst() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = form
    window.isHidden = false
    assertSnapshot(of: form.view, named: "form")
  }

  private func type(_ text: String, in field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }
}
