import FlipsideTesting
import XCTest

import class CoreText.NSAttributedString

import QuartzCore

final class TextLayerTests: XCTestCase {
  /// Returns the bounding box of the drawing, in points.
  private func ink(_ layer: CALayer) throws -> CGRect {
    let size = layer.bounds.size
    let picture = try Picture(layer, width: Int(size.width), height: Int(size.height), scale: 2)
    var box = CGRect.null
    for y in 0..<picture.buffer.height {
      for x in 0..<picture.buffer.width where picture.buffer.row(y)[x] >> 24 > 100 {
        box = box.union(CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5))
      }
    }
    return box
  }

  private func text(_ string: Any, _ width: CGFloat, _ height: CGFloat) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.contentsScale = 2
    layer.fontSize = 20
    layer.string = string
    return layer
  }

  func testAStringIsDrawnWhiteFromTheTopLeft() throws {
    let layer = text("HHH", 200, 100)
    XCTAssertTrue(layer.needsDisplay())
    let box = try ink(layer)
    XCTAssertFalse(box.isNull)
    XCTAssertLessThan(box.minX, 4)
    XCTAssertLessThan(box.maxY, 24)
    let picture = try Picture(layer, width: 200, height: 100, scale: 2)
    XCTAssertTrue((0..<60).contains { picture[CGFloat($0) / 2 + 2, box.midY] == 0xFFFF_FFFF })
  }

  func testAlignment() throws {
    let layer = text("HHH", 200, 40)
    layer.alignmentMode = .right
    XCTAssertGreaterThan(try ink(layer).minX, 140)
    layer.alignmentMode = .center
    XCTAssertEqual(try ink(layer).midX, 100, accuracy: 2)
  }

  func testWrapping() throws {
    let layer = text("HHH HHH HHH HHH HHH", 100, 200)
    let oneLine = try ink(layer).height
    layer.isWrapped = true
    XCTAssertGreaterThan(try ink(layer).height, oneLine * 2)
    XCTAssertLessThanOrEqual(layer.preferredFrameSize().width, 100)
    XCTAssertGreaterThan(layer.preferredFrameSize().height, 40)
  }

  func testFontSizeAndColor() throws {
    let layer = text("HHH", 300, 100)
    let small = try ink(layer)
    layer.fontSize = 40
    XCTAssertEqual(try ink(layer).height, small.height * 2, accuracy: 2)
    layer.foregroundColor = .red
    let box = try ink(layer)
    let picture = try Picture(layer, width: 300, height: 100, scale: 2)
    XCTAssertTrue((0..<100).contains { picture[box.minX + CGFloat($0) / 2, box.midY] == 0xFFFF_0000 })
  }

  func testAttributedStringsHaveTheirOwnColours() throws {
    let string = NSAttributedString(
      string: "HHH", attributes: [.foregroundColor: CGColor.green, .font: CTFont(spec: FontSpec(size: 20))])
    let layer = text(string, 200, 40)
    let box = try ink(layer)
    let picture = try Picture(layer, width: 200, height: 40, scale: 2)
    XCTAssertTrue((0..<100).contains { picture[box.minX + CGFloat($0) / 2, box.midY] == 0xFF00_FF00 })
  }

  func testTruncationKeepsTheTextInside() throws {
    let layer = text("HHHHHHHHHHHHHHHHHHHHHHHH", 100, 40)
    layer.truncationMode = .end
    let box = try ink(layer)
    XCTAssertLessThanOrEqual(box.maxX, 100)
    // The ellipsis is at the baseline.
    XCTAssertGreaterThan(box.maxX, 80)
  }

  func testSubclassesMayMoveTheText() throws {
    final class Centred: CATextLayer {
      override func draw(in ctx: CGContext) {
        ctx.saveGState()
        ctx.translateBy(x: 0, y: 50)
        super.draw(in: ctx)
        ctx.restoreGState()
      }
    }
    let layer = Centred()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.fontSize = 20
    layer.string = "H"
    XCTAssertGreaterThan(try ink(layer).minY, 50)
  }

  func testOtherObjectsDrawNothing() throws {
    XCTAssertTrue(try ink(text(5, 100, 40)).isNull)
    XCTAssertTrue(try ink(text("", 100, 40)).isNull)
  }
}
