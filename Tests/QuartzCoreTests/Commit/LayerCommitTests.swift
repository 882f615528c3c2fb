import XCTest

import QuartzCore

/// A commit updates changed layers only.
final class LayerCommitTests: XCTestCase {
  private let root = makeLayer(0, 0, 400, 400)
  private lazy var context = LayerContext(root: root, scale: 2)

  private func committed() -> LayerContext.Statistics {
    XCTAssertTrue(context.commit())
    return context.lastCommit
  }

  func testNothingChangedCostsNothing() {
    root.addSublayer(makeLayer(0, 0, 10, 10))
    _ = committed()
    XCTAssertFalse(context.needsCommit)
    XCTAssertFalse(context.commit())
    XCTAssertEqual(context.commitCount, 1)
  }

  func testSettingTheSameValueChangesNothing() {
    let a = makeLayer(0, 0, 10, 10)
    root.addSublayer(a)
    _ = committed()
    a.opacity = 1
    a.position = a.position
    a.frame = a.frame
    a.backgroundColor = a.backgroundColor
    XCTAssertFalse(context.needsCommit)
  }

  func testOneChangeAmongTenThousandWritesOneNode() {
    var leaf = CALayer()
    for i in 0..<100 {
      let group = makeLayer(0, 0, 10, 10)
      root.addSublayer(group)
      for j in 0..<100 {
        let layer = makeLayer(CGFloat(i), CGFloat(j), 1, 1)
        group.addSublayer(layer)
        leaf = layer
      }
    }
    XCTAssertEqual(committed().updated, 10_101)
    leaf.animatesImplicitly = false
    leaf.opacity = 0.5
    var statistics = LayerContext.Statistics()
    statistics.updated = 1
    XCTAssertEqual(committed(), statistics)
    XCTAssertEqual(leaf.node?.state.opacity, 0.5)
  }

  func testMovingAChildDoesNotReorder() {
    let a = makeLayer(0, 0, 10, 10)
    root.addSublayer(a)
    _ = committed()
    a.animatesImplicitly = false
    a.position = CGPoint(x: 50, y: 60)
    XCTAssertEqual(committed().reordered, 0)
    XCTAssertEqual(a.node?.state.position, CGPoint(x: 50, y: 60))
  }

  func testNodesFollowTheTreeAndAreDrawnByZStably() throws {
    let layers = (0..<4).map { _ in makeLayer(0, 0, 10, 10) }
    for layer in layers {
      layer.animatesImplicitly = false
      root.addSublayer(layer)
    }
    layers[0].zPosition = 5
    layers[2].zPosition = -1
    _ = committed()
    XCTAssertTrue(zip(context.rootNode.children, layers.compactMap(\.node)).allSatisfy { $0 === $1 })
    let colors: [CGColor] = [.red, .green, .blue, CGColor(gray: 1, alpha: 1)]
    for (layer, color) in zip(layers, colors) { layer.backgroundColor = color }
    /// Returns the layers from front to back, by hiding the frontmost visible one repeatedly.
    func order() throws -> [Int] {
      try (0..<4).map { taken in
        for layer in layers { layer.isHidden = false }
        var seen: [Int] = []
        for _ in 0...taken {
          CATransaction.flush()
          let picture = try XCTUnwrap(Compositor.render(context.rootNode, bounds: root.bounds, scale: 1))
          let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
          let top = try XCTUnwrap(pixels.firstIndex(of: picture.row(5)[5]))
          seen.append(top)
          layers[top].isHidden = true
        }
        return seen[taken]
      }
    }
    XCTAssertEqual(try order(), [0, 3, 1, 2])
    layers[0].zPosition = 0
    XCTAssertEqual(committed().reordered, 0, "the compositor's business")
    XCTAssertEqual(try order(), [3, 1, 0, 2])
    layers[1].removeFromSuperlayer()
    _ = committed()
    XCTAssertEqual(context.rootNode.children.count, 3)
  }

