import CoreGraphics
import XCTest

import QuartzCore

/// Sets of pixels, and transforms of the plane.
final class RegionTests: XCTestCase {
  func testDisjointRectanglesCoverTheSamePixels() {
    var dice = Dice(5)
    for _ in 0..<200 {
      let limit = IntRect(x: 0, y: 0, width: 40, height: 40)
      var region = DamageRegion(limit: limit)
      var wanted = Set<Int>()
      for _ in 0..<dice.int(0...60) {
        let r = IntRect(x: dice.int(-5...42), y: dice.int(-5...42), width: dice.int(0...9), height: dice.int(0...9))
        region.add(r, order: 0)
        let c = r.intersection(limit)
        if c.isEmpty { continue }
        for y in c.minY..<c.maxY { for x in c.minX..<c.maxX { wanted.insert(y * 40 + x) } }
      }
      var seen = Set<Int>()
      for r in region.disjoint() {
        XCTAssertTrue(limit.contains(r))
        for y in r.minY..<r.maxY {
          for x in r.minX..<r.maxX { XCTAssertTrue(seen.insert(y * 40 + x).inserted, "drawn twice") }
        }
      }
      XCTAssertTrue(seen.isSuperset(of: wanted))
    }
  }

  func testSubtractingTakesOnlyWhatLeavesARectangle() {
    let a = IntRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertTrue(a.subtractingEdge(IntRect(x: -1, y: -1, width: 20, height: 20)).isEmpty)
    XCTAssertEqual(
      a.subtractingEdge(IntRect(x: 0, y: 0, width: 10, height: 4)), IntRect(x: 0, y: 4, width: 10, height: 6))
    XCTAssertEqual(
      a.subtractingEdge(IntRect(x: 7, y: -2, width: 10, height: 14)), IntRect(x: 0, y: 0, width: 7, height: 10))
    XCTAssertEqual(a.subtractingEdge(IntRect(x: 0, y: 3, width: 10, height: 2)), a, "a hole across leaves two")
    XCTAssertEqual(a.subtractingEdge(IntRect(x: 0, y: 0, width: 5, height: 5)), a, "a corner leaves no rectangle")
  }

  func testInverseMapsBack() {
    var t = concatenated(turn(0.6), perspective(200))
    t = concatenated(rotation(0.3), t)
    let h = Homography(t).placed(sx: 3, sy: 3, tx: 40, ty: 50)
    guard let back = h.inverse() else { return XCTFail("has an inverse") }
    for (x, y) in [(0.0, 0.0), (10, 5), (-20, 30)] {
      let p = h.map(x, y)
      let q = back.map(p.x, p.y)
      XCTAssertEqual(q.x, x, accuracy: 1e-9)
      XCTAssertEqual(q.y, y, accuracy: 1e-9)
    }
    XCTAssertNil(Homography(CATransform3D()).inverse(), "nothing maps back from nothing")
  }

  func testBlurKeepsSumsAndEdges() {
    let buffer = PixelBuffer(width: 61, height: 61, format: .a8)!
    for y in 20..<41 { for x in 20..<41 { buffer.coverageRow(y)[x] = 255 } }
    Blur.coverage(buffer.coverageRow(0), width: 61, height: 61, stride: buffer.bytesPerRow, sigma: 4)
    var sum = 0
    for y in 0..<61 { for x in 0..<61 { sum += Int(buffer.coverageRow(y)[x]) } }
    XCTAssertEqual(Double(sum), 255 * 441, accuracy: 255 * 441 * 0.01)
    XCTAssertEqual(Int(buffer.coverageRow(30)[20]), 140, accuracy: 4, "half a pixel inside of the edge")
    XCTAssertEqual(buffer.coverageRow(30)[25], buffer.coverageRow(30)[35])
    XCTAssertEqual(buffer.coverageRow(25)[30], buffer.coverageRow(30)[25])
    XCTAssertEqual(Blur.reach(sigma: 0), 0)
    XCTAssertEqual(Blur.boxes(sigma: .nan), [])
  }

  func testWorkIsDoneOnceEach() {
    let pool = WorkerPool(threads: 3)
    for count in [0, 1, 2, 7, 100] {
      let done = UnsafeMutablePointer<Int32>.allocate(capacity: max(1, count))
      done.initialize(repeating: 0, count: max(1, count))
      defer { done.deallocate() }
      pool.run(count: count, helpers: 3) { piece, worker in
        XCTAssertLessThan(worker, pool.width)
        done[piece] += 1
      }
      for i in 0..<count { XCTAssertEqual(done[i], 1) }
    }
  }

  func testFixedPointSnapsToPixels() {
    XCTAssertEqual(FixedPoint.make(1.0 / 3 * 3), 256)
    XCTAssertEqual(FixedPoint.make(100.0 - 1e-9), 25600)
    XCTAssertEqual(FixedPoint.make(0.5), 128)
    XCTAssertEqual(FixedPoint.make(.nan), 0)
    XCTAssertEqual(FixedPoint.make(.infinity), FixedPoint.make(1e30))
    XCTAssertEqual(
      FixedRect(minX: 128, minY: 0, maxX: 300, maxY: 256).pixels, IntRect(x: 0, y: 0, width: 2, height: 1))
  }
}
