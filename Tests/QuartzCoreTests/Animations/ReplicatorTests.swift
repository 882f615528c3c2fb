import FlipsideTesting
import XCTest

import QuartzCore

/// Delayed copies (Apple's page of `instanceDelay`: seconds between replicated copies).
final class ReplicatorTests: AnimationTestCase {
  private var replicator: CAReplicatorLayer!
  private var dot: CALayer!
  private var compositor: Compositor!

  override func setUp() {
    super.setUp()
    replicator = CAReplicatorLayer()
    replicator.animatesImplicitly = false
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    replicator.instanceCount = 5
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    dot = makeLayer(0, 0, 10, 10, .red)
    replicator.addSublayer(dot)
    root.sublayers = [replicator]
    compositor = Compositor(
      surface: PixelBuffer(width: 400, height: 400, format: .argb32)!, scale: 1, background: .clear)
    compositor.root = context.rootNode
    CATransaction.flush()
    _ = compositor.composite()
  }

  override func tearDown() {
    replicator = nil
    dot = nil
    compositor = nil
    super.tearDown()
  }

  /// Animates the opacity from 0 to 1 in a second.
  private func rise(_ body: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    body(animation)
    return animation
  }

  private func run(_ animation: CAAnimation, _ layer: CALayer? = nil) {
    (layer ?? dot).add(animation, forKey: "test")
    CATransaction.flush()
  }

  /// Returns the opacity at which a copy is presented.
  private func opacity(_ x: Int, _ y: Int = 5) -> Double {
    _ = compositor.composite()
    return Double(compositor.surface.row(y)[x] >> 24) / 255
  }

  private func check(
    _ time: Double, _ wanted: [Double], y: Int = 5, file: StaticString = #filePath, line: UInt = #line
  ) {
    go(to: time)
    for (index, value) in wanted.enumerated() {
      XCTAssertEqual(
        opacity(20 * index + 5, y), value, accuracy: 0.01, "copy \(index) at \(time)", file: file, line: line)
    }
  }

  func testCopiesShowEarlierMoments() {
    replicator.instanceDelay = 0.25
    run(rise { $0.repeatCount = .infinity })
    // Copies whose animation has not begun have the model's value.
    check(0, [0, 1, 1, 1, 1])
    check(0.4, [0.4, 0.15, 1, 1, 1])
    for step in 0..<10 {
      let t = 1 + Double(step) / 10
      check(t, (0..<5).map { (t - 0.25 * Double($0)).truncatingRemainder(dividingBy: 1) })
    }
  }

  func testBackwardsFillsBeforeACopysTurn() {
    replicator.instanceDelay = 0.25
    run(
      rise {
        $0.fillMode = .backwards
        $0.repeatCount = 2
      })
    check(0.4, [0.4, 0.15, 0, 0, 0])
  }

  func testWhatStaysGoesOnUntilTheLastCopyIsThere() {
    replicator.instanceDelay = 0.25
    run(
      rise {
        $0.fillMode = .both
        $0.isRemovedOnCompletion = false
      })
    check(1.5, [1, 1, 1, 0.75, 0.5])
    XCTAssertNotNil(AnimationClock.nextDeadline)
    check(2.1, [1, 1, 1, 1, 1])
    XCTAssertNil(AnimationClock.nextDeadline, "nothing moves any more")
  }

  func testWhatIsRemovedEndsForAll() {
    replicator.instanceDelay = 0.25
    run(rise())
    check(0.9, [0.9, 0.65, 0.4, 0.15, 1])
    check(1, [1, 1, 1, 1, 1])
    XCTAssertNil(AnimationClock.nextDeadline)
  }

  func testCopiesMayBeAhead() {
    replicator.instanceDelay = -0.1
    run(rise { $0.beginTime = CACurrentMediaTime() + 1 })
    XCTAssertEqual((AnimationClock.nextDeadline ?? 0) - start, 0.6, accuracy: 1e-6, "when the last copy begins")
    check(0.8, [1, 1, 0, 0.1, 0.2])
    // No frames are needed between the end of one copy's animation and the begin of the next.
    dot.removeAllAnimations()
    replicator.instanceDelay = -10
    let now = CACurrentMediaTime() - start
    run(rise { $0.beginTime = CACurrentMediaTime() + 1 })
    XCTAssertEqual((AnimationClock.nextDeadline ?? 0) - start, now + 1, accuracy: 1e-6)
  }

