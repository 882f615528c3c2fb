import FlipsideTesting
import XCTest

import QuartzCore

/// `strokeStart` and `strokeEnd` trim a path by its length.
final class StrokeTrimTests: XCTestCase {
  private func part(_ path: CGPath, _ start: CGFloat, _ end: CGFloat) -> [PathElement] {
    PathTrimmer(path).part(from: start, to: end)?.elements ?? []
  }

  func testALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    XCTAssertEqual(part(path, 0.25, 0.5), [.move(CGPoint(x: 25, y: 0)), .line(CGPoint(x: 50, y: 0))])
    XCTAssertEqual(part(path, 0.5, 0.5), [])
    XCTAssertEqual(part(path, 0.7, 0.3), [])
  }

  func testCornersAreKept() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    XCTAssertEqual(
      part(path, 0.125, 0.625),
      [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
        .line(CGPoint(x: 5, y: 10)),
      ])
  }

  func testTheClosingLineCounts() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    XCTAssertEqual(part(path, 0.875, 1), [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 0, y: 0))])
  }

  func testSubpathsAreOneLength() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    XCTAssertEqual(
      part(path, 0, 0.5),
      [
        .move(.zero), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 20)), .line(CGPoint(x: 10, y: 20)),
      ])
  }

  func testCurvesAreCutOnTheCurve() throws {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let arc = part(circle, 0.1, 0.35)
    XCTAssertEqual(arc.count, 3)
    guard case .move(let start)? = arc.first, let end = arc.last?.endPoint else { return XCTFail("no arc") }
    XCTAssertEqual(hypot(start.x, start.y), 10, accuracy: 0.01)
    XCTAssertEqual(hypot(end.x, end.y), 10, accuracy: 0.01)
    let turn = atan2(end.y, end.x) - atan2(start.y, start.x)
    XCTAssertEqual(cos(turn), 0, accuracy: 0.01)
  }

  func testAQuarterOfTheRing() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = .red
    shape.lineWidth = 4
    func drawn() throws -> [Bool] {
      let picture = try Picture(shape, width: 40, height: 40)
      // These points are at the right, bottom, left and top.
      return [(34.5, 20), (20, 34.5), (5, 20), (20, 5)].map { picture.alpha($0.0, $0.1) > 128 }
    }
    XCTAssertEqual(try drawn(), [true, true, true, true])
    shape.strokeEnd = 0.4
    XCTAssertEqual(try drawn().filter { $0 }.count, 2)
    shape.strokeEnd = 0
    XCTAssertEqual(try drawn(), [false, false, false, false])
    shape.strokeEnd = .nan
    shape.strokeStart = -3
    XCTAssertEqual(try drawn(), [true, true, true, true])
  }
}
