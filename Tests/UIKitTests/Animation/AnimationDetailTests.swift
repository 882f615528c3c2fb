import QuartzCore
import UIKit
import XCTest

/// Details of animation blocks and property animators.
final class AnimationDetailTests: TimeTestCase {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  func testOptionsAreInheritedUnlessOverridden() {
    let (a, b) = (addBox(), addBox())
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) {
      UIView.animate(withDuration: 1) { a.alpha = 0.5 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { b.alpha = 0.5 }
    }
    let (own, overridden) = (a.layer.animation(forKey: "opacity"), b.layer.animation(forKey: "opacity"))
    XCTAssertEqual(own?.repeatCount, .infinity)
    XCTAssertEqual(own?.autoreverses, true)
    XCTAssertEqual(overridden?.repeatCount, 0)
    XCTAssertEqual(overridden?.autoreverses, false)
    XCTAssertTrue(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === a, "the upper one takes none")
  }

  func testBlocksWithinATransitionDoNotAnimate() {
    let box = addBox()
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      UIView.animate(withDuration: 1) { box.center.x = 350 }
      UIView.beginAnimations(nil, context: nil)
      box.alpha = 0.5
      UIView.commitAnimations()
    }
    XCTAssertNil(box.layer.animationKeys())
    view.layer.removeAllAnimations()
  }

  func testColoursGoFromTheModelWithoutTheOption() {
    let box = addBox()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.backgroundColor = .black }
    go(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.backgroundColor = .red }
    let animation = box.layer.animation(forKey: "backgroundColor") as? CABasicAnimation
    let from = animation?.fromValue.map { $0 as! CGColor }
    XCTAssertEqual(Double(from?.components?[0] ?? -1), 0, accuracy: 0.01)
  }

  /// The keys are those of iOS 8 and later (gist d-ronnqvist/137ce6b4c852d8ebd96d): a changed size is
  /// "bounds.size", a changed origin "bounds.origin", added to the model, and filled both ways.
  func testKeysOfBounds() throws {
    let box = addBox()
    UIView.animate(withDuration: 1) { box.frame = CGRect(x: 100, y: 100, width: 50, height: 60) }
    XCTAssertEqual(Set(box.layer.animationKeys() ?? []), ["bounds.size", "position"])
    let size = try XCTUnwrap(box.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    XCTAssertEqual(size.keyPath, "bounds.size")
    XCTAssertTrue(size.isAdditive)
    XCTAssertEqual(size.fillMode, .both)
    XCTAssertEqual(size.fromValue as? CGSize, CGSize(width: 50, height: 40))
    XCTAssertEqual(size.toValue as? CGSize, .zero)
    UIView.animate(withDuration: 1) { box.bounds = CGRect(x: 5, y: 0, width: 70, height: 60) }
    XCTAssertEqual(
      Set(box.layer.animationKeys() ?? []), ["bounds.size", "position", "bounds.size-2", "bounds.origin"])
    go(to: 0.5)
    XCTAssertEqual(box.layer.presentation()?.bounds.origin.x ?? 0, 2.5, accuracy: 0.1)
    go(to: 1.2)
    XCTAssertNil(box.layer.animationKeys())
    UIView.animate(withDuration: 1) { box.backgroundColor = .blue }
    XCTAssertEqual(box.layer.animation(forKey: "backgroundColor")?.fillMode, .both)
  }

  func testCompletionsBeginAnew() {
    let box = addBox()
    var outer = -1.0
    var inner = -1.0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    animator.addCompletion { _ in
      inner = UIView.inheritedAnimationDuration
      box.center.x = 0
    }
    animator.startAnimation()
    animator.stopAnimation(false)
    UIView.animate(withDuration: 3) {
      animator.finishAnimation(at: .end)
      outer = UIView.inheritedAnimationDuration
      box.bounds.size.width = 50
    }
    XCTAssertEqual(inner, 0, "outside of the block that runs")
    XCTAssertEqual(outer, 3, "which goes on then")
    XCTAssertNotNil(box.layer.animation(forKey: "bounds.size"))
    XCTAssertNil(box.layer.animation(forKey: "position"))
  }

  func testSeveralChangesOfOneValueGoBackToTheFirst() {
    let box = addBox()
    func animator() -> UIViewPropertyAnimator {
      box.center.x = 150
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.center.x = 200
        box.center.x = 350
      }
      animator.addAnimations({ box.center.x = 250 }, delayFactor: 0.5)
      animator.startAnimation()
      return animator
    }
    let reversed = animator()
    go(to: 0.3)
    reversed.isReversed = true
    go(to: 1)
    XCTAssertEqual(box.center.x, 150)
    let stopped = animator()
    restart()
    go(to: 0.3)
    stopped.stopAnimation(false)
    stopped.finishAnimation(at: .start)
    XCTAssertEqual(box.center.x, 150)
    let ended = animator()
    restart()
    go(to: 0.3)
    ended.stopAnimation(false)
    ended.finishAnimation(at: .end)
    XCTAssertEqual(box.center.x, 250)
  }

  func testKeyframesAreTakenInTheOrderOfTheirTimes() {
    let box = addBox()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 350 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 50 }
    }
    go(to: 0.25)
    XCTAssertEqual(shownX(box), 100, accuracy: 0.5)
    go(to: 0.75)
    XCTAssertEqual(shownX(box), 200, accuracy: 0.5)
  }

  func testDeletedViewsCanBeUsedAgain() {
    let box = addBox()
    box.alpha = 0.8
    box.transform = CGAffineTransform(rotationAngle: 1)
    UIView.perform(.delete, on: [box], animations: nil)
    go(to: 1)
    XCTAssertNil(box.superview)
    XCTAssertEqual(box.alpha, 0.8, accuracy: 1e-6)
    XCTAssertEqual(box.transform, CGAffineTransform(rotationAngle: 1))
  }

  func testAReversedAnimatorContinuesWithWhatIsLeft() {
    let box = addBox()
    var end: TimeInterval?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 350 }
    animator.addCompletion { _ in end = self.now }
    animator.fractionComplete = 0.2
    animator.isReversed = true
    // The remaining distance backwards is 0.2 of the whole.
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    restart()
    go(to: 0.1)
    XCTAssertEqual(shownX(box), 170, accuracy: 1)
    go(to: 0.5)
    XCTAssertEqual(end ?? 9, 0.2, accuracy: 0.02)
  }

  func testCopiesAndCodingKeepAll() throws {
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.4)
    animator.scrubsLinearly = false
    animator.pausesOnCompletion = true
    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false
    animator.isManualHitTestingEnabled = true
    let copy = try XCTUnwrap(animator.copy() as? UIViewPropertyAnimator)
    XCTAssertEqual(copy.duration, 2)
    XCTAssertFalse(copy.scrubsLinearly)
    XCTAssertTrue(copy.pausesOnCompletion)
    XCTAssertFalse(copy.isInterruptible)
    XCTAssertFalse(copy.isUserInteractionEnabled)
    XCTAssertTrue(copy.isManualHitTestingEnabled)
    let box = addBox()
    let (a, b) = (
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 2)),
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 2, dy: 0))
    )
    var seen: [CGFloat] = []
    for spring in [a, b] {
      box.center.x = 150
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { box.center.x = 350 }
      animator.startAnimation()
      restart()
      go(to: 0.1)
      seen.append(shownX(box))
      animator.stopAnimation(true)
    }
    XCTAssertEqual(seen[0], seen[1], accuracy: 1e-6, "the greater part counts")
  }
}