  func testDelaysAreOfTheReplicatorsTime() {
    replicator.instanceDelay = 0.25
    replicator.speed = 2
    dot.speed = 0.5
    CATransaction.flush()
    // The dot's time has the screen's speed; 0.25 seconds of the replicator are 0.125 seconds of it.
    run(rise { $0.repeatCount = .infinity })
    check(2.6, (0..<5).map { 0.6 - 0.125 * Double($0) })
  }

  func testNestedReplicators() {
    let rows = CAReplicatorLayer()
    rows.animatesImplicitly = false
    rows.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    rows.instanceCount = 3
    rows.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    rows.instanceDelay = 0.3
    replicator.instanceDelay = 0.1
    rows.addSublayer(replicator)
    root.addSublayer(rows)
    CATransaction.flush()
    run(rise { $0.repeatCount = .infinity })
    for row in 0..<3 {
      check(
        3, (0..<5).map { (3 - 0.3 * Double(row) - 0.1 * Double($0)).truncatingRemainder(dividingBy: 1) },
        y: 20 * row + 5)
    }
    // Here only the outer replicator has a delay.
    replicator.instanceDelay = 0
    for row in 0..<3 {
      check(3.5, (0..<5).map { _ in (3.5 - 0.3 * Double(row)).truncatingRemainder(dividingBy: 1) }, y: 20 * row + 5)
    }
    // The inner replicator's own animations are delayed by the outer one only.
    dot.removeAllAnimations()
    run(rise { $0.repeatCount = .infinity }, replicator)
    for row in 0..<3 {
      check(
        4.95, (0..<5).map { _ in (1.45 - 0.3 * Double(row)).truncatingRemainder(dividingBy: 1) }, y: 20 * row + 5)
    }
  }

  func testSublayersOfSublayersMasksAndTurnedOnes() {
    replicator.instanceDelay = 0.25
    let inner = makeLayer(0, 0, 10, 10, .red)
    dot.backgroundColor = nil
    dot.addSublayer(inner)
    CATransaction.flush()
    run(rise { $0.repeatCount = .infinity }, inner)
    check(1.9, [0.9, 0.65, 0.4, 0.15])
    // Rotated layers are drawn offscreen first.
    CATransaction.setDisableActions(true)
    dot.transform = CATransform3DMakeRotation(0.01, 0, 0, 1)
    check(2.9, [0.9, 0.65, 0.4, 0.15])
    dot.transform = CATransform3DIdentity
    inner.removeAllAnimations()
    dot.backgroundColor = .red
    inner.removeFromSuperlayer()
    dot.mask = makeLayer(0, 0, 10, 10, .red)
    CATransaction.flush()
    run(rise { $0.repeatCount = .infinity }, dot.mask)
    check(3.8, [0.9, 0.65, 0.4, 0.15])
  }

