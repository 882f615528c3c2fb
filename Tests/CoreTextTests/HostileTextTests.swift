import CoreText
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString

final class HostileTextTests: XCTestCase {
  private func survives(_ string: NSAttributedString) {
    for width in [CGFloat.infinity, 100, 1, 0, -5, .nan] {
      for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingMiddle, .byClipping] {
        var options = TextLayoutOptions(width: width)
        options.lineBreakMode = mode
        options.maximumLines = 2
        let layout = TextLayout(string, options)
        XCTAssertTrue(layout.size.width.isFinite && layout.size.height.isFinite)
        _ = layout.selectionRects(for: 0..<max(string.length, 1))
        _ = layout.caretRect(at: string.length + 100)
        _ = layout.index(at: CGPoint(x: CGFloat.nan, y: .infinity))
        _ = layout.renderMask(scale: 3)
      }
    }
  }

  func testOddCharacters() {
    for string in [
      "a\0b", "\u{FFFC}", "\u{202E}abc\u{202C}", "\u{2066}\u{2066}\u{2066}x", "\u{200D}\u{200D}", "\u{FE0F}",
      "\u{1F1E9}", "e" + String(repeating: "\u{301}", count: 3000), "\u{FEFF}", "\t\t\t", "\u{AD}", "\r\r\n\n",
      "\u{10FFFF}", "\u{E000}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", String(repeating: "\u{202B}", count: 500) + "x", " ", "\n", "\u{2028}",
    ] {
      survives(text(string))
    }
  }

  func testLoneSurrogates() {
    let string = NSMutableAttributedString(attributedString: text("a👋b"))
    string.deleteCharacters(in: NSRange(location: 1, length: 1))
    survives(string)
    XCTAssertEqual(string.length, 3)
    XCTAssertEqual(string.string, "a\u{FFFD}b")
  }

  func testOddFontSizesAndValues() {
    for size in [0, -3, CGFloat.nan, .infinity, 1e6, 0.001] { survives(text("abc", font(size))) }
    survives(text("abc", font(), [.kern: CGFloat.nan, .baselineOffset: CGFloat.infinity, .expansion: 1e9]))
    survives(text("abc", font(), [.kern: "wide", .underlineStyle: "x", .paragraphStyle: 3, .font: 4]))
    survives(NSAttributedString(string: "no font at all"))
  }

  func testTextOfMegabytesInALabelIsBounded() {
    let string = text(String(repeating: "lorem ipsum dolor ", count: 200_000))
    var options = TextLayoutOptions(width: 300)
    options.maximumLines = 2
    options.lineBreakMode = .byTruncatingTail
    let layout = TextLayout(string, options)
    XCTAssertEqual(layout.lines.count, 2)
    XCTAssertTrue(layout.isTruncated)
  }

  func testMegabytesWithoutSpaces() {
    let string = text(String(repeating: "x", count: 2_000_000))
    var options = TextLayoutOptions(width: 300)
    options.height = 60
    XCTAssertEqual(TextLayout(string, options).lines.count, 2)
  }

  func testManyShortLines() {
    let layout = TextLayout(text(String(repeating: "\n", count: 20_000)))
    XCTAssertEqual(layout.lines.count, 20_001)
  }

  func testDrawingSurvivesOddTransforms() {
    guard let buffer = PixelBuffer(width: 20, height: 20, format: .argb32),
      let context = CGContext(pixelBuffer: buffer, baseTransform: .identity)
    else { return XCTFail("no context") }
    let layout = TextLayout(text("abc 👋"))
    for transform in [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1e6, y: 1e6),
      CGAffineTransform(rotationAngle: 1), CGAffineTransform(scaleX: -1, y: 1),
    ] {
      context.saveGState()
      context.concatenate(transform)
      layout.draw(in: context, at: .zero)
      layout.draw(in: context, at: CGPoint(x: CGFloat.nan, y: 0))
      layout.draw(in: context, at: CGPoint(x: 1e12, y: 1e12))
      context.restoreGState()
    }
  }

  func testLayingOutFromManyThreads() {
    let expected = layout("Hello threads 中文 👋", width: 60).size
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      for _ in 0..<20 {
        let layout = layout("Hello threads 中文 👋", width: 60)
        XCTAssertEqual(layout.size, expected)
        _ = layout.renderMask(scale: 2)
        _ = CoreTextTests.width("unique \(index)")
      }
    }
  }
}
