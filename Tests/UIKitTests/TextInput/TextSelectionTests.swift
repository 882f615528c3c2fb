import UIKit
import XCTest

/// Selections, the keys that move them, and positions: facts/text-input.md#positions,
/// facts/text-input.md#field-changes, facts/text-input.md#view-orders.
final class TextSelectionTests: TextInputTestCase {
  // MARK: By code

  func testOnlyAnotherSelectionIsReported() {
    each(TextSubject.apples(), "abcdef") { subject in
      subject.selection = at(2, 3)
      XCTAssertEqual(subject.take(), ["selection"])
      subject.selection = at(2, 3)
      XCTAssertEqual(subject.take(), [])
    }
  }

  /// The selection stays within the text if code removes characters from the storage itself.
  func testSelectionStaysInsideOfTheStorage() {
    let subject = ViewSubject()
    each([subject], "abcdef") { _ in
      subject.view.textStorage.deleteCharacters(in: at(2, 4))
      XCTAssertEqual(subject.view.selectedRange, at(2))
      subject.journal = []
      subject.view.selectedRange = at(2)
      XCTAssertEqual(subject.take(), [])
      type("x")
      XCTAssertEqual(subject.text, "abx")
      XCTAssertEqual(subject.selection, at(3))
    }
  }

  /// facts/text-input.md#view-orders/no-selection, facts/text-input.md#field-changes/no-selection
  func testNoSelection() {
    each(TextSubject.apples(), "abc") { subject in
      subject.input.setMarkedText("d", selectedRange: at(1))
      subject.journal = []
      subject.input.selectedTextRange = nil
      XCTAssertEqual(subject.take(), ["selection"])
      XCTAssertEqual(subject.mark, at(3, 1))
      if let subject = subject as? ViewSubject {
        XCTAssertNil(subject.view.selectedTextRange)
        XCTAssertEqual(subject.view.selectedRange, at(0))
        subject.view.selectedRange = at(0)
        XCTAssertNotNil(subject.view.selectedTextRange)
      } else {
        XCTAssertEqual(subject.selection, at(0))
      }
    }
  }

  /// facts/text-input.md#positions/foreign
  func testPositionsOfAnotherInput() throws {
    let other = ViewSubject()
    other.text = "other"
    let foreign = try XCTUnwrap(other.range(1, 2))
    each(TextSubject.apples(), "abc", at: at(2)) { subject in
      let input = subject.input
      for range in [foreign, UITextRange()] {
        XCTAssertNil(input.text(in: range))
        XCTAssertNil(input.textRange(from: input.beginningOfDocument, to: range.start))
        XCTAssertNil(input.position(from: range.start, offset: 1))
        XCTAssertNil(input.position(from: range.start, in: .right, offset: 1))
        XCTAssertEqual(input.offset(from: input.beginningOfDocument, to: range.end), 0)
        XCTAssertEqual(input.caretRect(for: range.start), .zero)
        XCTAssertEqual(input.firstRect(for: range), .zero)
        XCTAssertEqual(input.selectionRects(for: range).count, 0)
        input.selectedTextRange = range
        input.replace(range, withText: "x")
      }
      XCTAssertEqual(subject.take(), [])
      XCTAssertEqual(subject.selection, at(2))
      XCTAssertEqual(subject.text, "abc")
      XCTAssertNotEqual(input.beginningOfDocument, other.input.beginningOfDocument)
    }
  }

  func testPositionsCountUTF16() throws {
    try each(TextSubject.apples(), "a😀b") { subject in
      let input = subject.input
      XCTAssertEqual(input.offset(from: input.beginningOfDocument, to: input.endOfDocument), 4)
      XCTAssertEqual(input.offset(from: input.endOfDocument, to: input.beginningOfDocument), -4)
      XCTAssertNil(subject.position(5))
      XCTAssertNil(subject.position(-1))
      XCTAssertNil(input.position(from: input.endOfDocument, offset: .max))
      let three = try XCTUnwrap(subject.position(3))
      let swapped = input.textRange(from: three, to: try XCTUnwrap(subject.position(1)))
      XCTAssertEqual(subject.offsets(swapped), at(1, 2))
      XCTAssertEqual(swapped, subject.range(1, 2))
      subject.selection = at(2)
      XCTAssertEqual(subject.selection, at(2), "also inside of a pair")
      XCTAssertEqual(input.text(in: try XCTUnwrap(subject.range(1, 1))), "\u{FFFD}")
      XCTAssertEqual(
        input.position(from: three, in: .left, offset: 1).map { input.offset(from: three, to: $0) }, -2)
      XCTAssertEqual(
        input.characterRange(byExtending: three, in: .right).flatMap { input.text(in: $0) }, "b")
    }
  }

