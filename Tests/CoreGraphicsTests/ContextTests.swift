import CoreGraphics
import FlipsideTesting
import XCTest

/// Graphics state, coordinate spaces, clips, shadows, layers, gradients and patterns: Apple's pages on CGContext.
final class ContextTests: XCTestCase {
  private let tenth = CGRect(x: 0, y: 0, width: 10, height: 10)

  // MARK: - State and space

  func testStateStack() {
    let c = Bitmap(10, 10).context
    c.saveGState()
    c.scaleBy(x: 2, y: 2)
    c.translateBy(x: 3, y: 4)
    c.interpolationQuality = .none
    XCTAssertEqual(c.convertToDeviceSpace(CGPoint.zero), CGPoint(x: 6, y: 2))
    c.restoreGState()
    XCTAssertEqual(c.interpolationQuality, .default)
    XCTAssertEqual(c.convertToDeviceSpace(CGPoint.zero), CGPoint(x: 0, y: 10))
  }

  func testUnbalancedRestoresAreHarmless() {
    let bitmap = Bitmap(4, 4)
    for _ in 0..<5 { bitmap.context.restoreGState() }
    bitmap.context.setFillColor(.red)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(bitmap[0, 0], 0xFFFF_0000)
  }

  func testThePathOutlivesStates() {
    let c = Bitmap(10, 10).context
    c.saveGState()
    c.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    c.restoreGState()
    XCTAssertEqual(c.boundingBoxOfPath, CGRect(x: 1, y: 2, width: 3, height: 4))
    // Points are transformed when they are added, not when they are drawn.
    c.scaleBy(x: 2, y: 2)
    XCTAssertEqual(c.boundingBoxOfPath, CGRect(x: 0.5, y: 1, width: 1.5, height: 2))
    XCTAssertTrue(c.pathContains(CGPoint(x: 1, y: 2), mode: .fill))
    c.fillPath()
    XCTAssertTrue(c.isPathEmpty)
    XCTAssertNil(c.path)
    XCTAssertTrue(c.boundingBoxOfPath.isNull)
  }

