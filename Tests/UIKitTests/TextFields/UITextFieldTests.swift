import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts: facts/text-input.md#field-orders, facts/geometry.md#text-field, facts/defaults.md#UITextField
final class UITextFieldTests: XCTestCase {
  private var stage: Stage!
  private var journal: Journal!
  private var field: UITextField!
  private var delegate: NotingDelegate!
  private var observers: [NSObjectProtocol] = []

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    journal = Journal()
    field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
    field.borderStyle = .roundedRect
    delegate = NotingDelegate(journal)
    stage.view.addSubview(field)
  }

  override func tearDown() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    stage.end()
    stage = nil
    super.tearDown()
  }

  /// Everything is noted from here on.
  private func watch() {
    field.delegate = delegate
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"),
      (.primaryActionTriggered, "event primary"),
    ] {
      field.addAction(UIAction { [journal] _ in journal!.note(name) }, for: event)
    }
    for (name, line) in [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note change"),
      (UITextField.textDidEndEditingNotification, "note end"),
      (UIResponder.keyboardWillShowNotification, "keyboard shows"),
      (UIResponder.keyboardWillHideNotification, "keyboard hides"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [journal] _ in
          journal!.note(line)
        })
    }
  }

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

  // Return: shouldReturn, then the events; it resigns only if somebody listens for leaving.
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

  /// facts/geometry.md#text-field/disabled-colour: a disabled field keeps the colour that it was given.
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

  // MARK: Geometry

  func testRects() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
    XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 7, y: 2, width: 86, height: 30))
    XCTAssertEqual(field.editingRect(forBounds: bounds), CGRect(x: 7, y: 2, width: 86, height: 30))
    XCTAssertEqual(field.borderRect(forBounds: bounds), bounds)
    field.borderStyle = .none
    XCTAssertEqual(field.textRect(forBounds: bounds), bounds)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftViewMode = .always
    XCTAssertEqual(field.leftViewRect(forBounds: bounds), CGRect(x: 0, y: 12, width: 20, height: 10))
    XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 20, y: 0, width: 80, height: 34))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.rightViewMode = .unlessEditing
    XCTAssertEqual(field.textRect(forBounds: bounds).maxX, 70)
    field.layoutIfNeeded()
    XCTAssertTrue(field.leftView?.superview === field)
    XCTAssertTrue(field.rightView?.superview === field)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    XCTAssertNil(field.rightView?.superview)
  }

  // Rounded rectangle 34 high, plain text line height and 1.5.
  func testIntrinsicSize() {
    XCTAssertEqual(field.intrinsicContentSize.height, 34)
    field.borderStyle = .none
    XCTAssertEqual(field.intrinsicContentSize.height, 22, accuracy: 0.34)
    field.text = "wide wide wide"
    let width = field.intrinsicContentSize.width
    field.text = "w"
    XCTAssertLessThan(field.intrinsicContentSize.width, width)
  }

  func testLongTextScrollsToTheCaret() {
    field.becomeFirstResponder()
    stage.type(String(repeating: "long text ", count: 20))
    field.layoutIfNeeded()
    let caret = field.caretRect(for: field.endOfDocument)
    XCTAssertLessThanOrEqual(caret.maxX, 241)
    XCTAssertGreaterThan(caret.minX, 200)
    stage.press(.home)
    field.layoutIfNeeded()
    XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).midX, 7, accuracy: 1)
  }

  func testAttributes() {
    field.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
    XCTAssertEqual(field.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(field.textColor, .red)
    field.textColor = .blue
    XCTAssertEqual(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .blue)
    field.attributedPlaceholder = NSAttributedString(string: "p", attributes: [.kern: 1])
    XCTAssertEqual(field.placeholder, "p")
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    XCTAssertEqual(field.font?.pointSize, 9)
    XCTAssertNil(field.typingAttributes)
  }

  func testTokenizerFindsWords() {
    field.text = "one two"
    let at = field.position(from: field.beginningOfDocument, offset: 5)!
    let word = field.tokenizer.rangeEnclosingPosition(at, with: .word, inDirection: .storage(.forward))
    XCTAssertEqual(word.flatMap { field.text(in: $0) }, "two")
    XCTAssertTrue(
      field.tokenizer.isPosition(field.endOfDocument, atBoundary: .word, inDirection: .storage(.forward)))
  }

  func testFieldIsFreed() {
    weak var weakField: UITextField?
    do {
      let other = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
      other.clearButtonMode = .always
      stage.view.addSubview(other)
      other.becomeFirstResponder()
      stage.type("abc")
      UIApplication.shared.step()
      other.removeFromSuperview()
      weakField = other
    }
    UIApplication.shared.step()
    UIApplication.shared.step()
    XCTAssertNil(weakField)
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

  // MARK: Pictures

  private func dark(_ rect: CGRect, _ picture: Picture) -> Int {
    var count = 0
    for y in Int(rect.minY * 3)..<Int(rect.maxY * 3) {
      for x in Int(rect.minX * 3)..<Int(rect.maxX * 3) where picture.row(y)[x] & 0xFF < 0x80 { count += 1 }
    }
    return count
  }

  func testTextPlaceholderAndCaretAreDrawn() {
    let inner = CGRect(x: 47, y: 73, width: 226, height: 24)
    field.placeholder = "Hypnotize me"
    let placeholder = stage.picture()
    XCTAssertEqual(dark(inner, placeholder), 0, "placeholders are grey")
    field.text = "Hello"
    XCTAssertGreaterThan(dark(inner, stage.picture()), 400)
    field.text = ""
    field.tintColor = .black
    field.becomeFirstResponder()
    let caret = dark(CGRect(x: 45, y: 73, width: 6, height: 24), stage.picture())
    XCTAssertEqual(caret, 6 * 65, accuracy: 60)
  }

  func testBorderFollowsTheAppearance() {
    stage.view.backgroundColor = .systemBackground
    let edge = (x: 160 * 3, y: 70 * 3)
    let light = stage.picture().row(edge.y)[edge.x]
    UIApplication.shared.send(.appearance(dark: true))
    let picture = stage.picture()
    let dark = picture.row(edge.y)[edge.x]
    let inside = picture.row(255)[160 * 3]
    UIApplication.shared.send(.appearance(dark: false))
    XCTAssertGreaterThan(light & 0xFF, 0xC0)
    XCTAssertLessThan(light & 0xFF, 0xF0)
    XCTAssertGreaterThan(dark & 0xFF, 0x10)
    XCTAssertLessThan(dark & 0xFF, 0x50)
    XCTAssertEqual(inside & 0xFF_FFFF, 0)
  }

  func testScrolledTextStaysInside() {
    field.becomeFirstResponder()
    stage.type(String(repeating: "long text ", count: 20))
    let picture = stage.picture()
    XCTAssertEqual(dark(CGRect(x: 20, y: 72, width: 19, height: 26), picture), 0)
    XCTAssertEqual(dark(CGRect(x: 281, y: 72, width: 40, height: 26), picture), 0)
    XCTAssertGreaterThan(dark(CGRect(x: 47, y: 72, width: 200, height: 26), picture), 2000)
  }

  private final class NotingDelegate: NSObject, UITextFieldDelegate {
    let journal: Journal
    var shouldBegin = true
    var shouldEnd = true
    var shouldChange = true
    var shouldClear = true
    var shouldReturn = true
    init(_ journal: Journal) { self.journal = journal }
    private func answer(_ line: String, _ value: Bool) -> Bool {
      journal.note(line)
      return value
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin", shouldBegin) }
    func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end", shouldEnd) }
    func textFieldDidEndEditing(_ textField: UITextField) { journal.note("did end") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      journal.note("did end \(reason.rawValue)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    )
      -> Bool
    { answer("change {\(range.location), \(range.length)} \(string)", shouldChange) }
    func textFieldDidChangeSelection(_ textField: UITextField) { journal.note("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("should clear", shouldClear) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("should return", shouldReturn) }
  }

  private final class OlderDelegate: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  private final class BareDelegate: NSObject, UITextFieldDelegate {}
}
