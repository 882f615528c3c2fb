import CoreGraphics
import XCTest

/// Apple's pages on CGPath and CGMutablePath.
final class PathTests: XCTestCase {
  private func types(_ path: CGPath) -> [CGPathElementType] {
    var all: [CGPathElementType] = []
    path.applyWithBlock { all.append($0.pointee.type) }
    return all
  }

  private func assertNear(_ a: CGPoint, _ b: CGPoint, accuracy: CGFloat = 1e-9, line: UInt = #line) {
    XCTAssertEqual(a.x, b.x, accuracy: accuracy, line: line)
    XCTAssertEqual(a.y, b.y, accuracy: accuracy, line: line)
  }

  func testAnEmptyPath() {
    let path = CGMutablePath()
    XCTAssertTrue(path.isEmpty)
    XCTAssertTrue(path.boundingBox.isNull)
    XCTAssertTrue(path.boundingBoxOfPath.isNull)
    XCTAssertEqual(path.currentPoint, .zero)
    XCTAssertFalse(path.contains(.zero))
    path.closeSubpath()
    XCTAssertTrue(path.isEmpty)
  }

  /// Without a current point, lines and curves are ignored with a message.
  func testSegmentsNeedACurrentPoint() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    XCTAssertTrue(path.isEmpty)
  }

  func testElementsComeInOrderWithTheirPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    XCTAssertEqual(
      types(path), [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    var quad: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type == .addQuadCurveToPoint {
        quad = [element.pointee.points[0], element.pointee.points[1]]
      }
    }
    XCTAssertEqual(quad, [CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 6)])
    XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
  }

  func testALineAfterACloseStartsWhereTheSubpathStarted() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 5, y: 6, width: 10, height: 10))
    path.addLine(to: CGPoint(x: 0, y: 0))
    XCTAssertEqual(Array(types(path).suffix(2)), [.moveToPoint, .addLineToPoint])
    XCTAssertEqual(path.currentPoint, .zero)
  }

  func testRectanglesAreRecognised() {
    var found = CGRect.zero
    XCTAssertTrue(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
    XCTAssertEqual(found, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertFalse(CGPath(ellipseIn: found, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    XCTAssertFalse(CGPath(rect: found, transform: &turn).isRect(nil))
  }

  func testBoxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 40), control2: CGPoint(x: 20, y: 40))
    XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 30, height: 40))
    XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 30, height: 30))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    XCTAssertEqual(quad.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  func testBothRulesOnANestedSquare() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let inner = CGPoint(x: 15, y: 15)
    XCTAssertTrue(path.contains(inner, using: .winding))
    XCTAssertFalse(path.contains(inner, using: .evenOdd))
    XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    XCTAssertFalse(path.contains(CGPoint(x: 31, y: 5)))
    // In the other direction, the inner square is a hole for both rules.
    let hole = CGMutablePath()
    hole.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.addLines(between: [
      CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 10),
    ])
    XCTAssertFalse(hole.contains(inner, using: .winding))
  }

  func testContainsFollowsCurvesAndTransforms() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    XCTAssertTrue(circle.contains(CGPoint(x: 50 + 49.9 * cos(0.7), y: 50 + 49.9 * sin(0.7))))
    XCTAssertFalse(circle.contains(CGPoint(x: 50 + 50.1 * cos(0.7), y: 50 + 50.1 * sin(0.7))))
    XCTAssertTrue(circle.contains(CGPoint(x: 550, y: 50), transform: CGAffineTransform(translationX: 500, y: 0)))
    XCTAssertFalse(circle.contains(CGPoint(x: 50, y: 50), transform: CGAffineTransform(translationX: 500, y: 0)))
    XCTAssertFalse(circle.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  func testOpenSubpathsCountAsClosedAndEdgesAsInside() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    XCTAssertTrue(path.contains(CGPoint(x: 8, y: 4)))
    XCTAssertTrue(path.contains(CGPoint(x: 5, y: 0)))
    XCTAssertTrue(path.contains(CGPoint(x: 10, y: 10)))
  }

  /// Clockwise refers to y upwards, as described on Apple's page.
  func testArcDirections() {
    func middle(clockwise: Bool) -> CGPoint {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      let box = path.boundingBoxOfPath
      return CGPoint(x: box.midX, y: box.midY)
    }
    assertNear(middle(clockwise: false), CGPoint(x: 5, y: 5), accuracy: 0.01)
    assertNear(middle(clockwise: true), .zero, accuracy: 0.01)
  }

  func testArcsEndWhereTheyShould() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 10, startAngle: 0.3, endAngle: 4, clockwise: false)
    assertNear(path.currentPoint, CGPoint(x: 5 + 10 * cos(4.0), y: 5 + 10 * sin(4.0)))
    XCTAssertEqual(types(path).first, .moveToPoint)
    // A line connects the current point with the arc.
    path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi)
    assertNear(path.currentPoint, CGPoint(x: -2, y: 0))
    XCTAssertTrue(types(path).contains(.addLineToPoint))
    // More than one full circle is drawn as one.
    let full = CGMutablePath()
    full.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 20, clockwise: false)
    XCTAssertEqual(types(full).filter { $0 == .addCurveToPoint }.count, 4)
  }

  func testCirclesAreRound() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    for line in [
      path.flattened(threshold: 0.01),
      CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil).flattened(
        threshold: 0.01),
    ] {
      line.applyWithBlock { element in
        guard element.pointee.type != .closeSubpath else { return }
        let p = element.pointee.points[0]
        XCTAssertEqual((p.x * p.x + p.y * p.y).squareRoot(), 100, accuracy: 0.03)
      }
    }
  }

  func testTangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    assertNear(path.currentPoint, CGPoint(x: 10, y: 4))
    XCTAssertEqual(types(path), [.moveToPoint, .addLineToPoint, .addCurveToPoint])
    // With both tangents on one line, only the line to the corner is added.
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    XCTAssertEqual(straight.currentPoint, CGPoint(x: 10, y: 0))
  }

  func testRoundedRectangles() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 6, transform: nil)
    XCTAssertEqual(path.boundingBoxOfPath, rect)
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 8, y: 0.1)))
    // Corners larger than half a side are reduced to it.
    let pill = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
    XCTAssertEqual(pill.boundingBoxOfPath, rect)
    let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil)
    XCTAssertTrue(square.isRect(nil))
  }

  func testEqualityAndCopies() throws {
    let one = CGMutablePath()
    one.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 6))
    let other = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 6), transform: nil)
    XCTAssertEqual(one, other)
    XCTAssertEqual(one.hashValue, other.hashValue)
    let copy = try XCTUnwrap(one.copy())
    one.closeSubpath()
    one.move(to: .zero)
    one.addLine(to: CGPoint(x: 1, y: 1))
    XCTAssertNotEqual(one, other)
    XCTAssertEqual(copy, other)
    var move = CGAffineTransform(translationX: 10, y: 0)
    XCTAssertEqual(try XCTUnwrap(other.copy(using: &move)).boundingBox.minX, 10)
    let mutable = try XCTUnwrap(other.mutableCopy())
    mutable.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertNotEqual(mutable, other)
  }

  func testAddingWithATransform() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(scaleX: 10, y: 20))
    let all = CGMutablePath()
    all.addPath(path, transform: CGAffineTransform(translationX: 5, y: 5))
    XCTAssertEqual(all.boundingBox, CGRect(x: 5, y: 5, width: 10, height: 20))
  }

  func testOutlineOfALine() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 10))
    func box(_ cap: CGLineCap) -> CGRect {
      line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
    }
    XCTAssertEqual(box(.butt), CGRect(x: 0, y: 8, width: 20, height: 4))
    XCTAssertEqual(box(.square), CGRect(x: -2, y: 8, width: 24, height: 4))
    let round = box(.round)
    XCTAssertEqual(round.minX, -2, accuracy: 0.01)
    XCTAssertEqual(round.maxX, 22, accuracy: 0.01)
  }

  func testOutlineOfACornerAndARing() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    func outline(_ join: CGLineJoin, _ limit: CGFloat = 10) -> CGPath {
      corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
    }
    let tip = CGPoint(x: 21.8, y: -1.8)
    XCTAssertTrue(outline(.miter).contains(tip))
    XCTAssertFalse(outline(.miter, 1).contains(tip))
    XCTAssertFalse(outline(.bevel).contains(tip))
    XCTAssertFalse(outline(.round).contains(tip))
    XCTAssertTrue(outline(.round).contains(CGPoint(x: 21.3, y: -1.3)))
    XCTAssertFalse(outline(.bevel).contains(CGPoint(x: 21.3, y: -1.3)))
    let ring = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
      .copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    XCTAssertFalse(ring.contains(CGPoint(x: 20, y: 20)))
    XCTAssertTrue(ring.contains(CGPoint(x: 20, y: -2.5)))
    XCTAssertTrue(ring.contains(CGPoint(x: 20, y: 2.5)))
    XCTAssertFalse(ring.contains(CGPoint(x: 20, y: 3.5)))
  }

  func testDashes() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 20, y: 0))
    var pieces: [CGFloat] = []
    line.copy(dashingWithPhase: 2, lengths: [6, 4]).applyWithBlock { pieces.append($0.pointee.points[0].x) }
    // The dash begins two points into its first segment: 0...4, 8...14, 18...20.
    XCTAssertEqual(pieces, [0, 4, 8, 14, 18, 20])
    // With an odd number of lengths, dashes and gaps are exchanged in the second round.
    pieces = []
    line.copy(dashingWithPhase: 0, lengths: [3]).applyWithBlock { pieces.append($0.pointee.points[0].x) }
    XCTAssertEqual(pieces, [0, 3, 6, 9, 12, 15, 18, 20])
    XCTAssertEqual(line.copy(dashingWithPhase: 0, lengths: [0, 0]), line)
  }

  func testInvalidNumbersAreLeftOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: -.infinity, endAngle: 1, clockwise: true)
    path.addEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9), cornerWidth: 2, cornerHeight: 2)
    path.addRect(.null)
    XCTAssertEqual(types(path), [.moveToPoint])
    XCTAssertTrue(path.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
  }
}
