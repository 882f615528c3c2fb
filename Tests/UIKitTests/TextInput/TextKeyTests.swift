import UIKit
import XCTest

/// The keys of text on a hardware keyboard: Apple's page "Mac keyboard shortcuts" (documents), which also apply to
/// iPads.
final class TextKeyTests: TextInputTestCase {
  func testParagraphs() {
    each([ViewSubject()], "one two\nthree\n\nfour", at: at(3)) { subject in
      press(.down, .alternate)
      XCTAssertEqual(subject.selection, at(7), "the end of the paragraph")
      press(.down, .alternate)
      XCTAssertEqual(subject.selection, at(13), "that of the next one")
      press(.up, .alternate)
      XCTAssertEqual(subject.selection, at(8))
      press(.up, [.alternate, .shift])
      XCTAssertEqual(subject.selection, at(0, 8))
    }
  }

  func testLinesKeepTheirColumn() {
    each([ViewSubject()], "abcdef\na\nabcdef", at: at(5)) { subject in
      press(.down)
      XCTAssertEqual(subject.selection, at(8))
      press(.down)
      XCTAssertEqual(subject.selection, at(14), "back in the column of the first line")
      press(.down)
      XCTAssertEqual(subject.selection, at(15), "at the last line to its end")
    }
  }

  func testDeletingWordsAndLines() {
    each([ViewSubject()], "one two three\nfour", at: at(11)) { subject in
      press(.delete, .alternate)
      XCTAssertEqual(subject.text, "one two ee\nfour")
      XCTAssertEqual(subject.take().first, "ask {8, 3} ")
      press(.forwardDelete, .alternate)
      XCTAssertEqual(subject.text, "one two \nfour")
      press(.delete, .command)
      XCTAssertEqual(subject.text, "\nfour")
    }
  }

  func testControlKeys() {
    each([ViewSubject()], "one two\nthree", at: at(3)) { subject in
      press(.character("a"), .control)
      XCTAssertEqual(subject.selection, at(0))
      press(.character("e"), .control)
      XCTAssertEqual(subject.selection, at(7))
      press(.character("b"), .control)
      XCTAssertEqual(subject.selection, at(6))
      press(.character("f"), [.control, .shift])
      XCTAssertEqual(subject.selection, at(6, 1))
      press(.character("n"), .control)
      subject.selection = at(4)
      press(.character("k"), .control)
      XCTAssertEqual(subject.text, "one \nthree")
      press(.character("k"), .control)
      XCTAssertEqual(subject.text, "one three", "at its end the line break goes")
      press(.character("h"), .control)
      press(.character("d"), .control)
      XCTAssertEqual(subject.text, "onehree")
      press(.character("t"), .control)
      XCTAssertEqual(subject.text, "onheree")
      XCTAssertEqual(subject.selection, at(4))
      press(.character("o"), .control)
      XCTAssertEqual(subject.text, "onhe\nree")
      XCTAssertEqual(subject.selection, at(4))
    }
  }

  /// In right-to-left text, the left arrow moves forward.
  func testStepsAreThoseThatAreSeen() {
    each(TextSubject.apples(), "שלום", at: at(0)) { subject in
      press(.left)
      XCTAssertEqual(subject.selection, at(1))
      press(.right)
      XCTAssertEqual(subject.selection, at(0))
      press(.left, [.alternate, .shift])
      XCTAssertEqual(subject.selection, at(0, 4))
    }
    each(TextSubject.apples(), "ab שלום cd", at: at(0)) { subject in
      var places: [Int] = [0]
      for _ in 0..<12 {
        press(.right)
        if places.last != subject.selection.location { places.append(subject.selection.location) }
      }
      XCTAssertEqual(places.last, 10, "every step leads on: \(places)")
    }
  }

  func testEmojiAndMarksAreCrossedWhole() {
    each(TextSubject.apples(), "e\u{301}👨‍👩‍👧🇩🇪", at: at(0)) { subject in
      for place in [2, 10, 14, 14] {
        press(.right)
        XCTAssertEqual(subject.selection, at(place))
      }
      press(.delete)
      press(.delete)
      XCTAssertEqual(subject.text, "e\u{301}")
    }
  }

  func testTabGoesFromFieldToField() {
    let window = makeWindow()
    let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 300 - $0 * 60, width: 200, height: 34)) }
    for field in fields { window.rootViewController?.view.addSubview(field) }
    fields[2].becomeFirstResponder()
    press(.tab)
    XCTAssertTrue(fields[1].isFirstResponder, "the one below")
    press(.tab)
    press(.tab)
    XCTAssertTrue(fields[2].isFirstResponder, "after the last one the first")
    press(.tab, .shift)
    XCTAssertTrue(fields[0].isFirstResponder)
    window.endEditing(true)
  }

  private final class Commander: UITextField {
    static var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
  }

  /// Apple's page of `wantsPriorityOverSystemBehavior`.
  func testKeyCommandsAndTheKeysOfText() {
    MessageDispatch.register("commanded:", on: Commander.self) { (_: Commander, sender: AnyObject) in
      Commander.log.append((sender as? UIKeyCommand)?.input ?? "")
    }
    let field = Commander(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    makeWindow().rootViewController?.view.addSubview(field)
    field.text = "ab"
    field.becomeFirstResponder()
    let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: "commanded:")
    field.commands = [command]
    press(.left)
    XCTAssertEqual(Commander.log, [], "the caret has the arrow")
    command.wantsPriorityOverSystemBehavior = true
    press(.left)
    XCTAssertEqual(Commander.log, [UIKeyCommand.inputLeftArrow])
    field.resignFirstResponder()
  }
}
