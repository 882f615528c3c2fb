import CoreGraphics
import FlipsideTesting
import XCTest

/// Compares small scenes with PNG files in `Goldens`.
final class PictureTests: XCTestCase {
  /// Checks regions, which are in points of the scene, at scale 2.
  private func check(
    _ bitmap: Bitmap, _ name: String, _ regions: [String: CGRect] = [:], line: UInt = #line
  ) {
    let pixels = regions.sorted { $0.key < $1.key }.map {
      PictureRegion($0.key, $0.value.applying(CGAffineTransform(scaleX: 2, y: 2)))
    }
    assertPicture(Picture(bitmap.buffer), named: name, regions: pixels, line: line)
  }

  private func whiteBitmap(_ width: Int, _ height: Int, scale: CGFloat = 2) -> Bitmap {
    let bitmap = Bitmap(width, height, scale: scale)
    bitmap.context.setFillColor(.white)
    bitmap.context.fill(.infinite)
    return bitmap
  }

  func testLinesWithCapsJoinsAndDashes() {
    let bitmap = whiteBitmap(240, 160)
    let c = bitmap.context
    c.setStrokeColor(CGColor(red: 0, green: 0.48, blue: 1, alpha: 1))
    for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
      c.setLineCap(cap)
      c.setLineWidth(6)
      c.move(to: CGPoint(x: 10, y: 10 + 12 * index))
      c.addLine(to: CGPoint(x: 50, y: 10 + 12 * index))
      c.strokePath()
    }
    c.setLineCap(.butt)
    for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
      c.setLineJoin(join)
      c.addLines(between: [
        CGPoint(x: 10 + 36 * index, y: 70), CGPoint(x: 22 + 36 * index, y: 50),
        CGPoint(x: 34 + 36 * index, y: 70),
      ])
      c.strokePath()
    }
    c.setLineJoin(.miter)
    c.setLineWidth(2)
    c.setLineDash(phase: 0, lengths: [6, 3])
    c.stroke(CGRect(x: 62, y: 8, width: 50, height: 30))
    c.setLineDash(phase: 0, lengths: [])
    c.setStrokeColor(.red)
    c.addArc(center: CGPoint(x: 87, y: 23), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    c.strokePath()
    check(
      bitmap, "lines",
      [
        "caps": CGRect(x: 4, y: 4, width: 52, height: 40),
        "joins": CGRect(x: 4, y: 44, width: 110, height: 34),
        "dashes": CGRect(x: 56, y: 4, width: 62, height: 40),
      ])
  }

  func testShapesBothRulesAndAlpha() {
    let bitmap = whiteBitmap(240, 120)
    let c = bitmap.context
    func star(_ x: CGFloat) {
      let points = (0..<5).map { index -> CGPoint in
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: x + 25 * cos(angle), y: 30 + 25 * sin(angle))
      }
      c.addLines(between: points)
      c.closePath()
    }
    c.setFillColor(CGColor(red: 1, green: 0.58, blue: 0, alpha: 1))
    star(30)
    c.fillPath()
    star(85)
    c.fillPath(using: .evenOdd)
    c.setFillColor(CGColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 0.5))
    c.fillEllipse(in: CGRect(x: 35, y: 10, width: 45, height: 40))
    c.setStrokeColor(CGColor(gray: 0, alpha: 1))
    c.addPath(
      CGPath(
        roundedRect: CGRect(x: 4, y: 4, width: 112, height: 52), cornerWidth: 12, cornerHeight: 12, transform: nil))
    c.strokePath()
    check(
      bitmap, "shapes",
      [
        "winding": CGRect(x: 4, y: 4, width: 50, height: 50),
        "even-odd": CGRect(x: 60, y: 4, width: 50, height: 50),
      ])
  }

  func testShadowsAndLayers() {
    let bitmap = whiteBitmap(240, 120)
    let c = bitmap.context
    c.setShadow(offset: CGSize(width: 3, height: 4), blur: 6, color: CGColor(gray: 0, alpha: 0.6))
    c.setFillColor(CGColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1))
    c.addPath(
      CGPath(
        roundedRect: CGRect(x: 12, y: 10, width: 40, height: 35), cornerWidth: 8, cornerHeight: 8, transform: nil))
    c.fillPath()
    c.beginTransparencyLayer(auxiliaryInfo: nil)
    c.setFillColor(.red)
    c.fillEllipse(in: CGRect(x: 66, y: 10, width: 26, height: 26))
    c.setFillColor(.green)
    c.fillEllipse(in: CGRect(x: 80, y: 20, width: 26, height: 26))
    c.endTransparencyLayer()
    check(
      bitmap, "shadows",
      [
        "rounded": CGRect(x: 4, y: 4, width: 56, height: 54),
        "layer": CGRect(x: 60, y: 4, width: 58, height: 54),
      ])
  }

  func testGradients() throws {
    let bitmap = whiteBitmap(240, 160)
    let c = bitmap.context
    let colors = [CGColor.red, CGColor(red: 1, green: 1, blue: 0, alpha: 1), CGColor.blue] as CFArray
    let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.3, 1]))
    c.saveGState()
    c.clip(to: CGRect(x: 5, y: 5, width: 50, height: 30))
    c.drawLinearGradient(gradient, start: CGPoint(x: 15, y: 0), end: CGPoint(x: 45, y: 10), options: [])
    c.restoreGState()
    c.saveGState()
    c.addEllipse(in: CGRect(x: 65, y: 5, width: 50, height: 30))
    c.clip()
    c.drawLinearGradient(
      gradient, start: CGPoint(x: 75, y: 0), end: CGPoint(x: 105, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    c.restoreGState()
    c.saveGState()
    c.clip(to: CGRect(x: 5, y: 42, width: 50, height: 34))
    c.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 24, y: 55), startRadius: 2, endCenter: CGPoint(x: 30, y: 59), endRadius: 15,
      options: [.drawsBeforeStartLocation])
    c.restoreGState()
    c.saveGState()
    c.clip(to: CGRect(x: 65, y: 42, width: 50, height: 34))
    c.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 75, y: 59), startRadius: 4, endCenter: CGPoint(x: 95, y: 59), endRadius: 12,
      options: [.drawsAfterEndLocation])
    c.restoreGState()
    check(
      bitmap, "gradients",
      [
        "linear": CGRect(x: 4, y: 4, width: 54, height: 34),
        "extended": CGRect(x: 62, y: 4, width: 56, height: 34),
        "radial": CGRect(x: 4, y: 40, width: 54, height: 38),
        "cone": CGRect(x: 62, y: 40, width: 56, height: 38),
      ])
  }

  func testImagesTilesPatternsAndMasks() throws {
    let bitmap = whiteBitmap(240, 160)
    let c = bitmap.context
    let tile = Bitmap(8, 8)
    tile.context.setFillColor(.blue)
    tile.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    tile.context.setFillColor(CGColor(red: 1, green: 1, blue: 0, alpha: 1))
    tile.context.fill(CGRect(x: 0, y: 0, width: 8, height: 3))
    tile.context.setFillColor(.red)
    tile.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    let image = try XCTUnwrap(tile.context.makeImage())
    // The image is upside down, as in a flipped context on iOS.
    c.draw(image, in: CGRect(x: 5, y: 5, width: 30, height: 30))
    c.interpolationQuality = .none
    c.draw(image, in: CGRect(x: 42, y: 5, width: 30, height: 30))
    c.interpolationQuality = .default
    c.saveGState()
    c.translateBy(x: 96, y: 5)
    c.rotate(by: .pi / 6)
    c.draw(image, in: CGRect(x: 0, y: 0, width: 24, height: 24))
    c.restoreGState()
    c.saveGState()
    c.clip(to: CGRect(x: 5, y: 42, width: 30, height: 30))
    c.draw(image, in: CGRect(x: 5, y: 42, width: 8, height: 8), byTiling: true)
    c.restoreGState()
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(red: 1, green: 0.17, blue: 0.33, alpha: 1))
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    let pattern = try XCTUnwrap(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    c.saveGState()
    c.setFillColorSpace(try XCTUnwrap(CGColorSpace(patternBaseSpace: nil)))
    c.setFillPattern(pattern, colorComponents: [1])
    c.fillEllipse(in: CGRect(x: 42, y: 42, width: 32, height: 32))
    c.restoreGState()
    let fade = Bitmap(32, 1)
    for x in 0..<32 { fade.buffer.row(0)[x] = 0xFF00_0000 | UInt32(x * 8) * 0x0001_0101 }
    c.saveGState()
    c.clip(to: CGRect(x: 80, y: 42, width: 34, height: 34), mask: try XCTUnwrap(fade.context.makeImage()))
    c.setFillColor(.black)
    c.fill(.infinite)
    c.restoreGState()
    check(
      bitmap, "images",
      [
        "smooth": CGRect(x: 4, y: 4, width: 34, height: 34),
        "nearest": CGRect(x: 40, y: 4, width: 34, height: 34),
        "turned": CGRect(x: 80, y: 2, width: 38, height: 38),
        "tiles": CGRect(x: 4, y: 40, width: 34, height: 36),
        "pattern": CGRect(x: 40, y: 40, width: 36, height: 36),
        "mask": CGRect(x: 78, y: 40, width: 38, height: 38),
      ])
  }

  func testOutlinesOfStrokes() {
    let bitmap = whiteBitmap(240, 120)
    let c = bitmap.context
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 12, y: 45))
    path.addLine(to: CGPoint(x: 25, y: 15))
    path.addCurve(
      to: CGPoint(x: 50, y: 45), control1: CGPoint(x: 32, y: 0), control2: CGPoint(x: 32, y: 60))
    path.addLine(to: CGPoint(x: 55, y: 12))
    c.setFillColor(CGColor(red: 0, green: 0.48, blue: 1, alpha: 0.5))
    c.addPath(path.copy(strokingWithWidth: 9, lineCap: .round, lineJoin: .round, miterLimit: 10))
    c.fillPath()
    let right = CGAffineTransform(translationX: 58, y: 0)
    c.addPath(path.copy(strokingWithWidth: 9, lineCap: .square, lineJoin: .miter, miterLimit: 10, transform: right))
    c.fillPath()
    c.setStrokeColor(.black)
    c.setLineWidth(1)
    c.addPath(path.copy(dashingWithPhase: 2, lengths: [5, 2], transform: right))
    c.strokePath()
    check(
      bitmap, "outlines",
      [
        "round": CGRect(x: 2, y: 2, width: 58, height: 56),
        "square": CGRect(x: 60, y: 2, width: 58, height: 56),
      ])
  }
}
