import FlipsideTesting
import UIKit
import XCTest

final class UIBezierPathTests: XCTestCase {
  private func types(_ path: UIBezierPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.cgPath.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  /// `facts/defaults.md#UIBezierPath`
  func testDefaults() {
    let path = UIBezierPath()
    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(path.lineWidth, 1)
    XCTAssertEqual(path.lineCapStyle, .butt)
    XCTAssertEqual(path.lineJoinStyle, .miter)
    XCTAssertEqual(path.miterLimit, 10)
    XCTAssertEqual(path.flatness, 0.6)
    XCTAssertFalse(path.usesEvenOddFillRule)
    XCTAssertEqual(path.currentPoint, .zero)
    XCTAssertTrue(path.bounds.isNull)
  }

  func testRectIsFourSidesFromTheOrigin() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(path.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    XCTAssertTrue(path.contains(CGPoint(x: 3.9, y: 5.9)))
    XCTAssertFalse(path.contains(CGPoint(x: 4.1, y: 3)))
  }

  func testOval() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    XCTAssertTrue(path.contains(CGPoint(x: 10, y: 9.9)))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertEqual(path.bounds.size, CGSize(width: 20, height: 10))
  }

  /// Clockwise on the screen from the right goes down first.
  func testArcGoesClockwiseOnTheScreen() {
    let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(quarter.currentPoint.x, 0, accuracy: 1e-9)
    XCTAssertEqual(quarter.currentPoint.y, 10, accuracy: 1e-9)
    XCTAssertEqual(quarter.cgPath.boundingBoxOfPath.minX, 0, accuracy: 1e-6)
    XCTAssertEqual(quarter.cgPath.boundingBoxOfPath.maxX, 10, accuracy: 1e-6)
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(rest.cgPath.boundingBoxOfPath.minX, -10, accuracy: 0.01)
    XCTAssertEqual(rest.cgPath.boundingBoxOfPath.minY, -10, accuracy: 0.01)
  }

