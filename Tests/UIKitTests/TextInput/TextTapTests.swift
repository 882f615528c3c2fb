import UIKit
import XCTest

/// Taps on text: facts/text-input.md#selection.
final class TextTapTests: TextTouchTestCase {
  /// facts/text-input.md#selection/tap
  func testATapGoesToTheEdgeOfAWord() {
    each(TextSubject.all(), "hello big world", at: at(0)) { subject in
      tap(3, subject)
      XCTAssertEqual(subject.selection, at(5), "the end of the word")
      tap(7, subject)
      XCTAssertEqual(subject.selection, at(6), "the start, one character behind it")
      tap(12, subject)
      XCTAssertEqual(subject.selection, at(15))
      tap(9, subject)
      XCTAssertEqual(subject.selection, at(9), "an edge stays")
      XCTAssertFalse(menu.isMenuVisible)
    }
  }

  func testTheFirstTapBeginsToEdit() {
    each(TextSubject.all(), "hello big world", at: at(0)) { subject in
      subject.input.resignFirstResponder()
      tap(8, subject)
      XCTAssertTrue(subject.input.isFirstResponder)
      XCTAssertEqual(subject.selection, at(9))
      XCTAssertFalse(menu.isMenuVisible)
    }
  }

  /// facts/text-input.md#selection/tap-again
  func testTappedAgainTheCaretGoesToThePosition() {
    each(TextSubject.all(), "hello big world", at: at(0)) { subject in
      tap(3, subject)
      XCTAssertEqual(subject.selection, at(5))
      tap(3, subject)
      XCTAssertEqual(subject.selection, at(3))
      XCTAssertFalse(menu.isMenuVisible)
    }
  }

  /// facts/text-input.md#selection/tap-again
  func testATapOnTheCaretShowsAndHidesTheMenu() {
    UIPasteboard.general.string = "pasted"
    each(TextSubject.all(), "hello big world", at: at(5)) { subject in
      for isVisible in [true, false, true] {
        tap(5, subject)
        XCTAssertEqual(menu.isMenuVisible, isVisible)
        XCTAssertEqual(subject.selection, at(5))
      }
      tap(9, subject)
      XCTAssertFalse(menu.isMenuVisible, "the caret went elsewhere")
    }
  }

  func testATapOnTheSelectionShowsAndHidesTheMenu() {
    each(TextSubject.all(), "hello big world", at: at(0, 9)) { subject in
      for isVisible in [true, false] {
        tap(3, subject)
        XCTAssertEqual(menu.isMenuVisible, isVisible)
        XCTAssertEqual(subject.selection, at(0, 9))
      }
      tap(15, subject)
      XCTAssertEqual(subject.selection, at(15))
    }
  }

  func testTwoTapsSelectAWord() {
    each(TextSubject.all(), "hello big world", at: at(0)) { subject in
      tap(8, subject, times: 2)
      XCTAssertEqual(subject.selection, at(6, 3))
      XCTAssertTrue(menu.isMenuVisible)
      tap(3, subject, times: 3)
      XCTAssertEqual(subject.selection, at(0, 15))
      XCTAssertTrue(menu.isMenuVisible)
    }
  }

  /// The dots of hidden text do not reveal its words.
  func testHiddenTextIsOneWord() {
    let subject = FieldSubject()
    each([subject], "two words", at: at(0)) { _ in
      subject.field.isSecureTextEntry = true
      step()
      tap(2, subject)
      XCTAssertEqual(subject.selection, at(2))
      tap(5, subject, times: 2)
      XCTAssertEqual(subject.selection, at(0, 9))
    }
  }

  /// facts/text-input.md#selection/double-tap-drag
  func testAFingerThatMovesAfterTheSecondTapSelectsByWords() {
    each(TextSubject.all(), "one two three four", at: at(0)) { subject in
      let (start, end) = (point(5, subject), point(10, subject))
      tap(start.x, start.y)
      go(to: now + 0.1)
      touch(0, .began, start.x, start.y)
      drag(from: start, to: end)
      XCTAssertEqual(subject.selection, at(4, 9))
      XCTAssertFalse(menu.isMenuVisible)
      drag(from: end, to: point(1, subject))
      XCTAssertEqual(subject.selection, at(0, 7), "the first word stays selected")
      lift(point(1, subject))
      XCTAssertTrue(menu.isMenuVisible)
    }
  }

  // MARK: Text that is only read

  func testTextThatIsOnlyReadIsSelected() {
    let subject = ViewSubject()
    subject.view.isEditable = false
    each([subject], "hello big world", at: at(0)) { _ in
      subject.input.resignFirstResponder()
      subject.journal = []
      tap(8, subject, times: 2)
      XCTAssertTrue(subject.view.isFirstResponder)
      XCTAssertEqual(subject.selection, at(6, 3))
      XCTAssertTrue(menu.isMenuVisible)
      type("x")
      XCTAssertEqual(subject.text, "hello big world")
      UIPasteboard.general.string = "pasted"
      XCTAssertFalse(subject.view.canPerformAction(Selector("paste:"), withSender: nil))
      XCTAssertTrue(subject.view.canPerformAction(Selector("copy:"), withSender: nil))
      tap(2, subject)
      XCTAssertEqual(subject.selection.length, 0)
    }
  }

  func testTextThatCannotBeSelectedTakesNoTouches() {
    let subject = ViewSubject()
    subject.view.isEditable = false
    subject.view.isSelectable = false
    view.addSubview(subject.view)
    subject.text = "hello big world"
    step()
    tap(8, subject, times: 2)
    XCTAssertFalse(subject.view.isFirstResponder)
    XCTAssertEqual(subject.selection.length, 0)
  }
}
