import CoreGraphics
import XCTest

/// Invalid numbers must not trap, and the context must still draw afterward.
final class HostileInputTests: XCTestCase {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e9,
    3,
  ]

  /// The most important numbers, for tests where all pairs would take too long.
  private static let fewNumbers: [CGFloat] = [.nan, -.infinity, 0, -1, 1e300, 3]

  /// Checks that a context still draws after `body`.
  private func survive(_ name: String, line: UInt = #line, _ body: (CGContext) -> Void) {
    let bitmap = Bitmap(20, 20)
    bitmap.context.saveGState()
    body(bitmap.context)
    bitmap.context.restoreGState()
    bitmap.context.resetClip()
    bitmap.context.setBlendMode(.copy)
    bitmap.context.setFillColor(.green)
    bitmap.context.beginPath()
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    XCTAssertEqual(bitmap[10, 10], 0xFF00_FF00, name, line: line)
    bitmap.context.setStrokeColor(.red)
    bitmap.context.setLineWidth(4)
    bitmap.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    XCTAssertEqual(bitmap[10, 10], 0xFFFF_0000, name, line: line)
  }

  func testMatrices() {
    for a in Self.numbers {
      for b in Self.numbers {
        survive("matrix \(a) \(b)") { c in
          c.concatenate(CGAffineTransform(a: a, b: b, c: b, d: a, tx: a, ty: b))
          c.scaleBy(x: a, y: b)
          c.rotate(by: a)
          c.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
          c.drawPath(using: .fillStroke)
          c.setLineDash(phase: 0, lengths: [1, 2])
          c.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
          c.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
          c.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
          _ = c.boundingBoxOfClipPath
          _ = c.path
          _ = c.convertToUserSpace(CGPoint(x: 1, y: 1))
        }
      }
    }
  }

  func testPointsAndRectangles() {
    for x in Self.numbers {
      for y in Self.numbers {
        survive("points \(x) \(y)") { c in
          c.move(to: CGPoint(x: x, y: y))
          c.addLine(to: CGPoint(x: y, y: x))
          c.addCurve(to: .zero, control1: CGPoint(x: x, y: y), control2: CGPoint(x: y, y: x))
          c.addArc(center: CGPoint(x: 5, y: 5), radius: x, startAngle: y, endAngle: x, clockwise: true)
          c.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: CGPoint(x: y, y: 1), radius: x)
          c.addEllipse(in: CGRect(x: x, y: y, width: x, height: y))
          c.drawPath(using: .fillStroke)
          c.fill(CGRect(x: x, y: y, width: y, height: x))
          c.stroke(CGRect(x: x, y: y, width: y, height: x), width: x)
          c.clear(CGRect(x: x, y: y, width: y, height: x))
        }
      }
    }
  }

  func testStylesAndShadows() {
    for x in Self.numbers {
      for y in Self.fewNumbers {
        survive("styles \(x) \(y)") { c in
          c.setLineWidth(x)
          c.setMiterLimit(y)
          c.setLineDash(phase: x, lengths: [y, x])
          c.setFlatness(x)
          c.setAlpha(y)
          c.setShadow(offset: CGSize(width: x, height: y), blur: abs(x) > 100 ? y : x, color: .black)
          c.strokeLineSegments(between: [.zero, CGPoint(x: 20, y: 20), CGPoint(x: 4, y: 4)])
          c.fill(CGRect(x: 3, y: 3, width: 5, height: 5))
        }
      }
    }
  }

  func testImagesGradientsAndLayers() throws {
    let image = try XCTUnwrap(Bitmap(3, 3).context.makeImage())
    let gradient = try XCTUnwrap(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [.nan, .infinity]))
    for x in Self.numbers {
      for y in Self.numbers {
        survive("images \(x) \(y)") { c in
          c.draw(image, in: CGRect(x: x, y: y, width: y, height: x))
          c.draw(image, in: CGRect(x: 0, y: 0, width: abs(x), height: abs(y)), byTiling: true)
          c.clip(to: CGRect(x: 0, y: x, width: 20, height: y), mask: image)
          c.drawLinearGradient(
            gradient, start: CGPoint(x: x, y: y), end: CGPoint(x: y, y: 0), options: [.drawsAfterEndLocation])
          c.drawRadialGradient(
            gradient, startCenter: CGPoint(x: x, y: 0), startRadius: y, endCenter: CGPoint(x: 3, y: 3),
            endRadius: x,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
          c.drawConicGradient(gradient, center: CGPoint(x: x, y: y), angle: x)
          c.beginTransparencyLayer(in: CGRect(x: x, y: y, width: y, height: x), auxiliaryInfo: nil)
          c.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
          c.endTransparencyLayer()
        }
      }
    }
  }

  func testPathsOfOddNumbers() {
    for x in Self.numbers {
      for y in Self.fewNumbers {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: x, y: y))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: y, y: x))
        path.addRoundedRect(in: CGRect(x: x, y: y, width: 5, height: 5), cornerWidth: x, cornerHeight: y)
        path.closeSubpath()
        _ = path.contains(CGPoint(x: y, y: x), using: .evenOdd)
        _ = path.boundingBoxOfPath
        _ = path.copy(strokingWithWidth: x, lineCap: .round, lineJoin: .round, miterLimit: y)
        _ = path.copy(dashingWithPhase: y, lengths: [abs(x), 1])
        _ = path.flattened(threshold: x)
        _ = path.union(CGPath(rect: CGRect(x: 2, y: 2, width: 5, height: 5), transform: nil)).componentsSeparated()
        _ = path.lineSubtracting(CGPath(rect: CGRect(x: x, y: y, width: 5, height: 5), transform: nil))
        _ = path.makeCoverage(transform: CGAffineTransform(scaleX: y, y: x))
      }
    }
  }

  /// Layers are begun without an end, or ended without a beginning.
  func testUnbalancedLayers() {
    survive("ends") { c in
      c.endTransparencyLayer()
      c.beginTransparencyLayer(auxiliaryInfo: nil)
      c.endTransparencyLayer()
      c.endTransparencyLayer()
    }
    let bitmap = Bitmap(4, 4)
    bitmap.context.beginTransparencyLayer(auxiliaryInfo: nil)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    XCTAssertNotNil(bitmap.context.makeImage())
  }

  func testPatternThatDrawsItself() throws {
    // The pattern's cell saves states, leaves layers open and draws far outside.
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, c in
        c.saveGState()
        c.saveGState()
        c.beginTransparencyLayer(auxiliaryInfo: nil)
        c.fill(.infinite)
      }, releaseInfo: nil)
    for size in Self.numbers {
      guard
        let pattern = CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: size, height: size), matrix: .identity, xStep: size,
          yStep: size, tiling: .noDistortion, isColored: true, callbacks: &callbacks),
        let space = CGColorSpace(patternBaseSpace: nil)
      else { continue }
      survive("pattern \(size)") { c in
        c.setFillColorSpace(space)
        c.setFillPattern(pattern, colorComponents: [1])
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
  }
}
