import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString
import class CoreText.NSMutableParagraphStyle

/// Apple: NSString and NSAttributedString drawing additions.
final class StringDrawingTests: XCTestCase {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  private let sentence = "The quick brown fox jumps over the lazy dog"

  func testSizeIsFractional() {
    let size = "Hello".size(withAttributes: attributes)
    XCTAssertEqual(size.height, 20.287109375, accuracy: 1e-6)
    XCTAssertNotEqual(size.width, size.width.rounded())
    XCTAssertEqual(NSString(string: "Hello").size(withAttributes: attributes), size)
    XCTAssertEqual(NSAttributedString(string: "Hello", attributes: attributes).size(), size)
  }

  func testSizeOfSeveralLines() {
    XCTAssertEqual("a\nb".size(withAttributes: attributes).height, 40.57421875, accuracy: 1e-6)
  }

  func testEmptyStringIsALineHigh() {
    XCTAssertEqual("".size(withAttributes: attributes), CGSize(width: 0, height: 20.287109375))
  }

  func testTextWithoutFontIsHelvetica12() {
    XCTAssertEqual(
      "Hello".size(), "Hello".size(withAttributes: [.font: UIFont(name: "Helvetica", size: 12) as Any]))
    XCTAssertEqual("x".size().height, 13.8, accuracy: 0.01, "Helvetica's lines are 1.15 em high")
  }