  /// A bitmap has its rows from top to bottom, and its context has y upwards. The matrix of a flipped context
  /// includes that.
  func testMatrixOfFlippedAndPlainContexts() {
    let plain = Bitmap(10, 20, flipped: false).context
    XCTAssertEqual(plain.ctm, .identity)
    let flipped = Bitmap(20, 40, scale: 2).context
    XCTAssertEqual(flipped.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
    XCTAssertEqual(flipped.convertToUserSpace(CGPoint(x: 4, y: 40)), CGPoint(x: 2, y: 0))
    XCTAssertEqual(flipped.convertToDeviceSpace(CGSize(width: 1, height: 1)), CGSize(width: 2, height: -2))
  }

  func testDefaultColorsAreBlackAndFillLeavesNoPath() {
    let bitmap = Bitmap(10, 10)
    bitmap.context.move(to: .zero)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(bitmap[0, 0], 0xFF00_0000)
    XCTAssertTrue(bitmap.context.isPathEmpty)
  }

  func testLinesAreCentredAndHairlinesShow() {
    let bitmap = Bitmap(10, 10)
    bitmap.context.setStrokeColor(.red)
    bitmap.context.setLineWidth(2)
    bitmap.context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    XCTAssertEqual(
      [bitmap.alpha(5, 3), bitmap.alpha(5, 4), bitmap.alpha(5, 5), bitmap.alpha(5, 6)], [0, 255, 255, 0])
    let thin = Bitmap(10, 10)
    thin.context.setLineWidth(0)
    thin.context.strokeLineSegments(between: [CGPoint(x: 0, y: 5.5), CGPoint(x: 10, y: 5.5)])
    XCTAssertEqual(thin.alpha(5, 5), 255)
  }

  func testAlphaMultiplies() {
    let bitmap = Bitmap(1, 1)
    bitmap.context.setAlpha(0.5)
    bitmap.context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    bitmap.context.fill(tenth)
    assertPixel(bitmap[0, 0], 0x4040_4040)
  }

  func testAntialiasingCanBeTurnedOff() {
    let bitmap = Bitmap(4, 4)
    bitmap.context.setShouldAntialias(false)
    bitmap.context.fill(CGRect(x: 0.3, y: 0.3, width: 2, height: 2))
    for y in 0..<4 { for x in 0..<4 { XCTAssertTrue([0, 255].contains(bitmap.alpha(x, y))) } }
  }

  func testClearMakesTransparentWhateverTheState() {
    let bitmap = Bitmap(4, 4)
    bitmap.context.setFillColor(.red)
    bitmap.context.fill(tenth)
    bitmap.context.setAlpha(0.1)
    bitmap.context.setShadow(offset: .zero, blur: 3, color: .black)
    bitmap.context.clear(CGRect(x: 1, y: 1, width: 1, height: 1))
    XCTAssertEqual(bitmap[1, 1], 0)
    XCTAssertEqual(bitmap[2, 1], 0xFFFF_0000)
  }

  func testDrawingModes() {
    let bitmap = Bitmap(20, 20)
    bitmap.context.setFillColor(.green)
    bitmap.context.setStrokeColor(.red)
    bitmap.context.setLineWidth(2)
    bitmap.context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
    bitmap.context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
    bitmap.context.drawPath(using: .eoFillStroke)
    XCTAssertEqual(bitmap[2, 10], 0xFFFF_0000)
    XCTAssertEqual(bitmap[4, 10], 0xFF00_FF00)
    XCTAssertEqual(bitmap[10, 10], 0)
  }

  func testReplacingThePathByItsOutline() {
    let c = Bitmap(20, 20).context
    c.setLineWidth(4)
    c.move(to: CGPoint(x: 5, y: 10))
    c.addLine(to: CGPoint(x: 15, y: 10))
    c.replacePathWithStrokedPath()
    XCTAssertEqual(c.boundingBoxOfPath, CGRect(x: 5, y: 8, width: 10, height: 4))
  }

  // MARK: - Clip

  func testClipsNarrowAndComeBack() {
    let bitmap = Bitmap(10, 10)
    let c = bitmap.context
    c.saveGState()
    c.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
    c.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(c.boundingBoxOfClipPath, CGRect(x: 2, y: 2, width: 2, height: 2))
    c.fill(tenth)
    XCTAssertEqual(bitmap.painted, 4)
    c.restoreGState()
    XCTAssertEqual(c.boundingBoxOfClipPath, tenth)
    c.clip(to: CGRect(x: 20, y: 0, width: 1, height: 1))
    c.fill(tenth)
    XCTAssertEqual(bitmap.painted, 4)
    c.resetClip()
    c.fill(tenth)
    XCTAssertEqual(bitmap.painted, 100)
  }

  func testClippingByBothRules() {
    let bitmap = Bitmap(10, 10)
    let c = bitmap.context
    c.addRect(tenth)
    c.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    c.clip(using: .evenOdd)
    XCTAssertTrue(c.isPathEmpty)
    c.fill(tenth)
    XCTAssertEqual(bitmap.painted, 96)
    // An empty path clips nothing.
    c.clip()
    c.setFillColor(.red)
    c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(bitmap[0, 0], 0xFFFF_0000)
  }

  func testClippingToSeveralRectangles() {
    let bitmap = Bitmap(10, 10)
    bitmap.context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 8, y: 8, width: 2, height: 2)])
    bitmap.context.fill(tenth)
    XCTAssertEqual(bitmap.painted, 8)
  }

  func testMasksMultiply() throws {
    let half = Bitmap(1, 1)
    half.buffer.row(0)[0] = 0xFF80_8080
    let mask = try XCTUnwrap(half.context.makeImage())
    let bitmap = Bitmap(4, 4)
    bitmap.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3), mask: mask)
    bitmap.context.clip(to: CGRect(x: 1, y: 1, width: 3, height: 3), mask: mask)
    bitmap.context.fill(tenth)
    XCTAssertEqual(bitmap.alpha(1, 1), 64, accuracy: 1)
    XCTAssertEqual(bitmap.alpha(0, 0), 0)
    XCTAssertEqual(bitmap.alpha(3, 3), 0)
  }

  // MARK: - Shadows

  /// The blur is a Gaussian with a standard deviation of half its value, and keeps the total coverage.
  func testShadowIsABellCurve() {
    let bitmap = Bitmap(80, 80)
    bitmap.context.setShadow(offset: CGSize(width: 200, height: 0), blur: 10, color: .black)
    bitmap.context.fill(CGRect(x: -160, y: 0, width: 1000, height: 80))
    XCTAssertEqual(bitmap.alpha(70, 40), 255)
    let side = Bitmap(80, 160)
    side.context.setShadow(offset: CGSize(width: 200, height: 0), blur: 10, color: .black)
    side.context.fill(CGRect(x: -200, y: -200, width: 40, height: 600))
    // The alpha is one half at the edge, 16 % at one standard deviation (5) outside, and 84 % inside.
    XCTAssertEqual((side.alpha(39, 80) + side.alpha(40, 80)) / 2, 128, accuracy: 4)
    XCTAssertEqual((side.alpha(44, 80) + side.alpha(45, 80)) / 2, 40, accuracy: 8)
    XCTAssertEqual((side.alpha(34, 80) + side.alpha(35, 80)) / 2, 215, accuracy: 8)
    XCTAssertEqual(side.alpha(70, 80), 0)
  }

  /// Offsets are in the default space: the current matrix does not rotate them, but the flipped space of UIKit
  /// does.
  func testShadowOffset() {
    func bottomOfShadow(flipped: Bool) -> Bool {
      let bitmap = Bitmap(20, 20, flipped: flipped)
      bitmap.context.translateBy(x: 20, y: 20)
      bitmap.context.rotate(by: .pi)
      bitmap.context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .red)
      bitmap.context.setFillColor(.blue)
      bitmap.context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
      XCTAssertEqual(bitmap[10, 10], 0xFF00_00FF)
      XCTAssertNotEqual(bitmap[10, 5] == 0xFFFF_0000, bitmap[10, 15] == 0xFFFF_0000)
      return bitmap[10, 15] == 0xFFFF_0000
    }
    XCTAssertTrue(bottomOfShadow(flipped: true))
    XCTAssertFalse(bottomOfShadow(flipped: false))
  }

  func testShadowGrowsWithTheScaleOfTheContext() {
    let bitmap = Bitmap(40, 40, scale: 2)
    bitmap.context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: .red)
    bitmap.context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
    XCTAssertEqual(bitmap[23, 10], 0xFFFF_0000)
    XCTAssertEqual(bitmap[24, 10], 0)
  }

  func testClipCutsShadowsOfThingsOutside() {
    let bitmap = Bitmap(20, 20)
    bitmap.context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 20))
    bitmap.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .red)
    bitmap.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    XCTAssertEqual(bitmap.painted, 16)
    XCTAssertEqual(bitmap[12, 2], 0xFFFF_0000)
  }

  func testNoShadowWithoutColor() {
    let bitmap = Bitmap(20, 20)
    bitmap.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
    bitmap.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: nil)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(bitmap.painted, 16)
  }

  func testStandardShadowIsAThirdBlack() {
    let bitmap = Bitmap(20, 20)
    bitmap.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(bitmap[12, 2], 0x5500_0000)
  }

  // MARK: - Layers

  func testALayerIsOneObject() {
    let bitmap = Bitmap(10, 10)
    let c = bitmap.context
    c.setAlpha(0.5)
    c.beginTransparencyLayer(auxiliaryInfo: nil)
    c.setFillColor(.red)
    c.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    c.fill(CGRect(x: 3, y: 3, width: 6, height: 6))
    c.endTransparencyLayer()
    assertPixel(bitmap[1, 1], 0x8080_0000)
    assertPixel(bitmap[4, 4], 0x8080_0000)
  }

  func testLayersNestAndRestoreTheState() {
    let bitmap = Bitmap(10, 10)
    let c = bitmap.context
    c.setFillColor(.green)
    c.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 10), auxiliaryInfo: nil)
    c.setFillColor(.red)
    c.saveGState()
    c.translateBy(x: 3, y: 0)
    c.beginTransparencyLayer(auxiliaryInfo: nil)
    c.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
    c.endTransparencyLayer()
    // This state is not restored; the end of the layer discards it.
    c.endTransparencyLayer()
    c.fill(CGRect(x: 0, y: 9, width: 1, height: 1))
    XCTAssertEqual(bitmap[4, 0], 0xFFFF_0000)
    XCTAssertEqual(bitmap[5, 0], 0)
    XCTAssertEqual(bitmap[0, 9], 0xFF00_FF00)
    c.endTransparencyLayer()
    c.restoreGState()
  }

  func testTintingInALayer() throws {
    let shape = Bitmap(4, 1)
    shape.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try XCTUnwrap(shape.context.makeImage())
    let bitmap = Bitmap(4, 1)
    bitmap.context.setFillColor(.green)
    bitmap.context.fill(tenth)
    bitmap.context.beginTransparencyLayer(auxiliaryInfo: nil)
    bitmap.context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1))
    bitmap.context.setBlendMode(.sourceIn)
    bitmap.context.setFillColor(.red)
    bitmap.context.fill(tenth)
    bitmap.context.endTransparencyLayer()
    XCTAssertEqual(bitmap[0, 0], 0xFFFF_0000)
    XCTAssertEqual(bitmap[3, 0], 0xFF00_FF00)
  }

  func testLayersToDrawAgain() throws {
    let bitmap = Bitmap(10, 10)
    let layer = try XCTUnwrap(CGLayer(bitmap.context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    layer.context?.setFillColor(.red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    bitmap.context.draw(layer, at: CGPoint(x: 1, y: 1))
    bitmap.context.draw(layer, at: CGPoint(x: 6, y: 6))
    XCTAssertEqual([bitmap.alpha(1, 1), bitmap.alpha(2, 1), bitmap.alpha(6, 7)], [255, 0, 255])
    XCTAssertNil(CGLayer(bitmap.context, size: .zero, auxiliaryInfo: nil))
  }

  // MARK: - Glyph coverage

  func testCoverageThroughFastAndSlowPathsIsTheSame() {
    let coverage: [UInt8] = [0, 64, 128, 255]
    var results: [[UInt32]] = []
    for slow in [false, true] {
      let bitmap = Bitmap(6, 1)
      bitmap.context.setFillColor(.green)
      bitmap.context.fill(tenth)
      if slow {
        bitmap.context.addEllipse(in: CGRect(x: -100, y: -100, width: 300, height: 300))
        bitmap.context.clip()
      }
      bitmap.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.8))
      bitmap.context.fillMask(coverage, bytesPerRow: 4, width: 4, height: 1, atDeviceX: 1, y: 0)
      results.append((0..<6).map { bitmap[$0, 0] })
    }
    for (fast, slow) in zip(results[0], results[1]) { assertPixel(fast, slow, tolerance: 1) }
    XCTAssertEqual(results[0][0], 0xFF00_FF00)
    // Opaque pixels stay opaque.
    XCTAssertTrue(results[0].allSatisfy { $0 >> 24 == 255 })
  }

  /// Text layers draw into an alpha mask.
  func testDrawingIntoCoverage() throws {
    let coverage: [UInt8] = [0, 64, 128, 255]
    var rows: [[UInt8]] = []
    for slow in [false, true] {
      let buffer = try XCTUnwrap(PixelBuffer(width: 6, height: 1, format: .a8))
      let context = try XCTUnwrap(CGContext(pixelBuffer: buffer, baseTransform: .identity))
      if slow {
        context.addEllipse(in: CGRect(x: -100, y: -100, width: 300, height: 300))
        context.clip()
      }
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.8))
      for _ in 0..<2 {
        context.fillMask(coverage, bytesPerRow: 4, width: 4, height: 1, atDeviceX: 1, y: 0)
      }
      rows.append((0..<6).map { buffer.coverageRow(0)[$0] })
    }
    for (fast, slow) in zip(rows[0], rows[1]) { XCTAssertEqual(Int(fast), Int(slow), accuracy: 2) }
    XCTAssertEqual(rows[0][4], 245, accuracy: 1)
    XCTAssertEqual(rows[0][5], 0)
  }

  func testCoverageIsCutToTheBitmap() {
    let bitmap = Bitmap(2, 2)
    let coverage = [UInt8](repeating: 255, count: 100)
    bitmap.context.fillMask(coverage, bytesPerRow: 10, width: 10, height: 10, atDeviceX: -5, y: -5)
    XCTAssertEqual(bitmap.painted, 4)
    bitmap.context.fillMask(coverage, bytesPerRow: 10, width: 10, height: 10, atDeviceX: 500, y: Int.max / 2)
  }

  func testPathCoverage() throws {
    let path = CGPath(rect: CGRect(x: 0.5, y: 0, width: 2, height: 1), transform: nil)
    let (coverage, x, y) = try XCTUnwrap(path.makeCoverage(transform: CGAffineTransform(translationX: 3, y: 4)))
    XCTAssertEqual([x, y, coverage.width, coverage.height], [3, 4, 3, 1])
    XCTAssertEqual([coverage.coverageRow(0)[0], coverage.coverageRow(0)[1]], [128, 255])
    XCTAssertNil(CGMutablePath().makeCoverage(transform: .identity))
  }

  /// The text matrix and the text position are not part of the graphics state.
  func testTextState() {
    let c = Bitmap(2, 2).context
    c.saveGState()
    c.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    c.textPosition = CGPoint(x: 3, y: 4)
    c.setTextDrawingMode(.stroke)
    c.restoreGState()
    XCTAssertEqual(c.textMatrix, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 4))
    XCTAssertEqual(c.textDrawingMode, .fill)
  }
}
