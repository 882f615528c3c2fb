import UIKit
import XCTest

/// Text that is laid out in blocks of paragraphs has the same positions as text that is laid out at once.
final class LongTextTests: TimeTestCase {
  private static let paragraphs = [
    "The quick brown fox jumps over the lazy dog, again and again, until the line is full and wraps.",
    "短い段落です。これは日本語の文章で、折り返しが必要になるほど長いものです。",
    "هذا نص عربي طويل بما يكفي ليلتف إلى السطر التالي في عرض ضيق.",
    "", "x", "Mixed עברית and English 😀 in one paragraph, with numbers 123 and more words to wrap.",
  ]

  private func text(paragraphs count: Int, seed: Int = 0) -> String {
    (0..<count).map { LongTextTests.paragraphs[($0 * 7 + seed) % LongTextTests.paragraphs.count] }
      .joined(separator: "\n")
  }

  private func makeView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    self.view.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func caret(_ view: UITextView, _ offset: Int) throws -> CGRect {
    view.caretRect(for: try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: offset)))
  }

  /// A limit of lines that is never reached makes the text one block.
  private func assertSame(_ view: UITextView, line: UInt = #line) throws {
    let whole = UITextView(frame: view.frame)
    whole.textContainer.maximumNumberOfLines = 1_000_000
    whole.attributedText = view.attributedText
    whole.layoutIfNeeded()
    view.layoutManager.ensureLayout(for: view.textContainer)
    let length = view.textStorage.length
    XCTAssertEqual(
      view.layoutManager.usedRect(for: view.textContainer).maxY,
      whole.layoutManager.usedRect(for: whole.textContainer).maxY, accuracy: 0.01, line: line)
    for part in 0...20 {
      let offset = length * part / 20
      let (a, b) = (try caret(view, offset), try caret(whole, offset))
      XCTAssertEqual(a.minX, b.minX, accuracy: 0.01, "offset \(offset)", line: line)
      XCTAssertEqual(a.minY, b.minY, accuracy: 0.4, "offset \(offset)", line: line)
      let point = CGPoint(x: b.midX, y: b.midY)
      XCTAssertEqual(
        view.closestPosition(to: point).map { view.offset(from: view.beginningOfDocument, to: $0) },
        whole.closestPosition(to: point).map { whole.offset(from: whole.beginningOfDocument, to: $0) }, line: line)
    }
  }

  func testBlocksAreWhereTheWholeIs() throws {
    let view = makeView(text(paragraphs: 120))
    XCTAssertGreaterThan(view.textStorage.length, 4_096)
    try assertSame(view)
    view.textStorage.append(NSAttributedString(string: "\n"))
    try assertSame(view)
  }

  func testEditsChangeTheirOwnBlocks() throws {
    let view = makeView(text(paragraphs: 150))
    var state: UInt64 = 3
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(limit, 1)))
    }
    for step in 0..<60 {
      let location = random(view.textStorage.length + 1)
      let length = min(random(step % 10 == 0 ? 3_000 : 40), view.textStorage.length - location)
      let new = [text(paragraphs: 3, seed: step), "\n", "\r\n", "ab", "", "\r"][random(6)]
      view.textStorage.replaceCharacters(in: NSRange(location: location, length: length), with: new)
      if step % 20 == 19 { try assertSame(view) }
    }
    try assertSame(view)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: view.textStorage.length), with: "")
    view.layoutIfNeeded()
    XCTAssertEqual(try caret(view, 0).minY, 7, accuracy: 1)
  }

  func testParagraphSpacingBetweenBlocks() throws {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 7
    style.paragraphSpacingBefore = 5
    style.lineSpacing = 3
    let view = makeView("")
    view.attributedText = NSAttributedString(
      string: text(paragraphs: 100), attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
    try assertSame(view)
  }

  /// Opening and scrolling lay out the visible text only; visible text keeps its position while text above it gets
  /// its height.
  func testScrollingUpThroughEstimatesKeepsTheText() throws {
    let view = makeView(text(paragraphs: 3_000))
    view.scrollRangeToVisible(NSRange(location: view.textStorage.length - 1, length: 1))
    go(to: now + 0.05)
    for _ in 0..<40 {
      view.contentOffset.y -= 150
      let top = CGPoint(x: 20, y: view.bounds.minY + 200)
      let position = try XCTUnwrap(view.closestPosition(to: top))
      let before = view.caretRect(for: position).minY - view.bounds.minY
      view.layoutIfNeeded()
      XCTAssertEqual(view.caretRect(for: position).minY - view.bounds.minY, before, accuracy: 1)
    }
  }

  func testTypingAnywhereInAMegabyte() throws {
    let view = makeView(text(paragraphs: 12_000))
    XCTAssertGreaterThan(view.textStorage.length, 500_000)
    XCTAssertTrue(view.becomeFirstResponder())
    for part in [0, 3, 5, 10] {
      let place = view.textStorage.length * part / 10
      view.selectedRange = NSRange(location: place, length: 0)
      for letter in ["a", "b", " ", "\n", "😀"] { UIApplication.shared.send(.text(letter)) }
      go(to: now + 0.05)
      XCTAssertEqual(view.selectedRange.location, place + 6)
      let caret = try caret(view, place + 6)
      XCTAssertTrue(view.bounds.insetBy(dx: 0, dy: -1).contains(CGPoint(x: caret.midX, y: caret.midY)), "\(part)")
    }
    view.resignFirstResponder()
  }

  // MARK: Bad input

  func testAVeryLongLineAndManyMarks() throws {
    let line = makeView(String(repeating: "word ", count: 100_000))
    line.selectedRange = NSRange(location: 250_000, length: 0)
    line.insertText("x")
    XCTAssertGreaterThan(try caret(line, 250_001).minY, 1_000)
    let solid = makeView(String(repeating: "a", count: 200_000))
    solid.scrollRangeToVisible(NSRange(location: 199_999, length: 1))
    go(to: now + 0.05)
    XCTAssertGreaterThan(solid.contentOffset.y, 1_000)
    let marks = makeView("a" + String(repeating: "\u{301}", count: 100_000) + "b")
    marks.deleteBackward()
    marks.deleteBackward()
    XCTAssertEqual(marks.text, "", "the marks go with their letter")
  }

  func testRangesOutsideOfTheText() {
    let view = makeView("abc")
    for range in [
      NSRange(location: 5, length: 2), NSRange(location: -1, length: 9), NSRange(location: 2, length: .max),
    ] {
      view.selectedRange = range
      XCTAssertLessThanOrEqual(NSMaxRange(view.selectedRange), 3)
      view.scrollRangeToVisible(range)
      go(to: now + 0.05)
    }
    view.text = String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self)
    view.insertText("c")
    XCTAssertEqual(view.text, "a\u{FFFD}bc")
  }
}