  func testAChangeMadeOutsideOfTheTreeIsCommittedWhenItComesBack() {
    let group = makeLayer(0, 0, 10, 10)
    let leaf = makeLayer(0, 0, 5, 5)
    group.addSublayer(leaf)
    root.addSublayer(group)
    _ = committed()
    group.removeFromSuperlayer()
    _ = committed()
    leaf.opacity = 0.25
    XCTAssertFalse(context.needsCommit)
    root.addSublayer(group)
    XCTAssertTrue(context.needsCommit)
    XCTAssertEqual(committed().updated, 1)
    XCTAssertEqual(leaf.node?.state.opacity, 0.25)
  }

  /// Trees with y downwards throughout are not written again because another tree of the process is flipped.
  func testAFlippedTreeElsewhereCostsNothing() {
    let elsewhere = CALayer()
    elsewhere.isGeometryFlipped = true
    let group = makeLayer(0, 0, 10, 10)
    group.addSublayer(makeLayer(0, 0, 5, 5))
    root.addSublayer(group)
    _ = committed()
    group.removeFromSuperlayer()
    _ = committed()
    root.addSublayer(group)
    XCTAssertEqual(committed().updated, 0)
    group.animatesImplicitly = false
    group.bounds.size.width = 20
    XCTAssertEqual(committed().updated, 1)
  }

  func testAQueuedLayerThatMovesIsCommittedOnceInItsNewPlace() {
    let a = makeLayer(0, 0, 10, 10)
    let b = makeLayer(0, 0, 10, 10)
    let leaf = makeLayer(0, 0, 5, 5)
    root.addSublayer(a)
    root.addSublayer(b)
    a.addSublayer(leaf)
    _ = committed()
    leaf.opacity = 0.5
    b.addSublayer(leaf)
    leaf.opacity = 0.75
    XCTAssertEqual(committed().updated, 1)
    XCTAssertTrue(b.node?.children.first === leaf.node)
    XCTAssertTrue(a.node?.children.isEmpty == true)
    leaf.opacity = 1
    XCTAssertEqual(committed().updated, 1)
  }

  func testMaskBecomesTheNodesMask() {
    let mask = makeLayer(0, 0, 10, 10, .red)
    root.mask = mask
    _ = committed()
    XCTAssertTrue(context.rootNode.mask === mask.node)
    XCTAssertEqual(mask.node?.state.backgroundColor.argb, 0xFFFF_0000)
    mask.opacity = 0.5
    XCTAssertEqual(committed().updated, 1)
    root.mask = nil
    _ = committed()
    XCTAssertNil(context.rootNode.mask)
  }

  func testCommitLaysOutThenDisplaysThenWrites() {
    let delegate = RecordingDelegate()
    root.delegate = delegate
    root.name = "root"
    root.animatesImplicitly = false
    root.setNeedsDisplay()
    root.setNeedsLayout()
    let added = makeLayer(0, 0, 10, 10)
    delegate.onLayout = { layer in if added.superlayer == nil { layer.addSublayer(added) } }
    _ = committed()
    XCTAssertEqual(delegate.log, ["layout root", "willDraw", "draw"])
    XCTAssertTrue(context.rootNode.children.first === added.node)
    guard case .bitmap = context.rootNode.state.contents else { return XCTFail("no contents") }
  }

  func testWorkLeftOverStaysForTheNextCommit() {
    let delegate = RecordingDelegate()
    let a = makeLayer(0, 0, 10, 10)
    let b = makeLayer(0, 0, 10, 10)
    // This layer was drawn already.
    delegate.onDraw = { layer, _ in if layer === b { a.setNeedsDisplay() } }
    for layer in [a, b] {
      root.addSublayer(layer)
      layer.delegate = delegate
      layer.setNeedsDisplay()
    }
    _ = committed()
    XCTAssertTrue(context.needsCommit)
    XCTAssertEqual(committed().displayed, 1)
  }

