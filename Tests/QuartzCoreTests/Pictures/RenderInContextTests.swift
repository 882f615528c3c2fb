import FlipsideTesting
import XCTest

import QuartzCore

/// `render(in:)`, pixel by pixel.
final class RenderInContextTests: XCTestCase {
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF

  func testBackgroundsAndOrder() throws {
    let root = makeLayer(100, 100, 20, 20, .red)
    root.addSublayer(makeLayer(5, 5, 10, 10, .green))
    root.addSublayer(makeLayer(10, 10, 20, 5, .blue))
    let picture = try Picture(root, width: 40, height: 40)
    // The root's position is ignored.
    assertPixel(picture[1, 1], red)
    assertPixel(picture[6, 6], green)
    assertPixel(picture[12, 12], blue)
    assertPixel(picture[25, 12], blue)
    assertPixel(picture[25, 17], 0)
  }

  func testTheBoundsOriginScrollsSublayers() throws {
    let root = makeLayer(0, 0, 20, 20)
    let scrolled = makeLayer(0, 0, 20, 20)
    scrolled.bounds.origin = CGPoint(x: 5, y: 0)
    root.addSublayer(scrolled)
    scrolled.addSublayer(makeLayer(10, 0, 5, 5, .green))
    let picture = try Picture(root, width: 20, height: 20)
    assertPixel(picture[6, 1], green)
    assertPixel(picture[11, 1], 0)
  }

  func testMasksToBounds() throws {
    let root = makeLayer(0, 0, 40, 40)
    let box = makeLayer(10, 10, 20, 20)
    box.cornerRadius = 10
    root.addSublayer(box)
    box.addSublayer(makeLayer(-10, -10, 40, 40, .green))
    assertPixel(try Picture(root, width: 40, height: 40)[2, 2], green)
    box.masksToBounds = true
    let picture = try Picture(root, width: 40, height: 40)
    assertPixel(picture[2, 2], 0)
    assertPixel(picture[11, 11], 0)
    assertPixel(picture[20, 20], green)
    assertPixel(picture[20, 11], green)
  }

  func testCornersRoundBackgroundAndBorder() throws {
    let root = makeLayer(0, 0, 40, 40, .red)
    root.cornerRadius = 12
    root.borderWidth = 4
    root.borderColor = .blue
    root.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let picture = try Picture(root, width: 40, height: 40)
    assertPixel(picture[1, 1], 0)
    assertPixel(picture[38, 38], 0)
    assertPixel(picture[38, 1], blue)
    assertPixel(picture[1, 38], blue)
    assertPixel(picture[20, 2], blue)
    assertPixel(picture[20, 5], red)
    // This pixel is inside the inner curve, whose radius is smaller by the border width.
    assertPixel(picture[8, 8], red)
  }

  func testContinuousCornersStartEarlier() throws {
    func curve(_ curve: CALayerCornerCurve) throws -> Int {
      let layer = makeLayer(0, 0, 100, 100, .red)
      layer.cornerRadius = 20
      layer.cornerCurve = curve
      return try Picture(layer, width: 100, height: 100).alpha(22, 0)
    }
    XCTAssertEqual(try curve(.circular), 255)
    XCTAssertLessThan(try curve(.continuous), 255)
  }

  func testTheBorderLiesAboveSublayers() throws {
    let root = makeLayer(0, 0, 20, 20)
    root.borderWidth = 2
    root.addSublayer(makeLayer(0, 0, 20, 20, .red))
    let picture = try Picture(root, width: 20, height: 20)
    assertPixel(picture[0, 0], 0xFF00_0000)
    assertPixel(picture[2, 2], red)
  }

  func testOpacityFadesTheGroup() throws {
    let root = makeLayer(0, 0, 20, 20)
    let group = makeLayer(0, 0, 20, 20, .red)
    group.opacity = 0.5
    group.addSublayer(makeLayer(0, 0, 10, 20, .green))
    root.addSublayer(group)
    let picture = try Picture(root, width: 20, height: 20)
    // No red is visible through the green of the same group.
    assertPixel(picture[5, 5], 0x8000_8000)
    assertPixel(picture[15, 5], 0x8080_0000)
  }

