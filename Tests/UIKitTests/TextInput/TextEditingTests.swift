import UIKit
import XCTest

import class CoreText.NSAttributedString

/// The effects of typing and of code on text, and the order in which the app is notified:
/// facts/text-input.md#field-orders, facts/text-input.md#field-changes, facts/text-input.md#view-orders.
final class TextEditingTests: TextInputTestCase {
  // MARK: Typing

  func testTypingAsksThenReports() {
    each(TextSubject.all(), "ab", at: at(1)) { subject in
      type("X")
      XCTAssertEqual(subject.take(), ["ask {1, 0} X", "selection", "change", "note"])
      XCTAssertEqual(subject.text, "aXb")
      XCTAssertEqual(subject.selection, at(2))
    }
  }

  func testTypingReplacesTheSelection() {
    each(TextSubject.all(), "A😀B", at: at(1, 2)) { subject in
      type("é")
      XCTAssertEqual(subject.take(), ["ask {1, 2} é", "selection", "change", "note"])
      XCTAssertEqual(subject.text, "AéB")
      XCTAssertEqual(subject.selection, at(2))
    }
  }

  func testRefusedTextStaysAway() {
    each(TextSubject.all(), "ab", at: at(0, 1)) { subject in
      subject.allows = false
      type("X")
      compose("n", 1)
      XCTAssertEqual(subject.take(), ["ask {0, 1} X", "ask {0, 1} n"])
      XCTAssertEqual(subject.text, "ab")
      XCTAssertEqual(subject.selection, at(0, 1))
    }
  }

  // MARK: Deleting

  /// facts/text-input.md#field-changes/emoji
  func testDeleteTakesTheComposedCharacter() {
    for (text, caret, asked, rest) in [
      ("A😀", 3, "{1, 2}", "A"), ("A😀", 2, "{1, 2}", "A"), ("Ae\u{301}", 3, "{1, 2}", "A"),
      ("👨‍👩‍👧", 8, "{0, 8}", ""), ("🇫🇷🇩🇪", 8, "{4, 4}", "🇫🇷"),
    ] {
      each(TextSubject.apples(), text, at: at(caret)) { subject in
        press(.delete)
        XCTAssertEqual(subject.take(), ["ask \(asked) ", "selection", "change", "note"])
        XCTAssertEqual(subject.text, rest)
      }
    }
  }

  func testDeleteRemovesTheSelection() {
    each(TextSubject.apples(), "abcdef", at: at(2, 3)) { subject in
      press(.delete)
      XCTAssertEqual(subject.take(), ["ask {2, 3} ", "selection", "change", "note"])
      XCTAssertEqual(subject.text, "abf")
      XCTAssertEqual(subject.selection, at(2))
    }
  }

  func testDeleteReachesAnAppsOwnInput() {
    each([CustomSubject()], "a😀") { subject in
      press(.delete)
      XCTAssertEqual(subject.text, "a")
    }
  }

  func testNothingToDeleteAsksNobody() {
    each(TextSubject.apples(), "ab", at: at(0)) { subject in
      press(.delete)
      press(.end)
      subject.journal = []
      press(.forwardDelete)
      XCTAssertEqual(subject.take(), [])
      XCTAssertEqual(subject.text, "ab")
    }
  }

  func testForwardDelete() {
    each(TextSubject.apples(), "a😀bc", at: at(1)) { subject in
      press(.forwardDelete)
      XCTAssertEqual(subject.take(), ["ask {1, 2} ", "change", "note"], "the caret's offset is the same")
      XCTAssertEqual(subject.text, "abc")
      subject.selection = at(0, 2)
      subject.journal = []
      press(.forwardDelete)
      XCTAssertEqual(subject.take().first, "ask {0, 2} ")
      XCTAssertEqual(subject.text, "c")
    }
  }

  func testDeletingAWordAndALine() {
    each(TextSubject.apples(), "one two three") { subject in
      press(.delete, .alternate)
      XCTAssertEqual(subject.take().first, "ask {8, 5} ")
      XCTAssertEqual(subject.text, "one two ")
      press(.delete, .command)
      XCTAssertEqual(subject.text, "")
    }
  }

