import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// Boundary conditions of animation blocks, keyframes and animators: each test fails if one condition is changed.
final class AnimationEdgeTests: TimeTestCase {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private func shownAlpha(_ view: UIView) -> Double { Double(view.layer.presentation()?.opacity ?? .nan) }

  // MARK: Blocks

  func testInnerBlocksKeepTheirOwnOptions() {
    let (a, b) = (addBox(), addBox(300))
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .allowUserInteraction]) { a.alpha = 0.5 }
    }
    XCTAssertEqual(a.layer.animation(forKey: "opacity")?.repeatCount, .infinity)
    XCTAssertTrue(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === a)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { b.backgroundColor = .black }
    go(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      UIView.animate(withDuration: 1) { b.backgroundColor = .red }
    }
    let from = (b.layer.animation(forKey: "backgroundColor") as? CABasicAnimation)?.fromValue.map { $0 as! CGColor }
    XCTAssertEqual(
      Double(from?.components?[0] ?? -1), 0.5, accuracy: 0.02, "from what is shown, as the outer one says")
  }

  func testNoDurationAfterADelayIsAJumpThen() {
    let box = addBox()
    var finished: Bool?
    UIView.animate(withDuration: 0, delay: 0.5) {
      box.center.x = 350
    } completion: {
      finished = $0
    }
    go(to: 0.4)
    XCTAssertEqual(shownX(box), 150)
    XCTAssertNil(finished)
    go(to: 0.52)
    XCTAssertEqual(shownX(box), 350)
    go(to: 0.6)
    XCTAssertEqual(finished, true)
  }

  func testManyAnimationsOfOnePropertyAreNumbered() {
    let box = addBox()
    for step in 1...4 {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 150 + CGFloat(step) * 100 }
    }
    XCTAssertEqual(box.layer.animationKeys(), ["position", "position-2", "position-3", "position-4"])
    go(to: 0.5)
    XCTAssertEqual(shownX(box), 350, accuracy: 0.01)
  }

  func testABlockBegunInACompletionStaysOpen() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
    animator.addCompletion { _ in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(3)
    }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    box.alpha = 0
    UIView.commitAnimations()
    XCTAssertEqual(box.layer.animation(forKey: "opacity")?.duration, 3)
  }

  func testRatiosAboveOneAreOne() {
    let (a, b) = (addBox(), addBox())
    for (box, ratio) in [(a, 1.0), (b, 7.0)] {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0) {
        box.center.x = 350
      }
    }
    for part in 1...5 {
      go(to: Double(part) / 6)
      XCTAssertEqual(shownX(a), shownX(b), accuracy: 0.001)
    }
  }

  func testBouncesStayWithinWhatComesToRest() {
    for bounce in [5.0, -5, .infinity] {
      let box = addBox()
      UIView.animate(springDuration: 0.5, bounce: bounce) { box.center.x = 350 }
      let spring = box.layer.animation(forKey: "position") as? CASpringAnimation
      XCTAssertGreaterThan(spring?.damping ?? 0, 0, "\(bounce)")
      XCTAssertTrue(spring?.duration.isFinite ?? false)
    }
  }

  func testNegativeRepeatCountsAreNone() {
    let box = addBox()
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: -3, autoreverses: false) { box.alpha = 0 }
    }
    XCTAssertEqual(box.layer.animation(forKey: "opacity")?.repeatCount, 0)
  }

  func testAViewMayTakeItsOwnPlace() {
    let parent = addBox()
    let child = UIView()
    let front = UIView()
    parent.addSubview(child)
    parent.addSubview(front)
    UIView.transition(from: child, to: child, duration: 0.5, options: .transitionCrossDissolve)
    XCTAssertEqual(parent.subviews, [child, front])
  }

  // MARK: Keyframes

  func testFramesEndWithTheWhole() {
    let box = addBox()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.5) { box.center.x = 350 }
    }
    let times = (box.layer.animation(forKey: "position") as? CAKeyframeAnimation)?.keyTimes?.map(\.doubleValue)
    XCTAssertEqual(times, [0, 0.8, 1])
  }

  func testOverlappingFramesGoOnFromEachOther() {
    let box = addBox()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 350 }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { box.center.x = 550 }
    }
    let times =
      (box.layer.animation(forKey: "position") as? CAKeyframeAnimation)?.keyTimes?.map(\.doubleValue) ?? []
    XCTAssertEqual(times, [0, 0.5, 0.75, 1])
  }

  // MARK: Animators

  func testColoursOfASpringAnimatorSwingOnce() {
    let box = addBox()
    box.backgroundColor = .black
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
      box.backgroundColor = .red
      box.center.x = 250
    }
    animator.startAnimation()
    for part in 1...5 {
      go(to: Double(part) / 6)
      let red = box.layer.presentation()?.backgroundColor?.components?[0] ?? -1
      XCTAssertEqual(Double(red), Double(shownX(box) - 150) / 100, accuracy: 0.01)
    }
  }

  func testAnUndampedSpringEndsWithTheDuration() {
    let box = addBox()
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero)
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { box.center.x = 350 }
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    go(to: 0.9)
    XCTAssertNil(end)
    go(to: 1.1)
    XCTAssertEqual(end, .end)
    XCTAssertTrue(isIdle)
  }

  func testAPausedAnimatorCostsNothing() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
    animator.pauseAnimation()
    go(to: 0.1)
    XCTAssertTrue(isIdle)
    animator.addAnimations { box.alpha = 0 }
    go(to: 0.2)
    XCTAssertTrue(isIdle)
    animator.startAnimation()
    go(to: 0.3)
    XCTAssertFalse(isIdle)
    animator.pauseAnimation()
    go(to: 0.4)
    XCTAssertTrue(isIdle)
    animator.stopAnimation(true)
  }

  func testAnimationsThatWaitToTheEnd() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { box.center.x = 350 }
    animator.addAnimations({ box.alpha = 0 }, delayFactor: 1)
    animator.fractionComplete = 0.99
    step()
    XCTAssertEqual(shownAlpha(box), 1)
    animator.fractionComplete = 1
    step()
    XCTAssertEqual(shownAlpha(box), 0)
    animator.stopAnimation(true)
  }

  /// The spring's time begins after the delay.
  func testDelayedAnimationsOnASpring() {
    let box = addBox()
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { box.alpha = 0 }
    animator.addAnimations({ box.center.x = 250 }, delayFactor: 0.5)
    animator.startAnimation()
    // The spring's own duration: until (1 + 10 t) e^(-10 t) is a thousandth.
    let whole = 0.92334
    for part in [0.1, 0.2, 0.3] {
      go(to: whole / 2 + part)
      let expected = 1 - (1 + 10 * part) * exp(-10 * part)
      XCTAssertEqual(Double(shownX(box) - 150) / 100, expected, accuracy: 0.01)
    }
  }

  func testOneOfSeveralTakenAway() {
    let (a, b) = (addBox(), addBox())
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      a.center.x = 350
      b.center.x = 350
    }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    go(to: 0.3)
    a.layer.removeAllAnimations()
    go(to: 0.5)
    XCTAssertTrue(animator.isRunning)
    XCTAssertEqual(ends, [])
    XCTAssertEqual(shownX(b), 250, accuracy: 0.01)
    go(to: 1.1)
    XCTAssertEqual(ends, [.end])
  }

  func testLateAnimationsWaitForAPartOfWhatIsLeft() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    animator.fractionComplete = 0.5
    animator.addAnimations({ box.center.x = 250 }, delayFactor: 0.5)
    for (fraction, x) in [(0.6, 150), (0.75, 150), (0.875, 200), (1, 250)] {
      animator.fractionComplete = fraction
      step()
      XCTAssertEqual(shownX(box), CGFloat(x), accuracy: 0.01, "\(fraction)")
    }
    animator.stopAnimation(true)
  }

  func testTurnedRoundWhileItWaits() {
    let box = addBox()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation(afterDelay: 1)
    go(to: 0.5)
    animator.isReversed = true
    go(to: 0.9)
    XCTAssertEqual(ends, [], "it still waits")
    go(to: 1.5)
    XCTAssertEqual(shownX(box), 250, accuracy: 1, "from the end to the start")
    go(to: 2.1)
    XCTAssertEqual(ends, [.start])
    XCTAssertEqual(box.center.x, 150)
  }

  func testTurnedRoundBeforeItStarts() {
    let box = addBox()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
    animator.isReversed = true
    animator.pauseAnimation()
    step()
    XCTAssertEqual(shownX(box), 350, "it begins at its end")
    XCTAssertEqual(animator.fractionComplete, 0, accuracy: 0.001)
    animator.stopAnimation(true)
  }

  /// All values return to those before the first change.
  func testTogglesAreUndone() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let row = UIView()
    stack.axis = .vertical
    stack.addArrangedSubview(row)
    stack.addArrangedSubview(UIView())
    view.addSubview(stack)
    step()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { row.isHidden = true }
    animator.addAnimations { row.isHidden = false }
    animator.startAnimation()
    go(to: 0.5)
    animator.isReversed = true
    go(to: 1.2)
    XCTAssertFalse(row.isHidden)
    XCTAssertTrue(isIdle)
  }
}