  // Apple's page: "instanceColor", "…Offset" and "instanceTransform" accumulate with each copy, in combination with
  // the delay.
  func testColourOffsetsAndDelayTogether() {
    replicator.instanceDelay = 0.25
    replicator.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.9)
    replicator.instanceAlphaOffset = -0.2
    run(rise { $0.repeatCount = .infinity })
    check(1.9, [0.9 * 0.9, 0.65 * 0.7, 0.4 * 0.5, 0.15 * 0.3])
  }

  func testAnimatedDelay() {
    let spread = CABasicAnimation(keyPath: "instanceDelay")
    spread.fromValue = 0.1
    spread.toValue = 0.2
    spread.duration = 10
    replicator.add(spread, forKey: "spread")
    run(rise { $0.repeatCount = .infinity })
    check(5.9, (0..<5).map { 0.9 - 0.159 * Double($0) })
  }

  func testChangedWhileTimeStandsStill() {
    replicator.instanceDelay = 0.25
    run(rise { $0.repeatCount = .infinity })
    go(to: 1.9)
    replicator.timeOffset = replicator.convertTime(CACurrentMediaTime(), from: nil)
    replicator.speed = 0
    check(5, [0.9, 0.65, 0.4, 0.15, 0.9])
    replicator.instanceDelay = 0.1
    check(5, [0.9, 0.8, 0.7, 0.6, 0.5])
    replicator.instanceDelay = 0
    check(5, [0.9, 0.9, 0.9, 0.9, 0.9])
    replicator.instanceDelay = 0.1
    replicator.instanceCount = 2
    check(5, [0.9, 0.8, 0])
    replicator.instanceCount = 4
    check(5, [0.9, 0.8, 0.7, 0.6, 0])
  }

  func testNothingIsDrawnAnewAndNothingElseMoves() {
    final class Drawn: CALayer {
      nonisolated(unsafe) static var count = 0
      override func draw(in ctx: CGContext) {
        Drawn.count += 1
        ctx.setFillColor(.red)
        ctx.fill(bounds)
      }
    }
    let drawn = Drawn()
    drawn.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    replicator.replaceSublayer(dot, with: drawn)
    drawn.setNeedsDisplay()
    CATransaction.flush()
    let before = Drawn.count
    replicator.instanceDelay = 0.25
    run(rise { $0.repeatCount = .infinity }, drawn)
    for step in 1..<10 { go(to: Double(step) / 10) }
    check(1.9, [0.9, 0.65, 0.4, 0.15, 0.9])
    XCTAssertEqual(Drawn.count, before)
    // Hit tests and presentation layers use the same time.
    XCTAssertEqual(drawn.presentation()?.opacity ?? 0, 0.9, accuracy: 1e-3)
    XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === drawn)
    XCTAssertFalse(root.hitTest(CGPoint(x: 25, y: 5)) === drawn)
    // Pixels that change in place change in all copies.
    drawn.removeAllAnimations()
    run(
      rise {
        $0.speed = 0
        $0.timeOffset = 1
      }, drawn)
    drawn.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    CATransaction.flush()
    check(2, [1, 1, 1, 1, 1])
  }

  func testASnapshotKeepsItsMoments() {
    replicator.instanceDelay = 0.25
    run(rise { $0.repeatCount = .infinity })
    go(to: 1.9)
    let snapshot = context.rootNode.snapshot()
    go(to: 2.5)
    let picture = Compositor.render(snapshot, bounds: root.bounds, scale: 1)
    for (index, value) in [0.9, 0.65, 0.4, 0.15, 0.9].enumerated() {
      XCTAssertEqual(Double((picture?.row(5)[20 * index + 5] ?? 0) >> 24) / 255, value, accuracy: 0.01)
    }
  }

  func testParticlesAreDelayedToo() {
    let emitter = CAEmitterLayer()
    emitter.beginTime = CACurrentMediaTime()
    let cell = CAEmitterCell()
    let image = PixelBuffer(width: 4, height: 4, format: .argb32)!
    for y in 0..<4 { for x in 0..<4 { image.row(y)[x] = 0xFFFF_FFFF } }
    cell.contents = CGImage(pixelBuffer: image)
    cell.birthRate = 100
    cell.lifetime = 10
    emitter.emitterCells = [cell]
    emitter.emitterPosition = CGPoint(x: 5, y: 5)
    replicator.replaceSublayer(dot, with: emitter)
    replicator.instanceDelay = 1
    CATransaction.flush()
    check(2.5, [1, 1, 1, 0, 0])
  }

  func testHostileDelays() {
    for delay in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude] {
      replicator.instanceDelay = delay
      replicator.instanceCount = 100_000
      run(rise { $0.repeatCount = .infinity })
      go(to: CACurrentMediaTime() - start + 0.5)
      _ = compositor.composite()
    }
    replicator.instanceCount = -3
    go(to: CACurrentMediaTime() - start + 0.5)
    XCTAssertEqual(opacity(5), 0)
    // The layer is removed half way and added to another one. No state of a copy must remain.
    replicator.instanceCount = 5
    replicator.instanceDelay = 0.25
    dot.removeAllAnimations()
    run(rise { $0.repeatCount = .infinity })
    go(to: CACurrentMediaTime() - start + 0.5)
    dot.removeFromSuperlayer()
    go(to: CACurrentMediaTime() - start + 0.1)
    replicator.addSublayer(dot)
    check(CACurrentMediaTime() - start + 0.1, [1, 1, 1, 1, 1])
    XCTAssertNil(AnimationClock.nextDeadline)
  }

  // MARK: Pictures

  /// The activity indicator of many apps: a ring of dots that shrink one after the other.
  func testActivityDots() throws {
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
    ring.instanceCount = 12
    ring.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
    ring.instanceDelay = 1.0 / 12
    let dot = makeLayer(52, 4, 16, 16, CGColor(red: 0.1, green: 0.45, blue: 0.9, alpha: 1))
    dot.cornerRadius = 8
    dot.transform = CATransform3DMakeScale(0.01, 0.01, 0.01)
    ring.addSublayer(dot)
    root.animatesImplicitly = false
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    root.sublayers = [ring]
    // Three dots hop with a delay between them.
    let hop = CAReplicatorLayer()
    hop.frame = CGRect(x: 220, y: 80, width: 140, height: 60)
    hop.instanceCount = 3
    hop.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    hop.instanceDelay = 0.15
    hop.instanceGreenOffset = -0.3
    let ball = makeLayer(5, 30, 24, 24, CGColor(red: 0.9, green: 0.9, blue: 0.2, alpha: 1))
    ball.cornerRadius = 12
    hop.addSublayer(ball)
    root.addSublayer(hop)
    CATransaction.flush()
    let shrink = CABasicAnimation(keyPath: "transform.scale")
    shrink.fromValue = 1
    shrink.toValue = 0.01
    shrink.duration = 1
    shrink.repeatCount = .infinity
    dot.add(shrink, forKey: nil)
    let jump = CABasicAnimation(keyPath: "position.y")
    jump.byValue = -30
    jump.duration = 0.4
    jump.autoreverses = true
    jump.repeatCount = .infinity
    jump.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ball.add(jump, forKey: nil)
    CATransaction.flush()
    var strip = FilmStrip(columns: 5, scale: 2)
    for frame in 0..<10 {
      go(to: Double(frame) * 0.2)
      _ = compositor.composite()
      strip.add(Picture(compositor.surface), CGRect(x: 20, y: 20, width: 360, height: 160))
    }
    assertPicture(try XCTUnwrap(strip.picture), named: "replicator-dots")
  }

  /// A ring of cards in space. With depth, those at the back are covered by those in front.
  func testCopiesThatKeepTheirDepth() throws {
    var strip = FilmStrip(columns: 2, scale: 2)
    for keeps in [false, true] {
      let stage = makeLayer(0, 0, 400, 400, CGColor(gray: 0.95, alpha: 1))
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 700
      stage.sublayerTransform = eye
      let ring = CAReplicatorLayer()
      ring.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      ring.instanceCount = 8
      ring.instanceTransform = CATransform3DMakeRotation(2 * .pi / 8, 0, 1, 0)
      ring.preservesDepth = keeps
      ring.instanceRedOffset = -0.1
      ring.instanceBlueOffset = -0.1
      let card = makeLayer(160, 140, 80, 120, CGColor(red: 1, green: 0.6, blue: 0.9, alpha: 1))
      card.cornerRadius = 10
      card.zPosition = 140
      ring.addSublayer(card)
      ring.transform = CATransform3DMakeRotation(-0.3, 1, 0, 0)
      stage.addSublayer(ring)
      root.sublayers = [stage]
      CATransaction.flush()
      _ = compositor.composite()
      strip.add(Picture(compositor.surface))
    }
    assertPicture(try XCTUnwrap(strip.picture), named: "replicator-depth")
  }
}