  func testBoundingRectWraps() {
    let limit = CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude)
    let rect = sentence.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    XCTAssertEqual(rect.origin, .zero)
    XCTAssertEqual(rect.height, 3 * 20.287109375, accuracy: 1e-6)
    XCTAssertLessThanOrEqual(rect.width, 140)
  }

  func testBoundingRectWithoutLineFragmentOriginIsOneLine() {
    let rect = sentence.boundingRect(
      with: CGSize(width: 140, height: 1000), options: [], attributes: attributes, context: nil)
    XCTAssertEqual(rect.height, 20.287109375, accuracy: 1e-6)
    XCTAssertGreaterThan(rect.width, 300)
  }

  func testBoundingRectIsLimitedByHeight() {
    let rect = sentence.boundingRect(
      with: CGSize(width: 140, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes, context: nil)
    XCTAssertEqual(rect.height, 2 * 20.287109375, accuracy: 1e-6)
  }

  func testFontLeadingOnlyWhereAsked() {
    let font = UIFont(name: "HelveticaNeue", size: 100) as Any
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "x".boundingRect(with: .zero, options: options, attributes: [.font: font], context: nil).height
    }
    XCTAssertEqual(height(.usesLineFragmentOrigin), 116.5, accuracy: 0.01)
    XCTAssertEqual(height([.usesLineFragmentOrigin, .usesFontLeading]), 119.3, accuracy: 0.01)
  }

  func testMinimumScaleFactor() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = sentence.boundingRect(
      with: CGSize(width: 250, height: 21), options: .usesLineFragmentOrigin, attributes: attributes,
      context: context)
    XCTAssertLessThan(context.actualScaleFactor, 1)
    XCTAssertGreaterThanOrEqual(context.actualScaleFactor, 0.5)
    XCTAssertEqual(context.totalBounds, rect)
    XCTAssertLessThanOrEqual(rect.width, 250.1)
  }

  /// Returns the darkness of the drawing by rows of pixels.
  private func rows(_ size: CGSize = CGSize(width: 120, height: 60), _ draw: () -> Void) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    guard let pixels = image.cgImage?.pixelBuffer else { return [] }
    return (0..<pixels.height).map { y in (0..<pixels.width).reduce(0) { $0 + Int(pixels.row(y)[$1] >> 24) } }
  }

  func testDrawAtPointStandsBelowThePoint() {
    let ink = rows { "H".draw(at: CGPoint(x: 5, y: 20), withAttributes: attributes) }
    let first = ink.firstIndex { $0 > 0 } ?? 0
    let last = ink.lastIndex { $0 > 0 } ?? 0
    // The baseline is at 20 + 16.19, and capitals are 11.98 points high.
    XCTAssertEqual(first, 24, accuracy: 1)
    XCTAssertEqual(last, 35)
  }

  func testDrawWithBaselineOrigin() {
    let ink = rows {
      NSAttributedString(string: "H", attributes: attributes)
        .draw(with: CGRect(x: 5, y: 30, width: 0, height: 0), options: [], context: nil)
    }
    XCTAssertEqual(ink.lastIndex { $0 > 0 }, 29)
  }

  func testDrawInRectLeavesOutLinesThatDoNotFit() {
    let ink = rows { sentence.draw(in: CGRect(x: 0, y: 0, width: 120, height: 30), withAttributes: attributes) }
    XCTAssertEqual(ink[25...].reduce(0, +), 0)
    XCTAssertGreaterThan(ink[..<25].reduce(0, +), 0)
  }

  func testUnderlineStrikethroughAndBackgroundAreDrawn() {
    let plain = rows { "Hi".draw(at: .zero, withAttributes: attributes) }.reduce(0, +)
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
      let more = attributes.merging([key: NSUnderlineStyle.single.rawValue]) { $1 }
      XCTAssertGreaterThan(
        rows { "Hi".draw(at: .zero, withAttributes: more) }.reduce(0, +), plain + 1000, key.rawValue)
    }
    let filled = attributes.merging([.backgroundColor: UIColor.yellow]) { $1 }
    let ink = rows { "Hi".draw(at: .zero, withAttributes: filled) }
    XCTAssertGreaterThan(ink.reduce(0, +), plain + 40_000)
    XCTAssertGreaterThan(ink[1], 0)
  }

  func testColours() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image { _ in
      let red = attributes.merging([.foregroundColor: UIColor.red]) { $1 }
      "█".draw(at: .zero, withAttributes: red)
    }
    XCTAssertEqual(image.cgImage?.pixelBuffer?.row(20)[10], 0xFFFF_0000)
  }

  func testAttachmentTakesItsBounds() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
    let text = NSMutableAttributedString(string: "a", attributes: attributes)
    text.append(NSAttributedString(attachment: attachment))
    let size = text.size()
    XCTAssertEqual(size.width, "a".size(withAttributes: attributes).width + 30, accuracy: 0.01)
    XCTAssertEqual(size.height, 36 + 17 * 0.2412109375, accuracy: 0.2)
    XCTAssertTrue(text.containsAttachments(in: NSRange(location: 0, length: 2)))
    XCTAssertFalse(text.containsAttachments(in: NSRange(location: 0, length: 1)))
  }

  func testAttachmentDrawsItsImage() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: square))
    // The font's ascent is smaller than the image's, so the baseline is at a whole pixel.
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: 1))
    let ink = rows { text.draw(at: CGPoint(x: 3, y: 3)) }
    XCTAssertEqual(ink.filter { $0 >= 255 * 10 }.count, 10)
  }

  func testShadowSpreadsBehindText() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 20)
    shadow.shadowColor = UIColor.black
    let more = attributes.merging([.shadow: shadow]) { $1 }
    let ink = rows { "H".draw(at: .zero, withAttributes: more) }
    XCTAssertGreaterThan(ink[30], 0, "a positive offset is downwards")
  }

  /// Apple's page of `shadowColor`: "The default value is black with an alpha of 1/3. A value of nil means there is
  /// no shadow."
  func testColorsOfShadows() {
    XCTAssertEqual(NSShadow().shadowColor as? UIColor, UIColor(white: 0, alpha: 1 / 3))
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 20)
    let more = attributes.merging([.shadow: shadow]) { $1 }
    XCTAssertGreaterThan(rows { "H".draw(at: .zero, withAttributes: more) }[30], 0)
    shadow.shadowColor = nil
    XCTAssertEqual(rows { "H".draw(at: .zero, withAttributes: more) }[30], 0)
  }

  func testStrokedTextIsHollow() {
    let big: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40, weight: .black)]
    let full = rows { "I".draw(at: .zero, withAttributes: big) }.reduce(0, +)
    let stroked = big.merging([.strokeWidth: 2]) { $1 }
    let hollow = rows { "I".draw(at: .zero, withAttributes: stroked) }.reduce(0, +)
    XCTAssertLessThan(hollow, full * 2 / 3)
    XCTAssertGreaterThan(hollow, 0)
  }

  func testDrawingWithoutContextDoesNothing() {
    "Hello".draw(at: .zero, withAttributes: attributes)
  }
}