  /// facts/text-input.md#positions/empty-rect
  func testRectangles() throws {
    try each(TextSubject.apples(), "Hello") { subject in
      let input = subject.input
      let caret = input.caretRect(for: try XCTUnwrap(subject.position(2)))
      let empty = input.firstRect(for: try XCTUnwrap(subject.range(2, 0)))
      XCTAssertEqual(empty.width, 0)
      XCTAssertEqual(empty.minX, caret.midX, accuracy: 0.01)
      let first = input.firstRect(for: try XCTUnwrap(subject.range(2, 2)))
      XCTAssertEqual(first.minX, caret.midX, accuracy: 0.34)
      XCTAssertEqual(input.selectionRects(for: try XCTUnwrap(subject.range(2, 0))).count, 0)
      for (x, character) in [(first.minX + 1, "l"), (first.minX - 1, "e")] {
        let range = input.characterRange(at: CGPoint(x: x, y: first.midY))
        XCTAssertEqual(range.flatMap { input.text(in: $0) }, character)
      }
      XCTAssertNil(input.characterRange(at: CGPoint(x: 290, y: first.midY)))
      XCTAssertEqual(
        input.closestPosition(to: CGPoint(x: 290, y: first.midY), within: try XCTUnwrap(subject.range(1, 2))),
        subject.position(3))
    }
  }

  // MARK: By keys

  /// facts/text-input.md#field-changes/arrows
  func testArrowsMoveByComposedCharacters() {
    each(TextSubject.all(), "a😀b", at: at(3)) { subject in
      press(.left)
      XCTAssertEqual(subject.selection, at(1))
      press(.right)
      XCTAssertEqual(subject.selection, at(3))
      press(.right)
      press(.right)
      XCTAssertEqual(subject.selection, at(4), "the end stays the end")
      press(.home)
      XCTAssertEqual(subject.selection, at(0))
      press(.left)
      XCTAssertEqual(subject.selection, at(0))
    }
  }

  func testArrowsLeaveASelectionAtItsEnds() {
    each(TextSubject.all(), "abcdef", at: at(1, 3)) { subject in
      press(.left)
      XCTAssertEqual(subject.selection, at(1))
      subject.selection = at(1, 3)
      press(.right)
      XCTAssertEqual(subject.selection, at(4))
    }
  }

  func testShiftMovesOneEndOfTheSelection() {
    each(TextSubject.all(), "abcdef", at: at(3)) { subject in
      press(.right, .shift)
      press(.right, .shift)
      XCTAssertEqual(subject.selection, at(3, 2))
      press(.left, .shift)
      XCTAssertEqual(subject.selection, at(3, 1), "the same end comes back")
      press(.left, .shift)
      press(.left, .shift)
      XCTAssertEqual(subject.selection, at(2, 1), "and beyond the other")
      press(.home, .shift)
      XCTAssertEqual(subject.selection, at(0, 3))
      subject.selection = at(2, 2)
      press(.right, .shift)
      XCTAssertEqual(subject.selection, at(2, 3), "a selection from elsewhere grows in the key's direction")
    }
  }

  func testWordsAndEnds() {
    each(TextSubject.all(), "one two three", at: at(6)) { subject in
      press(.left, .alternate)
      XCTAssertEqual(subject.selection, at(4))
      press(.right, [.alternate, .shift])
      XCTAssertEqual(subject.selection, at(4, 3))
      press(.right, .command)
      XCTAssertEqual(subject.selection, at(13))
      press(.left, .command)
      XCTAssertEqual(subject.selection, at(0))
      press(.down, .command)
      XCTAssertEqual(subject.selection, at(13))
      press(.up, [.command, .shift])
      XCTAssertEqual(subject.selection, at(0, 13))
    }
  }

  func testLines() {
    each([ViewSubject()], "one\ntwo\nthree", at: at(5)) { subject in
      press(.right, .command)
      XCTAssertEqual(subject.selection, at(7))
      press(.left, .command)
      XCTAssertEqual(subject.selection, at(4))
      press(.down, .shift)
      XCTAssertEqual(subject.selection, at(4, 4))
      press(.pageDown)
      XCTAssertEqual(subject.selection, at(13))
      press(.pageUp)
      XCTAssertLessThan(subject.selection.location, 4)
    }
  }

  func testShortcutsReachAnAppsOwnInput() {
    let subject = CustomSubject()
    each([subject], "abc") { _ in
      press(.character("a"), .command)
      press(.character("c"), .command)
      XCTAssertEqual(subject.custom.commands, ["all"], "it can perform no other")
    }
  }

  // MARK: By fingers

  /// facts/text-input.md#gestures/taps
  func testTapsSelectWordsAndParagraphs() throws {
    try each(TextSubject.apples(), "one two") { subject in
      subject.text = subject is ViewSubject ? "one two\nthree" : "one two"
      step()
      let caret = subject.input.caretRect(for: try XCTUnwrap(subject.position(5)))
      let point = subject.input.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
      tap(point.x, point.y)
      XCTAssertEqual(subject.selection, at(4))
      tap(point.x, point.y)
      XCTAssertEqual(subject.selection, at(4, 3))
      tap(point.x, point.y)
      XCTAssertEqual(subject.selection, at(0, 7))
      UIMenuController.shared.hideMenu()
    }
  }
}