  func testHiddenLayersAreLeftOut() throws {
    let root = makeLayer(0, 0, 20, 20)
    let child = makeLayer(0, 0, 20, 20, .red)
    child.isHidden = true
    root.addSublayer(child)
    assertPixel(try Picture(root, width: 20, height: 20)[5, 5], 0)
  }

  func testTransforms() throws {
    let root = makeLayer(0, 0, 40, 40)
    let bar = makeLayer(10, 18, 20, 4, .red)
    bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(bar)
    let picture = try Picture(root, width: 40, height: 40)
    assertPixel(picture[20, 12], red)
    assertPixel(picture[12, 20], 0)
  }

  func testSublayerTransformTurnsAboutTheAnchor() throws {
    let root = makeLayer(0, 0, 40, 40)
    root.addSublayer(makeLayer(0, 0, 10, 10, .red))
    root.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let picture = try Picture(root, width: 40, height: 40)
    assertPixel(picture[35, 35], red)
    assertPixel(picture[5, 5], 0)
  }

  func testTheBackOfASingleSidedLayerIsNotDrawn() throws {
    let root = makeLayer(0, 0, 20, 20)
    let card = makeLayer(0, 0, 20, 20, .red)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    root.addSublayer(card)
    assertPixel(try Picture(root, width: 20, height: 20)[5, 5], red)
    card.isDoubleSided = false
    assertPixel(try Picture(root, width: 20, height: 20)[5, 5], 0)
  }

  func testZPositionDecidesTheOrder() throws {
    let root = makeLayer(0, 0, 20, 20)
    let a = makeLayer(0, 0, 20, 20, .red)
    root.addSublayer(a)
    root.addSublayer(makeLayer(0, 0, 20, 20, .green))
    a.zPosition = 1
    assertPixel(try Picture(root, width: 20, height: 20)[5, 5], red)
  }

  // MARK: Mask and shadow

  func testMaskKeepsWhatItCovers() throws {
    let root = makeLayer(0, 0, 40, 40)
    let box = makeLayer(0, 0, 40, 40, .red)
    let mask = makeLayer(10, 10, 10, 10, CGColor(gray: 0, alpha: 0.5))
    box.mask = mask
    box.addSublayer(makeLayer(0, 0, 15, 40, .green))
    root.addSublayer(box)
    root.addSublayer(makeLayer(30, 30, 10, 10, .blue))
    let picture = try Picture(root, width: 40, height: 40)
    assertPixel(picture[5, 5], 0)
    assertPixel(picture[12, 12], 0x8000_8000)
    assertPixel(picture[17, 12], 0x8080_0000)
    assertPixel(picture[35, 35], blue)
    mask.isHidden = true
    assertPixel(try Picture(root, width: 40, height: 40)[12, 12], 0)
  }

  func testAShapeMasks() throws {
    let box = makeLayer(0, 0, 40, 40, .red)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    box.mask = shape
    let picture = try Picture(box, width: 40, height: 40)
    assertPixel(picture[2, 2], 0)
    assertPixel(picture[20, 20], red)
  }

  func testShadowOfTheLayersShape() throws {
    let root = makeLayer(0, 0, 60, 60)
    let card = makeLayer(20, 20, 20, 20, .red)
    card.shadowOpacity = 1
    card.shadowRadius = 2
    card.shadowOffset = CGSize(width: 10, height: 10)
    root.addSublayer(card)
    let picture = try Picture(root, width: 60, height: 60)
    assertPixel(picture[30, 30], red)
    assertPixel(picture[45, 45], 0xFF00_0000, tolerance: 12)
    XCTAssertEqual(picture.alpha(15, 15), 0)
    let edge = picture.alpha(50, 45)
    XCTAssertGreaterThan(edge, 60)
    XCTAssertLessThan(edge, 200)
    card.masksToBounds = true
    XCTAssertEqual(try Picture(root, width: 60, height: 60).alpha(45, 45), 0)
  }

