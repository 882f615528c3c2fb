import CoreGraphics
import XCTest

import QuartzCore

/// Corners, edges and borders compared with shapes sampled 16 times per pixel.
final class ShapeTests: XCTestCase {
  private let width = 50
  private let height = 40

  /// Returns whether a point is inside a rectangle with circular corners.
  private func inside(_ x: Double, _ y: Double, _ r: CGRect, _ radius: Double, _ corners: CACornerMask) -> Bool {
    let (left, top, right, bottom) = (Double(r.minX), Double(r.minY), Double(r.maxX), Double(r.maxY))
    guard x >= left, x < right, y >= top, y < bottom else { return false }
    let rounds: [(CACornerMask, Double, Double, Double, Double)] = [
      (.layerMinXMinYCorner, left, top, 1, 1), (.layerMaxXMinYCorner, right, top, -1, 1),
      (.layerMinXMaxYCorner, left, bottom, 1, -1), (.layerMaxXMaxYCorner, right, bottom, -1, -1),
    ]
    for (flag, cx, cy, sx, sy) in rounds where corners.contains(flag) {
      let dx = radius - (x - cx) * sx
      let dy = radius - (y - cy) * sy
      if dx > 0, dy > 0, dx * dx + dy * dy > radius * radius { return false }
    }
    return true
  }

  private func coverage(_ test: (Double, Double) -> Bool) -> [Int] {
    var out: [Int] = []
    let n = 16
    for y in 0..<height {
      for x in 0..<width {
        var count = 0
        for j in 0..<n {
          for i in 0..<n {
            if test(Double(x) + (Double(i) + 0.5) / Double(n), Double(y) + (Double(j) + 0.5) / Double(n)) {
              count += 1
            }
          }
        }
        out.append((count * 255 + n * n / 2) / (n * n))
      }
    }
    return out
  }

  private func check(_ node: RenderNode, tolerance: Int, _ name: String, _ test: (Double, Double) -> Bool) {
    let surface = draw(node, width, height, background: 0)
    keep(surface, name)
    let wanted = coverage(test)
    var worst = 0
    for (i, p) in surface.bytes.enumerated() { worst = max(worst, abs(Int(p >> 24) - wanted[i])) }
    XCTAssertLessThanOrEqual(worst, tolerance, name)
  }

  private let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  func testRoundedRectangles() {
    for (i, r) in [rect(5, 5, 40, 30), rect(5, 5, 30, 30), rect(5.5, 4.25, 40.25, 31), rect(3, 3, 9, 9)]
      .enumerated()
    {
      for radius in [4.5, 15] {
        let used = min(radius, Double(min(r.width, r.height)) / 2)
        let shape = node(r, 0xFFFF_FFFF) { $0.cornerRadius = CGFloat(radius) }
        check(shape, tolerance: 3, "round \(i) \(radius)") { self.inside($0, $1, r, used, self.all) }
      }
    }
  }

  func testMaskedCorners() {
    let r = rect(5, 5, 40, 30)
    for corners in [CACornerMask.layerMinXMinYCorner, [.layerMaxXMinYCorner, .layerMinXMaxYCorner]] {
      let shape = node(r, 0xFFFF_FFFF) {
        $0.cornerRadius = 12
        $0.maskedCorners = corners
      }
      check(shape, tolerance: 3, "masked") { self.inside($0, $1, r, 12, corners) }
    }
  }

  func testEdgesWithinPixels() {
    for r in [rect(5.25, 6.5, 20.5, 10.25), rect(5.25, 6.125, 0.5, 20), rect(4, 6.25, 30, 0.5)] {
      check(node(r, 0xFFFF_FFFF), tolerance: 8, "edges \(r)") { self.inside($0, $1, r, 0, []) }
    }
  }

  func testBordersLieInside() {
    for (r, radius, border) in [
      (rect(5, 5, 40, 30), 10.0, 3.0), (rect(5, 5, 40, 30), 0, 2), (rect(5, 5, 30, 30), 15, 1.5),
      (rect(5, 5, 40, 30), 4, 6),
    ] {
      let shape = node(r) {
        $0.cornerRadius = CGFloat(radius)
        $0.borderWidth = CGFloat(border)
        $0.borderColor = RenderColor(argb: 0xFFFF_FFFF)
      }
      let hole = r.insetBy(dx: CGFloat(border), dy: CGFloat(border))
      check(shape, tolerance: 5, "border \(radius) \(border)") {
        self.inside($0, $1, r, radius, self.all) && !self.inside($0, $1, hole, max(0, radius - border), self.all)
      }
    }
  }

  func testClippingContentsHasTheSameEdgeAsABackground() {
    let r = rect(5, 5, 40, 30)
    let background = draw(node(r, 0xFFFF_FFFF) { $0.cornerRadius = 11 }, width, height, background: 0xFF00_0000)
    let clip = node(r) {
      $0.cornerRadius = 11
      $0.masksToBounds = true
    }
    clip.with(node(rect(-5, -5, 30, 60), 0xFFFF_FFFF), node(rect(25, -5, 30, 60), 0xFFFF_FFFF))
    let clipped = draw(clip, width, height, background: 0xFF00_0000)
    for (a, b) in zip(background.bytes, clipped.bytes) {
      XCTAssertLessThanOrEqual(abs(Int(a & 255) - Int(b & 255)), 1)
    }
  }

  func testContinuousCornersReachFurther() {
    let r = rect(0, 0, 50, 40)
    let circle = draw(node(r, 0xFFFF_FFFF) { $0.cornerRadius = 14 }, width, height, background: 0)
    let smooth = draw(
      node(r, 0xFFFF_FFFF) {
        $0.cornerRadius = 14
        $0.continuousCorners = true
      }, width, height, background: 0)
    XCTAssertEqual(circle.row(0)[16], 0xFFFF_FFFF)
    XCTAssertNotEqual(smooth.row(0)[16], 0xFFFF_FFFF, "1.53 times the radius")
    XCTAssertEqual(smooth.row(0)[22], 0xFFFF_FFFF)
    XCTAssertEqual(smooth.row(0)[0], 0)
    // The shape is symmetric about both diagonals.
    for i in 0..<14 {
      for j in 0..<14 {
        XCTAssertLessThanOrEqual(abs(Int(smooth.row(i)[j] >> 24) - Int(smooth.row(j)[i] >> 24)), 3)
        XCTAssertEqual(smooth.row(i)[j], smooth.row(39 - i)[49 - j])
      }
    }
  }
}
