import XCTest

@testable import Form

/// The running app, which the tests are loaded into.
@MainActor
final class FormAppTests: XCTestCase {
  private var form: FormViewController? {
    let delegate = UIApplication.shared.delegate as? AppDelegate
    return delegate?.window?.rootViewController as? FormViewController
  }

  func testTheFormIsOnScreen() throws {
    let form = try XCTUnwrap(form)
    XCTAssertNotNil(form.view.window)
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.Form")
  }

  func testReturnGoesToTheNextField() throws {
    let form = try XCTUnwrap(form)
    XCTAssertTrue(form.nameField.becomeFirstResponder())
    XCTAssertFalse(form.textFieldShouldReturn(form.nameField))
    XCTAssertTrue(form.emailField.isFirstResponder)
    XCTAssertFalse(form.textFieldShouldReturn(form.emailField))
    XCTAssertFalse(form.emailField.isFirstResponder)
  }

  /// Waiting passes on the app's own clock.
  func testAnAnimationComesToItsEnd() throws {
    let form = try XCTUnwrap(form)
    let finished = expectation(description: "the animation has finished")
    UIView.animate(withDuration: 2) {
      form.bookButton.alpha = 0.5
    } completion: { _ in
      finished.fulfill()
    }
    wait(for: [finished], timeout: 3)
    XCTAssertEqual(form.bookButton.alpha, 0.5, accuracy: 0.001)
    form.bookButton.alpha = 1
  }
}
