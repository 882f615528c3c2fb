import CoreText
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString
import class CoreText.NSMutableParagraphStyle

final class LineBreakingTests: XCTestCase {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  func testWordsWrapAndKeepTheirSpaces() {
    let layout = layout(sentence, width: 140)
    XCTAssertEqual(layout.strings(of: sentence), ["The quick brown ", "fox jumps over the ", "lazy dog"])
    for line in layout.lines { XCTAssertLessThanOrEqual(line.frame.width, 140) }
  }

  func testTextFitsTheWidthItWasMeasuredAt() {
    for string in [sentence, "Hello", "a b", "中文字符", "fi ffl"] {
      XCTAssertEqual(layout(string, width: layout(string).size.width).lines.count, 1, string)
    }
  }

  func testWordLongerThanTheLineBreaksBetweenCharacters() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let layout = layout(word, width: 100)
    XCTAssertGreaterThan(layout.lines.count, 2)
    XCTAssertEqual(layout.strings(of: word).joined(), word)
  }

  func testCharacterWrapping() {
    let layout = layout("ab cd ef gh", width: 40) { $0.lineBreakMode = .byCharWrapping }
    XCTAssertEqual(layout.strings(of: "ab cd ef gh").first, "ab c")
  }

  func testNeverLessThanOneCharacterALine() {
    let layout = layout("abc👨‍👩‍👧‍👦", width: 0)
    XCTAssertEqual(layout.strings(of: "abc👨‍👩‍👧‍👦"), ["a", "b", "c", "👨‍👩‍👧‍👦"])
  }

  func testEndsOfParagraphs() {
    for separator in ["\n", "\r", "\r\n", "\u{2029}", "\u{2028}"] {
      let layout = layout("a\(separator)b")
      XCTAssertEqual(layout.lines.count, 2, separator.debugDescription)
    }
    XCTAssertEqual(layout("a\n").lines.count, 2, "a last newline opens a line")
    XCTAssertEqual(layout("a\n\nb").lines.count, 3)
    XCTAssertEqual(layout("").lines.count, 0)
  }

  func testHyphensAndSlashesBreak() {
    let string = "alpha-beta-gamma"
    let layout = layout(string, width: width("alpha-beta-") + 1)
    XCTAssertEqual(layout.strings(of: string), ["alpha-beta-", "gamma"])
  }

  func testNoBreakSpaceHolds() {
    let string = "ten\u{A0}km away"
    XCTAssertEqual(
      layout(string, width: width("ten km") - 4).strings(of: string).first?.hasPrefix("ten\u{A0}"), true)
    let wide = layout(string, width: width("ten km") + 4)
    XCTAssertEqual(wide.strings(of: string), ["ten\u{A0}km ", "away"])
  }

  // Unicode line breaking (UAX 14): lines break after any ideograph, but not before closing punctuation.
  func testChineseBreaksBetweenIdeographsNotBeforePunctuation() {
    let string = "今天天气很好。我们去散步"
    let layout = layout(string, width: 17 * 6 + 2)
    XCTAssertEqual(layout.strings(of: string).first, "今天天气很")
    XCTAssertEqual(layout.strings(of: string).joined(), string)
  }

  // Thai has no spaces; ICU's dictionary finds the words.
  func testThaiBreaksBetweenWords() {
    let string = "ภาษาไทยเป็นภาษา"
    let layout = layout(string, width: 60)
    XCTAssertGreaterThan(layout.lines.count, 1)
    let words = ["ภาษา", "ไทย", "เป็น", "ภาษา"]
    let ends = Set(words.indices.map { words[...$0].joined().utf16.count })
    for line in layout.lines { XCTAssertTrue(ends.contains(line.range.upperBound), "\(line.range)") }
  }

  /// Words found by ICU's dictionary share a line, also before the end of a paragraph.
  func testThaiWordsBeforeTheEndOfAParagraphShareALine() {
    let string = "สวัสดีชาวโลก\nสวัสดี\u{2029}ok"
    XCTAssertEqual(
      layout(string, width: 400).strings(of: string), ["สวัสดีชาวโลก\n", "สวัสดี\u{2029}", "ok"])
  }

  func testLineHeights() {
    // facts/text.md#system-font/line-height, facts/text.md#labels/line-17-3x
    XCTAssertEqual(layout("a").size.height, 20.287109375, accuracy: 1e-6)
    XCTAssertEqual(layout("a") { $0.pixelScale = 3 }.size.height, 20 + 1.0 / 3, accuracy: 1e-6)
    XCTAssertEqual(layout("a\nb").size.height, 2 * 20.287109375, accuracy: 1e-6)
    let box = TextLayout(
      text("x", font(15)),
      {
        var o = TextLayoutOptions(); o.pixelScale = 3; return o
      }()
    ).size
    XCTAssertEqual(box.height, 18, accuracy: 1e-6)
  }

  func testFallbackFontsKeepTheLineHeight() {
    for string in ["中文", "العربية", "👋", "हिन्दी"] {
      XCTAssertEqual(layout(string).size.height, 20.287109375, accuracy: 1e-6, string)
    }
  }

  private func styled(_ string: String, width: CGFloat = 200, _ change: (NSMutableParagraphStyle) -> Void)
    -> TextLayout
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return TextLayout(text(string, font(), [.paragraphStyle: style]), TextLayoutOptions(width: width))
  }

  func testLineSpacingStandsBetweenLines() {
    let layout = styled("a\nb\nc") { $0.lineSpacing = 10 }
    XCTAssertEqual(layout.size.height, 3 * 20.287109375 + 20, accuracy: 1e-6)
    XCTAssertEqual(styled("a") { $0.lineSpacing = 10 }.size.height, 20.287109375, accuracy: 1e-6)
  }

  func testParagraphSpacing() {
    XCTAssertEqual(styled("a\nb") { $0.paragraphSpacing = 7 }.lines[1].frame.minY, 27.287109375, accuracy: 1e-6)
    let before = styled("a\nb") { $0.paragraphSpacingBefore = 5 }
    XCTAssertEqual(before.lines[0].frame.minY, 0)
    XCTAssertEqual(before.lines[1].frame.minY, 25.287109375, accuracy: 1e-6)
    // Paragraph spacing does not apply between the wrapped lines of one paragraph.
    let wrapped = styled(sentence, width: 140) { $0.paragraphSpacing = 7 }
    XCTAssertEqual(wrapped.lines[1].frame.minY, 20.287109375, accuracy: 1e-6)
  }

  func testLineHeightLimits() {
    XCTAssertEqual(styled("a") { $0.minimumLineHeight = 30 }.size.height, 30)
    XCTAssertEqual(styled("a") { $0.maximumLineHeight = 15 }.size.height, 15)
    XCTAssertEqual(styled("a") { $0.lineHeightMultiple = 2 }.size.height, 40.57421875, accuracy: 1e-6)
    // The additional height is above the text.
    let tall = styled("a") { $0.minimumLineHeight = 30 }
    XCTAssertEqual(30 - tall.firstBaseline, font().descent, accuracy: 1e-6)
  }

  func testIndents() {
    let layout = styled(sentence, width: 160) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -15
    }
    XCTAssertEqual(layout.lines[0].frame.minX, 20)
    XCTAssertEqual(layout.lines[1].frame.minX, 10)
    for line in layout.lines { XCTAssertLessThanOrEqual(line.frame.maxX, 145.05) }
  }

  func testAlignment() {
    let text = width("abc")
    XCTAssertEqual(styled("abc") { $0.alignment = .right }.lines[0].frame.maxX, 200, accuracy: 0.01)
    XCTAssertEqual(styled("abc") { $0.alignment = .center }.lines[0].frame.minX, (200 - text) / 2, accuracy: 0.01)
    XCTAssertEqual(styled("abc") { $0.alignment = .natural }.lines[0].frame.minX, 0)
    XCTAssertEqual(styled("אבג") { $0.alignment = .natural }.lines[0].frame.maxX, 200, accuracy: 0.01)
  }

  func testJustifiedFillsAllButTheLastLine() {
    let layout = styled(sentence, width: 150) { $0.alignment = .justified }
    for line in layout.lines.dropLast() { XCTAssertEqual(line.frame.width, 150, accuracy: 0.05) }
    XCTAssertLessThan(layout.lines.last?.frame.width ?? 200, 140)
  }

  func testTabs() {
    let layout = layout("a\tb")
    XCTAssertEqual(layout.caretRect(at: 2).minX, 28, accuracy: 0.01)
    let right = styled("a\t12") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 100)] }
    XCTAssertEqual(right.lines[0].frame.width, 100, accuracy: 0.05)
  }

  func testLargerFontMakesItsLineTaller() {
    let string = NSMutableAttributedString(attributedString: text("small "))
    string.append(text("LARGE", font(34)))
    let layout = TextLayout(string)
    XCTAssertEqual(layout.size.height, 34 * 1.193359375, accuracy: 1e-6)
    XCTAssertEqual(layout.firstBaseline, font(34).ascent, accuracy: 1e-6)
  }

  func testBaselineOffsetRaisesTheLine() {
    let plain = layout("a").size.height
    let string = NSMutableAttributedString(attributedString: text("a"))
    string.append(text("2", font(), [.baselineOffset: 6]))
    XCTAssertEqual(TextLayout(string).size.height, plain + 6, accuracy: 1e-6)
  }
}
