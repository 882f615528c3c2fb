import UIKit
import XCTest

/// Changes that are undone together, and the commands of the pasteboard: facts/text-input.md#gestures/runs, Apple's
/// pages of `UITextView`, `UITextField` and `UIResponderStandardEditActions`.
final class TextUndoTests: TextInputTestCase {
  override func tearDown() {
    UIPasteboard.general.items = []
    super.tearDown()
  }

  private func undo(_ subject: TextSubject) { subject.input.undoManager?.undo() }
  private func redo(_ subject: TextSubject) { subject.input.undoManager?.redo() }

  func testARunOfTypingIsOneStep() {
    each(TextSubject.apples()) { subject in
      for letter in ["o", "n", "e"] { type(letter) }
      subject.selection = at(0)
      type("0")
      undo(subject)
      XCTAssertEqual(subject.text, "one")
      undo(subject)
      XCTAssertEqual(subject.text, "")
      XCTAssertEqual(subject.input.undoManager?.canUndo, false)
      redo(subject)
      XCTAssertEqual(subject.text, "one")
      redo(subject)
      XCTAssertEqual(subject.text, "0one")
      undo(subject)
      XCTAssertEqual(subject.text, "one")
    }
  }

  func testTypingOverASelectionGoesBackWithIt() {
    each(TextSubject.apples(), "Visit Apple", at: at(0, 5)) { subject in
      type("G")
      type("o")
      undo(subject)
      XCTAssertEqual(subject.text, "Visit Apple")
      redo(subject)
      XCTAssertEqual(subject.text, "Go Apple")
    }
  }

  func testARunOfDeletingIsOneStep() {
    each(TextSubject.apples(), "ab😀") { subject in
      press(.delete)
      press(.delete)
      XCTAssertEqual(subject.text, "a")
      undo(subject)
      XCTAssertEqual(subject.text, "ab😀")
      redo(subject)
      XCTAssertEqual(subject.text, "a")
    }
  }

  func testComposedTextIsOneStep() {
    each(TextSubject.apples(), "a") { subject in
      compose("n", 1)
      compose("ni", 2)
      type("你")
      undo(subject)
      XCTAssertEqual(subject.text, "a")
      XCTAssertNil(subject.input.markedTextRange)
    }
  }

  func testPastingIsAStepOfItsOwn() {
    UIPasteboard.general.string = "b"
    each(TextSubject.apples()) { subject in
      // All changes in one turn of the run loop are one step: Apple, UndoManager.groupsByEvent.
      type("a")
      go(to: now + 0.1)
      subject.input.paste(nil)
      go(to: now + 0.1)
      type("c")
      undo(subject)
      XCTAssertEqual(subject.text, "ab")
      undo(subject)
      XCTAssertEqual(subject.text, "a")
    }
  }

  /// An undo is a change like any other, and queries the delegate first (facts/text-input.md#view-orders/undo).
  func testUndoReports() {
    each(TextSubject.apples()) { subject in
      type("abc")
      subject.journal = []
      undo(subject)
      XCTAssertEqual(subject.take(), ["ask {0, 3} ", "selection", "change", "note"])
      redo(subject)
      subject.allows = false
      undo(subject)
      XCTAssertEqual(subject.text, "abc")
    }
  }

  func testSettingTheTextForgets() {
    each(TextSubject.apples()) { subject in
      type("abc")
      subject.text = "other"
      XCTAssertEqual(subject.input.undoManager?.canUndo, false)
    }
  }

  // MARK: The pasteboard

  func testCutAndPasteAskOnce() {
    each(TextSubject.apples(), "Hello world", at: at(0, 5)) { subject in
      subject.input.cut(nil)
      XCTAssertEqual(subject.take(), ["ask {0, 5} ", "selection", "change", "note"])
      XCTAssertEqual(subject.text, " world")
      subject.selection = at(6)
      subject.journal = []
      subject.input.paste(nil)
      XCTAssertEqual(subject.take(), ["ask {6, 0} Hello", "selection", "change", "note"])
      XCTAssertEqual(subject.text, " worldHello")
      subject.allows = false
      subject.selection = at(0, 3)
      subject.input.cut(nil)
      subject.input.paste(nil)
      subject.input.delete(nil)
      XCTAssertEqual(subject.text, " worldHello")
    }
  }

  func testLinesArePastedAsTheInputTakesThem() {
    UIPasteboard.general.string = "a\nb"
    each(TextSubject.apples()) { subject in
      subject.input.paste(nil)
      XCTAssertEqual(subject.take().first, "ask {0, 0} a\nb")
      XCTAssertEqual(subject.text, subject is ViewSubject ? "a\nb" : "a b")
    }
  }

  /// A shortcut respects the responder's `canPerformAction(_:withSender:)`, as the menu does.
  func testShortcutsAskWhatTheResponderCanDo() {
    final class Field: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != Selector("paste:") && super.canPerformAction(action, withSender: sender)
      }
    }
    UIPasteboard.general.string = "pasted"
    let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    makeWindow().rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    press(.character("v"), .command)
    XCTAssertEqual(field.text, "")
    field.resignFirstResponder()
  }

  /// Commands also work on text that is not being edited, without querying the delegate.
  func testCommandsOnTextThatIsNotEdited() {
    let subject = ViewSubject()
    makeWindow().rootViewController?.view.addSubview(subject.view)
    subject.text = "Hello world"
    subject.selection = at(0, 6)
    subject.journal = []
    subject.view.cut(nil)
    XCTAssertEqual(subject.take(), ["selection", "change", "note"])
    XCTAssertEqual(subject.text, "world")
    subject.view.isEditable = false
    subject.selection = at(0, 5)
    subject.view.cut(nil)
    subject.view.paste(nil)
    XCTAssertEqual(subject.text, "world")
  }
}
