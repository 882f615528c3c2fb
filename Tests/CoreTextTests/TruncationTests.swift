import CoreText
import XCTest

import class CoreText.NSAttributedString

final class TruncationTests: XCTestCase {
  private let sentence = "Now is the time for all good men to come to the aid of the party"

  private func label(_ string: String, _ width: CGFloat, lines: Int, _ mode: NSLineBreakMode = .byTruncatingTail)
    -> TextLayout
  {
    layout(string, width: width) {
      $0.maximumLines = lines
      $0.lineBreakMode = mode
    }
  }

  func testTextThatFitsIsNotCut() {
    let layout = label("Hello", 100, lines: 1)
    XCTAssertFalse(layout.isTruncated)
    XCTAssertEqual(layout.size.width, width("Hello"), accuracy: 0.01)
  }

  func testTailKeepsWithinTheWidth() {
    let layout = label(sentence, 150, lines: 1)
    XCTAssertEqual(layout.lines.count, 1)
    XCTAssertTrue(layout.isTruncated)
    XCTAssertTrue(layout.lines[0].isTruncated)
    XCTAssertLessThanOrEqual(layout.size.width, 150.05)
    XCTAssertGreaterThan(layout.size.width, 130)
  }

  func testTailShowsTheStartHeadTheEndMiddleBoth() {
    func shown(_ mode: NSLineBreakMode) -> (Bool, Bool) {
      let layout = label(sentence, 150, lines: 1, mode)
      let count = sentence.utf16.count
      return (
        layout.selectionRects(for: 0..<1).isEmpty == false,
        layout.selectionRects(for: count - 1..<count).isEmpty == false
      )
    }
    XCTAssertTrue(shown(.byTruncatingTail) == (true, false))
    XCTAssertTrue(shown(.byTruncatingHead) == (false, true))
    XCTAssertTrue(shown(.byTruncatingMiddle) == (true, true))
  }

  /// facts/text.md#labels/ellipsis: "dolor sit…".
  func testNoSpaceBeforeTheEllipsis() {
    let room = width("dolor sit ") + width("…") + 1
    let cut = label("dolor sit amet consectetur", room, lines: 1)
    XCTAssertEqual(cut.size.width, width("dolor sit") + width("…"), accuracy: 0.5)
  }

  func testOnlyTheLastLineIsCut() {
    let layout = label(sentence, 150, lines: 2)
    XCTAssertEqual(layout.lines.map(\.isTruncated), [false, true])
    XCTAssertEqual(layout.strings(of: sentence)[0], "Now is the time for ")
  }

  func testNewlineAfterTheLastLineIsCut() {
    XCTAssertTrue(label("a\nb", 150, lines: 1).isTruncated)
    XCTAssertGreaterThan(label("a\nb", 150, lines: 1).size.width, width("a") + 5)
  }

  func testWordWrappingDropsLinesWithoutEllipsis() {
    let layout = label(sentence, 150, lines: 2, .byWordWrapping)
    XCTAssertEqual(layout.lines.count, 2)
    XCTAssertTrue(layout.isTruncated)
    XCTAssertFalse(layout.lines[1].isTruncated)
  }

  func testClippingStaysOnOneLine() {
    let layout = label(sentence, 150, lines: 1, .byClipping)
    XCTAssertEqual(layout.lines.count, 1)
    XCTAssertGreaterThan(layout.lines[0].frame.width, 400)
  }

  func testHeightLimitsLines() {
    let layout = layout(sentence, width: 150) {
      $0.height = 45
      $0.lineBreakMode = .byTruncatingTail
    }
    XCTAssertEqual(layout.lines.count, 2)
    XCTAssertEqual(layout.lines.map(\.isTruncated), [false, true])
    XCTAssertLessThanOrEqual(layout.size.height, 45)
  }

  func testFirstLineStaysHoweverLow() {
    XCTAssertEqual(layout(sentence, width: 150) { $0.height = 3 }.lines.count, 1)
  }

  func testLineNarrowerThanTheEllipsis() {
    let layout = label(sentence, 4, lines: 1)
    XCTAssertEqual(layout.lines.count, 1)
    XCTAssertEqual(label(sentence, 0, lines: 1).lines.count, 1)
  }

  func testEmojiAreCutWhole() {
    let string = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"
    let layout = label(string, 60, lines: 1)
    let each = "👨‍👩‍👧‍👦".utf16.count
    for rect in layout.selectionRects(for: 0..<each) { XCTAssertGreaterThan(rect.width, 15) }
    XCTAssertTrue(layout.isTruncated)
  }

  func testTighteningBeforeTruncation() {
    let needed = width(sentence)
    let tight = layout(sentence, width: needed - 3) {
      $0.maximumLines = 1
      $0.lineBreakMode = .byTruncatingTail
      $0.tightensForTruncation = true
    }
    XCTAssertFalse(tight.isTruncated)
    XCTAssertEqual(tight.size.width, needed - 3, accuracy: 0.1)
  }

  func testFittingScale() {
    var options = TextLayoutOptions(width: 100)
    options.maximumLines = 1
    let string = text("Adjusts to fit width")
    let scale = TextLayout.fittingScale(string, options, minimum: 0.3)
    XCTAssertLessThan(scale, 1)
    options.fontScale = scale
    options.lineBreakMode = .byTruncatingTail
    XCTAssertFalse(TextLayout(string, options).isTruncated)
    XCTAssertEqual(TextLayout.fittingScale(string, options, minimum: 0.9), 0.9)
    XCTAssertEqual(TextLayout.fittingScale(text("a"), options, minimum: 0.5), 1)
  }

  // A paragraph with a truncating style has a single line.
  func testTruncatingParagraphStyleIsOneLineAParagraph() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let string = sentence + "\n" + sentence
    let layout = TextLayout(text(string, font(), [.paragraphStyle: style]), TextLayoutOptions(width: 150))
    XCTAssertEqual(layout.lines.count, 2)
    XCTAssertEqual(layout.lines.map(\.isTruncated), [true, true])
  }
}