  /// Typed text goes through the methods that subclasses override.
  func testSubclassesSeeWhatIsTyped() {
    final class Field: UITextField {
      var log: [String] = []
      override func insertText(_ text: String) { log.append("insert \(text)") }
      override func deleteBackward() { log.append("delete") }
      override func setMarkedText(_ markedText: String?, selectedRange: NSRange) { log.append("mark") }
    }
    let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    makeWindow().rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    type("a")
    press(.delete)
    compose("n", 1)
    XCTAssertEqual(field.log, ["insert a", "delete", "mark"], "delete is called in an empty field, too")
    field.resignFirstResponder()
  }

  // MARK: Changes by code

  func testInsertingAndDeletingByCodeAsksNobody() {
    each(TextSubject.apples(), "a😀", at: at(1)) { subject in
      subject.allows = false
      subject.input.insertText("X")
      XCTAssertEqual(subject.take(), ["selection", "change", "note"])
      XCTAssertEqual(subject.text, "aX😀")
      subject.selection = at(4)
      subject.journal = []
      subject.input.deleteBackward()
      XCTAssertEqual(subject.take(), ["selection", "change", "note"])
      XCTAssertEqual(subject.text, "aX")
      subject.selection = at(0, 2)
      subject.input.insertText("é")
      XCTAssertEqual(subject.text, "é")
      XCTAssertEqual(subject.selection, at(1))
    }
  }

  /// facts/text-input.md#view-orders/insert-nothing
  func testInsertingNothing() {
    each([ViewSubject()], "ab") { subject in
      subject.input.insertText("")
      XCTAssertEqual(subject.take(), ["change", "note"])
      XCTAssertEqual(subject.text, "ab")
    }
  }

  /// facts/text-input.md#field-changes/replace, facts/text-input.md#view-orders/replace
  func testReplacing() throws {
    try each(TextSubject.apples(), "Hello world") { subject in
      subject.input.replace(try XCTUnwrap(subject.range(0, 5)), withText: "Howdy!")
      XCTAssertEqual(subject.take(), subject.byCode)
      XCTAssertEqual(subject.text, "Howdy! world")
      XCTAssertEqual(subject.selection, at(6))
      subject.input.replace(try XCTUnwrap(subject.range(5, 1)), withText: "?")
      XCTAssertEqual(subject.take(), subject.byCodeInPlace, "the caret's offset is the same")
      subject.input.replace(try XCTUnwrap(subject.range(2, 0)), withText: "")
      XCTAssertEqual(subject.take(), subject.byCode)
      XCTAssertEqual(subject.selection, at(2))
    }
  }

  func testSettingTheText() {
    each([ViewSubject()], "old") { subject in
      subject.text = "Hello"
      XCTAssertEqual(subject.take(), ["selection"])
      XCTAssertEqual(subject.selection, at(5))
      subject.text = "Howdy"
      XCTAssertEqual(subject.take(), [], "facts/text-input.md#view-orders/text-same")
      subject.selection = at(1)
      subject.journal = []
      subject.text = "Howdy"
      XCTAssertEqual(subject.take(), ["selection"])
    }
    each([FieldSubject()], "longer") { subject in
      subject.text = "abc"
      XCTAssertEqual(subject.selection, at(3))
      XCTAssertEqual(subject.take(), [], "facts/text-input.md#field-orders/code")
    }
  }

  // MARK: Marked text

  func testComposing() {
    each(TextSubject.all(), "ab", at: at(1)) { subject in
      compose("ni", 2)
      XCTAssertEqual(subject.take(), ["ask {1, 0} ni", "selection", "change", "note"])
      XCTAssertEqual(subject.mark, at(1, 2))
      compose("nih", 3)
      XCTAssertEqual(subject.take().first, "ask {1, 2} nih")
      XCTAssertEqual(subject.text, "anihb")
      type("你")
      XCTAssertEqual(subject.take(), ["ask {1, 3} 你", "selection", "change", "note"])
      XCTAssertEqual(subject.text, "a你b")
      XCTAssertNil(subject.input.markedTextRange)
      compose("", 0)
      XCTAssertEqual(subject.take(), [], "nothing was composed")
    }
  }

