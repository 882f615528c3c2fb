import FlipsideTesting
import XCTest

import QuartzCore

final class HostileLayerTests: XCTestCase {
  // Apple's exception: CALayerInvalidGeometry, "CALayer position contains NaN: [nan nan]".
  func testNumbersThatAreNoneAreRefusedInApplesWords() {
    let layer = makeLayer(0, 0, 10, 10)
    let lines = consoleLines {
      layer.position = CGPoint(x: CGFloat.nan, y: .nan)
      layer.position.x = .nan
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
      layer.transform = CATransform3DMakeScale(.nan, 1, 1)
      layer.opacity = .nan
      layer.zPosition = .nan
      layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    }
    XCTAssertEqual(lines.count, 8)
    XCTAssertTrue(lines.allSatisfy { $0.contains("CALayerInvalidGeometry") })
    XCTAssertTrue(lines[0].contains("CALayer position contains NaN: [nan nan]"))
    XCTAssertTrue(lines[2].contains("CALayer bounds contains NaN: [0 0; nan 5]"))
    XCTAssertEqual(layer.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(layer.opacity, 1)
  }

  func testInfiniteAndHugeSizesSurvive() throws {
    let root = makeLayer(0, 0, 20, 20)
    let delegate = RecordingDelegate()
    let sizes: [CGSize] = [
      CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e30, height: 1e30),
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.infinity), CGSize(width: -5, height: -5),
      .zero,
      CGSize(width: 1e-30, height: 1e-30),
    ]
    for size in sizes {
      for layer in [CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CATiledLayer()] {
        layer.bounds = CGRect(origin: .zero, size: size)
        layer.position = CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity)
        layer.backgroundColor = .red
        layer.cornerRadius = .infinity
        layer.borderWidth = 1e20
        layer.delegate = delegate
        (layer as? CAShapeLayer)?.path = CGPath(rect: layer.bounds, transform: nil)
        (layer as? CAGradientLayer)?.colors = [CGColor.red, CGColor.blue]
        (layer as? CATextLayer)?.string = "x"
        layer.masksToBounds = true
        layer.shadowOpacity = 1
        if size.width < 1e6 { layer.setNeedsDisplay() }
        root.addSublayer(layer)
      }
    }
    let context = LayerContext(root: root, scale: 3)
    XCTAssertTrue(context.commit())
    _ = try Picture(root, width: 20, height: 20)
    _ = root.hitTest(CGPoint(x: 5, y: 5))
  }

  func testBitmapsAreHeldToASizeThatCanBeHad() {
    XCTAssertNil(BackingSize(CGSize(width: CGFloat.infinity, height: 1), scale: 1))
    XCTAssertNil(BackingSize(CGSize(width: 0, height: 1), scale: 1))
    XCTAssertNil(BackingSize(CGSize(width: 1, height: 1), scale: .nan))
    let large = BackingSize(CGSize(width: 100_000, height: 100_000), scale: 3)
    XCTAssertLessThanOrEqual((large?.width ?? .max) * (large?.height ?? .max), 67_200_000)
    let wide = BackingSize(CGSize(width: 100_000, height: 10), scale: 2)
    XCTAssertLessThanOrEqual(wide?.width ?? .max, 16_384)
    let exact = BackingSize(CGSize(width: 100.0 / 3, height: 1), scale: 3)
    XCTAssertEqual(exact?.width, 100)
  }

  func testStrangeRectangles() {
    let layer = makeLayer(0, 0, 10, 10)
    layer.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    XCTAssertFalse(layer.needsDisplay())
    layer.setNeedsDisplay(.infinite)
    XCTAssertTrue(layer.needsDisplay())
    let scroll = CAScrollLayer()
    scroll.masksToBounds = true
    scroll.addSublayer(layer)
    layer.scrollRectToVisible(CGRect(x: CGFloat.nan, y: -CGFloat.infinity, width: 1, height: CGFloat.infinity))
    XCTAssertEqual(layer.visibleRect, .zero)
    _ = layer.convert(CGRect.null, to: scroll)
    _ = layer.convert(CGRect.infinite, from: nil)
    _ = layer.hitTest(CGPoint(x: CGFloat.nan, y: .infinity))
  }

  func testTransformsInValues() {
    let t = CATransform3DMakeRotation(1, 1, 2, 3)
    assertEqual(NSValue(caTransform3D: t).caTransform3DValue, t)
    XCTAssertTrue(CATransform3DIsIdentity(NSNumber(value: 1).caTransform3DValue))
  }

  func testALayerRemovedInLayoutOrDrawing() {
    let root = makeLayer(0, 0, 20, 20)
    let a = makeLayer(0, 0, 10, 10)
    let b = makeLayer(0, 0, 10, 10)
    let delegate = RecordingDelegate()
    root.addSublayer(a)
    root.addSublayer(b)
    a.delegate = delegate
    b.delegate = delegate
    delegate.onLayout = { $0.removeFromSuperlayer() }
    delegate.onDraw = { layer, _ in layer.superlayer?.sublayers = nil }
    for layer in [a, b] {
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
    }
    let context = LayerContext(root: root, scale: 1)
    context.commit()
    XCTAssertNil(root.sublayers)
    XCTAssertEqual(context.rootNode.children.count, 0)
  }

  func testStrangeShapes() {
    let shape = CAShapeLayer()
    shape.strokeColor = .red
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
    shape.path = path
    shape.lineWidth = .infinity
    shape.lineDashPattern = [0, 0]
    _ = shape.renderState(scale: 3)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1e9, height: 1), transform: nil)
    shape.lineWidth = 2
    shape.strokeStart = 0.5
    _ = shape.renderState(scale: 3)
  }

  func testStrangeGradientsAndReplicators() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    gradient.colors = ["red", 5, CGColor.red]
    gradient.locations = [NSNumber(value: Double.nan)]
    XCTAssertNotNil(gradient.gradient.state)
    gradient.startPoint.x = .nan
    XCTAssertNil(gradient.gradient.state)
    _ = try Picture(gradient, width: 10, height: 10)
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = .max
    guard case .replicator(let state) = replicator.renderContent else { return XCTFail("no replicator") }
    XCTAssertLessThanOrEqual(state.count, 10_000)
    replicator.instanceCount = -1
    _ = try Picture(replicator, width: 10, height: 10)
  }

  func testArchivingKeepsTheTree() throws {
    let root = makeLayer(1, 2, 30, 40)
    root.name = "root"
    root.cornerRadius = 5
    let child = CAShapeLayer()
    child.name = "child"
    child.opacity = 0.5
    root.addSublayer(child)
    let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CALayer
    XCTAssertNil(unarchiver.error)
    XCTAssertEqual(copy?.frame, root.frame)
    XCTAssertEqual(copy?.cornerRadius, 5)
    XCTAssertEqual(copy?.sublayers?.first?.name, "child")
    XCTAssertEqual(copy?.sublayers?.first?.opacity, 0.5)
  }
}
