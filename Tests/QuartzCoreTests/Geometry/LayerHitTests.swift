import XCTest

import QuartzCore

final class LayerHitTests: XCTestCase {
  private let root = makeLayer(0, 0, 200, 200)

  func testTheDeepestFrontmostLayerIsHit() {
    let a = makeLayer(0, 0, 100, 100)
    let b = makeLayer(50, 50, 100, 100)
    let inB = makeLayer(0, 0, 20, 20)
    root.addSublayer(a)
    root.addSublayer(b)
    b.addSublayer(inB)
    XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10)) === a)
    XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 60)) === inB)
    XCTAssertTrue(root.hitTest(CGPoint(x: 90, y: 90)) === b)
    XCTAssertTrue(root.hitTest(CGPoint(x: 180, y: 20)) === root)
    XCTAssertNil(root.hitTest(CGPoint(x: 201, y: 20)))
  }

  func testThePointIsInTheSuperlayersSpace() {
    let moved = makeLayer(100, 100, 50, 50)
    XCTAssertTrue(moved.hitTest(CGPoint(x: 110, y: 110)) === moved)
    XCTAssertNil(moved.hitTest(CGPoint(x: 10, y: 10)))
  }

  func testZPositionDecidesBeforeOrder() {
    let a = makeLayer(0, 0, 100, 100)
    let b = makeLayer(0, 0, 100, 100)
    root.addSublayer(a)
    root.addSublayer(b)
    XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === b)
    a.zPosition = 1
    XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === a)
  }

  func testSublayersOutsideAreHitUnlessCut() {
    let a = makeLayer(0, 0, 50, 50)
    let out = makeLayer(60, 0, 20, 20)
    root.addSublayer(a)
    a.addSublayer(out)
    XCTAssertTrue(root.hitTest(CGPoint(x: 65, y: 5)) === out)
    a.masksToBounds = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 65, y: 5)) === root)
  }

  func testHiddenLayersAreNotHit() {
    let a = makeLayer(0, 0, 50, 50)
    root.addSublayer(a)
    a.isHidden = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === root)
  }

  func testTransparentLayersAreHit() {
    let a = makeLayer(0, 0, 50, 50)
    a.opacity = 0
    root.addSublayer(a)
    XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === a)
  }

  func testTransformsMoveWhatIsHit() {
    let a = makeLayer(50, 50, 100, 20)
    root.addSublayer(a)
    a.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertTrue(root.hitTest(CGPoint(x: 100, y: 20)) === a)
    XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 60)) === root)
  }

  func testSublayerTransformAndBoundsOriginCount() {
    let a = makeLayer(0, 0, 10, 10)
    root.addSublayer(a)
    root.sublayerTransform = CATransform3DMakeTranslation(30, 0, 0)
    XCTAssertTrue(root.hitTest(CGPoint(x: 35, y: 5)) === a)
    root.sublayerTransform = CATransform3DIdentity
    root.bounds.origin = CGPoint(x: -100, y: 0)
    XCTAssertTrue(root.hitTest(CGPoint(x: 105, y: 5)) === a)
  }

  func testContainsIsHalfOpen() {
    let a = makeLayer(0, 0, 10, 10)
    XCTAssertTrue(a.contains(CGPoint(x: 0, y: 0)))
    XCTAssertFalse(a.contains(CGPoint(x: 10, y: 5)))
    XCTAssertFalse(a.contains(CGPoint(x: 5, y: 10)))
  }

  func testSubclassesDecideWhatTheyContain() {
    final class Ring: CALayer {
      override func contains(_ p: CGPoint) -> Bool { hypot(p.x - 50, p.y - 50) > 40 }
    }
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(ring)
    XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === ring)
  }
}