  func testStateHoldsTheValuesOfTheModel() {
    let a = makeLayer(10, 20, 30, 40, .green)
    a.borderWidth = 2
    a.borderColor = .blue
    a.cornerRadius = 4
    a.cornerCurve = .continuous
    a.maskedCorners = [.layerMinXMinYCorner]
    a.shadowOpacity = 0.5
    a.shadowOffset = CGSize(width: 1, height: 2)
    a.masksToBounds = true
    a.isHidden = true
    a.opacity = 7
    let state = a.renderState(scale: 2)
    XCTAssertEqual(state.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    XCTAssertEqual(state.position, CGPoint(x: 25, y: 40))
    XCTAssertEqual(state.backgroundColor.argb, 0xFF00_FF00)
    XCTAssertEqual(state.borderColor.argb, 0xFF00_00FF)
    XCTAssertEqual(state.borderWidth, 2)
    XCTAssertEqual(state.cornerRadius, 4)
    XCTAssertTrue(state.continuousCorners)
    XCTAssertEqual(state.maskedCorners, [.layerMinXMinYCorner])
    XCTAssertEqual(state.shadow?.opacity, 0.5)
    XCTAssertEqual(state.shadow?.offset, CGSize(width: 1, height: 2))
    XCTAssertTrue(state.masksToBounds)
    XCTAssertTrue(state.isHidden)
    XCTAssertEqual(state.opacity, 1)
  }

  func testTheMotionModifierChangesTheStateOnly() {
    let a = makeLayer(0, 0, 10, 10)
    root.addSublayer(a)
    _ = committed()
    a.motionModifier = { $0.position.x += 25 }
    XCTAssertEqual(committed().updated, 1)
    XCTAssertEqual(a.node?.state.position.x, 30)
    XCTAssertEqual(a.position.x, 5)
    XCTAssertTrue(root.hitTest(CGPoint(x: 2, y: 2)) === a)
    a.motionModifier = nil
    _ = committed()
    XCTAssertEqual(a.node?.state.position.x, 5)
  }

  func testShapeAndGradientLayersFillTheirState() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: -5, y: 0, width: 10, height: 10), transform: nil)
    let state = shape.renderState(scale: 2)
    guard case .mask(let coverage, let color) = state.contents else { return XCTFail("one colour is coverage") }
    XCTAssertEqual(color.argb, 0xFF00_0000)
    XCTAssertEqual(coverage.format, .a8)
    XCTAssertTrue(state.contentsFrame?.contains(CGRect(x: -5, y: 0, width: 10, height: 10)) == true)
    shape.strokeColor = .red
    guard case .bitmap = shape.renderState(scale: 2).contents else { return XCTFail("two colours are a bitmap") }
    XCTAssertNil(shape.contents)

    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.green, CGColor.blue]
    guard case .gradient(let values) = gradient.renderState(scale: 1).content else { return XCTFail("no gradient") }
    XCTAssertEqual(values.colors.map(\.argb), [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    XCTAssertEqual(values.locations, [0, 0.5, 1])
    gradient.locations = [0.9, 0.2, 7]
    guard case .gradient(let sorted) = gradient.renderState(scale: 1).content else { return XCTFail("no gradient") }
    XCTAssertEqual(sorted.locations, [0.9, 0.9, 1])
  }

  func testShapesAreDrawnAgainOnlyWhenTheyChange() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    guard case .mask(let first, _) = shape.renderState(scale: 2).contents,
      case .mask(let second, _) = shape.renderState(scale: 2).contents
    else { return XCTFail("no mask") }
    XCTAssertTrue(first === second)
    shape.lineWidth = 3
    guard case .mask(let third, _) = shape.renderState(scale: 2).contents else { return XCTFail("no mask") }
    XCTAssertFalse(first === third)
  }

  func testImagesAreShared() throws {
    let buffer = try XCTUnwrap(PixelBuffer(width: 4, height: 4, format: .argb32))
    let image = CGImage(pixelBuffer: buffer)
    let a = makeLayer(0, 0, 10, 10)
    a.contents = image
    a.contentsGravity = .center
    let state = a.renderState(scale: 2)
    guard case .bitmap(let pixels, _) = state.contents else { return XCTFail("no bitmap") }
    XCTAssertTrue(pixels === buffer)
    XCTAssertNil(state.contentsFrame)
    XCTAssertEqual(state.contentsGravity, .center)
    a.contents = "not an image"
    guard case .none = a.renderState(scale: 2).contents else { return XCTFail("strings show nothing") }
  }

  func testDeepTreesAreCommittedWithoutRecursion() {
    var last = root
    for _ in 0..<10_000 {
      let layer = makeLayer(0, 0, 1, 1)
      last.addSublayer(layer)
      last = layer
    }
    XCTAssertEqual(committed().updated, 10_001)
    last.opacity = 0.5
    XCTAssertEqual(committed().updated, 1)
  }
}
