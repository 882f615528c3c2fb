import CoreGraphics
import XCTest

/// Boolean operations of paths: Apple's pages on `CGPath.union(_:using:)` and related functions.
final class PathAreaTests: XCTestCase {
  private let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let b = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)

  /// Returns which of the points (in `a` only, in both, in `b` only, and in neither) are in a path, for both fill
  /// rules.
  private func places(_ path: CGPath, line: UInt = #line) -> [Bool] {
    let points = [CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 13, y: 13), CGPoint(x: 13, y: 2)]
    let winding = points.map { path.contains($0) }
    XCTAssertEqual(winding, points.map { path.contains($0, using: .evenOdd) }, line: line)
    return winding
  }

  func testOverlappingSquares() {
    XCTAssertEqual(places(a.union(b)), [true, true, true, false])
    XCTAssertEqual(places(a.intersection(b)), [false, true, false, false])
    XCTAssertEqual(places(a.subtracting(b)), [true, false, false, false])
    XCTAssertEqual(places(a.symmetricDifference(b)), [true, false, true, false])
    var common = CGRect.zero
    XCTAssertTrue(a.intersection(b).isRect(&common))
    XCTAssertEqual(common, CGRect(x: 5, y: 5, width: 5, height: 5))
    XCTAssertEqual(a.union(b).boundingBox, CGRect(x: 0, y: 0, width: 15, height: 15))
  }

  /// Edges on top of each other leave no seam.
  func testTouchingSquaresMelt() {
    let right = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    var all = CGRect.zero
    XCTAssertTrue(a.union(right).isRect(&all))
    XCTAssertEqual(all, CGRect(x: 0, y: 0, width: 20, height: 10))
    XCTAssertTrue(a.intersection(right).isEmpty)
    XCTAssertFalse(a.intersects(right))
    XCTAssertTrue(a.intersects(b))
    XCTAssertTrue(a.symmetricDifference(a).isEmpty)
    XCTAssertTrue(a.union(a).isRect(nil))
  }

  func testHolesAndParts() {
    let inner = CGPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4), transform: nil)
    let frame = a.subtracting(inner)
    XCTAssertFalse(frame.contains(CGPoint(x: 5, y: 5)))
    XCTAssertTrue(frame.contains(CGPoint(x: 1, y: 5)))
    let apart = CGMutablePath()
    apart.addPath(frame)
    apart.addRect(CGRect(x: 30, y: 0, width: 5, height: 5))
    let parts = apart.componentsSeparated()
    XCTAssertEqual(parts.count, 2)
    XCTAssertFalse(parts.contains { $0.contains(CGPoint(x: 5, y: 5)) })
    XCTAssertEqual(parts.map { $0.boundingBox.width }.sorted(), [5, 10])
  }

  func testCirclesAndNormalising() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let half = circle.intersection(CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100), transform: nil))
    XCTAssertEqual(half.boundingBox.width, 50, accuracy: 0.1)
    XCTAssertTrue(half.contains(CGPoint(x: 10, y: 50)))
    XCTAssertFalse(half.contains(CGPoint(x: 5, y: 5)))
    XCTAssertFalse(half.contains(CGPoint(x: 60, y: 50)))
    // A five-pointed star intersects itself. Normalized by the even-odd rule, it has a hole for both rules.
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map {
        let angle = CGFloat($0) * 4 * .pi / 5
        return CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
      })
    star.closeSubpath()
    let center = CGPoint(x: 50, y: 50)
    XCTAssertTrue(star.normalized().contains(center, using: .evenOdd))
    XCTAssertFalse(star.normalized(using: .evenOdd).contains(center, using: .winding))
    XCTAssertEqual(star.normalized(using: .evenOdd).componentsSeparated().count, 5)
  }

  func testLinesCutByAreas() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)])
    XCTAssertEqual(line.lineIntersection(a).boundingBox, CGRect(x: 0, y: 5, width: 10, height: 0))
    let rest = line.lineSubtracting(a)
    XCTAssertEqual(rest.boundingBox, CGRect(x: -5, y: 5, width: 25, height: 0))
    var moves = 0
    rest.applyWithBlock { if $0.pointee.type == .moveToPoint { moves += 1 } }
    XCTAssertEqual(moves, 2)
  }

  func testEmptyPaths() {
    let none = CGMutablePath()
    XCTAssertTrue(none.union(none).isEmpty)
    XCTAssertTrue(a.intersection(none).isEmpty)
    XCTAssertTrue(a.union(none).isRect(nil))
    XCTAssertTrue(none.componentsSeparated().isEmpty)
  }
}
