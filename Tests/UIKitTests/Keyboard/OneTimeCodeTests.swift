import FlipsideTesting
import UIKit
import XCTest

/// The code of a message over the keys: facts/text-input.md#keys/one-time-code
final class OneTimeCodeTests: KeyboardTestCase {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var asked: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked.append("\(range.location) \(range.length) \(string)")
      return true
    }
  }

  override func tearDown() {
    KeyboardController.shared.forgetOneTimeCode()
    super.tearDown()
  }

  private func receive(_ code: String) {
    UIApplication.shared.send(.oneTimeCode(code))
    stage.clock.settle()
  }

  func testACodeOverANumberPad() {
    field.textContentType = .oneTimeCode
    field.keyboardType = .numberPad
    let delegate = Delegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    stage.clock.settle()
    XCTAssertEqual(frame.height, 291)
    tap("1")
    receive("123456")
    XCTAssertEqual(frame.height, 291 + 45)
    delegate.asked = []
    tap("From Messages 123456")
    XCTAssertEqual(field.text, "123456")
    XCTAssertEqual(delegate.asked, ["0 1 123456"], "the code replaces what was typed, in one change")
    stage.clock.settle()
    XCTAssertEqual(frame.height, 291, "a code is offered once")
  }

  func testACodeThatCameBefore() {
    receive("4711")
    field.autocorrectionType = .no
    field.becomeFirstResponder()
    XCTAssertNil(element("From Messages 4711"), "other texts are not offered it")
    field.resignFirstResponder()
    field.textContentType = .oneTimeCode
    field.becomeFirstResponder()
    XCTAssertNotNil(element("From Messages 4711"))
    field.resignFirstResponder()
    stage.clock.advance(by: 181)
    field.becomeFirstResponder()
    XCTAssertNil(element("From Messages 4711"), "after three minutes it is not offered")
  }

  func testTheBarShowsWordsAgain() {
    field.textContentType = .oneTimeCode
    field.becomeFirstResponder()
    receive("1")
    XCTAssertNotNil(element("From Messages 1"))
    receive("")
    XCTAssertNil(element("From Messages 1"))
  }
}
