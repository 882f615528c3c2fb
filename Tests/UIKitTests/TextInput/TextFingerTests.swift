import UIKit
import XCTest

/// Presses and drags on text: facts/text-input.md#selection.
final class TextFingerTests: TextTouchTestCase {
  /// facts/text-input.md#selection/press
  func testAPressMovesTheCaret() {
    each(TextSubject.all(), "hello big world", at: at(0)) { subject in
      let start = point(7, subject)
      touch(0, .began, start.x, start.y)
      go(to: now + 0.45)
      XCTAssertEqual(subject.selection, at(0))
      go(to: now + 0.15)
      XCTAssertEqual(subject.selection, at(7), "the position itself")
      drag(from: start, to: point(12, subject))
      XCTAssertEqual(subject.selection, at(12))
      XCTAssertFalse(menu.isMenuVisible)
      lift(point(12, subject))
      XCTAssertEqual(subject.selection, at(12))
      XCTAssertTrue(menu.isMenuVisible)
    }
  }

  /// facts/text-input.md#selection/press-read-only
  func testAPressSelectsAWordOfTextThatIsOnlyRead() {
    let subject = ViewSubject()
    subject.view.isEditable = false
    each([subject], "hello big world", at: at(0)) { _ in
      let start = point(8, subject)
      touch(0, .began, start.x, start.y)
      go(to: now + 0.6)
      XCTAssertEqual(subject.selection, at(6, 3))
      drag(from: start, to: point(13, subject))
      XCTAssertEqual(subject.selection, at(6, 9))
      lift(point(13, subject))
      XCTAssertTrue(menu.isMenuVisible)
    }
  }

  func testTheCaretIsDragged() {
    each(TextSubject.all(), "hello big world", at: at(3)) { subject in
      go(to: now + 0.1)
      let start = point(3, subject)
      touch(0, .began, start.x, start.y)
      drag(from: start, to: point(8, subject))
      XCTAssertEqual(subject.selection, at(8))
      lift(point(8, subject))
      XCTAssertEqual(subject.selection, at(8))
    }
  }

  func testAFingerElsewhereDoesNotDragTheCaret() {
    each(TextSubject.all(), "hello big world", at: at(0)) { subject in
      go(to: now + 0.1)
      let start = point(12, subject)
      touch(0, .began, start.x, start.y)
      drag(from: start, to: point(8, subject))
      XCTAssertEqual(subject.selection, at(0))
      lift(point(8, subject))
      XCTAssertEqual(subject.selection, at(0))
    }
  }

  /// facts/text-input.md#selection/handles
  func testHandlesMoveTheEndsOfTheSelection() {
    each(TextSubject.all(), "one two three four", at: at(4, 3)) { subject in
      go(to: now + 0.1)
      var finger = handle(7, isEnd: true, subject)
      touch(0, .began, finger.x, finger.y)
      drag(from: finger, to: handle(11, isEnd: true, subject))
      XCTAssertEqual(subject.selection, at(4, 7), "by characters")
      lift(handle(11, isEnd: true, subject))
      XCTAssertTrue(menu.isMenuVisible)
      finger = handle(4, isEnd: false, subject)
      touch(0, .began, finger.x, finger.y)
      XCTAssertFalse(menu.isMenuVisible)
      drag(from: finger, to: handle(1, isEnd: false, subject))
      XCTAssertEqual(subject.selection, at(1, 10))
      lift(handle(1, isEnd: false, subject))
    }
  }

  /// facts/text-input.md#selection/handles
  func testAHandleCrossesTheOtherOne() {
    each(TextSubject.all(), "one two three four", at: at(8, 5)) { subject in
      go(to: now + 0.1)
      let finger = handle(13, isEnd: true, subject)
      touch(0, .began, finger.x, finger.y)
      drag(from: finger, to: handle(8, isEnd: true, subject))
      XCTAssertEqual(subject.selection.length, 1, "one character stays selected")
      drag(from: handle(8, isEnd: true, subject), to: handle(2, isEnd: true, subject))
      XCTAssertEqual(subject.selection, at(2, 6))
      lift(handle(2, isEnd: true, subject))
      XCTAssertEqual(subject.selection, at(2, 6))
    }
  }

  /// A handle moves by the distance of the finger, regardless of the point at which it is touched.
  func testAFingerBesideAHandleHoldsIt() {
    each(TextSubject.all(), "one two three four", at: at(4, 9)) { subject in
      go(to: now + 0.1)
      let finger = handle(13, isEnd: true, subject)
      let beside = CGPoint(x: finger.x + 15, y: finger.y)
      touch(0, .began, beside.x, beside.y)
      let end = handle(10, isEnd: true, subject)
      drag(from: beside, to: CGPoint(x: end.x + 15, y: end.y))
      XCTAssertEqual(subject.selection, at(4, 6))
      lift(CGPoint(x: end.x + 15, y: end.y))
    }
  }

  // MARK: Scrolling

  func testTextScrollsBelowAFingerAtTheEdge() {
    let subject = ViewSubject()
    let text = (0..<40).map { "Line number \($0)" }.joined(separator: "\n")
    each([subject], text, at: at(5, 6)) { _ in
      subject.view.contentOffset = .zero
      go(to: now + 0.1)
      let finger = handle(11, isEnd: true, subject)
      touch(0, .began, finger.x, finger.y)
      let edge = CGPoint(x: finger.x, y: subject.view.frame.maxY - 4)
      drag(from: finger, to: edge)
      let before = (subject.view.contentOffset.y, subject.selection.length)
      go(to: now + 1)
      XCTAssertGreaterThan(subject.view.contentOffset.y, before.0 + 50)
      XCTAssertGreaterThan(subject.selection.length, before.1 + 20)
      XCTAssertEqual(subject.selection.location, 5)
      lift(edge)
      let after = subject.view.contentOffset.y
      go(to: now + 0.5)
      XCTAssertEqual(subject.view.contentOffset.y, after)
    }
  }

  func testAFieldScrollsBelowAFingerAtItsEnd() {
    let subject = FieldSubject()
    let text = (0..<30).map { "word\($0)" }.joined(separator: " ")
    each([subject], text, at: at(0)) { _ in
      go(to: now + 0.1)
      let start = point(0, subject)
      touch(0, .began, start.x, start.y)
      let edge = CGPoint(x: subject.field.frame.maxX - 2, y: start.y)
      drag(from: start, to: edge)
      let before = subject.selection.location
      go(to: now + 1)
      XCTAssertGreaterThan(subject.selection.location, before + 10)
      lift(edge)
    }
  }
}
