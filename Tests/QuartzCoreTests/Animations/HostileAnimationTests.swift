import XCTest

import QuartzCore

/// Invalid values, times and keys must not trap, and every end must be reported once.
final class HostileAnimationTests: AnimationTestCase {
  private func basic(_ path: String?, _ from: Any?, _ to: Any?, _ duration: CFTimeInterval = 1) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  private let paths = [
    "position", "position.x", "bounds", "bounds.size", "bounds.size.width", "opacity", "transform",
    "transform.rotation.z", "transform.scale", "transform.translation", "backgroundColor", "shadowPath", "contents",
    "hidden", "unknown", "unknown.x", "position.z", "position.x.y", "", ".", "filters.blur.radius", "frame", "path",
    "transform.rotation.w", "sublayers", "mask", "superlayer", "delegate", "position..x",
  ]

  func testValuesOfEveryKindForEveryKey() {
    let values: [Any?] = [
      nil, 1, -1.5, CGFloat.nan, CGFloat.infinity, "text", NSNull(), CGPoint(x: CGFloat.nan, y: 0),
      CGPoint(x: CGFloat.infinity, y: 0), CGSize(width: -5, height: CGFloat.nan), CGRect.null, CGRect.infinite,
      CATransform3D(), CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(.nan, 1, 1), CGColor.red,
      CGPath(rect: .zero, transform: nil), [1, "a"] as [Any], [] as [Any], NSObject(), NSNumber(value: 3),
      CGAffineTransform(scaleX: 2, y: 2), true, NSValue(point: .zero), Optional<CGPoint>.none as Any,
    ]
    var time = 0.0
    for path in paths {
      for (index, value) in values.enumerated() {
        let other = values[(index * 7 + 3) % values.count]
        let animation = basic(path, value, other)
        animation.byValue = index % 3 == 0 ? values[(index * 5 + 1) % values.count] : nil
        animation.isAdditive = index % 2 == 0
        animation.isCumulative = index % 5 == 0
        animation.repeatCount = index % 4 == 0 ? 3 : 0
        if index % 6 == 0 { animation.valueFunction = CAValueFunction(name: .scale) }
        layer.add(animation, forKey: "basic")
        let frames = CAKeyframeAnimation(keyPath: path)
        frames.values = [value as Any, other as Any, value as Any]
        frames.calculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][index % 5]
        frames.keyTimes = index % 2 == 0 ? [0, 5, -1] : [NSNumber(value: Double.nan)]
        frames.duration = 1
        layer.add(frames, forKey: "frames")
        CATransaction.flush()
        time += 0.3
        go(to: time)
        _ = layer.presentation()
      }
    }
    layer.removeAllAnimations()
    CATransaction.flush()
    XCTAssertEqual(layer.position, CGPoint(x: 125, y: 125))
    XCTAssertEqual(shown.position, CGPoint(x: 125, y: 125))
    XCTAssertTrue(shown.opacity.isFinite)
  }

  func testNumbersThatAreNoneNeverShow() {
    layer.add(basic("position.x", 0, CGFloat.nan), forKey: "a")
    layer.add(basic("opacity", CGFloat.infinity, 1), forKey: "b")
    CATransaction.flush()
    go(to: 0.5)
    XCTAssertEqual(shown.position.x, 125)
    XCTAssertEqual(shown.opacity, 1)
  }

  func testStrangeTimes() {
    let times: [CFTimeInterval] = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300]
    let delegate = RecordingAnimationDelegate()
    for duration in times {
      for speed: Float in [1, 0, -1, .nan, .infinity, 1e-30] {
        for offset in times {
          let animation = basic("opacity", 0, 1, duration)
          animation.speed = speed
          animation.timeOffset = offset
          animation.beginTime = offset
          animation.repeatCount = speed
          animation.repeatDuration = duration
          animation.autoreverses = offset == 0
          animation.delegate = delegate
          layer.add(animation, forKey: nil)
        }
      }
    }
    CATransaction.flush()
    go(to: 1)
    run(until: 3)
    layer.removeAllAnimations()
    CATransaction.flush()
    XCTAssertEqual(delegate.log.filter { $0 != "start" }.count, 7 * 6 * 7)
  }

  func testStrangeClocksOfLayers() {
    add(basic("opacity", 0, 1))
    for value in [Double.nan, .infinity, -.infinity, 1e300, 0] {
      layer.beginTime = value
      layer.timeOffset = value
      layer.speed = Float(value)
      CATransaction.flush()
      go(to: CACurrentMediaTime() - start + 0.1)
      XCTAssertTrue(shown.opacity.isFinite)
      _ = layer.convertTime(1, from: nil)
    }
  }

  func testStrangeSprings() {
    for value in [0, -1, CGFloat.nan, .infinity, 1e300] {
      for part in 0..<4 {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        if part == 0 { spring.mass = value }
        if part == 1 { spring.stiffness = value }
        if part == 2 { spring.damping = value }
        if part == 3 { spring.initialVelocity = value }
        _ = spring.settlingDuration
        spring.duration = spring.settlingDuration
        add(spring)
        go(to: CACurrentMediaTime() - start + 0.1)
        XCTAssertTrue(shown.position.x.isFinite)
      }
    }
  }

  func testStrangePathsAndTransitions() {
    for path in [
      CGMutablePath(), CGPath(rect: .null, transform: nil),
      CGPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), transform: nil),
      CGPath(rect: .zero, transform: nil),
    ] {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.rotationMode = .rotateAuto
      animation.calculationMode = .paced
      animation.duration = 1
      add(animation)
      go(to: CACurrentMediaTime() - start + 0.1)
      XCTAssertTrue(shown.position.x.isFinite)
    }
    let compositor = Compositor(
      surface: PixelBuffer(width: 50, height: 50, format: .argb32)!, scale: 1, background: .clear)
    compositor.root = context.rootNode
    for type in ["fade", "push", "oglFlip", "pageCurl", "pageUnCurl", "nonsense"] {
      for bounds in [
        CGRect.zero, CGRect(x: 0, y: 0, width: 1e9, height: 1e9), CGRect(x: -1e7, y: 0, width: 3, height: 3),
      ] {
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: type)
        transition.startProgress = .nan
        transition.endProgress = 7
        transition.duration = 1
        layer.add(transition, forKey: nil)
        layer.bounds = bounds
        CATransaction.flush()
        go(to: CACurrentMediaTime() - start + 0.3)
        _ = compositor.composite()
      }
    }
  }

  // MARK: Ends

  func testLayersRemovedHalfWay() {
    let delegate = RecordingAnimationDelegate()
    var completions = 0
    let parent = makeLayer(0, 0, 10, 10)
    root.addSublayer(parent)
    var child: CALayer? = makeLayer(0, 0, 5, 5)
    parent.addSublayer(child!)
    CATransaction.flush()
    let animation = basic("opacity", 0, 1)
    animation.delegate = delegate
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    child?.add(animation, forKey: "a")
    CATransaction.commit()
    go(to: 0.5)
    parent.removeFromSuperlayer()
    CATransaction.flush()
    XCTAssertEqual(delegate.log, ["start", "stopped"])
    XCTAssertEqual(completions, 1)
    XCTAssertNil(AnimationClock.nextDeadline)
    // The layer is deallocated.
    root.addSublayer(parent)
    CATransaction.flush()
    delegate.log = []
    child?.add(animation, forKey: "a")
    CATransaction.flush()
    child?.removeFromSuperlayer()
    child = nil
    CATransaction.flush()
    XCTAssertEqual(delegate.log, ["start", "stopped"])
    XCTAssertEqual(run(until: 5), 0)
  }

  func testMovingALayerInTheTreeKeepsItsAnimations() {
    add(basic("opacity", 0, 1))
    go(to: 0.5)
    let other = makeLayer(0, 0, 10, 10)
    root.addSublayer(other)
    layer.removeFromSuperlayer()
    other.addSublayer(layer)
    CATransaction.flush()
    XCTAssertEqual(shown.opacity, 0.5, accuracy: 1e-5)
    XCTAssertNotNil(layer.animationKeys())
  }

  func testWhatIsNotRemovedSurvivesLeavingTheTree() {
    let animation = basic("opacity", 0, 1, 10)
    animation.isRemovedOnCompletion = false
    add(animation)
    go(to: 1)
    layer.removeFromSuperlayer()
    CATransaction.flush()
    XCTAssertEqual(layer.animationKeys(), ["test"])
    XCTAssertNil(AnimationClock.nextDeadline)
    root.addSublayer(layer)
    go(to: 5)
    XCTAssertEqual(shown.opacity, 0.5, accuracy: 1e-5)
  }

  func testAnimationsOfLayersThatNobodyShowsEndWithTheTurn() {
    let delegate = RecordingAnimationDelegate()
    let lone = CALayer()
    let animation = basic("opacity", 0, 1)
    animation.delegate = delegate
    lone.add(animation, forKey: "a")
    CATransaction.begin()
    CATransaction.commit()
    XCTAssertEqual(delegate.log, [], "a transaction in the same turn does not end it")
    CATransaction.flush()
    XCTAssertEqual(delegate.log, ["finished"])
    XCTAssertNil(lone.animationKeys())
  }

  func testACompletionThatStartsTheNextAThousandTimes() {
    var count = 0
    func next() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(count % 3 == 0 ? 0 : 0.01)
      CATransaction.setCompletionBlock {
        count += 1
        if count < 1000 { next() }
      }
      layer.opacity = count % 2 == 0 ? 0.2 : 0.8
      CATransaction.commit()
    }
    next()
    XCTAssertEqual(count, 0)
    run(until: 60)
    XCTAssertEqual(count, 1000)
    XCTAssertNil(AnimationClock.nextDeadline)
    XCTAssertNil(layer.animationKeys())
  }

  func testADelegateThatRemovesAddsAndTakesAway() {
    final class Meddler: NSObject, CAAnimationDelegate {
      weak var layer: CALayer?
      var stops = 0
      func animationDidStart(_ anim: CAAnimation) { layer?.removeAllAnimations() }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        stops += 1
        layer?.removeAllAnimations()
        if stops < 5 { layer?.add(anim, forKey: "again") }
        if stops == 5 { layer?.removeFromSuperlayer() }
      }
    }
    let meddler = Meddler()
    meddler.layer = layer
    let animation = basic("opacity", 0, 1)
    animation.delegate = meddler
    layer.add(animation, forKey: "a")
    run(until: 20)
    XCTAssertEqual(meddler.stops, 5)
  }

  // MARK: Transactions

  func testCompletionsWaitForTheAnimationsOfInnerTransactions() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    layer.add(basic("opacity", 0, 1, 0.5), forKey: "a")
    CATransaction.commit()
    layer.add(basic("position.x", 0, 1, 1), forKey: "b")
    CATransaction.commit()
    XCTAssertEqual(log, [])
    go(to: 0.5)
    XCTAssertEqual(log, ["inner"])
    go(to: 1)
    XCTAssertEqual(log, ["inner", "outer"])
  }

  func testImplicitTransactionsWaitToo() {
    var done = 0
    CATransaction.setCompletionBlock { done += 1 }
    layer.opacity = 0
    CATransaction.flush()
    go(to: 0.2)
    XCTAssertEqual(done, 0)
    layer.removeAllAnimations()
    CATransaction.flush()
    XCTAssertEqual(done, 1)
  }

  func testTrackersTellWhetherAllFinished() {
    var flags: [Bool] = []
    for interrupts in [false, true] {
      let tracker = AnimationTracker { flags.append($0) }
      for key in ["a", "b"] {
        let animation = basic("opacity", 0, 1, key == "a" ? 0.5 : 1)
        animation.tracker = tracker
        layer.add(animation, forKey: key)
      }
      tracker.close()
      CATransaction.flush()
      go(to: CACurrentMediaTime() - start + 0.3)
      if interrupts { layer.removeAnimation(forKey: "b") }
      go(to: CACurrentMediaTime() - start + 0.8)
    }
    XCTAssertEqual(flags, [true, false])
    let empty = AnimationTracker { flags.append($0) }
    empty.close()
    empty.close()
    XCTAssertEqual(flags, [true, false, true])
  }

  func testTheBackgroundEndsWhatIsRemoved() {
    let delegate = RecordingAnimationDelegate()
    let animation = basic("opacity", 0, 1)
    animation.delegate = delegate
    layer.add(animation, forKey: "goes")
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "stays")
    CATransaction.flush()
    AnimationClock.endAll()
    XCTAssertEqual(layer.animationKeys(), ["stays"])
    XCTAssertEqual(delegate.log, ["start", "start", "stopped"])
  }
}