  func testShadowPathIsDrawnWithoutItself() throws {
    let root = makeLayer(0, 0, 60, 60)
    let card = makeLayer(20, 20, 20, 20)
    card.shadowOpacity = 0.5
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 0, height: 15)
    card.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    root.addSublayer(card)
    let picture = try Picture(root, width: 60, height: 60)
    XCTAssertEqual(picture.alpha(30, 22), 0)
    XCTAssertEqual(picture.alpha(30, 45), 128, accuracy: 3)
    let large = try Picture(root, width: 60, height: 60, scale: 2)
    XCTAssertEqual(large.alpha(30, 45), 128, accuracy: 3)
    XCTAssertEqual(large.alpha(30, 57), 0)
  }

  // MARK: Contents

  private func image() throws -> CGImage {
    let buffer = try XCTUnwrap(PixelBuffer(width: 4, height: 4, format: .argb32))
    for y in 0..<4 {
      for x in 0..<4 { buffer.row(y)[x] = y < 2 ? (x < 2 ? red : green) : (x < 2 ? blue : 0xFFFF_FFFF) }
    }
    return CGImage(pixelBuffer: buffer)
  }

  func testContentsStretchUpright() throws {
    let layer = makeLayer(0, 0, 40, 40)
    layer.contents = try image()
    layer.magnificationFilter = .nearest
    let picture = try Picture(layer, width: 40, height: 40)
    assertPixel(picture[2, 2], red)
    assertPixel(picture[38, 2], green)
    assertPixel(picture[2, 38], blue)
  }

  // CALayer.h: "bottom" means the minimum y, and "top" the maximum.
  func testGravity() throws {
    let layer = makeLayer(0, 0, 40, 40)
    layer.contents = try image()
    layer.contentsScale = 2
    func isDrawn(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
      try Picture(layer, width: 40, height: 40, scale: 2).alpha(x, y) > 200
    }
    layer.contentsGravity = .center
    XCTAssertTrue(try isDrawn(19.2, 19.2) && isDrawn(20.7, 20.7))
    XCTAssertFalse(try isDrawn(18, 18))
    layer.contentsGravity = .bottomLeft
    XCTAssertTrue(try isDrawn(0.2, 0.2))
    layer.contentsGravity = .topLeft
    XCTAssertTrue(try isDrawn(0.2, 39.7))
    layer.contentsGravity = .right
    XCTAssertTrue(try isDrawn(39.7, 20.2))
    layer.bounds.size.height = 20
    layer.contentsGravity = .resizeAspect
    XCTAssertTrue(try isDrawn(11, 1))
    XCTAssertFalse(try isDrawn(8, 10))
  }

  func testContentsRectShowsAPart() throws {
    let layer = makeLayer(0, 0, 20, 20)
    layer.contents = try image()
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    layer.magnificationFilter = .nearest
    let picture = try Picture(layer, width: 20, height: 20)
    assertPixel(picture[1, 1], green)
    assertPixel(picture[18, 18], green)
  }

  func testContentsCenterStretchesTheMiddleOnly() throws {
    let buffer = try XCTUnwrap(PixelBuffer(width: 3, height: 3, format: .argb32))
    for y in 0..<3 {
      for x in 0..<3 { buffer.row(y)[x] = x == 1 && y == 1 ? green : red }
    }
    let layer = makeLayer(0, 0, 30, 30)
    layer.contents = CGImage(pixelBuffer: buffer)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    layer.magnificationFilter = .nearest
    let picture = try Picture(layer, width: 30, height: 30)
    assertPixel(picture[0, 0], red)
    assertPixel(picture[3, 3], green)
    assertPixel(picture[28, 28], green)
    assertPixel(picture[29, 15], red)
  }

  func testLayersThatWaitForDisplayAreDrawn() throws {
    let delegate = RecordingDelegate()
    delegate.onDraw = { layer, context in
      context.setFillColor(.green)
      context.fill(layer.bounds)
    }
    let layer = makeLayer(0, 0, 10, 10)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    assertPixel(try Picture(layer, width: 10, height: 10)[5, 5], green)
  }

  // MARK: Subclasses

  func testShapeFillAndStroke() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    shape.fillColor = .red
    shape.strokeColor = .blue
    shape.lineWidth = 4
    let picture = try Picture(shape, width: 40, height: 40)
    assertPixel(picture[20, 20], red)
    assertPixel(picture[9, 20], blue)
    assertPixel(picture[11, 20], blue)
    assertPixel(picture[8, 8], blue)
    shape.lineJoin = .round
    XCTAssertLessThan(try Picture(shape, width: 40, height: 40).alpha(8, 8), 200)
  }

  func testFillRule() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let shape = CAShapeLayer()
    shape.path = path
    XCTAssertEqual(try Picture(shape, width: 30, height: 30).alpha(15, 15), 255)
    shape.fillRule = .evenOdd
    XCTAssertEqual(try Picture(shape, width: 30, height: 30).alpha(15, 15), 0)
  }

  func testDashes() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 40, y: 5))
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .red
    shape.lineWidth = 4
    shape.lineDashPattern = [10, 5]
    let picture = try Picture(shape, width: 40, height: 10)
    XCTAssertEqual([5, 12, 20, 27].map { picture.alpha($0, 5) }, [255, 0, 255, 0])
    shape.lineDashPhase = 10
    XCTAssertEqual(try Picture(shape, width: 40, height: 10).alpha(2, 5), 0)
  }

  func testAxialGradient() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
    gradient.colors = [CGColor.red, CGColor.blue]
    let down = try Picture(gradient, width: 10, height: 100)
    assertPixel(down[5, 0], red, tolerance: 4)
    assertPixel(down[5, 99], blue, tolerance: 4)
    assertPixel(down[5, 50], 0xFF80_0080, tolerance: 4)
    gradient.locations = [0.5, 1]
    assertPixel(try Picture(gradient, width: 10, height: 100)[5, 40], red)
    gradient.cornerRadius = 5
    XCTAssertLessThan(try Picture(gradient, width: 10, height: 100).alpha(0, 0), 100)
  }

  func testRadialAndConicGradients() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    let radial = try Picture(gradient, width: 100, height: 50)
    assertPixel(radial[50, 25], red, tolerance: 8)
    assertPixel(radial[0, 0], blue)
    assertPixel(radial[99, 25], blue, tolerance: 8)
    gradient.type = .conic
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let conic = try Picture(gradient, width: 100, height: 50)
    assertPixel(conic[90, 26], red, tolerance: 12)
    assertPixel(conic[90, 24], blue, tolerance: 12)
    assertPixel(conic[10, 25], 0xFF80_0080, tolerance: 12)
  }

  func testReplicatorCopiesMoveAndFade() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    replicator.addSublayer(makeLayer(0, 0, 10, 10, CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -0.5
    replicator.instanceColor = .red
    let picture = try Picture(replicator, width: 60, height: 20)
    assertPixel(picture[5, 5], red)
    assertPixel(picture[15, 5], 0)
    assertPixel(picture[25, 5], 0x8080_0000)
    XCTAssertEqual(picture.alpha(45, 5), 0)
  }

  func testTransformLayersDrawOnlyTheirSublayers() throws {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .red
    layer.addSublayer(makeLayer(0, 0, 10, 10, .green))
    let picture = try Picture(layer, width: 20, height: 20)
    assertPixel(picture[5, 5], green)
    assertPixel(picture[15, 15], 0)
  }

  func testFlippedGeometryPlacesFromTheBottomAndKeepsContentsUpright() throws {
    let root = makeLayer(0, 0, 40, 40)
    root.isGeometryFlipped = true
    let picture = makeLayer(0, 0, 20, 20)
    picture.contents = try image()
    picture.magnificationFilter = .nearest
    root.addSublayer(picture)
    let drawn = try Picture(root, width: 40, height: 40)
    XCTAssertEqual(drawn.alpha(5, 5), 0)
    assertPixel(drawn[2, 22], red)
    assertPixel(drawn[2, 38], blue)
    let state = picture.renderState(scale: 1)
    XCTAssertEqual(state.position, CGPoint(x: 10, y: 30))
  }

  func testScrollLayer() throws {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let content = makeLayer(0, 0, 100, 100)
    scroll.addSublayer(content)
    let spot = makeLayer(50, 60, 5, 5, .red)
    content.addSublayer(spot)
    spot.scrollRectToVisible(spot.bounds)
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 35, y: 45))
    scroll.scrollMode = .vertically
    content.scroll(CGPoint(x: 10, y: 10))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 35, y: 10))
    scroll.masksToBounds = true
    XCTAssertEqual(content.visibleRect, CGRect(x: 35, y: 10, width: 20, height: 20))
  }
}
