import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// Behavior that apps rely on beyond plain blocks: the older setters within closures, nested keyframes, enclosing
/// transactions, hiding in a dissolve, the background, frame rates.
final class AnimationSemanticsTests: TimeTestCase {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  func testOldSettersHoldInClosuresToo() {
    let box = addBox()
    var finished: Bool?
    UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
      UIView.setAnimationRepeatCount(3)
      UIView.setAnimationRepeatAutoreverses(true)
      box.center.x += 100
    } completion: {
      finished = $0
    }
    for (t, x) in [(0.05, 200.0), (0.1, 250), (0.15, 200), (0.25, 200), (0.55, 200)] {
      go(to: t)
      XCTAssertEqual(shownX(box), x, accuracy: 0.1, "\(t)")
    }
    XCTAssertNil(finished)
    go(to: 0.62)
    XCTAssertEqual(finished, true)
    UIView.animate(withDuration: 1) {
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationTransition(.curlUp, for: self.view, cache: true)
      box.alpha = 0
    }
    let animation = box.layer.animation(forKey: "opacity")
    XCTAssertEqual(animation?.duration, 2)
    XCTAssertEqual(animation?.timingFunction, CAMediaTimingFunction(name: .linear))
    XCTAssertEqual((view.layer.animation(forKey: kCATransition) as? CATransition)?.type.rawValue, "pageCurl")
  }

  func testContextAndIdentifierComeBack() {
    final class Told: NSObject {
      var context: UnsafeMutableRawPointer?
      var calls: [String] = []
    }
    MessageDispatch.register("done:finished:context:", on: Told.self) {
      (me: Told, id: String?, flag: NSNumber, context: UnsafeMutableRawPointer?) in
      me.calls.append("\(id ?? "-") \(flag.boolValue)")
      me.context = context
    }
    MessageDispatch.register("plain", on: Told.self) { (me: Told) in me.calls.append("plain") }
    let told = Told()
    let context = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { context.deallocate() }
    UIView.beginAnimations("with context", context: context)
    UIView.setAnimationDelegate(told)
    UIView.setAnimationWillStart("plain")
    UIView.setAnimationDidStop("done:finished:context:")
    addBox().alpha = 0
    UIView.commitAnimations()
    go(to: 0.3)
    XCTAssertEqual(told.calls, ["plain", "with context true"])
    XCTAssertEqual(told.context, context)
  }

  func testTheDelegateMayGo() {
    final class Told: NSObject {}
    weak var weakTold: Told?
    do {
      let told = Told()
      weakTold = told
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(told)
      UIView.setAnimationDidStop("nothing:finished:context:")
      addBox().alpha = 0
      UIView.commitAnimations()
    }
    XCTAssertNil(weakTold)
    go(to: 0.5)
    XCTAssertTrue(isIdle)
  }

  func testAutoreverseAloneGoesForthAndBackAndJumps() {
    let box = addBox()
    var end: TimeInterval?
    UIView.animate(withDuration: 0.5, delay: 0, options: [.autoreverse, .curveLinear]) {
      box.center.x = 350
    } completion: { _ in
      end = self.now
    }
    go(to: 0.75)
    XCTAssertEqual(shownX(box), 250, accuracy: 0.1)
    go(to: 0.98)
    XCTAssertEqual(shownX(box), 158, accuracy: 0.1)
    go(to: 1.05)
    XCTAssertEqual(end ?? 0, 1, accuracy: 0.02)
    XCTAssertEqual(box.center.x, 350, "to the value that was set")
    XCTAssertEqual(shownX(box).isNaN ? 350 : shownX(box), 350)
  }

  func testACurveOfTheTransactionIsTaken() {
    let box = addBox()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0, 1, 0, 1))
    UIView.animate(withDuration: 1) { box.center.x = 350 }
    CATransaction.commit()
    go(to: 0.3)
    let part = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1).value(at: 0.3)
    XCTAssertEqual(shownX(box), 150 + 200 * part, accuracy: 0.1)
  }

  func testTouchesWaitForTheDelayToo() {
    let box = addBox()
    UIView.animate(withDuration: 0.5, delay: 1) { box.alpha = 0.5 }
    go(to: 0.5)
    XCTAssertTrue(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
    go(to: 1.6)
    XCTAssertTrue(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === box)
  }

  // MARK: Keyframes in keyframes

  func testNestedKeyframesArePartsOfTheirFrame() {
    let (a, b) = (addBox(), addBox())
    var log: [String] = []
    var durations: [TimeInterval] = []
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        durations.append(UIView.inheritedAnimationDuration)
        UIView.animateKeyframes(withDuration: 9, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { a.center.x = 250 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { a.center.x = 350 }
        } completion: {
          log.append("inner \($0)")
        }
        UIView.animate(withDuration: 9) {
          b.center.x = 350
        } completion: {
          log.append("block \($0)")
        }
      }
    } completion: {
      log.append("outer \($0)")
    }
    XCTAssertEqual(durations, [1])
    for (t, ax, bx) in [(0.9, 150.0, 150.0), (1.25, 200, 200), (1.5, 250, 250), (1.9, 330, 330)] {
      go(to: t)
      XCTAssertEqual(shownX(a), ax, accuracy: 0.1, "\(t)")
      XCTAssertEqual(shownX(b), bx, accuracy: 0.1, "\(t)")
    }
    XCTAssertEqual(log, [])
    go(to: 2.1)
    XCTAssertEqual(log, ["inner true", "block true", "outer true"])
    XCTAssertTrue(isIdle)
  }

  func testKeyframesWithinABlockTakeItsDuration() {
    let box = addBox()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 350 }
      }
    }
    go(to: 0.25)
    XCTAssertEqual(shownX(box), 250, accuracy: 0.1)
    go(to: 1)
    XCTAssertEqual(shownX(box), 350, accuracy: 0.1)
    XCTAssertFalse(isIdle)
  }

  func testKeyframesMayOverrideTheDuration() {
    let box = addBox()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 350 }
      }
    }
    go(to: 0.25)
    XCTAssertEqual(shownX(box), 250, accuracy: 0.1)
    go(to: 0.6)
    XCTAssertTrue(isIdle)
  }

  func testPacedAndCubicKeyframesMove() {
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    var seen: [UInt: [CGFloat]] = [:]
    for mode in [
      .calculationModeLinear, .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
    ] as [UIView.KeyframeAnimationOptions] {
      let box = addBox()
      restart()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, mode]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 250 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 550 }
      }
      for t in [0.25, 0.5, 0.75] {
        go(to: t)
        seen[mode.rawValue, default: []].append(shownX(box))
      }
      go(to: 1.1)
    }
    func values(_ mode: UIView.KeyframeAnimationOptions) -> [CGFloat] { seen[mode.rawValue] ?? [] }
    func check(_ found: [CGFloat], _ wanted: [CGFloat], _ name: String) {
      for (a, b) in zip(found, wanted) { XCTAssertEqual(a, b, accuracy: 0.5, name) }
    }
    check(values(.calculationModeLinear), [200, 250, 400], "linear")
    check(values(.calculationModePaced), [250, 350, 450], "400 points at one speed")
    XCTAssertEqual(values(.calculationModeCubic)[1], 250, accuracy: 0.5, "through the frame")
    XCTAssertLessThan(values(.calculationModeCubic)[0], 200, "bent by what comes")
    check(values(.calculationModeCubicPaced), [250, 350, 450], "along the curve")
  }

  // MARK: Transitions

  func testAViewMayHideInItsOwnDissolve() {
    let box = addBox()
    box.backgroundColor = .white
    view.backgroundColor = .black
    step()
    UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      box.isHidden = true
    }
    restart()
    func grey() -> Int { Int(UIApplication.shared.surface.row(450)[450] & 0xFF) }
    go(to: 0.5)
    XCTAssertEqual(grey(), 128, accuracy: 3, "on its way")
    go(to: 1.1)
    XCTAssertEqual(grey(), 0)
    UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      box.isHidden = false
    }
    go(to: 1.6)
    XCTAssertEqual(grey(), 128, accuracy: 3)
    go(to: 2.2)
    XCTAssertEqual(grey(), 255)
    for kind in [
      .transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp, .transitionCurlDown,
    ] as [UIView.AnimationOptions] {
      box.isHidden = false
      step()
      UIView.transition(with: box, duration: 1, options: kind) { box.isHidden = true }
      restart()
      go(to: 0.3)
      go(to: 0.9)
      go(to: 1.1)
      XCTAssertEqual(grey(), 0, "\(kind.rawValue)")
    }
    XCTAssertTrue(isIdle)
  }

  // MARK: Background and frame rates

  func testAnimationsEndInTheBackground() {
    let box = addBox()
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      box.center.x = 350
    } completion: {
      log.append("repeating \($0)")
    }
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { box.alpha = 0 }
    animator.addCompletion { log.append("animator \($0.rawValue)") }
    animator.startAnimation()
    let kept = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.layer.cornerRadius = 40 }
    kept.pausesOnCompletion = true
    kept.fractionComplete = 0.5
    go(to: 0.5)
    UIApplication.shared.send(.enterBackground)
    XCTAssertEqual(Set(log), ["repeating false", "animator 0"])
    UIApplication.shared.send(.enterForeground)
    step()
    XCTAssertEqual(box.layer.animationKeys(), ["cornerRadius"], "for one that pauses at its end")
    XCTAssertEqual(box.layer.presentation()?.cornerRadius, 20)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(kept.state, .active)
    kept.stopAnimation(true)
    go(to: 1)
    XCTAssertTrue(isIdle)
  }

  func testThirtyFramesASecondAreHalfAsMany() {
    let box = addBox()
    UIView.animate(withDuration: 1) { box.center.x = 350 }
    let all = go(to: 1.1)
    XCTAssertEqual(all, 61, accuracy: 3)
    restart()
    var end: TimeInterval?
    UIView.animate(withDuration: 1.01, delay: 0, options: .preferredFramesPerSecond30) {
      box.center.x = 150
    } completion: { _ in
      end = self.now
    }
    XCTAssertEqual(go(to: 1.1), 31, accuracy: 3)
    XCTAssertEqual(end ?? 0, 1.01, accuracy: 0.02, "the end is not late")
    XCTAssertTrue(isIdle)
  }

  // MARK: Property animators

  func testWhatRaisesOnAnActiveAnimator() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
    animator.startAnimation()
    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false
    XCTAssertTrue(animator.isInterruptible)
    XCTAssertTrue(animator.isUserInteractionEnabled)
    XCTAssertTrue(said("interruptible can't be set"))
    animator.finishAnimation(at: .end)
    XCTAssertTrue(said("finishAnimationAtPosition: should only be called on a stopped animator!"))
    XCTAssertTrue(animator.isRunning)
    animator.startAnimation()
    XCTAssertEqual(box.layer.animationKeys(), ["position"], "once")
    go(to: 0.5)
    XCTAssertEqual(shownX(box), 250, accuracy: 0.1)
    animator.stopAnimation(false)
    animator.stopAnimation(false)
    animator.pauseAnimation()
    animator.addAnimations { box.alpha = 0 }
    XCTAssertTrue(said("not allowed on a stopped animator"))
    XCTAssertEqual(animator.state, .stopped)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    XCTAssertEqual(animator.state, .stopped)
    animator.finishAnimation(at: .current)
    XCTAssertEqual(box.alpha, 1)
    animator.stopAnimation(true)
    animator.stopAnimation(false)
    XCTAssertEqual(animator.state, .inactive)
    let fixed = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 0 }
    fixed.isInterruptible = false
    fixed.startAnimation()
    fixed.stopAnimation(true)
    XCTAssertEqual(fixed.state, .active)
    go(to: 2)
    XCTAssertEqual(fixed.state, .inactive)
  }

  func testStateCanBeObserved() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { box.center.x = 350 }
    animator.pausesOnCompletion = true
    var running: [Bool] = []
    let observation = animator.observe(\.isRunning, __key: "running", options: [.new]) { animator, _ in
      uncheckedRunning(animator, &running)
    }
    animator.startAnimation()
    go(to: 0.6)
    XCTAssertEqual(running, [true, false], "the way to hear of the end of one that pauses there")
    observation.invalidate()
    animator.stopAnimation(true)
  }

  // MARK: Hierarchy

  func testViewsMayComeIntoTheWindowLaterInTheTurn() {
    // As in viewDidLoad.
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      box.transform = .identity
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    animator.startAnimation()
    view.addSubview(box)
    go(to: 0.5)
    XCTAssertEqual(box.layer.presentation()?.transform.m11 ?? 0, 0.75, accuracy: 0.02)
    XCTAssertEqual(Double(box.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.02)
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      late.alpha = 0.5
    } completion: {
      log.append("late \($0)")
    }
    let unseen = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { late.center.x = 50 }
    unseen.addCompletion { log.append("unseen \($0.rawValue)") }
    unseen.startAnimation()
    go(to: 0.55)
    XCTAssertEqual(log, ["late true"])
    XCTAssertNil(late.layer.animationKeys(), "nobody saw it")
    XCTAssertEqual(unseen.state, .active)
    view.addSubview(late)
    go(to: 0.8)
    XCTAssertEqual(log, ["late true", "unseen 0"])
    XCTAssertEqual(late.center.x, 50)
    box.removeFromSuperview()
    go(to: 1)
    XCTAssertTrue(isIdle)
  }

  func testBlocksMayTakeViewsAway() {
    let (a, b) = (addBox(), addBox())
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      a.center.x = 350
      a.removeFromSuperview()
      b.alpha = 0
      b.superview?.insertSubview(a, at: 0)
      b.removeFromSuperview()
    } completion: {
      finished.append($0)
    }
    go(to: 0.1)
    b.removeFromSuperview()
    window.rootViewController = UIViewController()
    go(to: 1.5)
    XCTAssertEqual(finished.count, 1)
    XCTAssertTrue(isIdle)
  }

  func testThousandsOfBlocksAtOnceAndInAChain() {
    let box = addBox()
    var count = 0
    func next() {
      UIView.animate(withDuration: 0) {
        box.alpha = 0.5
      } completion: { _ in
        count += 1
        if count < 2_000 { next() }
      }
    }
    next()
    go(to: 0.1)
    XCTAssertEqual(count, 2_000)
    for index in 0..<1_000 {
      UIView.animate(withDuration: 0.1) {
        box.center.x = CGFloat(index)
      } completion: { _ in
        count += 1
      }
    }
    go(to: 0.5)
    XCTAssertEqual(count, 3_000)
    XCTAssertTrue(isIdle)
  }
}

private func uncheckedRunning(_ animator: UIViewPropertyAnimator, _ list: inout [Bool]) {
  list.append(MainActor.assumeIsolated { animator.isRunning })
}
