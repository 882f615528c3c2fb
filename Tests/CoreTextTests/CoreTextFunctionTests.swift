import CoreText
import XCTest

import class CoreText.NSAttributedString

final class CoreTextFunctionTests: XCTestCase {
  func testLineMeasures() {
    let line = CTLineCreateWithAttributedString(text("Hello UIKit", font(26)))
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    // facts/text.md#widths/26-regular, facts/text.md#system-font
    XCTAssertEqual(CTLineGetTypographicBounds(line, &ascent, &descent, nil), 117.7382, accuracy: 0.05)
    XCTAssertEqual(ascent, 26 * 0.9521484375, accuracy: 1e-6)
    XCTAssertEqual(descent, 26 * 0.2412109375, accuracy: 1e-6)
    XCTAssertEqual(CTLineGetGlyphCount(line), 11)
    XCTAssertEqual(CTLineGetStringRange(line), CFRangeMake(0, 11))
  }

  func testOffsetsAndIndicesAgree() {
    let line = CTLineCreateWithAttributedString(text("Hello"))
    for index in 0...5 {
      let x = CTLineGetOffsetForStringIndex(line, index, nil)
      XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)), index)
    }
  }

  func testTruncatedLine() {
    let line = CTLineCreateWithAttributedString(text("A rather long line of text"))
    let short = CTLineCreateTruncatedLine(line, 80, .end, nil)
    XCTAssertLessThanOrEqual(short.map { CTLineGetTypographicBounds($0, nil, nil, nil) } ?? 100, 80.1)
  }

  func testRuns() {
    let line = CTLineCreateWithAttributedString(text("ab"))
    guard let run = CTLineGetGlyphRuns(line).first as? CTRun else { return XCTFail("no run") }
    XCTAssertEqual(CTRunGetGlyphCount(run), 2)
    var glyphs: [CGGlyph] = [0, 0]
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    var expected: [CGGlyph] = [0, 0]
    XCTAssertTrue(CTFontGetGlyphsForCharacters(font(), Array("ab".utf16), &expected, 2))
    XCTAssertEqual(glyphs, expected)
    var positions = [CGPoint.zero, .zero]
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    XCTAssertEqual(positions[1].x, width("a"), accuracy: 0.5)
    XCTAssertNotNil(CTRunGetAttributes(run)[kCTFontAttributeName])
  }

  func testFramesetter() {
    let setter = CTFramesetterCreateWithAttributedString(text("The quick brown fox jumps over the lazy dog"))
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 140, height: 45), &fit)
    XCTAssertEqual(size.height, 2 * 20.287109375, accuracy: 1e-6)
    XCTAssertEqual(fit, CFRangeMake(0, 35))

    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 140, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    XCTAssertEqual(CTFrameGetLines(frame).count, 3)
    var origins = [CGPoint](repeating: .zero, count: 3)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    XCTAssertEqual(origins[0].y, 100 - 17 * 0.9521484375, accuracy: 1e-6)
    XCTAssertEqual(origins[0].y - origins[1].y, 20.287109375, accuracy: 1e-6)
  }

  func testTypesetterBreaks() {
    let setter = CTTypesetterCreateWithAttributedString(text("aaaa bbbb cccc"))
    XCTAssertEqual(CTTypesetterSuggestLineBreak(setter, 0, Double(width("aaaa bb"))), 5)
    XCTAssertEqual(CTTypesetterSuggestLineBreak(setter, 5, 1000), 9)
    let line = CTTypesetterCreateLine(setter, CFRangeMake(5, 5))
    XCTAssertEqual(CTLineGetStringRange(line), CFRangeMake(5, 5))
  }

  func testGlyphPaths() {
    var glyphs: [CGGlyph] = [0]
    let font = font(100)
    XCTAssertTrue(CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyphs, 1))
    let path = CTFontCreatePathForGlyph(font, glyphs[0], nil)
    // facts/text.md#system-font/cap-height
    XCTAssertEqual(path?.boundingBoxOfPath.height ?? 0, 70.459, accuracy: 0.6)
    XCTAssertEqual(path?.boundingBoxOfPath.minY ?? 1, 0, accuracy: 0.2)
  }

  func testUnknownNamesGiveHelvetica() {
    XCTAssertEqual(CTFontCopyFamilyName(CTFontCreateWithName("Nonsense", 10, nil)), "Helvetica")
    XCTAssertEqual(CTFontCopyPostScriptName(CTFontCreateWithName("Menlo-Bold", 10, nil)), "Menlo-Bold")
  }

  func testRegisteringFonts() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
    try XCTSkipUnless(FileManager.default.fileExists(atPath: path))
    let url = URL(fileURLWithPath: path)
    XCTAssertTrue(CTFontManagerRegisterFontsForURL(url, .process, nil))
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(url, .process, nil), "already registered")
    let font = CTFontCreateWithName("DejaVuSerif", 20, nil)
    XCTAssertEqual(CTFontCopyFamilyName(font), "DejaVu Serif")
    XCTAssertEqual(width("W", font), 20 * 1.0283, accuracy: 0.1)
    XCTAssertTrue(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/dev/null"), .process, nil))
  }

  func testDrawingUpwardsInAnUnflippedContext() {
    guard let buffer = PixelBuffer(width: 40, height: 40, format: .argb32),
      let context = CGContext(
        pixelBuffer: buffer, baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40))
    else { return XCTFail("no context") }
    context.textPosition = CGPoint(x: 4, y: 10)
    CTLineDraw(CTLineCreateWithAttributedString(text("L", font(30))), context)
    func ink(_ y: Int) -> Int { (0..<40).filter { buffer.row(y)[$0] >> 24 > 128 }.count }
    XCTAssertGreaterThan(ink(28), ink(15), "the foot of the L is below")
    XCTAssertEqual(ink(31), 0)
  }
}