  /// facts/text-input.md#field-changes/marked
  func testMarkedTextByCode() {
    each(TextSubject.apples(), "abcdef", at: at(2, 2)) { subject in
      subject.input.setMarkedText("XYZ", selectedRange: at(1, 1))
      XCTAssertEqual(subject.take(), subject.byCode)
      XCTAssertEqual(subject.text, "abXYZef")
      XCTAssertEqual(subject.mark, at(2, 3))
      XCTAssertEqual(subject.selection, at(3, 1))
      subject.input.setMarkedText("ka", selectedRange: at(99, 5))
      XCTAssertEqual(subject.text, "abkaef")
      XCTAssertEqual(subject.selection, at(4), "facts/text-input.md#field-changes/marked-outside")
      subject.selection = at(0)
      XCTAssertEqual(subject.mark, at(2, 2), "the mark stays where the selection moves")
      subject.journal = []
      subject.input.insertText("か")
      XCTAssertEqual(subject.take(), ["selection", "change", "note"])
      XCTAssertEqual(subject.text, "abかef")
      XCTAssertNil(subject.input.markedTextRange)
    }
  }

  /// facts/text-input.md#field-changes/marked-nil, facts/text-input.md#view-orders/marked-nothing
  func testRemovingMarkedText() {
    each(TextSubject.apples(), "abcd", at: at(1, 2)) { subject in
      subject.input.setMarkedText("", selectedRange: at(0))
      XCTAssertEqual(subject.take(), [])
      XCTAssertEqual(subject.selection, at(1, 2))
      for nothing in [nil, ""] {
        subject.input.setMarkedText("XYZ", selectedRange: at(3))
        subject.journal = []
        subject.input.setMarkedText(nothing, selectedRange: at(0))
        XCTAssertEqual(subject.take(), subject is ViewSubject ? subject.byCode + subject.byCode : ["selection"])
        XCTAssertEqual(subject.text, "ad")
        XCTAssertEqual(subject.selection, at(1))
        XCTAssertNil(subject.input.markedTextRange)
      }
    }
  }

  /// facts/text-input.md#view-orders/unmark
  func testUnmarking() {
    each(TextSubject.apples(), "ab") { subject in
      subject.input.unmarkText()
      XCTAssertEqual(subject.take(), [])
      subject.input.setMarkedText("kana", selectedRange: at(0, 2))
      subject.journal = []
      subject.input.unmarkText()
      XCTAssertEqual(
        subject.take(),
        subject is ViewSubject ? ["selection", "selection", "change", "note"] : ["selection"])
      XCTAssertEqual(subject.text, "abkana")
      XCTAssertEqual(subject.selection, at(2))
      XCTAssertNil(subject.input.markedTextRange)
    }
  }

  func testEndingKeepsWhatIsComposed() {
    each(TextSubject.apples(), "a") { subject in
      compose("ni", 2)
      subject.input.resignFirstResponder()
      XCTAssertEqual(subject.text, "ani")
      XCTAssertNil(subject.input.markedTextRange)
    }
  }

  /// By default marked text is underlined: Apple, UITextInput.markedTextStyle.
  func testMarkedTextIsUnderlined() throws {
    try each(TextSubject.apples(), "nn") { subject in
      subject.input.backgroundColor = .white
      compose("mm", 2)
      let range = try XCTUnwrap(subject.input.markedTextRange)
      let rect = subject.input.convert(subject.input.firstRect(for: range), to: nil).insetBy(dx: 1, dy: 0)
      func hasLine() -> Bool {
        step()
        let picture = UIApplication.shared.surface
        return (Int(rect.minY * 3)..<Int(rect.maxY * 3)).contains { y in
          (Int(rect.minX * 3)..<Int(rect.maxX * 3)).allSatisfy { picture.row(y)[$0] & 0xFF < 0x80 }
        }
      }
      XCTAssertTrue(hasLine())
      subject.input.insertText("mm")
      XCTAssertFalse(hasLine())
    }
  }

  // MARK: Attributes

