import QuartzCore
import UIKit
import XCTest

/// Completions are called once each with the right flag under all circumstances; and invalid input.
final class AnimationCompletionTests: TimeTestCase {
  func testWithoutAnythingToAnimate() {
    var log: [String] = []
    UIView.animate(withDuration: 1) {
    } completion: {
      log.append("nothing \($0)")
    }
    XCTAssertEqual(log, [], "on the next turn")
    go(to: 0.02)
    XCTAssertEqual(log, ["nothing true"])
    let box = addBox()
    UIView.animate(withDuration: 0) {
      box.alpha = 0.5
    } completion: {
      log.append("without time \($0)")
    }
    // Apple's page: "If the duration of the animation is 0, this block is performed at the beginning of the next
    // run loop cycle."
    XCTAssertEqual(log, ["nothing true"])
    XCTAssertEqual(box.alpha, 0.5)
    go(to: 0.04)
    XCTAssertEqual(log.last, "without time true")
    XCTAssertNil(box.layer.animationKeys())
    let loose = UIView()
    UIView.animate(withDuration: 1) {
      loose.alpha = 0
    } completion: {
      log.append("no window \($0)")
    }
    XCTAssertEqual(loose.alpha, 0)
    go(to: 0.04)
    XCTAssertEqual(log.last, "no window true")
    UIView.animate(withDuration: 1) {
      box.alpha = 0.5
    } completion: {
      log.append("same value \($0)")
    }
    go(to: 0.06)
    XCTAssertEqual(log.last, "same value true")
  }

  func testSwitchedOff() {
    let box = addBox()
    var log: [Bool] = []
    UIView.setAnimationsEnabled(false)
    XCTAssertFalse(UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, delay: 2) {
      box.alpha = 0.5
    } completion: {
      log.append($0)
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 0 }
    } completion: {
      log.append($0)
    }
    UIView.transition(with: box, duration: 1, options: .transitionCurlUp) {
      box.alpha = 0.4
    } completion: {
      log.append($0)
    }
    UIView.setAnimationsEnabled(true)
    XCTAssertEqual(log, [true, true, true])
    XCTAssertNil(box.layer.animationKeys())
    XCTAssertEqual(box.center.x, 0)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { box.center.x = 100 }
      box.alpha = 1
    }
    XCTAssertEqual(box.layer.animationKeys(), ["opacity"])
    XCTAssertTrue(UIView.areAnimationsEnabled)
  }

  func testTakenAwayIsNotFinished() {
    var log: [String] = []
    let (a, b, c) = (addBox(), addBox(), addBox())
    UIView.animate(withDuration: 1) {
      a.alpha = 0
    } completion: {
      log.append("removed animations \($0)")
    }
    UIView.animate(withDuration: 1) {
      b.alpha = 0
    } completion: {
      log.append("removed view \($0)")
    }
    UIView.animate(withDuration: 1) {
      c.alpha = 0
      c.center.x = 0
    } completion: {
      log.append("removed one \($0)")
    }
    go(to: 0.5)
    a.layer.removeAllAnimations()
    b.removeFromSuperview()
    c.layer.removeAnimation(forKey: "opacity")
    go(to: 0.55)
    XCTAssertEqual(Set(log), ["removed animations false", "removed view false"])
    go(to: 1.1)
    XCTAssertEqual(log.count, 3)
    XCTAssertEqual(log.last, "removed one false")
  }

  func testACompletionStartsTheNextAThousandTimes() {
    let box = addBox()
    var count = 0
    func next() {
      UIView.animate(withDuration: 0.01) {
        box.center.x += count % 2 == 0 ? 10 : -10
      } completion: { _ in
        count += 1
        if count < 1_000 { next() }
      }
    }
    next()
    go(to: 20)
    XCTAssertEqual(count, 1_000)
    XCTAssertTrue(isIdle)
    var depth = 0
    func deeper() {
      depth += 1
      if depth < 500 { UIView.animate(withDuration: 1, animations: deeper) } else { box.alpha = 0.1 }
    }
    UIView.animate(withDuration: 1, animations: deeper)
    XCTAssertEqual(box.layer.animationKeys(), ["opacity"])
  }

  func testCompletionsOfZeroDurationDoNotPileUp() {
    var count = 0
    func next() {
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        count += 1
        if count < 1_000 { next() }
      }
    }
    next()
    for _ in 0..<1_100 { step() }
    XCTAssertEqual(count, 1_000)
  }

  func testBadNumbers() {
    var finished = 0
    var expected = 0
    let values: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300]
    for duration in values {
      for delay in values {
        let box = addBox()
        expected += 3
        UIView.animate(withDuration: duration, delay: delay) {
          box.center.x += 10
        } completion: { _ in
          finished += 1
        }
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: delay, initialSpringVelocity: duration
        ) {
          box.alpha = 0.5
        } completion: { _ in
          finished += 1
        }
        UIView.animate(springDuration: duration, bounce: delay, initialSpringVelocity: delay) {
          box.transform = CGAffineTransform(scaleX: 2, y: 2)
        } completion: { _ in
          finished += 1
        }
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: delay, relativeDuration: duration) { box.bounds.size.width = 3 }
        }
        box.layer.presentation().map { XCTAssertTrue($0.position.x.isFinite) }
        go(to: now + 0.05)
        box.layer.presentation().map { XCTAssertTrue($0.position.x.isFinite) }
        box.removeFromSuperview()
      }
    }
    go(to: now + 0.1)
    XCTAssertEqual(finished, expected)
    let box = addBox()
    UIView.animate(withDuration: 1) {
      box.center = CGPoint(x: CGFloat.nan, y: 1)
      box.alpha = .nan
      box.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)
      box.frame = CGRect(x: 0, y: CGFloat.infinity, width: -1, height: .nan)
    }
    go(to: now + 0.5)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 1 }
    UIView.modifyAnimations(withRepeatCount: .nan, autoreverses: true) { box.alpha = 0.5 }
    XCTAssertEqual(box.alpha, 0.5)
  }

  func testNothingIsKept() {
    weak var box: UIView?
    weak var captured: NSObject?
    do {
      let view = addBox()
      let object = NSObject()
      (box, captured) = (view, object)
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
        _ = object
      } completion: { _ in
        _ = object
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) {
        view.center.x = 0
      } completion: { _ in
        _ = object
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.bounds.size.width = 3 }
        _ = object
      }
      go(to: 0.1)
      view.removeFromSuperview()
    }
    go(to: 1)
    XCTAssertNil(box)
    XCTAssertNil(captured)
    XCTAssertTrue(isIdle)
  }

  func testTransactionsCountViewAnimations() {
    let box = addBox()
    var done: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append(self.now) }
    UIView.animate(withDuration: 0.5) { box.alpha = 0 }
    CATransaction.commit()
    go(to: 0.4)
    XCTAssertEqual(done.count, 0)
    go(to: 0.6)
    XCTAssertEqual(done.count, 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 1) { box.alpha = 1 }
    CATransaction.commit()
    XCTAssertNil(box.layer.animationKeys())
  }
}
