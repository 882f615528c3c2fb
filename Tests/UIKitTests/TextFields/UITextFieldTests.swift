import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts: facts/text-input.md#field-orders, facts/geometry.md#text-field, facts/defaults.md#UITextField
final class UITextFieldTests: TextFieldTestCase {
  func testDefaults() {
    let field = UITextField()
    XCTAssertEqual(field.text, "")
    XCTAssertNil(field.placeholder)
    XCTAssertEqual(field.borderStyle, .none)
    XCTAssertEqual(field.font, .systemFont(ofSize: 17))
    XCTAssertEqual(field.clearButtonMode, .never)
    XCTAssertEqual(field.leftViewMode, .never)
    XCTAssertEqual(field.rightViewMode, .never)
    XCTAssertFalse(field.isEditing)
    XCTAssertFalse(field.clearsOnBeginEditing)
    XCTAssertFalse(field.clearsOnInsertion)
    XCTAssertFalse(field.adjustsFontSizeToFitWidth)
    XCTAssertEqual(field.minimumFontSize, 0)
    XCTAssertEqual(field.autocapitalizationType, .sentences)
    XCTAssertEqual(field.autocorrectionType, .default)
    XCTAssertEqual(field.keyboardType, .default)
    XCTAssertEqual(field.returnKeyType, .default)
    XCTAssertFalse(field.isSecureTextEntry)
    XCTAssertTrue(field.canBecomeFirstResponder)
    XCTAssertEqual(field.contentVerticalAlignment, .center)
    XCTAssertFalse(field.becomeFirstResponder(), "it is in no window")
  }

  // MARK: Orders

  func testBeginOrder() {
    watch()
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertEqual(
      journal.lines, ["should begin", "event begin", "did begin", "note begin", "keyboard shows"])
    XCTAssertTrue(field.isEditing)
    XCTAssertTrue(field.isFirstResponder)
  }

  func testRefusedBegin() {
    watch()
    delegate.shouldBegin = false
    XCTAssertFalse(field.becomeFirstResponder())
    XCTAssertEqual(journal.lines, ["should begin"])
    XCTAssertFalse(field.isEditing)
  }

  func testTypingOrder() {
    field.becomeFirstResponder()
    watch()
    stage.type("a")
    XCTAssertEqual(
      journal.lines, ["change {0, 0} a", "selection", "event changed", "note change"])
    XCTAssertEqual(field.text, "a")
  }

  func testRefusedChange() {
    field.becomeFirstResponder()
    watch()
    delegate.shouldChange = false
    stage.type("a")
    XCTAssertEqual(journal.lines, ["change {0, 0} a"])
    XCTAssertEqual(field.text, "")
  }

  func testSettingTextSendsNothing() {
    field.becomeFirstResponder()
    watch()
    field.text = "hello"
    XCTAssertEqual(journal.lines, [])
  }

  func testEndOrder() {
    field.becomeFirstResponder()
    watch()
    XCTAssertTrue(field.resignFirstResponder())
    XCTAssertEqual(journal.lines, ["should end", "did end 0", "event end", "note end", "keyboard hides"])
    XCTAssertFalse(field.isEditing)
  }

  func testRefusedEndUnlessForced() {
    field.becomeFirstResponder()
    watch()
    delegate.shouldEnd = false
    XCTAssertFalse(field.resignFirstResponder())
    XCTAssertTrue(field.isEditing)
    XCTAssertFalse(stage.view.endEditing(false))
    XCTAssertTrue(stage.view.endEditing(true))
    XCTAssertFalse(field.isEditing)
    XCTAssertFalse(field.isFirstResponder)
  }

  func testOlderEndMethodIsCalledWhenTheOtherIsMissing() {
    let older = OlderDelegate()
    field.delegate = older
    field.becomeFirstResponder()
    field.resignFirstResponder()
    XCTAssertEqual(older.ends, 1)
  }

  // Return calls `textFieldShouldReturn` and sends the events; the field resigns only if there is a target for
  // `.editingDidEndOnExit`.
  func testReturnOrder() {
    field.becomeFirstResponder()
    watch()
    stage.press(.return)
    XCTAssertEqual(journal.lines, ["should return", "event primary"])
    XCTAssertTrue(field.isFirstResponder)
    field.addAction(UIAction { [journal] _ in journal!.note("event exit") }, for: .editingDidEndOnExit)
    journal.lines = []
    stage.press(.return)
    XCTAssertEqual(
      journal.lines,
      [
        "should return", "event exit", "event primary", "should end", "did end 0", "event end", "note end",
        "keyboard hides",
      ])
    XCTAssertFalse(field.isFirstResponder)
  }

