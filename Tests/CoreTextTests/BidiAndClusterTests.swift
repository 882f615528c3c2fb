import CoreText
import XCTest

import class CoreText.NSAttributedString

final class BidiAndClusterTests: XCTestCase {
  /// Returns the indices of characters from left to right.
  private func visualOrder(_ string: String) -> [Int] {
    let layout = layout(string)
    return (0..<string.utf16.count).compactMap { index in
      layout.selectionRects(for: index..<index + 1).first.map { (index, $0.minX) }
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  func testLatinRunsLeftToRight() { XCTAssertEqual(visualOrder("abc"), [0, 1, 2]) }

  func testHebrewRunsRightToLeft() { XCTAssertEqual(visualOrder("אבג"), [2, 1, 0]) }

  func testHebrewInsideLatin() { XCTAssertEqual(visualOrder("a אב c"), [0, 1, 3, 2, 4, 5]) }

  func testNumbersInsideHebrewKeepTheirOrder() { XCTAssertEqual(visualOrder("אב 12"), [3, 4, 2, 1, 0]) }

  func testDirectionByFirstStrongCharacter() {
    XCTAssertTrue(layout("123 אב abc").lines[0].isRightToLeft)
    XCTAssertFalse(layout("123 abc אב").lines[0].isRightToLeft)
    XCTAssertTrue(layout("123") { $0.isRightToLeft = true }.lines[0].isRightToLeft)
  }

  func testExplicitDirectionWins() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let layout = TextLayout(text("abc!", font(), [.paragraphStyle: style]), TextLayoutOptions(width: 200))
    XCTAssertTrue(layout.lines[0].isRightToLeft)
    XCTAssertEqual(layout.lines[0].frame.maxX, 200, accuracy: 0.01)
    // The punctuation mark is at the left, which is the end in the direction of the text.
    XCTAssertLessThan(
      layout.selectionRects(for: 3..<4)[0].minX, layout.selectionRects(for: 0..<1)[0].minX)
  }

  func testOverrideAttribute() {
    let value = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    let layout = TextLayout(text("abc", font(), [.writingDirection: [value]]))
    XCTAssertGreaterThan(layout.selectionRects(for: 0..<1)[0].minX, layout.selectionRects(for: 2..<3)[0].minX)
  }

  func testArabicJoins() {
    let joined = width("ببب")
    let apart = 3 * width("ب")
    XCTAssertLessThan(joined, apart - 2)
  }

  func testWrappedRightToLeftLines() {
    let string = "هذا نص عربي لاختبار اتجاه الكتابة من اليمين"
    let layout = layout(string, width: 120)
    XCTAssertGreaterThan(layout.lines.count, 2)
    for line in layout.lines { XCTAssertEqual(line.frame.maxX, 120, accuracy: 0.05) }
  }

  // An emoji sequence is one glyph with the width of one emoji.
  func testEmojiSequencesAreOneGlyph() {
    let single = width("👋")
    XCTAssertEqual(single, 17 * 1.245, accuracy: 0.3)
    for string in ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣", "🏳️‍🌈", "👩🏽‍🚀"] {
      XCTAssertEqual(width(string), single, accuracy: 0.1, string)
    }
  }

  func testTextPresentationIsNotEmoji() {
    XCTAssertNotEqual(width("❤\u{FE0E}"), width("❤\u{FE0F}"), accuracy: 0.1)
    XCTAssertLessThan(width("1"), 12, "figures are not emoji")
  }

  func testCombiningMarksTakeNoSpace() {
    XCTAssertEqual(width("e\u{301}"), width("é"), accuracy: 0.2)
    XCTAssertEqual(width("a\u{301}\u{302}\u{303}"), width("a"), accuracy: 0.6)
  }

  func testIdeographsAreAnEmWide() {
    XCTAssertEqual(width("中文"), 34, accuracy: 0.01)
    XCTAssertEqual(width("한국"), 2 * 17 * 0.92, accuracy: 0.5)
  }

  func testCaretsDoNotStandInsideClusters() {
    let string = "a👨‍👩‍👧‍👦b"
    let layout = layout(string)
    for x in stride(from: 0, through: layout.size.width, by: 1) {
      let index = layout.index(at: CGPoint(x: x, y: 5))
      XCTAssertTrue([0, 1, string.utf16.count - 1, string.utf16.count].contains(index), "\(index)")
    }
  }

  func testCaretAndHitTestAgree() {
    for string in ["Hello world", "אבג דה", "中文 abc"] {
      let layout = layout(string)
      for index in 0..<string.utf16.count {
        let caret = layout.caretRect(at: index)
        let found = layout.index(at: CGPoint(x: caret.minX, y: caret.midY))
        XCTAssertEqual(layout.caretRect(at: found).minX, caret.minX, accuracy: 0.01, "\(string) \(index)")
      }
    }
  }

  func testCaretMovesToTheNextLineAfterAWrap() {
    let string = "aaaa bbbb"
    let layout = layout(string, width: width("aaaa b"))
    XCTAssertEqual(layout.caretRect(at: 5).minX, 0)
    XCTAssertEqual(layout.caretRect(at: 5).minY, 20.287109375, accuracy: 0.01)
    XCTAssertEqual(layout.caretRect(at: 5, isUpstream: true).minY, 0, accuracy: 0.01)
  }

  func testCaretAfterLastNewline() {
    let layout = layout("ab\n")
    XCTAssertEqual(layout.caretRect(at: 3).minX, 0)
    XCTAssertGreaterThan(layout.caretRect(at: 3).minY, 15)
  }

  func testSelectionCoversLines() {
    let string = "aaaa bbbb cccc"
    let layout = layout(string, width: width("aaaa b"))
    XCTAssertEqual(layout.selectionRects(for: 0..<14).count, 3)
    XCTAssertEqual(layout.selectionRects(for: 1..<3)[0].width, width("aa"), accuracy: 0.1)
  }

  func testCharacterUnderAPoint() {
    let layout = layout("ab")
    XCTAssertEqual(layout.characterRange(at: CGPoint(x: 2, y: 5)), 0..<1)
    XCTAssertNil(layout.characterRange(at: CGPoint(x: 200, y: 5)))
  }

  // A Han character has a different shape in each language, because the glyphs of Noto's fonts differ.
  func testLanguageChoosesTheShapesOfHanCharacters() {
    func glyph(_ language: String) -> CGGlyph {
      FontLanguages.preferred = [language]
      let line = CTLineCreateWithAttributedString(text("直"))
      var glyphs: [CGGlyph] = [0]
      (CTLineGetGlyphRuns(line).first as? CTRun).map { CTRunGetGlyphs($0, CFRangeMake(0, 1), &glyphs) }
      return glyphs[0]
    }
    let saved = FontLanguages.preferred
    defer { FontLanguages.preferred = saved }
    XCTAssertNotEqual(glyph("ja-JP"), glyph("zh-Hans-CN"))
    XCTAssertEqual(glyph("zh-Hans"), glyph("en"))
  }
}
