import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString
import class CoreText.NSMutableParagraphStyle

/// The appearance of text, compared row by row so that a missing letter fails.
final class TextPictureTests: XCTestCase {
  private let width: CGFloat = 150

  /// Draws rows of text below each other at 2x, and compares each of them.
  private func check(
    _ name: String, _ rows: [NSAttributedString], height: CGFloat = 22, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let size = CGSize(width: width, height: height * CGFloat(rows.count))
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, row) in rows.enumerated() {
        row.draw(in: CGRect(x: 4, y: CGFloat(index) * height, width: width - 8, height: height))
      }
    }
    let regions = rows.indices.map {
      PictureRegion("row \($0)", CGRect(x: 0, y: CGFloat($0) * height * 2, width: width * 2, height: height * 2))
    }
    assertPicture(image.cgImage, named: name, regions: regions, file: file, line: line)
  }

  private func row(
    _ string: String, _ font: UIFont = .systemFont(ofSize: 15), _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: more.merging([.font: font]) { first, _ in first })
  }

  func testWeightsAndCuts() {
    check(
      "weights",
      [
        row("Ultralight", .systemFont(ofSize: 15, weight: .ultraLight)), row("Regular 0123"),
        row("Semibold", .boldSystemFont(ofSize: 15)), row("Black", .systemFont(ofSize: 15, weight: .black)),
        row("Italic", .italicSystemFont(ofSize: 15)),
        row("Mono 0Oil", .monospacedSystemFont(ofSize: 13, weight: .regular)),
        row("small print, 9 points", .systemFont(ofSize: 9)),
        row("Display", .systemFont(ofSize: 18, weight: .bold)),
      ])
  }

  func testScripts() {
    check(
      "scripts",
      [
        row("中文字符 日本語 한국어"), row("مرحبا بالعالم"), row("שלום abc עולם"), row("สวัสดี नमस्ते"), row("Ελλάδα Привет"),
      ], height: 26)
  }

  func testEmoji() { check("emoji", [row("a👋👍🏽🇩🇪❤️b", .systemFont(ofSize: 12))], height: 16) }

  func testDecorations() {
    let blue = UIColor.blue
    check(
      "decorations",
      [
        row("Underlined", .systemFont(ofSize: 15), [.underlineStyle: 1, .foregroundColor: blue]),
        row("Double dashed", .systemFont(ofSize: 15), [.underlineStyle: 0x209]),
        row("by word only", .systemFont(ofSize: 15), [.underlineStyle: 0x8001]),
        row("Struck through", .systemFont(ofSize: 15), [.strikethroughStyle: 1, .strikethroughColor: UIColor.red]),
      ])
  }

  func testShapes() {
    check(
      "shapes",
      [
        row("Outlined", .boldSystemFont(ofSize: 17), [.strokeWidth: 3]),
        row("Slanted", .systemFont(ofSize: 15), [.obliqueness: 0.3]),
        row("Wide", .systemFont(ofSize: 15), [.expansion: 0.4]),
        row("Marked", .systemFont(ofSize: 15), [.backgroundColor: UIColor.yellow]),
      ])
  }

  func testTruncationAndAlignment() {
    func styled(_ mode: NSLineBreakMode, _ alignment: NSTextAlignment, _ string: String) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      style.alignment = alignment
      return row(string, .systemFont(ofSize: 15), [.paragraphStyle: style])
    }
    let sentence = "The quick brown fox jumps"
    check(
      "truncation",
      [
        styled(.byTruncatingTail, .left, sentence), styled(.byTruncatingMiddle, .left, sentence),
        styled(.byTruncatingHead, .left, sentence), styled(.byClipping, .left, sentence),
        styled(.byWordWrapping, .center, "centred"), styled(.byWordWrapping, .right, "right"),
      ])
  }

  // Rotated text is drawn as outlines.
  func testTurnedText() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format).image { context in
      context.cgContext.translateBy(x: 12, y: 8)
      context.cgContext.rotate(by: .pi / 4)
      row("Turned 👋", .systemFont(ofSize: 14)).draw(at: .zero)
    }
    assertPicture(image.cgImage, named: "turned")
  }

  // Both ways of drawing have the same bytes in every run: a mask that is filled with its color equals the drawing.
  func testMaskEqualsDrawing() throws {
    let layout = TextLayout(row("Hamburgefonts äöü", .systemFont(ofSize: 14), [.foregroundColor: UIColor.black]))
    let mask = try XCTUnwrap(layout.renderMask(scale: 3, bounds: CGRect(x: 0, y: 0, width: 140, height: 20)))
    XCTAssertEqual(mask.color, 0xFF00_0000)
    let buffer = try XCTUnwrap(PixelBuffer(width: 420, height: 60, format: .argb32))
    let context = try XCTUnwrap(CGContext(pixelBuffer: buffer, baseTransform: CGAffineTransform(scaleX: 3, y: 3)))
    layout.draw(in: context, at: .zero)
    var different = 0
    for y in 0..<60 {
      for x in 0..<420 where abs(Int(buffer.row(y)[x] >> 24) - Int(mask.coverage.coverageRow(y)[x])) > 1 {
        different += 1
      }
    }
    XCTAssertEqual(different, 0)
  }

  /// A mask within a limit equals that region of the whole mask.
  func testMaskWithinALimit() throws {
    let layout = TextLayout(row("Hamburgefonts, one, two, three", .italicSystemFont(ofSize: 14)))
    let whole = try XCTUnwrap(layout.renderMask(scale: 3, origin: CGPoint(x: -40.5, y: 2)))
    let limit = CGRect(x: 10, y: 4, width: 50, height: 9.5)
    let part = try XCTUnwrap(layout.renderMask(scale: 3, origin: CGPoint(x: -40.5, y: 2), limit: limit))
    XCTAssertGreaterThanOrEqual(part.x, 30)
    XCTAssertLessThanOrEqual(part.x + part.coverage.width, 180)
    XCTAssertLessThan(part.coverage.width, whole.coverage.width)
    for y in 12..<41 {
      for x in 30..<180 {
        func coverage(_ mask: TextMask) -> UInt8 {
          let (column, row) = (x - mask.x, y - mask.y)
          guard (0..<mask.coverage.width).contains(column), (0..<mask.coverage.height).contains(row) else {
            return 0
          }
          return mask.coverage.coverageRow(row)[column]
        }
        XCTAssertEqual(coverage(part), coverage(whole), "\(x), \(y)")
      }
    }
    XCTAssertNil(
      layout.renderMask(scale: 3, limit: CGRect(x: 5_000, y: 0, width: 50, height: 20)), "no ink in the limit")
  }

  func testMaskOnlyForOneColour() {
    let plain = row("abc")
    XCTAssertNotNil(TextLayout(plain).renderMask(scale: 2))
    XCTAssertNil(TextLayout(row("👋")).renderMask(scale: 2))
    XCTAssertNil(TextLayout(row("abc", .systemFont(ofSize: 9), [.underlineStyle: 1])).renderMask(scale: 2))
    let two = NSMutableAttributedString(attributedString: plain)
    two.append(row("x", .systemFont(ofSize: 15), [.foregroundColor: UIColor.red]))
    XCTAssertNil(TextLayout(two).renderMask(scale: 2))
    XCTAssertNil(TextLayout(row("   ")).renderMask(scale: 2), "no ink")
  }
}
