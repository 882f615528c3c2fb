import QuartzCore
import UIKit
import XCTest

/// `UIViewPropertyAnimator`: a scrubbed, reversed, paused, stopped and continued animation.
final class PropertyAnimatorTests: TimeTestCase {
  private var box: UIView!
  private var ends: [UIViewAnimatingPosition] = []

  override func setUp() {
    super.setUp()
    box = addBox()
    ends = []
    step()
  }

  override func tearDown() {
    box = nil
    super.tearDown()
  }

  private var shownX: CGFloat { box.layer.presentation()?.position.x ?? .nan }

  private func animator(_ curve: UIView.AnimationCurve = .linear, _ duration: TimeInterval = 1)
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { self.box.center.x = 350 }
    animator.addCompletion { self.ends.append($0) }
    return animator
  }

  func testDefaults() {
    // facts/defaults.md#UIViewPropertyAnimator
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertFalse(animator.isRunning)
    XCTAssertFalse(animator.isReversed)
    XCTAssertTrue(animator.isUserInteractionEnabled)
    XCTAssertFalse(animator.isManualHitTestingEnabled)
    XCTAssertTrue(animator.isInterruptible)
    XCTAssertTrue(animator.scrubsLinearly)
    XCTAssertFalse(animator.pausesOnCompletion)
    XCTAssertEqual(animator.delay, 0)
    XCTAssertEqual(animator.duration, 2)
    XCTAssertEqual(animator.fractionComplete, 0)
    XCTAssertEqual((animator.timingParameters as? UICubicTimingParameters)?.animationCurve, .easeIn)
  }

  func testRunsAlongItsCurveAtTenTimes() {
    let animator = animator(.easeInOut)
    animator.startAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertTrue(animator.isRunning)
    XCTAssertEqual(box.center.x, 350)
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    for step in 1...9 {
      let t = Double(step) / 10
      go(to: t)
      XCTAssertEqual(shownX, 150 + 200 * curve.value(at: t), accuracy: 0.01)
      XCTAssertEqual(animator.fractionComplete, t, accuracy: 1e-6)
    }
    XCTAssertEqual(ends, [])
    go(to: 1)
    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertNil(box.layer.animationKeys())
    go(to: 1.1)
    XCTAssertTrue(isIdle)
  }

  func testScrubbing() {
    let animator = animator(.easeInOut)
    animator.pauseAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    go(to: 0.02)
    for fraction in [0, 0.1, 0.25, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1] as [CGFloat] {
      animator.fractionComplete = fraction
      XCTAssertEqual(shownX, 150 + 200 * fraction, accuracy: 1e-6)
      XCTAssertEqual(animator.fractionComplete, fraction)
    }
    animator.fractionComplete = 7
    XCTAssertEqual(animator.fractionComplete, 1)
    animator.fractionComplete = .nan
    animator.fractionComplete = 0.5
    go(to: 5)
    XCTAssertTrue(isIdle, "nothing runs while it stands")
    XCTAssertEqual(shownX, 250)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    restart()
    go(to: 0.25)
    XCTAssertEqual(shownX, 150 + 200 * CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.75), accuracy: 0.01)
    go(to: 0.55)
    XCTAssertEqual(ends, [.end])
  }

  func testScrubbingDraws() {
    let animator = animator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    step()
    let row = UIApplication.shared.surface.row(150 * 3)
    XCTAssertEqual(row[160 * 3], 0xFF00_0000)
    XCTAssertEqual(row[290 * 3], 0xFFFF_0000)
    animator.stopAnimation(true)
  }

  func testScrubbingAlongTheCurve() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    XCTAssertEqual(shownX, 150 + 200 * CAMediaTimingFunction(name: .easeIn).value(at: 0.5), accuracy: 1e-6)
    animator.stopAnimation(true)
  }

  func testPausingDoesNotJump() {
    let animator = animator(.easeIn)
    animator.startAnimation()
    go(to: 0.5)
    let x = shownX
    animator.pauseAnimation()
    XCTAssertEqual(shownX, x, accuracy: 1e-6)
    XCTAssertEqual(animator.fractionComplete, (x - 150) / 200, accuracy: 1e-6, "in proportion while it is scrubbed")
    go(to: 3)
    XCTAssertEqual(shownX, x, accuracy: 1e-6)
    animator.startAnimation()
    XCTAssertEqual(shownX, x, accuracy: 1e-6)
    go(to: 3.45)
    XCTAssertEqual(ends, [])
    go(to: 3.55)
    XCTAssertEqual(ends, [.end])
  }

  func testReversedMeanwhileItGoesBackToTheStart() {
    let animator = animator()
    animator.startAnimation()
    go(to: 0.75)
    animator.isReversed = true
    XCTAssertEqual(animator.fractionComplete, 0.25, accuracy: 1e-6, "counted in its direction")
    XCTAssertEqual(shownX, 300, accuracy: 1e-6)
    go(to: 1)
    XCTAssertEqual(shownX, 250, accuracy: 0.01)
    animator.isReversed = false
    go(to: 1.25)
    XCTAssertEqual(shownX, 300, accuracy: 0.01)
    animator.isReversed = true
    go(to: 2.1)
    XCTAssertEqual(ends, [.start])
    XCTAssertEqual(box.center.x, 150, "the values of the start")
  }

  func testReversedWhilePaused() {
    let animator = animator()
    animator.fractionComplete = 0.6
    animator.isReversed = true
    XCTAssertEqual(animator.fractionComplete, 0.4, accuracy: 1e-6)
    animator.fractionComplete = 0.9
    XCTAssertEqual(shownX, 170, accuracy: 1e-6)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    restart()
    go(to: 0.12)
    XCTAssertEqual(ends, [.start])
    XCTAssertEqual(box.center.x, 150)
  }

  func testContinuesWithOtherTiming() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    restart()
    for step in 1...9 {
      go(to: Double(step) / 5)
      XCTAssertEqual(shownX, 250 + 100 * CGFloat(step) / 10, accuracy: 0.01)
    }
    go(to: 2.02)
    XCTAssertEqual(ends, [.end])
  }

  func testContinuesOnASpring() {
    let animator = animator()
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    restart()
    for step in 1...10 {
      let t = Double(step) / 10
      go(to: t)
      let w = 10.0, z = 0.5, root = (0.75).squareRoot()
      let part = 1 - exp(-z * w * t) * (cos(w * root * t) + z / root * sin(w * root * t))
      XCTAssertEqual(shownX, 250 + 100 * part, accuracy: 0.01)
    }
    go(to: 1.6)
    XCTAssertEqual(ends, [.end], "as long as the spring needs: 1.47 s")
  }

  func testSpringByRatioFillsTheDuration() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { self.box.center.x = 350 }
    animator.startAnimation()
    let root = 0.75.squareRoot()
    let w = log(500 / root) / 0.5
    for step in 1...9 {
      let t = Double(step) / 10
      go(to: t)
      let part = 1 - exp(-0.5 * w * t) * (cos(w * root * t) + 0.5 / root * sin(w * root * t))
      XCTAssertEqual(shownX, 150 + 200 * part, accuracy: 0.01)
    }
    go(to: 1.1)
    XCTAssertTrue(isIdle)
    let system = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    system.addAnimations { self.box.center.x = 150 }
    var end: TimeInterval?
    system.addCompletion { _ in end = self.now }
    system.startAnimation()
    restart()
    go(to: 2)
    XCTAssertEqual(end ?? 0, 0.51, accuracy: 0.02, "half a second whatever the duration")
  }

  func testControlPoints() {
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: CGPoint(x: 0.8, y: 0.1)
    ) { self.box.center.x = 350 }
    animator.startAnimation()
    go(to: 0.3)
    let curve = CAMediaTimingFunction(controlPoints: 0.2, 0.9, 0.8, 0.1)
    XCTAssertEqual(shownX, 150 + 200 * curve.value(at: 0.3), accuracy: 0.01)
    animator.stopAnimation(true)
    let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: .zero)
    XCTAssertEqual(cubic.timingCurveType, .cubic)
    XCTAssertEqual(cubic.controlPoint1.y, 0.9, accuracy: 1e-6)
    XCTAssertEqual(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1.x, 0.42, accuracy: 1e-6)
    XCTAssertEqual(UICubicTimingParameters().timingCurveType, .builtin)
    XCTAssertEqual(UISpringTimingParameters().timingCurveType, .spring)
    XCTAssertNil(UISpringTimingParameters().cubicTimingParameters)
  }

  func testStoppingLeavesWhatIsShown() {
    let animator = animator()
    animator.startAnimation()
    go(to: 0.5)
    animator.stopAnimation(true)
    XCTAssertEqual(box.center.x, 250, accuracy: 0.01)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertNil(box.layer.animationKeys())
    go(to: 2)
    XCTAssertEqual(ends, [], "no completion")
    XCTAssertTrue(isIdle)
  }

  func testFinishingAtEachPosition() {
    for (position, x) in [(UIViewAnimatingPosition.end, 350.0), (.start, 150), (.current, 250)] {
      box.center.x = 150
      ends = []
      restart()
      let animator = animator()
      animator.startAnimation()
      go(to: 0.5)
      animator.stopAnimation(false)
      XCTAssertEqual(animator.state, .stopped)
      XCTAssertEqual(box.center.x, 250, accuracy: 0.01)
      animator.startAnimation()
      XCTAssertTrue(said("a stopped animator must be finished first"))
      animator.finishAnimation(at: position)
      XCTAssertEqual(box.center.x, x, accuracy: 0.01)
      XCTAssertEqual(ends, [position])
      XCTAssertEqual(animator.state, .inactive)
      animator.finishAnimation(at: position)
      XCTAssertEqual(ends.count, 1)
    }
  }

  func testPausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    go(to: 1.1)
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(ends, [])
    XCTAssertTrue(isIdle)
    animator.isReversed = true
    animator.startAnimation()
    go(to: 1.6)
    XCTAssertEqual(shownX, 250, accuracy: 0.1)
    animator.pausesOnCompletion = false
    go(to: 2.2)
    XCTAssertEqual(ends, [.start])
    XCTAssertEqual(box.center.x, 150)
  }

  func testDelays() {
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    XCTAssertEqual(animator.delay, 0.5)
    XCTAssertEqual(animator.state, .active)
    go(to: 0.4)
    XCTAssertEqual(shownX, 150, accuracy: 1e-6)
    go(to: 1)
    XCTAssertEqual(shownX, 250, accuracy: 0.01)
    go(to: 1.55)
    XCTAssertEqual(ends, [.end])
  }

  func testDelayFactorsAndLateAnimations() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { self.box.center.x = 350 }
    animator.addAnimations({ self.box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    func alpha() -> Float { box.layer.presentation()?.opacity ?? -1 }
    go(to: 0.4)
    XCTAssertEqual(alpha(), 1)
    go(to: 0.6)
    XCTAssertEqual(alpha(), 0.8, accuracy: 1e-3)
    animator.addAnimations { self.box.bounds.size.width = 200 }
    go(to: 0.8)
    XCTAssertEqual(alpha(), 0.4, accuracy: 1e-3)
    XCTAssertEqual(box.layer.presentation()?.bounds.width ?? 0, 150, accuracy: 0.1, "in what is left")
    go(to: 1.1)
    XCTAssertTrue(isIdle)
  }

  func testKeyframesAreScrubbedToo() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.center.x = 350 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.center.x = 250 }
      }
    }
    animator.fractionComplete = 0.25
    XCTAssertEqual(shownX, 250, accuracy: 0.01)
    animator.fractionComplete = 0.75
    XCTAssertEqual(shownX, 300, accuracy: 0.01)
    animator.isReversed = true
    animator.startAnimation()
    go(to: 1)
    XCTAssertEqual(box.center.x, 150)
  }

  func testRunningAnimatorOfOneCall() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { self.box.center.x = 350 }
    ) { positions.append($0) }
    XCTAssertTrue(animator.isRunning)
    XCTAssertFalse(animator.isUserInteractionEnabled)
    XCTAssertTrue(window.hitTest(CGPoint(x: 350, y: 150), with: nil) === view)
    go(to: 0.5)
    XCTAssertEqual(shownX, 250, accuracy: 0.01)
    go(to: 1.05)
    XCTAssertEqual(positions, [.end])
    XCTAssertTrue(window.hitTest(CGPoint(x: 350, y: 150), with: nil) === box)
  }

  func testNotInterruptible() {
    let animator = animator()
    animator.isInterruptible = false
    animator.startAnimation()
    go(to: 0.5)
    animator.pauseAnimation()
    animator.fractionComplete = 0
    animator.isReversed = true
    XCTAssertTrue(animator.isRunning)
    go(to: 1.05)
    XCTAssertEqual(ends, [.end])
    XCTAssertTrue(said("not interruptible"))
  }

  func testTakenAwayFromOutside() {
    let animator = animator()
    animator.startAnimation()
    go(to: 0.3)
    box.removeFromSuperview()
    go(to: 0.4)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(ends.count, 1)
    go(to: 2)
    XCTAssertEqual(ends.count, 1)
    XCTAssertTrue(isIdle)
  }

  func testKeepsItselfWhileItRunsAndNoLonger() {
    weak var weakAnimator: UIViewPropertyAnimator?
    weak var captured: NSObject?
    do {
      let object = NSObject()
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        self.box.center.x = 350
        _ = object
      }
      animator.addCompletion { _ in _ = object }
      animator.startAnimation()
      (weakAnimator, captured) = (animator, object)
    }
    XCTAssertNotNil(weakAnimator)
    go(to: 0.25)
    XCTAssertEqual(shownX, 250, accuracy: 0.01)
    go(to: 0.6)
    XCTAssertNil(weakAnimator)
    XCTAssertNil(captured)
    do {
      let paused = animator()
      paused.fractionComplete = 0.5
    }
    XCTAssertTrue(said("It is an error to release a paused or stopped property animator"))
  }

  func testAgainAfterTheEnd() {
    let animator = animator(.linear, 0.5)
    animator.startAnimation()
    go(to: 0.6)
    animator.addAnimations { self.box.center.x = 150 }
    animator.addCompletion { self.ends.append($0) }
    animator.startAnimation()
    restart()
    go(to: 0.25)
    XCTAssertEqual(shownX, 250, accuracy: 0.01)
    go(to: 0.6)
    XCTAssertEqual(ends, [.end, .end])
  }

  func testBadInput() {
    for value in [Double.nan, .infinity, -1, 0, 1e300] {
      let animator = UIViewPropertyAnimator(duration: value, dampingRatio: CGFloat(value)) { self.box.alpha = 0.5 }
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.addAnimations({ self.box.center.x += 1 }, delayFactor: CGFloat(value))
      animator.startAnimation(afterDelay: value)
      animator.fractionComplete = CGFloat(value)
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          mass: CGFloat(value), stiffness: CGFloat(value), damping: CGFloat(value), initialVelocity: .zero),
        durationFactor: CGFloat(value))
      go(to: now + 0.1)
      XCTAssertTrue(shownX.isFinite || shownX.isNaN)
      animator.stopAnimation(false)
      if animator.state == .stopped { animator.finishAnimation(at: .end) }
      XCTAssertEqual(ends, 1, "\(value)")
      XCTAssertTrue(box.center.x.isFinite)
    }
    let empty = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
    empty.addCompletion { self.ends.append($0) }
    empty.startAnimation()
    go(to: now + 0.2)
    XCTAssertEqual(ends, [.end])
  }
}
