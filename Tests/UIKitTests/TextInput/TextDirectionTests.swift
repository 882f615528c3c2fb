import UIKit
import XCTest

/// Carets and selections in right-to-left text, in lines with both directions and across several lines: Apple's
/// pages of `UITextInput` and `UITextSelectionRect`; facts/text-input.md#selection/lines.
final class TextDirectionTests: TextTouchTestCase {
  private let hebrew = "שלום עולם"
  private let mixed = "abc שלום def"

  private func rects(_ location: Int, _ length: Int, _ subject: TextSubject) -> [UITextSelectionRect] {
    subject.range(location, length).map { subject.input.selectionRects(for: $0) } ?? []
  }

  private func x(_ offset: Int, _ subject: TextSubject) -> CGFloat {
    subject.position(offset).map { subject.input.caretRect(for: $0).midX } ?? .nan
  }

  func testCaretsGoToTheLeft() {
    each(TextSubject.apples(), hebrew, at: at(0)) { subject in
      for offset in 0..<9 { XCTAssertGreaterThan(x(offset, subject), x(offset + 1, subject), "\(offset)") }
    }
  }

  func testSelectionFromTheRight() throws {
    try each(TextSubject.apples(), hebrew, at: at(0)) { subject in
      let word = try XCTUnwrap(rects(0, 4, subject).first)
      XCTAssertEqual(rects(0, 4, subject).count, 1)
      XCTAssertEqual(word.writingDirection, .rightToLeft)
      XCTAssertEqual(word.rect.maxX, x(0, subject), accuracy: 1.1)
      XCTAssertEqual(word.rect.minX, x(4, subject), accuracy: 1.1)
    }
  }

  /// The text is "abc", a right-to-left word, and "def": a range that ends within the word has two rectangles.
  func testSelectionOfBothDirections() {
    each(TextSubject.apples(), mixed, at: at(0)) { subject in
      let pieces = rects(0, 6, subject)
      XCTAssertEqual(pieces.count, 2)
      XCTAssertEqual(pieces.map(\.containsStart), [true, false])
      XCTAssertEqual(pieces.map(\.containsEnd), [false, true])
      XCTAssertEqual(pieces.first?.writingDirection, .leftToRight)
      XCTAssertEqual(pieces.last?.writingDirection, .rightToLeft)
      let all = rects(0, 12, subject)
      XCTAssertEqual(all.filter(\.containsStart).count, 1)
      XCTAssertEqual(all.filter(\.containsEnd).count, 1)
      XCTAssertEqual(all.reduce(0) { $0 + $1.rect.width }, x(12, subject) - x(0, subject), accuracy: 1.1)
    }
  }

  /// The handles are at the ends of the first and of the last character, on whichever side these are.
  func testHandlesInBothDirections() throws {
    try each(TextSubject.apples(), mixed, at: at(0, 6)) { subject in
      step()
      let handles = subject.input.subviews.compactMap { $0 as? (UIView & UITextSelectionHandleView) }
      XCTAssertEqual(handles.count, 2)
      let start = try XCTUnwrap(handles.first { $0.direction == .leading })
      let end = try XCTUnwrap(handles.first { $0.direction == .trailing })
      XCTAssertEqual(start.frame.midX, x(0, subject), accuracy: 1.1)
      let last = try XCTUnwrap(rects(0, 6, subject).last)
      XCTAssertEqual(end.frame.midX, last.rect.minX, accuracy: 0.5)
      XCTAssertLessThan(start.frame.minY, last.rect.minY, "the dot above the line")
      XCTAssertGreaterThan(end.frame.maxY, last.rect.maxY, "the dot below the line")
    }
  }

  func testAHandleFromTheRightIsDragged() {
    each(TextSubject.apples(), hebrew, at: at(0, 4)) { subject in
      go(to: now + 0.1)
      let finger = handle(4, isEnd: true, subject)
      touch(0, .began, finger.x, finger.y)
      drag(from: finger, to: handle(7, isEnd: true, subject))
      XCTAssertEqual(subject.selection, at(0, 7))
      lift(handle(7, isEnd: true, subject))
    }
  }

  func testTapsInTextFromTheRight() {
    each(TextSubject.apples(), hebrew, at: at(0)) { subject in
      tap(2, subject)
      XCTAssertEqual(subject.selection, at(4), "the end of the word is at its left")
      tap(7, subject, times: 2)
      XCTAssertEqual(subject.selection, at(5, 4))
    }
  }

  // MARK: Lines

  func testLinesThatGoOnAreCoveredToTheEdge() {
    let subject = ViewSubject()
    each([subject], "one\n\ntwo three", at: at(0)) { _ in
      step()
      let lines = rects(1, 6, subject)
      XCTAssertEqual(lines.count, 3)
      XCTAssertEqual(lines[0].rect.maxX, 300 - 5, accuracy: 0.5)
      XCTAssertEqual(lines[1].rect.minX, 5, accuracy: 0.5)
      XCTAssertEqual(lines[1].rect.maxX, 300 - 5, accuracy: 0.5)
      XCTAssertEqual(lines[2].rect.maxX, x(7, subject), accuracy: 1.1)
      XCTAssertEqual(lines.map(\.containsStart), [true, false, false])
      XCTAssertEqual(lines.map(\.containsEnd), [false, false, true])
      XCTAssertEqual(rects(0, 3, subject).first?.rect.maxX ?? 0, x(3, subject), accuracy: 1.1)
    }
  }

  func testWrappedLines() {
    let subject = ViewSubject()
    let text = String(repeating: "word ", count: 30)
    each([subject], text, at: at(0)) { _ in
      step()
      let lines = rects(0, 150, subject)
      XCTAssertGreaterThan(lines.count, 2)
      for line in lines.dropLast() { XCTAssertEqual(line.rect.maxX, 295, accuracy: 0.5) }
      for (upper, lower) in zip(lines, lines.dropFirst()) {
        XCTAssertEqual(upper.rect.maxY, lower.rect.minY, accuracy: 0.5)
      }
    }
  }
}
