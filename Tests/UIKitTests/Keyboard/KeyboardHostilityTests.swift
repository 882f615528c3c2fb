import FlipsideTesting
import UIKit
import XCTest

/// Texts, traits and views with impossible values, and random touches.
final class KeyboardHostilityTests: KeyboardTestCase {
  /// A text input that returns a different result for each query.
  private final class Fickle: UIView, UIKeyInput {
    var text = ""
    private var count = 0
    override var canBecomeFirstResponder: Bool { true }
    override var textInputMode: UITextInputMode? { count % 2 == 0 ? nil : UITextInputMode() }
    var hasText: Bool {
      count += 1
      return count % 3 == 0
    }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
    var keyboardType: UIKeyboardType {
      get {
        count += 1
        return UIKeyboardType(rawValue: count % 12) ?? .default
      }
      set {}
    }
    var returnKeyType: UIReturnKeyType {
      get { UIReturnKeyType(rawValue: count % 12) ?? .default }
      set {}
    }
    var isSecureTextEntry: Bool {
      get { count % 5 == 0 }
      set {}
    }
    var enablesReturnKeyAutomatically: Bool {
      get { true }
      set {}
    }
  }

  /// A random number generator with the same numbers in every run.
  private struct Numbers {
    var state: UInt64 = 88_172_645_463_325_252
    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  private func fingersEverywhere(_ count: Int, _ numbers: inout Numbers) {
    for _ in 0..<count {
      guard let frame = KeyboardController.shared.frame, frame.height > 20 else { return }
      func point() -> CGPoint {
        CGPoint(
          x: CGFloat(numbers.next(Int(frame.width))), y: frame.minY + CGFloat(numbers.next(Int(frame.height) - 36)))
      }
      stage.touch(.began, point())
      if numbers.next(6) == 0 { stage.clock.advance(by: 0.6) }
      if numbers.next(4) == 0 { stage.touch(.moved, point()) }
      if numbers.next(9) == 0 { stage.touch(.began, point(), finger: 1) }
      stage.touch(numbers.next(12) == 0 ? .cancelled : .ended)
      stage.touch(.ended, finger: 1)
      stage.clock.advance(by: 0.02)
    }
  }

  func testFingersEverywhere() {
    var numbers = Numbers()
    for languages in [["en-US", "de-DE"], ["ko-KR"], ["zh-Hans"], ["ja-JP"], ["th-TH"], ["ar-SA"]] {
      begin(languages: languages)
      field.becomeFirstResponder()
      fingersEverywhere(40, &numbers)
      XCTAssertEqual(frame.height, 336, "\(languages)")
      field.resignFirstResponder()
      XCTAssertNil(field.markedTextRange, "\(languages)")
    }
  }

  func testFickleTraits() {
    var numbers = Numbers()
    let input = Fickle(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    stage.view.addSubview(input)
    input.becomeFirstResponder()
    for _ in 0..<4 {
      fingersEverywhere(15, &numbers)
      input.reloadInputViews()
    }
    XCTAssertTrue(input.resignFirstResponder())
    XCTAssertNil(KeyboardController.shared.frame)
  }

  func testViewsOfImpossibleHeights() {
    final class Odd: UIView {
      var height: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
    }
    for height in [CGFloat.infinity, .nan, -40, 1e9] {
      let view = Odd(frame: .zero)
      view.height = height
      field.inputAccessoryView = view
      field.becomeFirstResponder()
      XCTAssertTrue(frame.height.isFinite && frame.height <= 336 + 852, "\(height): \(frame)")
      field.resignFirstResponder()
      field.inputAccessoryView = nil
      field.inputView = view
      field.becomeFirstResponder()
      XCTAssertTrue(frame.height.isFinite && frame.height <= 852, "\(height): \(frame)")
      field.resignFirstResponder()
      field.inputView = nil
    }
  }

  func testDelegatesThatEmptyTheField() {
    final class Emptier: NSObject, UITextFieldDelegate {
      func textFieldDidChangeSelection(_ textField: UITextField) { if textField.text != "" { textField.text = "" } }
    }
    let emptier = Emptier()
    for languages in [["en-US"], ["ko-KR"], ["zh-Hans"], ["ja-JP"]] {
      begin(languages: languages)
      field.delegate = emptier
      field.becomeFirstResponder()
      var numbers = Numbers()
      fingersEverywhere(25, &numbers)
      XCTAssertEqual(field.text, "")
    }
  }

  func testForeignInputModesAreIgnored() {
    final class Field: UITextField {
      override var textInputMode: UITextInputMode? { UITextInputMode() }
    }
    let other = Field(frame: CGRect(x: 40, y: 120, width: 100, height: 30))
    stage.view.addSubview(other)
    other.becomeFirstResponder()
    XCTAssertNotNil(element("Q"))
  }
}
