import UIKit
import XCTest

/// Undo, and the commands of the edit menu: Apple's pages of `UITextView`, `UITextField` and
/// `UIResponderStandardEditActions`; geometry.md#edit-menu.
final class TextCommandTests: TimeTestCase {
  private final class Delegate: NSObject, UITextViewDelegate {
    var changes = 0
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  private var text: UITextView!
  private var field: UITextField!
  private let delegate = Delegate()

  override func setUp() {
    super.setUp()
    text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
    text.font = .systemFont(ofSize: 17)
    text.delegate = delegate
    field = UITextField(frame: CGRect(x: 20, y: 240, width: 300, height: 34))
    view.addSubview(text)
    view.addSubview(field)
    UIPasteboard.general.items = []
    go(to: now + 0.1)
  }

  override func tearDown() {
    UIMenuController.shared.hideMenu()
    window.endEditing(true)
    UIPasteboard.general.items = []
    go(to: now + 1)
    (text, field) = (nil, nil)
    super.tearDown()
  }

  private func type(_ string: String) {
    for letter in string { UIApplication.shared.send(.text(String(letter))) }
    go(to: now + 0.02)
  }

  private func press(_ letter: String, shift: Bool = false) {
    let modifiers: HostKeyModifiers = shift ? [.command, .shift] : .command
    UIApplication.shared.send(.key(.character(letter), modifiers: modifiers, isDown: true))
    UIApplication.shared.send(.key(.character(letter), modifiers: modifiers, isDown: false))
    go(to: now + 0.02)
  }

  // MARK: Undo

  func testTypingIsUndoneAndRedone() throws {
    let manager = try XCTUnwrap(text.undoManager, "also before it is edited")
    text.text = "Visit Apple"
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 0, length: 5)
    text.insertText("Go")
    XCTAssertEqual(text.text, "Go Apple")
    XCTAssertTrue(manager.canUndo)
    delegate.changes = 0
    manager.undo()
    XCTAssertEqual(text.text, "Visit Apple")
    XCTAssertEqual(delegate.changes, 1)
    manager.redo()
    XCTAssertEqual(text.text, "Go Apple")
    manager.undo()
    XCTAssertEqual(text.text, "Visit Apple")
    XCTAssertFalse(manager.canUndo)
    XCTAssertTrue(text.delegate === delegate)
  }

  func testDeletingGoesBackTogetherWithItsAttributes() throws {
    text.attributedText = NSAttributedString(
      string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    text.becomeFirstResponder()
    for _ in 0..<3 { UIApplication.shared.send(.key(.delete, modifiers: [], isDown: true)) }
    go(to: now + 0.1)
    XCTAssertEqual(text.text, "b")
    text.undoManager?.undo()
    XCTAssertEqual(text.text, "bold")
    XCTAssertEqual(
      text.textStorage.attribute(.font, at: 3, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 20))
  }

  func testFieldsHaveTheirOwnWhileEdited() {
    XCTAssertTrue(field.undoManager === window.undoManager)
    field.becomeFirstResponder()
    XCTAssertFalse(field.undoManager === window.undoManager)
    type("abc")
    field.undoManager?.undo()
    XCTAssertEqual(field.text, "")
    field.undoManager?.redo()
    XCTAssertEqual(field.text, "abc")
    XCTAssertTrue((field as UIResponder).undoManager === field.undoManager)
  }

  // MARK: Commands

  func testCopyCutPaste() {
    text.text = "Hello world"
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 0, length: 5)
    XCTAssertTrue(text.canPerformAction(Selector("copy:"), withSender: nil))
    XCTAssertFalse(text.canPerformAction(Selector("paste:"), withSender: nil), "nothing was copied")
    text.copy(nil)
    XCTAssertEqual(UIPasteboard.general.string, "Hello")
    text.cut(nil)
    XCTAssertEqual(text.text, " world")
    XCTAssertFalse(text.canPerformAction(Selector("cut:"), withSender: nil), "nothing is selected")
    field.becomeFirstResponder()
    XCTAssertTrue(field.canPerformAction(Selector("paste:"), withSender: nil))
    field.paste(nil)
    XCTAssertEqual(field.text, "Hello")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    XCTAssertFalse(field.canPerformAction(Selector("copy:"), withSender: nil), "dots are not copied")
    field.copy(nil)
    XCTAssertEqual(UIPasteboard.general.string, "Hello")
  }

  func testKeys() {
    for (target, content) in [(text as UIView, { self.text.text! }), (field as UIView, { self.field.text! })] {
      target.becomeFirstResponder()
      type("abc")
      press("a")
      press("c")
      XCTAssertEqual(UIPasteboard.general.string, "abc")
      press("x")
      XCTAssertEqual(content(), "")
      press("v")
      XCTAssertEqual(content(), "abc")
      press("z")
      XCTAssertEqual(content(), "")
      press("z", shift: true)
      XCTAssertEqual(content(), "abc")
    }
  }

  // MARK: The menu

  private var menu: UIMenuController { .shared }

  private func doubleTap(_ x: CGFloat, _ y: CGFloat) {
    for _ in 0..<2 {
      tap(x, y)
      go(to: now + 0.1)
    }
  }

  func testTwoTapsSelectAWordAndShowTheMenu() {
    text.text = "Hello world"
    text.becomeFirstResponder()
    go(to: now + 1)
    doubleTap(40, 118)
    XCTAssertEqual(text.selectedRange, NSRange(location: 0, length: 5))
    XCTAssertTrue(menu.isMenuVisible)
    XCTAssertTrue(menu.menuFrame.minY > 118 || menu.menuFrame.maxY < 118)
    // Taps Cut, the first of Cut, Copy and Select All.
    tap(menu.menuFrame.minX + 10, menu.menuFrame.midY)
    go(to: now + 0.1)
    XCTAssertEqual(text.text, " world")
    XCTAssertEqual(UIPasteboard.general.string, "Hello")
    XCTAssertFalse(menu.isMenuVisible)
  }

  func testALongPressShowsTheMenuInAField() {
    UIPasteboard.general.string = "pasted"
    touch(0, .began, 40, 257)
    go(to: now + 0.7)
    XCTAssertFalse(menu.isMenuVisible)
    touch(0, .ended, 40, 257)
    go(to: now + 0.1)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(menu.isMenuVisible)
    tap(menu.menuFrame.midX, menu.menuFrame.minY + 18)
    go(to: now + 0.1)
    XCTAssertEqual(field.text, "pasted")
    type("x")
    XCTAssertFalse(menu.isMenuVisible)
  }

  func testTypingHidesTheMenu() {
    text.text = "Hello"
    text.becomeFirstResponder()
    go(to: now + 1)
    doubleTap(40, 118)
    XCTAssertTrue(menu.isMenuVisible)
    type("a")
    XCTAssertFalse(menu.isMenuVisible)
    XCTAssertEqual(text.text, "a")
  }
}
