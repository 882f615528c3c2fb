import XCTest

import QuartzCore

final class LayerGeometryTests: XCTestCase {
  func testFrameFollowsFromPositionBoundsAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 100)
    XCTAssertEqual(layer.frame, CGRect(x: 150, y: 75, width: 100, height: 50))
    layer.anchorPoint = .zero
    XCTAssertEqual(layer.frame, CGRect(x: 200, y: 100, width: 100, height: 50))
    layer.anchorPoint = CGPoint(x: 1, y: 2)
    XCTAssertEqual(layer.frame, CGRect(x: 100, y: 0, width: 100, height: 50))
  }

  func testSettingTheFrameKeepsTheBoundsOrigin() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 1, height: 1)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
    XCTAssertEqual(layer.bounds, CGRect(x: 7, y: 8, width: 40, height: 80))
    XCTAssertEqual(layer.position, CGPoint(x: 20, y: 80))
    XCTAssertEqual(layer.frame, CGRect(x: 10, y: 20, width: 40, height: 80))
  }

  func testBoundsSizeGrowsAroundTheAnchor() {
    let layer = makeLayer(10, 10, 20, 20)
    layer.bounds.size = CGSize(width: 40, height: 20)
    XCTAssertEqual(layer.frame, CGRect(x: 0, y: 10, width: 40, height: 20))
  }

  func testFrameOfATransformedLayerIsTheBoxAroundIt() {
    let layer = makeLayer(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    assertEqual(layer.frame, CGRect(x: 25, y: -25, width: 50, height: 100))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    assertEqual(layer.frame, CGRect(x: -50, y: -50, width: 200, height: 150))
  }

  func testSettingTheFrameOfAScaledLayerSetsUnscaledBounds() {
    let layer = makeLayer(0, 0, 10, 10)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    assertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 50, height: 25))
    assertEqual(layer.frame, CGRect(x: 10, y: 20, width: 100, height: 100))
  }

  func testSettingTheFrameOfAMirroredAndMovedLayerComesBack() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    layer.setAffineTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 30, ty: -7))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    assertEqual(layer.frame, CGRect(x: 10, y: 20, width: 100, height: 60))
  }

  func testNegativeSizesInFramesAreStandardized() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -10, height: -5)
    XCTAssertEqual(layer.frame, CGRect(x: 0, y: 5, width: 10, height: 5))
  }

  func testAffineTransformIsThePlaneOfTheTransform() {
    let layer = CALayer()
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    layer.setAffineTransform(t)
    XCTAssertEqual(layer.affineTransform(), t)
    XCTAssertEqual(layer.transform.m41, 5)
  }

  // MARK: Conversion

  func testConversionThroughNestedOrigins() {
    let root = makeLayer(0, 0, 300, 300)
    let a = makeLayer(10, 20, 100, 100)
    let b = makeLayer(5, 6, 20, 20)
    root.addSublayer(a)
    a.addSublayer(b)
    a.bounds.origin = CGPoint(x: 3, y: 4)
    XCTAssertEqual(b.convert(CGPoint(x: 1, y: 1), to: root), CGPoint(x: 13, y: 23))
    XCTAssertEqual(b.convert(CGPoint(x: 13, y: 23), from: root), CGPoint(x: 1, y: 1))
    XCTAssertEqual(b.convert(CGPoint(x: 1, y: 1), to: a), CGPoint(x: 6, y: 7))
    XCTAssertEqual(a.convert(CGPoint(x: 4, y: 6), to: root), CGPoint(x: 11, y: 22))
    XCTAssertEqual(a.convert(CGPoint(x: 11, y: 22), from: root), CGPoint(x: 4, y: 6))
    XCTAssertEqual(
      root.convert(CGRect(x: 13, y: 23, width: 4, height: 5), to: b), CGRect(x: 1, y: 1, width: 4, height: 5))
  }

  func testConversionBetweenSiblings() {
    let root = makeLayer(0, 0, 300, 300)
    let a = makeLayer(10, 20, 100, 100)
    let b = makeLayer(50, 60, 100, 100)
    root.addSublayer(a)
    root.addSublayer(b)
    XCTAssertEqual(a.convert(CGPoint(x: 0, y: 0), to: b), CGPoint(x: -40, y: -40))
    XCTAssertEqual(a.convert(CGPoint(x: 0, y: 0), from: b), CGPoint(x: 40, y: 40))
  }

  func testConversionThroughTransforms() {
    let root = makeLayer(0, 0, 300, 300)
    let a = makeLayer(100, 100, 100, 100)
    root.addSublayer(a)
    a.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
    assertEqual(a.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: 150, y: 250))
    assertEqual(a.convert(CGPoint(x: 150, y: 250), from: root), CGPoint(x: 100, y: 50))
    assertEqual(
      a.convert(CGRect(x: 0, y: 0, width: 100, height: 50), to: root),
      CGRect(x: 150, y: 50, width: 100, height: 200))
  }

  func testConversionThroughSublayerTransform() {
    let root = makeLayer(0, 0, 200, 200)
    let a = makeLayer(100, 100, 50, 50)
    root.addSublayer(a)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    assertEqual(a.convert(.zero, to: root), CGPoint(x: 100, y: 100))
    assertEqual(a.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 120, y: 120))
    assertEqual(root.convert(CGPoint(x: 120, y: 120), to: a), CGPoint(x: 10, y: 10))
  }

  func testConversionWithPerspectiveComesBack() {
    let root = makeLayer(0, 0, 200, 200)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    root.sublayerTransform = perspective
    let a = makeLayer(50, 50, 100, 100)
    root.addSublayer(a)
    a.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    let seen = a.convert(CGPoint(x: 90, y: 20), to: root)
    assertEqual(root.convert(seen, to: a), CGPoint(x: 90, y: 20), accuracy: 1e-6)
    // The right edge is farther from the viewer, so it is closer to the center and smaller.
    let right = a.convert(CGPoint(x: 100, y: 0), to: root)
    XCTAssertLessThan(right.x, 50 + 50 + 50 * cos(.pi / 4))
    XCTAssertGreaterThan(right.y, 50)
  }

  func testTransformLayersKeepDepthOthersDoNot() {
    func seen(_ middle: CALayer) -> CGPoint {
      let root = makeLayer(0, 0, 200, 200)
      middle.frame = root.bounds
      root.addSublayer(middle)
      let leaf = makeLayer(0, 0, 200, 200)
      middle.addSublayer(leaf)
      middle.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      leaf.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
      return leaf.convert(CGPoint(x: 200, y: 0), to: root)
    }
    // Opposite rotations in space cancel each other out. Flattened in between, each of them makes the layer
    // narrower.
    assertEqual(seen(CATransformLayer()), CGPoint(x: 200, y: 0))
    assertEqual(seen(CALayer()), CGPoint(x: 100 + 100 * 0.25, y: 0))
  }

  func testNilMeansTheSpaceAroundTheRoot() {
    let root = makeLayer(30, 40, 100, 100)
    let a = makeLayer(1, 2, 10, 10)
    root.addSublayer(a)
    XCTAssertEqual(a.convert(CGPoint.zero, to: nil), CGPoint(x: 31, y: 42))
    XCTAssertEqual(a.convert(CGPoint(x: 31, y: 42), from: nil), .zero)
  }

  func testConversionIntoALayerWithoutExtentStaysFinite() {
    let root = makeLayer(0, 0, 100, 100)
    let a = makeLayer(10, 10, 10, 10)
    root.addSublayer(a)
    a.transform = CATransform3DMakeScale(0, 0, 1)
    let p = root.convert(CGPoint(x: 5, y: 5), to: a)
    XCTAssertTrue(p.x.isFinite && p.y.isFinite)
  }

  // MARK: Flipped geometry

  func testFlippedGeometryMeasuresFromTheBottom() {
    let root = makeLayer(0, 0, 100, 100)
    let flipped = makeLayer(0, 0, 100, 100)
    root.addSublayer(flipped)
    flipped.isGeometryFlipped = true
    let a = makeLayer(0, 0, 10, 10)
    flipped.addSublayer(a)
    XCTAssertTrue(flipped.contentsAreFlipped())
    XCTAssertTrue(a.contentsAreFlipped())
    // y = 0 is the lower edge, which is 100 in the root's space.
    assertEqual(a.convert(CGPoint.zero, to: root), CGPoint(x: 0, y: 100))
    assertEqual(a.convert(CGPoint(x: 0, y: 10), to: root), CGPoint(x: 0, y: 90))
    assertEqual(root.convert(CGPoint(x: 0, y: 90), to: a), CGPoint(x: 0, y: 10))
    a.isGeometryFlipped = true
    XCTAssertFalse(a.contentsAreFlipped())
  }
}