  func testFullCircle() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    let box = circle.cgPath.boundingBoxOfPath
    XCTAssertEqual(box.minX, 0, accuracy: 0.01)
    XCTAssertEqual(box.maxY, 10, accuracy: 0.01)
  }

  func testArcJoinsTheCurrentPointByALine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    XCTAssertEqual(Array(types(path).prefix(2)), [.moveToPoint, .addLineToPoint])
  }

  /// The corners of `cornerRadius` begin 1.528665 radii from the corner (iOS's smooth corners).
  func testRoundedRectHasSmoothCorners() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    var starts: [CGPoint] = []
    path.cgPath.applyWithBlock { if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0]) } }
    XCTAssertEqual(starts.first?.x ?? 0, 15.28665, accuracy: 1e-4)
    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
    // A circle of radius 10 would have (2.93, 2.93) on its edge; the smooth corner is close to it.
    XCTAssertTrue(path.contains(CGPoint(x: 3.2, y: 3.2)))
    XCTAssertFalse(path.contains(CGPoint(x: 2.5, y: 2.5)))
  }

  func testRadiusOfHalfTheSideGivesACapsule() {
    for radius in [10.0, 40] as [CGFloat] {
      let capsule = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 20), cornerRadius: radius)
      for angle in stride(from: CGFloat.pi / 2, to: .pi * 1.5, by: 0.1) {
        let x = 10 + cos(angle) * 10, y = 10 + sin(angle) * 10
        XCTAssertTrue(capsule.contains(CGPoint(x: 10 + (x - 10) * 0.985, y: 10 + (y - 10) * 0.985)))
        XCTAssertFalse(capsule.contains(CGPoint(x: 10 + (x - 10) * 1.015, y: 10 + (y - 10) * 1.015)))
      }
    }
  }

  func testOnlySomeCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 12, height: 12))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 49, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 49)))
    XCTAssertFalse(path.contains(CGPoint(x: 49, y: 49)))
    let none = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 5, height: 5), cornerRadius: 0)
    XCTAssertTrue(none.contains(CGPoint(x: 0.1, y: 0.1)))
  }

  func testEditing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 7, y: 3))
    path.addCurve(to: CGPoint(x: 1, y: 5), controlPoint1: CGPoint(x: 4, y: 8), controlPoint2: CGPoint(x: 2, y: 8))
    path.close()
    XCTAssertEqual(
      types(path), [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 1))
    // Apple: bounds enclose control points too.
    XCTAssertEqual(path.bounds, CGRect(x: 1, y: 1, width: 6, height: 7))
    path.removeAllPoints()
    XCTAssertTrue(path.isEmpty)
  }

  func testLinesWithoutAStartAreToldAndLeftOut() {
    let path = UIBezierPath()
    let lines = consoleLines { path.addLine(to: CGPoint(x: 1, y: 1)) }
    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(lines.count, 1)
    path.close()
    XCTAssertTrue(path.isEmpty)
  }

  func testPointsThatAreNoNumbersDoNotTrap() {
    let path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1))
    path.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
    path.addLine(to: CGPoint(x: 3, y: 3))
    path.apply(CGAffineTransform(scaleX: .nan, y: 0))
    _ = Samples.draw(4, 4) { _ in
      path.fill()
      path.stroke()
    }
    _ = UIBezierPath(roundedRect: .infinite, cornerRadius: .nan).bounds
    _ = UIBezierPath(roundedRect: .null, cornerRadius: 3).bounds
  }

  func testAppendAndApply() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 0, width: 2, height: 2)))
    path.append(path)
    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 6, height: 2))
    path.apply(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2))
    XCTAssertEqual(path.bounds, CGRect(x: 10, y: 20, width: 12, height: 4))
  }

  func testReversingTurnsEachSubpath() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 15, y: 2), controlPoint2: CGPoint(x: 15, y: 8))
    path.lineWidth = 7
    let reversed = path.reversing()
    XCTAssertEqual(types(reversed), [.moveToPoint, .addCurveToPoint, .addLineToPoint])
    XCTAssertEqual(reversed.currentPoint, .zero)
    XCTAssertEqual(reversed.lineWidth, 7)
    XCTAssertEqual(reversed.reversing().cgPath, path.cgPath)
    var controls: [CGPoint] = []
    reversed.cgPath.applyWithBlock { element in
      if element.pointee.type == .addCurveToPoint { controls = (0..<3).map { element.pointee.points[$0] } }
    }
    XCTAssertEqual(controls, [CGPoint(x: 15, y: 8), CGPoint(x: 15, y: 2), CGPoint(x: 10, y: 0)])
    let closed = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertTrue(closed.reversing().contains(CGPoint(x: 2, y: 2)))
    XCTAssertEqual(types(closed.reversing()).last, .closeSubpath)
  }

  /// Winding: a reversed inner square is a hole, one of the same direction is not.
  func testFillRules() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    ring.append(inner)
    XCTAssertTrue(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    XCTAssertFalse(ring.contains(CGPoint(x: 15, y: 15)))
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.append(inner.reversing())
    XCTAssertFalse(hole.contains(CGPoint(x: 15, y: 15)))
    let drawn = Samples.draw(30, 30) { _ in
      UIColor.red.setFill()
      ring.fill()
    }
    assertPixel(drawn, 5, 5, 0xFFFF_0000)
    assertPixel(drawn, 15, 15, 0)
  }

  func testDashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    var count = 0, phase: CGFloat = 0
    path.getLineDash(nil, count: &count, phase: &phase)
    XCTAssertEqual(count, 3)
    XCTAssertEqual(phase, 1.5)
    var pattern = [CGFloat](repeating: 0, count: 3)
    path.getLineDash(&pattern, count: nil, phase: nil)
    XCTAssertEqual(pattern, [4, 2, 1])
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    XCTAssertEqual(count, 0)
  }

  func testStrokeUsesWidthAndDashes() {
    let image = Samples.draw(20, 10) { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 20, y: 5))
      path.lineWidth = 4
      path.setLineDash([5, 5], count: 2, phase: 0)
      UIColor.blue.setStroke()
      path.stroke()
    }
    assertPixel(image, 2, 3, 0xFF00_00FF)
    assertPixel(image, 2, 6, 0xFF00_00FF)
    assertPixel(image, 2, 8, 0)
    assertPixel(image, 7, 5, 0)
    assertPixel(image, 12, 5, 0xFF00_00FF)
  }

  /// Drawing a path leaves the line settings of the context as they were.
  func testStrokeLeavesTheContextAlone() {
    let image = Samples.draw(20, 20) { context in
      context.cgContext.setLineWidth(2)
      let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2))
      path.lineWidth = 10
      path.stroke(with: .clear, alpha: 0.5)
      UIColor.red.setStroke()
      context.cgContext.move(to: CGPoint(x: 0, y: 10))
      context.cgContext.addLine(to: CGPoint(x: 20, y: 10))
      context.cgContext.strokePath()
    }
    assertPixel(image, 15, 10, 0xFFFF_0000)
    assertPixel(image, 15, 12, 0)
  }

  func testFillWithBlendModeAndAlpha() {
    let image = Samples.draw(4, 4, opaque: true) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 4)).fill(with: .multiply, alpha: 1)
    }
    assertPixel(image, 0, 0, 0xFFFF_8080, tolerance: 1)
    assertPixel(image, 3, 0, 0xFFFF_0000)
  }

  func testAddClip() {
    let image = Samples.draw(20, 20) { context in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    assertPixel(image, 10, 10, 0xFF00_FF00)
    assertPixel(image, 0, 0, 0)
  }

  func testCopyIsIndependentAndEqual() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.lineWidth = 3
    path.lineCapStyle = .round
    let copy = path.copy() as? UIBezierPath
    XCTAssertEqual(copy, path)
    XCTAssertEqual(copy?.lineCapStyle, .round)
    copy?.addLine(to: CGPoint(x: 50, y: 50))
    XCTAssertNotEqual(copy, path)
    XCTAssertEqual(path.bounds.width, 5)
    let shared = path.cgPath
    path.removeAllPoints()
    XCTAssertFalse(shared.isEmpty)
  }

  func testCoding() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.lineWidth = 2.5
    path.usesEvenOddFillRule = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: false)
    XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data), path)
  }

  func testDrawingWithoutAContextIsTold() {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).addClip()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor.red.set()
  }
}