  /// facts/text-input.md#field-changes/typing-attributes
  func testTypingAttributesHoldUntilTheSelectionMoves() {
    let (field, view) = (FieldSubject(), ViewSubject())
    let big: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    func sizes(_ subject: TextSubject) -> [CGFloat] {
      let text = subject === field ? field.field.attributedText! : view.view.attributedText!
      return (0..<text.length).map {
        (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0
      }
    }
    each([field, view], "a") { subject in
      if subject === field { field.field.typingAttributes = big } else { view.view.typingAttributes = big }
      type("b")
      type("c")
      XCTAssertEqual(sizes(subject), [17, 30, 30])
      subject.selection = at(1)
      type("d")
      XCTAssertEqual(sizes(subject), [17, 17, 30, 30])
    }
  }

  // MARK: Replacing everything

  /// facts/text-input.md#field-changes/clears-on-insertion
  func testClearingOnInsertion() {
    let (field, view) = (FieldSubject(), ViewSubject())
    func arm(_ subject: TextSubject) {
      if subject === field { field.field.clearsOnInsertion = true } else { view.view.clearsOnInsertion = true }
    }
    each([field, view], "hello") { subject in
      arm(subject)
      type("x")
      XCTAssertEqual(subject.take().first, "ask {0, 5} x")
      XCTAssertEqual(subject.text, "x")
      type("y")
      XCTAssertEqual(subject.text, "xy")
      arm(subject)
      subject.selection = at(0)
      type("z")
      XCTAssertEqual(subject.text, "zxy", "moving the selection turns it off")
    }
  }

  /// facts/text-input.md#secure
  func testSecureText() {
    let subject = FieldSubject()
    subject.field.isSecureTextEntry = true
    each([subject], "abc") { subject in
      type("x")
      XCTAssertEqual(subject.take().first, "ask {3, 0} x", "facts/text-input.md#secure/first-edit-question")
      XCTAssertEqual(subject.text, "x")
      type("y")
      XCTAssertEqual(subject.text, "xy")
      (subject as? FieldSubject)?.field.isSecureTextEntry = false
      type("z")
      XCTAssertEqual(subject.text, "xyz")
      (subject as? FieldSubject)?.field.isSecureTextEntry = true
      XCTAssertEqual(subject.text, "xyz")
      type("w")
      XCTAssertEqual(subject.text, "w", "facts/text-input.md#secure/toggled")
      subject.input.resignFirstResponder()
      subject.input.becomeFirstResponder()
      subject.selection = at(0)
      type("v")
      XCTAssertEqual(subject.text, "vw", "the selection was moved")
    }
  }

  // MARK: The input delegate

  /// facts/text-input.md#input-delegate
  func testInputDelegateHearsBeforeAndAfter() {
    final class Listener: NSObject, UITextInputDelegate {
      var log: [String] = []
      func note(_ word: String, _ input: (any UITextInput)?) {
        let end = input.map { $0.offset(from: $0.beginningOfDocument, to: $0.endOfDocument) } ?? -1
        let start = input?.selectedTextRange.map { input!.offset(from: input!.beginningOfDocument, to: $0.start) }
        log.append("\(word) \(end) \(start ?? -1)")
      }
      func selectionWillChange(_ textInput: (any UITextInput)?) { note("selection will", textInput) }
      func selectionDidChange(_ textInput: (any UITextInput)?) { note("selection did", textInput) }
      func textWillChange(_ textInput: (any UITextInput)?) { note("text will", textInput) }
      func textDidChange(_ textInput: (any UITextInput)?) { note("text did", textInput) }
      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }
    let listener = Listener()
    each(TextSubject.apples(), "ab") { subject in
      subject.input.inputDelegate = listener
      type("c")
      XCTAssertEqual(
        listener.take(), ["text will 2 2", "text did 3 2", "selection will 3 2", "selection did 3 3"])
      subject.selection = at(1)
      XCTAssertEqual(listener.take(), ["selection will 3 3", "selection did 3 1"])
      subject.selection = at(1)
      XCTAssertEqual(listener.take(), [])
      subject.text = "x"
      XCTAssertEqual(listener.take(), ["text will 3 1", "text did 1 1"])
      subject.input.inputDelegate = nil
    }
  }
}
