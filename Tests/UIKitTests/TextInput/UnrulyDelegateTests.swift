import UIKit
import XCTest

/// Delegates that resign, replace the text or remove the view within each of their callbacks: nothing traps, and
/// the text can be edited after it.
final class UnrulyDelegateTests: TimeTestCase {
  private enum Act: CaseIterable {
    case resign, replace, shorten, remove, leave, select, insert, delete, undo, mark, attributed, forbid
  }

  private typealias Input = UIView & UITextInput

  private final class Unruly: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let callback: String
    let act: Act
    private var isActing = false
    private(set) var count = 0

    init(_ callback: String, _ act: Act) {
      self.callback = callback
      self.act = act
    }

    private func hear(_ name: String, _ input: Input) {
      guard name == callback, !isActing, count < 3 else { return }
      count += 1
      isActing = true
      defer { isActing = false }
      let (field, view) = (input as? UITextField, input as? UITextView)
      switch act {
      case .resign: input.resignFirstResponder()
      case .replace:
        field?.text = "a longer text than it was"
        view?.text = "a longer text than it was"
      case .shorten:
        field?.text = "s"
        view?.text = "s"
      case .remove: input.removeFromSuperview()
      case .leave:
        field?.delegate = nil
        view?.delegate = nil
      case .select:
        input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      case .insert: input.insertText("i")
      case .delete: input.deleteBackward()
      case .undo: input.undoManager?.undo()
      case .mark: input.setMarkedText("mm", selectedRange: NSRange(location: 1, length: 0))
      case .attributed:
        field?.attributedText = NSAttributedString(string: "other")
        view?.attributedText = NSAttributedString(string: "other")
      case .forbid:
        field?.isEnabled = false
        view?.isEditable = false
      }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      hear("shouldBegin", textField)
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { hear("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      hear("shouldEnd", textField)
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { hear("didEnd", textField) }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      hear("shouldChange", textField)
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { hear("didChangeSelection", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      hear("shouldReturn", textField)
      return true
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      hear("shouldBegin", textView)
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { hear("didBegin", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      hear("shouldEnd", textView)
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { hear("didEnd", textView) }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      hear("shouldChange", textView)
      return true
    }
    func textViewDidChange(_ textView: UITextView) { hear("didChange", textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { hear("didChangeSelection", textView) }
  }

  private func type(_ text: String) { UIApplication.shared.send(.text(text)) }

  private func press(_ key: HostKey) {
    UIApplication.shared.send(.key(key, modifiers: [], isDown: true))
    UIApplication.shared.send(.key(key, modifiers: [], isDown: false))
  }

  /// Performs a user's edits, up to the end of editing.
  @MainActor private func edit(_ input: Input) {
    input.becomeFirstResponder()
    type("ab")
    press(.delete)
    UIApplication.shared.send(.markedText("ka", selectedRange: NSRange(location: 2, length: 0)))
    type("か")
    UIPasteboard.general.string = "pasted"
    input.paste(nil)
    press(.return)
    input.undoManager?.undo()
    type("z")
    input.resignFirstResponder()
  }

  @MainActor private func check(_ callbacks: [String], _ make: () -> Input) {
    for callback in callbacks {
      for act in Act.allCases {
        let input = make()
        let unruly = Unruly(callback, act)
        (input as? UITextField)?.delegate = unruly
        (input as? UITextView)?.delegate = unruly
        view.addSubview(input)
        edit(input)
        XCTAssertGreaterThan(unruly.count, 0, "\(callback) \(act)")
        // Without the delegate, the text is edited as usual.
        (input as? UITextField)?.delegate = nil
        (input as? UITextView)?.delegate = nil
        (input as? UITextField)?.isEnabled = true
        (input as? UITextView)?.isEditable = true
        (input as? UITextField)?.text = "again"
        (input as? UITextView)?.text = "again"
        view.addSubview(input)
        XCTAssertTrue(input.becomeFirstResponder(), "\(callback) \(act)")
        type("!")
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        XCTAssertEqual(all.flatMap(input.text), "again!", "\(callback) \(act)")
        input.resignFirstResponder()
        input.removeFromSuperview()
      }
    }
    UIPasteboard.general.items = []
  }

  func testFields() {
    MainActor.assumeIsolated {
      check([
        "shouldBegin", "didBegin", "shouldChange", "didChangeSelection", "shouldReturn", "shouldEnd", "didEnd",
      ]) {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = "start"
        return field
      }
    }
  }

  func testViews() {
    MainActor.assumeIsolated {
      check([
        "shouldBegin", "didBegin", "shouldChange", "didChangeSelection", "didChange", "shouldEnd", "didEnd",
      ]) {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.text = "start"
        return view
      }
    }
  }
}
