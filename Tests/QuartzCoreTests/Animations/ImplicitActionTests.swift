import FlipsideTesting
import ObjectiveC
import XCTest

import QuartzCore

/// Implicit animations of property changes, and how they are disabled.
final class ImplicitActionTests: LinearAnimationTestCase {
  /// facts/animation.md#durations/implicit: implicit animations last a quarter of a second and have the default
  /// curve, and explicit ones have no curve.
  func testTheDefaultCurve() throws {
    CATransaction.setAnimationTimingFunction(nil)
    layer.position.x = 225
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "explicit")
    let curve = try XCTUnwrap(layer.animation(forKey: "position")?.timingFunction)
    XCTAssertEqual(curve, CAMediaTimingFunction(name: .default))
    XCTAssertNil(layer.animation(forKey: "explicit")?.timingFunction)
    flush()
    go(to: 0.125)
    // This is the curve (0.25, 0.1, 0.25, 1) at half the time.
    XCTAssertEqual(shown.position.x, 125 + 100 * 0.8024, accuracy: 0.01)
  }

  func testEveryAnimatablePropertyStartsAnAnimation() {
    let image = CGImage(pixelBuffer: PixelBuffer(width: 2, height: 2, format: .argb32)!)
    let changes: [(String, (CALayer) -> Void)] = [
      ("position", { $0.position.x += 1 }), ("bounds", { $0.bounds.size.width += 1 }),
      ("zPosition", { $0.zPosition = 2 }), ("anchorPoint", { $0.anchorPoint = .zero }),
      ("anchorPointZ", { $0.anchorPointZ = 1 }), ("transform", { $0.transform = CATransform3DMakeScale(2, 2, 1) }),
      ("sublayerTransform", { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }),
      ("opacity", { $0.opacity = 0.5 }), ("backgroundColor", { $0.backgroundColor = .red }),
      ("cornerRadius", { $0.cornerRadius = 3 }), ("borderWidth", { $0.borderWidth = 2 }),
      ("borderColor", { $0.borderColor = .red }), ("shadowColor", { $0.shadowColor = .red }),
      ("shadowOpacity", { $0.shadowOpacity = 1 }), ("shadowOffset", { $0.shadowOffset = .zero }),
      ("shadowRadius", { $0.shadowRadius = 9 }), ("contents", { $0.contents = image }),
      ("contentsRect", { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }),
      ("contentsCenter", { $0.contentsCenter = CGRect(x: 0, y: 0, width: 0.5, height: 1) }),
      ("hidden", { $0.isHidden = true }), ("masksToBounds", { $0.masksToBounds = true }),
    ]
    for (key, change) in changes {
      layer.removeAllAnimations()
      change(layer)
      XCTAssertEqual(layer.animationKeys(), [key])
      XCTAssertEqual((layer.animation(forKey: key) as? CABasicAnimation)?.keyPath, key)
    }
    layer.removeAllAnimations()
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.name = "x"
    layer.isDoubleSided = false
    XCTAssertNil(layer.animationKeys(), "Apple's list of animatable properties: these have no implicit animation")
  }

  func testPropertiesOfSubclasses() {
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.locations = [0, 1]
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.lineWidth = 3
    root.addSublayer(shape)
    root.addSublayer(gradient)
    flush()
    shape.strokeEnd = 0.5
    shape.lineWidth = 1
    shape.fillColor = .red
    shape.path = CGPath(rect: .zero, transform: nil)
    XCTAssertEqual(shape.animationKeys(), ["strokeEnd", "lineWidth", "fillColor"])
    gradient.colors = [CGColor.green, CGColor.blue]
    gradient.locations = [0.5, 1]
    gradient.startPoint = .zero
    XCTAssertEqual(gradient.animationKeys(), ["colors", "locations", "startPoint"])
    flush()
    go(to: 0.125)
    let half = CAMediaTimingFunction(name: .linear).value(at: 0.5)
    XCTAssertEqual(shape.presentation()?.strokeEnd ?? 0, 1 - 0.5 * half, accuracy: 1e-6)
    XCTAssertEqual(shape.presentation()?.lineWidth ?? 0, 2, accuracy: 1e-6)
    XCTAssertEqual(gradient.presentation()?.locations?.first?.doubleValue ?? 0, 0.25, accuracy: 1e-6)
    guard case .gradient(let state)? = gradient.shownState?.content else { return XCTFail("no gradient") }
    assertPixel(state.colors[0].argb, 0xFF80_8000)
    assertPixel(state.colors[1].argb, 0xFF00_00FF)
  }

  // facts/animation.md#durations/implicit: a quarter of a second.
  func testTheChangeIsSeenOverAQuarterOfASecond() {
    layer.position.x = 225
    flush()
    XCTAssertEqual(shown.position.x, 125)
    XCTAssertEqual(layer.position.x, 225)
    go(to: 0.125)
    XCTAssertEqual(shown.position.x, 175, accuracy: 1e-6)
    go(to: 0.25)
    XCTAssertEqual(shown.position.x, 225)
    XCTAssertNil(layer.animationKeys())
  }

  func testASecondChangeGoesOnFromWhatIsShown() {
    layer.position.x = 225
    flush()
    go(to: 0.125)
    layer.position.x = 75
    flush()
    XCTAssertEqual(shown.position.x, 175, accuracy: 1e-6)
    go(to: 0.25)
    XCTAssertEqual(shown.position.x, 125, accuracy: 1e-6)
    // Two changes in one transaction begin at the first presented value.
    go(to: 1)
    layer.opacity = 0.1
    layer.opacity = 0.5
    flush()
    XCTAssertEqual(shown.opacity, 1)
  }

  func testTransactionsSetDurationAndCurve() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.opacity = 0
    CATransaction.commit()
    go(to: 1)
    let gone = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
    XCTAssertEqual(shown.opacity, Float(1 - gone), accuracy: 1e-5)
  }

  func testWhatStopsThem() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.9
    CATransaction.commit()
    XCTAssertNil(layer.animationKeys())
    flush()
    XCTAssertEqual(shown.opacity, 0.9)
    let delegate = RecordingDelegate()
    delegate.actionFor = { _ in NSNull() }
    layer.delegate = delegate
    layer.opacity = 0.8
    XCTAssertNil(layer.animationKeys())
    layer.delegate = nil
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.7
    XCTAssertNil(layer.animationKeys())
    layer.actions = nil
    layer.style = ["actions": ["opacity": NSNull()]]
    layer.opacity = 0.6
    XCTAssertNil(layer.animationKeys())
    layer.style = nil
    layer.animatesImplicitly = false
    layer.opacity = 0.5
    XCTAssertNil(layer.animationKeys())
    layer.animatesImplicitly = true
    layer.opacity = 0.4
    XCTAssertEqual(layer.animationKeys(), ["opacity"])
  }

  func testLayersThatWereNotShownChangeAtOnce() {
    let new = CALayer()
    new.opacity = 0.5
    root.addSublayer(new)
    new.position = CGPoint(x: 5, y: 5)
    XCTAssertNil(new.animationKeys())
    flush()
    new.position = CGPoint(x: 6, y: 5)
    XCTAssertNotNil(new.animationKeys())
    new.removeFromSuperlayer()
    flush()
    new.position = CGPoint(x: 7, y: 5)
    XCTAssertNil(new.animationKeys())
  }

  func testActionsInPlaceOfTheImplicitOne() {
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 0
    slide.duration = 1
    layer.actions = ["position": slide]
    layer.position.x = 200
    flush()
    go(to: 0.5)
    XCTAssertEqual(shown.position.x, 100, accuracy: 1e-6)
  }

  func testContentsFadeIntoEachOther() throws {
    func image(_ color: UInt32) -> CGImage {
      let buffer = PixelBuffer(width: 4, height: 4, format: .argb32)!
      for y in 0..<4 { for x in 0..<4 { buffer.row(y)[x] = color } }
      return CGImage(pixelBuffer: buffer)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contents = image(0xFFFF_0000)
    CATransaction.commit()
    let compositor = Compositor(
      surface: try XCTUnwrap(PixelBuffer(width: 400, height: 400, format: .argb32)), scale: 1,
      background: RenderColor(argb: 0xFFFF_FFFF))
    compositor.root = context.rootNode
    _ = compositor.composite()
    layer.contents = image(0xFF00_00FF)
    flush()
    for step in 0..<10 {
      let t = Double(step) / 10
      go(to: t / 4)
      _ = compositor.composite()
      let red = UInt32(((1 - t) * 255).rounded()), blue = UInt32((t * 255).rounded())
      assertPixel(compositor.surface.row(120)[120], 0xFF00_0000 | red << 16 | blue)
      assertPixel(compositor.surface.row(5)[5], 0xFFFF_FFFF)
    }
    go(to: 0.25)
    let damage = compositor.composite()
    XCTAssertEqual(compositor.surface.row(120)[120], 0xFF00_00FF)
    XCTAssertLessThanOrEqual(damage.reduce(0) { $0 + $1.area }, 50 * 50, "only the layer is drawn")
    XCTAssertEqual(compositor.composite(), [])
  }

  /// A layer that draws a single color.
  private final class Painted: CALayer {
    var color = CGColor.red
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(color)
      ctx.fill(bounds)
    }
  }

  private func makePainted() -> (Painted, Compositor) {
    let painted = Painted()
    painted.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    painted.setNeedsDisplay()
    root.addSublayer(painted)
    let compositor = Compositor(
      surface: PixelBuffer(width: 400, height: 400, format: .argb32)!, scale: 1,
      background: RenderColor(argb: 0xFFFF_FFFF))
    compositor.root = context.rootNode
    flush()
    _ = compositor.composite()
    XCTAssertNil(painted.animationKeys(), "the first picture is there at once")
    XCTAssertEqual(compositor.surface.row(30)[30], 0xFFFF_0000)
    return (painted, compositor)
  }

  // On iOS, layers that do not belong to a view fade when they are redrawn, unless there is another action for
  // "contents".
  func testNewDrawingsFadeToo() throws {
    let (painted, compositor) = makePainted()
    painted.color = .blue
    painted.setNeedsDisplay(CGRect(x: 0, y: 0, width: 20, height: 20))
    flush()
    XCTAssertEqual(painted.animationKeys(), ["contents"])
    for step in 0..<10 {
      let t = Double(step) / 10
      go(to: t / 4)
      _ = compositor.composite()
      let red = UInt32(((1 - t) * 255).rounded()), blue = UInt32((t * 255).rounded())
      assertPixel(compositor.surface.row(15)[15], 0xFF00_0000 | red << 16 | blue)
      assertPixel(compositor.surface.row(45)[45], 0xFF00_0000 | red << 16 | blue)
    }
    go(to: 0.25)
    _ = compositor.composite()
    XCTAssertEqual(compositor.surface.row(15)[15], 0xFF00_00FF)
    XCTAssertNil(painted.animationKeys())
    XCTAssertNil(AnimationClock.nextDeadline)
  }

  func testWhatKeepsNewDrawingsFromFading() throws {
    let (painted, compositor) = makePainted()
    func redraw(_ color: CGColor, _ shown: UInt32, _ line: UInt = #line) {
      painted.color = color
      painted.setNeedsDisplay()
      flush()
      _ = compositor.composite()
      XCTAssertNil(painted.animationKeys(), line: line)
      XCTAssertEqual(compositor.surface.row(30)[30], shown, line: line)
    }
    // The outermost transaction draws, and its settings apply.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    painted.color = .green
    painted.setNeedsDisplay()
    CATransaction.commit()
    _ = compositor.composite()
    XCTAssertNil(painted.animationKeys())
    XCTAssertEqual(compositor.surface.row(30)[30], 0xFF00_FF00)
    painted.actions = ["contents": NSNull()]
    redraw(.blue, 0xFF00_00FF)
    painted.actions = nil
    let delegate = RecordingDelegate()
    delegate.actionFor = { _ in NSNull() }
    painted.delegate = delegate
    redraw(.red, 0xFFFF_0000)
    // A transition replaces the fade, as in Apple's guide.
    delegate.actionFor = { key in
      guard key == "contents" else { return nil }
      let push = CATransition()
      push.type = .push
      push.duration = 1
      return push
    }
    painted.color = .blue
    painted.setNeedsDisplay()
    flush()
    XCTAssertEqual(painted.animationKeys(), [kCATransition])
  }

  func testTextFadesIntoOtherText() throws {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    text.string = "1"
    root.addSublayer(text)
    flush()
    XCTAssertNil(text.animationKeys())
    text.string = "2"
    flush()
    XCTAssertEqual(text.animationKeys(), ["contents"])
    go(to: 0.1)
    guard case .fading? = text.shownState?.contents else { return XCTFail("no fade") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    text.removeAllAnimations()
    text.string = "3"
    CATransaction.commit()
    XCTAssertNil(text.animationKeys())
    guard case .bitmap? = text.shownState?.contents else { return XCTFail("no text") }
  }

  /// Text that grows is redrawn for each frame, so it does not fade.
  func testTextThatGrowsDoesNotFade() {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    text.string = "1"
    root.addSublayer(text)
    flush()
    text.fontSize = 12
    flush()
    for step in 1..<5 {
      go(to: Double(step) / 20)
      guard case .bitmap? = text.shownState?.contents else { return XCTFail("it fades") }
      XCTAssertEqual(text.presentation()?.fontSize ?? 0, 36 - 24 * CGFloat(step) / 5, accuracy: 1e-4)
    }
  }

  func testColoursFromNoneAndTo() {
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    flush()
    go(to: 0.125)
    assertPixel(shown.backgroundColor.argb, 0x80FF_0000, tolerance: 0x80)
    XCTAssertEqual(layer.presentation()?.backgroundColor?.alpha ?? 0, 0.5, accuracy: 1e-6)
    XCTAssertEqual(layer.presentation()?.backgroundColor?.rgba.red ?? 0, 1, accuracy: 1e-6)
    go(to: 0.25)
    layer.backgroundColor = nil
    flush()
    go(to: 0.3125)
    XCTAssertEqual(layer.presentation()?.backgroundColor?.alpha ?? 0, 0.75, accuracy: 1e-6)
  }

  /// Arrays of different lengths can't be interpolated.
  func testGradientsOfOtherLengthsJump() {
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    gradient.colors = [CGColor.red, CGColor.blue]
    root.addSublayer(gradient)
    flush()
    gradient.locations = [0.5, 0.75, 1]
    gradient.colors = [CGColor.red, CGColor.green, CGColor.blue]
    flush()
    go(to: 0.1)
    XCTAssertEqual(gradient.presentation()?.locations, [0, 1])
    XCTAssertEqual(gradient.presentation()?.colors?.count, 2)
    go(to: 0.15)
    XCTAssertEqual(gradient.presentation()?.locations, [0.5, 0.75, 1])
    XCTAssertEqual(gradient.presentation()?.colors?.count, 3)
  }

  func testPresentationsHaveTheirMasks() {
    let mask = makeLayer(0, 0, 50, 50, .red)
    layer.mask = mask
    flush()
    mask.position.x += 100
    flush()
    go(to: 0.125)
    XCTAssertEqual(layer.presentation()?.mask?.position.x ?? 0, 75, accuracy: 1e-6)
    XCTAssertTrue(layer.presentation()?.mask?.model() === mask)
  }

  // On iOS, a layer fades when it is hidden or shown.
  func testHidingFades() throws {
    layer.backgroundColor = .red
    layer.removeAllAnimations()
    layer.isHidden = true
    flush()
    XCTAssertTrue(layer.isHidden)
    for step in 0..<10 {
      let t = Double(step) / 10
      go(to: t / 4)
      XCTAssertEqual(shown.opacity, Float(1 - t), accuracy: 1e-5)
      XCTAssertFalse(shown.isHidden)
      XCTAssertEqual(layer.presentation()?.opacity, 1, "the opacity is another property")
    }
    go(to: 0.25)
    XCTAssertTrue(shown.isHidden)
    layer.opacity = 0.5
    layer.removeAllAnimations()
    layer.isHidden = false
    flush()
    XCTAssertEqual(shown.opacity, 0)
    go(to: 0.375)
    XCTAssertEqual(shown.opacity, 0.25, accuracy: 1e-5)
    // The layer is hidden again half way.
    layer.isHidden = true
    flush()
    XCTAssertEqual(shown.opacity, 0.25, accuracy: 1e-5)
    go(to: 0.5)
    XCTAssertEqual(shown.opacity, 0.125, accuracy: 1e-5)
    go(to: 0.625)
    XCTAssertTrue(shown.isHidden)
  }

  /// An animation without a key path gets the key path of the property whose action it is.
  func testActionsTakeTheirPropertysName() {
    let slow = CABasicAnimation()
    slow.duration = 1
    layer.actions = ["position": slow]
    layer.position.x = 225
    flush()
    go(to: 0.5)
    XCTAssertEqual(shown.position.x, 175, accuracy: 1e-6)
    XCTAssertNil(slow.keyPath, "it stays what it was, for the next change")
    layer.position.y = 25
    XCTAssertEqual((layer.animation(forKey: "position") as? CABasicAnimation)?.keyPath, "position")
  }
}