  func testRefusedReturnSendsNothing() {
    field.becomeFirstResponder()
    watch()
    delegate.shouldReturn = false
    field.addAction(UIAction { [journal] _ in journal!.note("event exit") }, for: .editingDidEndOnExit)
    stage.press(.return)
    XCTAssertEqual(journal.lines, ["should return"])
    XCTAssertTrue(field.isFirstResponder)
  }

  func testDelegateWithoutMethodsBehavesAsNone() {
    let bare = BareDelegate()
    field.delegate = bare
    XCTAssertTrue(field.becomeFirstResponder())
    stage.type("ab")
    stage.press(.delete)
    XCTAssertEqual(field.text, "a")
    XCTAssertTrue(field.resignFirstResponder())
  }

  func testAnotherFieldTakesOverWithoutHidingTheKeyboard() {
    let other = UITextField(frame: CGRect(x: 40, y: 120, width: 240, height: 30))
    stage.view.addSubview(other)
    field.becomeFirstResponder()
    watch()
    other.becomeFirstResponder()
    XCTAssertFalse(field.isEditing)
    XCTAssertTrue(other.isEditing)
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("keyboard") }, ["keyboard shows"])
  }

  // MARK: Editing

  func testDeletingTakesWholeCharacters() {
    field.text = "e\u{301}👨‍👩‍👧"
    field.becomeFirstResponder()
    watch()
    stage.press(.delete)
    XCTAssertEqual(field.text, "e\u{301}")
    XCTAssertEqual(journal.lines.first, "change {2, 8} ")
    stage.press(.delete)
    XCTAssertEqual(field.text, "")
    journal.lines = []
    stage.press(.delete)
    XCTAssertEqual(journal.lines, [], "nothing is left to ask about")
  }

  func testCaretMovesByKeys() {
    field.text = "one two"
    field.becomeFirstResponder()
    stage.press(.left)
    stage.type("X")
    XCTAssertEqual(field.text, "one twXo")
    stage.press(.home)
    stage.type("Y")
    XCTAssertEqual(field.text, "Yone twXo")
    stage.press(.end)
    stage.press(.left, .shift)
    stage.press(.left, .shift)
    XCTAssertEqual(selected(), NSRange(location: 7, length: 2))
    stage.type("Z")
    XCTAssertEqual(field.text, "Yone twZ")
    stage.press(.left, .alternate)
    XCTAssertEqual(selected().location, 5)
    stage.press(.character("a"), .command)
    XCTAssertEqual(selected(), NSRange(location: 0, length: 8))
    stage.press(.forwardDelete)
    XCTAssertEqual(field.text, "")
  }

  private func selected() -> NSRange {
    guard let range = field.selectedTextRange else { return NSRange(location: -1, length: 0) }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return NSRange(location: start, length: field.offset(from: range.start, to: range.end))
  }

  func testMarkedTextIsReplacedByWhatIsCommitted() {
    field.text = "a"
    field.becomeFirstResponder()
    UIApplication.shared.send(.markedText("ni", selectedRange: NSRange(location: 2, length: 0)))
    XCTAssertEqual(field.text, "ani")
    XCTAssertEqual(field.markedTextRange.flatMap { field.text(in: $0) }, "ni")
    UIApplication.shared.send(.markedText("nih", selectedRange: NSRange(location: 3, length: 0)))
    XCTAssertEqual(field.text, "anih")
    stage.type("你")
    XCTAssertEqual(field.text, "a你")
    XCTAssertNil(field.markedTextRange)
    UIApplication.shared.send(.markedText("x", selectedRange: NSRange(location: 1, length: 0)))
    UIApplication.shared.send(.markedText("", selectedRange: NSRange(location: 0, length: 0)))
    XCTAssertEqual(field.text, "a你")
    XCTAssertNil(field.markedTextRange)
  }

  func testClearing() {
    field.text = "hello"
    field.clearsOnBeginEditing = true
    watch()
    field.becomeFirstResponder()
    XCTAssertEqual(field.text, "")
    XCTAssertTrue(journal.lines.contains("should clear"))
    field.resignFirstResponder()
    field.text = "hello"
    delegate.shouldClear = false
    field.becomeFirstResponder()
    XCTAssertEqual(field.text, "hello")
    field.clearsOnInsertion = true
    stage.type("x")
    XCTAssertEqual(field.text, "x")
  }

  func testClearButton() {
    field.text = "hello"
    field.clearButtonMode = .whileEditing
    field.becomeFirstResponder()
    UIApplication.shared.step()
    watch()
    let rect = field.clearButtonRect(forBounds: field.bounds)
    XCTAssertEqual(rect.size, CGSize(width: 19, height: 19))
    stage.tap(field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil as UIView?))
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(journal.lines, ["should clear", "selection", "event changed", "note change"])
    XCTAssertTrue(field.isEditing)
  }

  func testSecureText() {
    field.isSecureTextEntry = true
    field.text = "abc"
    XCTAssertEqual(field.accessibilityValue, "•••")
    field.becomeFirstResponder()
    stage.type("x")
    XCTAssertEqual(field.text, "x", "the first key after editing began replaces secure text")
    stage.type("y")
    XCTAssertEqual(field.text, "xy")
  }

  /// Facts: facts/text-input.md#secure.
  func testFirstChangeOfSecureTextAsksAboutTheCaret() {
    field.isSecureTextEntry = true
    field.text = "abc"
    field.becomeFirstResponder()
    watch()
    delegate.shouldChange = false
    stage.type("x")
    UIApplication.shared.send(.key(.delete, modifiers: [], isDown: true))
    UIApplication.shared.send(.key(.delete, modifiers: [], isDown: false))
    XCTAssertEqual(journal.lines, ["change {3, 0} x", "change {2, 1} "])
    XCTAssertEqual(field.text, "abc")
    delegate.shouldChange = true
    stage.type("y")
    XCTAssertEqual(field.text, "y", "all is replaced nevertheless")
  }

  func testLineEndsBecomeSpaces() {
    field.text = "a\nb"
    XCTAssertEqual(field.text, "a b")
  }

  func testInsertAndReplaceByCode() {
    field.becomeFirstResponder()
    watch()
    field.insertText("héllo")
    XCTAssertEqual(journal.lines, ["selection", "event changed", "note change"])
    let from = field.position(from: field.beginningOfDocument, offset: 1)!
    let to = field.position(from: from, offset: 1)!
    field.replace(field.textRange(from: from, to: to)!, withText: "e")
    XCTAssertEqual(field.text, "hello")
    XCTAssertNil(field.position(from: field.endOfDocument, offset: 1))
    XCTAssertEqual(field.compare(from, to: to), .orderedAscending)
    field.deleteBackward()
    XCTAssertEqual(field.text, "hllo")
  }

  func testTapsSelect() {
    field.text = "hello world"
    stage.tap(CGPoint(x: 270, y: 85))
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(selected(), NSRange(location: 11, length: 0))
    let x = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 2)!).midX
    stage.tap(CGPoint(x: 40 + x, y: 85))
    XCTAssertEqual(selected(), NSRange(location: 5, length: 0), "the end of the word")
    stage.tap(CGPoint(x: 40 + x, y: 85))
    XCTAssertEqual(selected(), NSRange(location: 0, length: 5))
  }

  /// facts/geometry.md#text-field/disabled-colour: a disabled field keeps the color that the app has set.
  func testDisabledFieldKeepsItsOwnColour() {
    field.text = "abc"
    field.isEnabled = false
    func shown() -> UIColor? {
      field.displayText()?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    XCTAssertEqual(shown()?.cgColor.alpha ?? 0, 0.5, accuracy: 0.01)
    field.textColor = .red
    XCTAssertEqual(shown()?.cgColor, UIColor.red.cgColor)
  }

  func testRoundedFieldIsFilledWithItsBackgroundColour() {
    field.borderStyle = .roundedRect
    field.backgroundColor = .red
    field.frame = CGRect(x: 40, y: 70, width: 200, height: 34)
    XCTAssertEqual(field.backgroundColor, .red)
    let picture = stage.picture()
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 { picture.row(Int(y * 3))[Int(x * 3)] & 0xFFFFFF }
    XCTAssertEqual(pixel(140, 80), 0xFF0000)
    XCTAssertEqual(pixel(40.2, 70.2), 0xFFFFFF, "the corners stay clear")
    field.borderStyle = .none
    XCTAssertEqual(stage.picture().row(211)[121] & 0xFFFFFF, 0xFF0000)
    field.backgroundColor = nil
    XCTAssertNil(field.backgroundColor)
  }

  func testDisabledFieldDoesNotEdit() {
    field.isEnabled = false
    XCTAssertFalse(field.becomeFirstResponder())
    stage.tap(CGPoint(x: 100, y: 85))
    XCTAssertFalse(field.isFirstResponder)
  }

  func testRemovedFieldStopsEditing() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertNil(KeyboardController.shared.frame)
  }

  func testHostileValues() {
    field.becomeFirstResponder()
    field.setMarkedText("abc", selectedRange: NSRange(location: 99, length: -5))
    field.selectedTextRange = nil
    field.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: -3)
    field.layoutIfNeeded()
    stage.type(String(repeating: "x", count: 2_000))
    UIApplication.shared.step()
    XCTAssertEqual(field.text?.count, 2_000)
    XCTAssertNil(field.text(in: UITextRange()))
    field.replace(UITextRange(), withText: "y")
    XCTAssertEqual(field.caretRect(for: UITextPosition()), .zero, "facts/text-input.md#positions/foreign")
  }

  private final class OlderDelegate: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  private final class BareDelegate: NSObject, UITextFieldDelegate {}
}
