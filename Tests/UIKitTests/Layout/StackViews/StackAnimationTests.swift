import UIKit
import XCTest

/// Views of stack views that are hidden and shown in animations (`facts/animation.md#animatable/stack-hidden`):
/// they are visible until the gap is closed.
final class StackAnimationTests: TimeTestCase {
  private let a = SizedView(50, 20)
  private let b = SizedView(70, 40)
  private let c = SizedView(30, 30)
  private var stack: UIStackView!

  override func setUp() {
    super.setUp()
    stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
    go(to: 0)
  }

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
  private func shownWidth(_ view: UIView) -> CGFloat { shown(view).bounds.width }
  private func shownX(_ view: UIView) -> CGFloat { shown(view).frame.minX }

  private func animate(_ duration: TimeInterval = 1, _ body: @escaping () -> Void, done: ((Bool) -> Void)? = nil) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: body, completion: done)
  }

  func testHidesAtTheEnd() {
    var ends: [Bool] = []
    animate {
      self.b.isHidden = true
      XCTAssertTrue(self.b.isHidden, "reads as set at once")
    } done: {
      XCTAssertTrue(self.b.layer.isHidden, "before the completion")
      ends.append($0)
    }
    XCTAssertTrue(b.isHidden)
    XCTAssertFalse(b.layer.isHidden, "shows meanwhile")
    XCTAssertEqual(b.bounds.width, 0, "laid out without being asked to")
    XCTAssertEqual(c.frame.minX, 60)
    go(to: 0.5)
    XCTAssertEqual(shownWidth(b), 35, accuracy: 0.1)
    // The view moves from 60 to the middle of the remaining gap, at 55.
    XCTAssertEqual(shownX(b), 57.5, accuracy: 0.1)
    XCTAssertEqual(shownX(c), 100, accuracy: 0.1)
    XCTAssertFalse(b.layer.isHidden)
    XCTAssertEqual(ends, [])
    go(to: 1.1)
    XCTAssertEqual(ends, [true])
    XCTAssertTrue(b.layer.isHidden)
    XCTAssertTrue(isIdle)
  }

  func testGrowsIn() {
    b.isHidden = true
    go(to: 0.01)
    restart()
    animate { self.b.isHidden = false }
    XCTAssertFalse(b.isHidden)
    XCTAssertFalse(b.layer.isHidden)
    XCTAssertEqual(b.frame, CGRect(x: 60, y: 0, width: 70, height: 40))
    go(to: 0.5)
    XCTAssertEqual(shownWidth(b), 35, accuracy: 0.1)
    XCTAssertEqual(shownX(b), 57.5, accuracy: 0.1)
    XCTAssertEqual(shownX(c), 100, accuracy: 0.1)
    go(to: 1.1)
    XCTAssertFalse(b.layer.isHidden)
    XCTAssertEqual(shownWidth(b), 70)
  }

  func testHidesAtOnceOutsideOfAnimations() {
    b.isHidden = true
    XCTAssertTrue(b.layer.isHidden)
    b.isHidden = false
    XCTAssertFalse(b.layer.isHidden)
    animate {
      UIView.performWithoutAnimation { self.b.isHidden = true }
    }
    XCTAssertTrue(b.layer.isHidden)
    animate(0) { self.b.isHidden = false }
    animate(0) { self.b.isHidden = true }
    XCTAssertTrue(b.layer.isHidden)
  }

  func testViewsOfNoStackHideAtOnce() {
    let box = addBox()
    animate { box.isHidden = true }
    XCTAssertTrue(box.layer.isHidden)
    stack.removeArrangedSubview(b)
    animate { self.b.isHidden = true }
    XCTAssertTrue(b.layer.isHidden)
  }

  func testShownAgainMidway() {
    var ends: [String] = []
    animate {
      self.b.isHidden = true
    } done: { _ in
      ends.append("hidden")
    }
    go(to: 0.5)
    animate {
      self.b.isHidden = false
    } done: { _ in
      ends.append("shown")
    }
    XCTAssertEqual(shownWidth(b), 35, accuracy: 0.1, "goes on from there")
    XCTAssertFalse(b.isHidden)
    go(to: 1.2)
    XCTAssertEqual(ends, ["hidden"])
    XCTAssertFalse(b.layer.isHidden, "the first animation's end hides nothing")
    go(to: 1.6)
    XCTAssertEqual(ends, ["hidden", "shown"])
    XCTAssertEqual(shownWidth(b), 70)
    XCTAssertFalse(b.layer.isHidden)
  }

  func testHiddenShownAndHiddenAgain() {
    animate { self.b.isHidden = true }
    go(to: 0.2)
    animate { self.b.isHidden = false }
    go(to: 0.4)
    animate { self.b.isHidden = true }
    XCTAssertTrue(b.isHidden)
    go(to: 1.05)
    XCTAssertFalse(b.layer.isHidden, "still on its way")
    go(to: 1.5)
    XCTAssertTrue(b.layer.isHidden)
    XCTAssertEqual(c.frame.minX, 60)
    b.isHidden = false
    go(to: 1.6)
    XCTAssertEqual(c.frame.minX, 140, "once is enough")
  }

  func testShownOutsideOfAnAnimationMeanwhile() {
    animate { self.b.isHidden = true }
    go(to: 0.3)
    b.isHidden = false
    XCTAssertFalse(b.isHidden)
    go(to: 1.2)
    XCTAssertFalse(b.layer.isHidden)
    XCTAssertEqual(b.frame.width, 70)
  }

  func testSeveralAndAll() {
    animate {
      self.a.isHidden = true
      self.c.isHidden = true
    }
    XCTAssertEqual(stack.bounds.width, 70)
    go(to: 0.5)
    XCTAssertEqual(shownX(b), 30, accuracy: 0.1)
    go(to: 1.1)
    XCTAssertTrue(a.layer.isHidden && c.layer.isHidden)
    restart()
    animate { self.b.isHidden = true }
    go(to: 0.5)
    XCTAssertEqual(shownWidth(b), 35, accuracy: 0.1)
    go(to: 1.1)
    XCTAssertEqual(stack.bounds.width, 0)
    restart()
    animate { for view in self.stack.arrangedSubviews { view.isHidden = false } }
    XCTAssertEqual(stack.bounds.width, 170)
    go(to: 1.1)
    XCTAssertEqual(shownWidth(stack), 170)
  }

  func testNestedStackViews() {
    let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
    inner.axis = .vertical
    inner.spacing = 4
    stack.addArrangedSubview(inner)
    go(to: 0.01)
    XCTAssertEqual(inner.frame, CGRect(x: 180, y: 0, width: 20, height: 40))
    restart()
    animate { inner.isHidden = true }
    XCTAssertEqual(stack.bounds.width, 170)
    go(to: 0.5)
    XCTAssertEqual(shownWidth(stack), 185, accuracy: 0.1)
    XCTAssertFalse(inner.layer.isHidden)
    go(to: 1.1)
    XCTAssertTrue(inner.layer.isHidden)
    restart()
    // The view is in the inner stack, and the outer one is updated as well.
    inner.isHidden = false
    go(to: 0.01)
    restart()
    inner.axis = .horizontal
    go(to: 0.02)
    XCTAssertEqual(stack.bounds.width, 214)
    restart()
    animate { inner.arrangedSubviews[1].isHidden = true }
    XCTAssertEqual(inner.bounds.width, 10)
    XCTAssertEqual(stack.bounds.width, 190)
    go(to: 0.5)
    XCTAssertEqual(shownWidth(inner), 22, accuracy: 0.1)
    XCTAssertEqual(shownWidth(stack), 202, accuracy: 0.1)
  }

  func testPropertyAnimator() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.b.isHidden = true }
    animator.addCompletion { positions.append($0) }
    XCTAssertFalse(b.isHidden)
    animator.pauseAnimation()
    XCTAssertTrue(b.isHidden)
    animator.fractionComplete = 0.5
    go(to: 0.1)
    XCTAssertEqual(shownWidth(b), 35, accuracy: 0.1)
    XCTAssertFalse(b.layer.isHidden)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    go(to: 1)
    XCTAssertEqual(positions, [.end])
    XCTAssertTrue(b.layer.isHidden)
    XCTAssertEqual(c.frame.minX, 60)
  }

  func testPropertyAnimatorTurnedRound() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.b.isHidden = true }
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    go(to: 0.5)
    animator.isReversed = true
    go(to: 0.8)
    XCTAssertEqual(shownWidth(b), 56, accuracy: 0.2)
    go(to: 1.2)
    XCTAssertEqual(positions, [.start])
    XCTAssertFalse(b.isHidden)
    XCTAssertFalse(b.layer.isHidden)
    XCTAssertEqual(b.frame.width, 70)
    go(to: 1.3)
    XCTAssertEqual(c.frame.minX, 140, "and stays so in the next layout")
  }

  func testPropertyAnimatorThatShowsTurnedRound() {
    b.isHidden = true
    go(to: 0.01)
    restart()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.b.isHidden = false }
    animator.startAnimation()
    go(to: 0.5)
    XCTAssertFalse(b.layer.isHidden)
    animator.isReversed = true
    go(to: 1.2)
    XCTAssertTrue(b.isHidden)
    XCTAssertTrue(b.layer.isHidden)
    XCTAssertEqual(c.frame.minX, 60)
  }

  func testStoppedPropertyAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.b.isHidden = true }
    animator.startAnimation()
    go(to: 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    XCTAssertFalse(b.isHidden)
    XCTAssertFalse(b.layer.isHidden)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.b.isHidden = true }
    second.startAnimation()
    go(to: 0.7)
    second.stopAnimation(true)
    XCTAssertTrue(b.isHidden)
    XCTAssertTrue(b.layer.isHidden)
  }

  func testSpring() {
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      self.b.isHidden = true
    }
    go(to: 0.1)
    XCTAssertTrue((1..<70).contains(shownWidth(b)))
    XCTAssertFalse(b.layer.isHidden)
    go(to: 1.2)
    XCTAssertTrue(b.layer.isHidden)
  }

  func testKeyframes() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.b.isHidden = true }
    }
    go(to: 0.45)
    XCTAssertEqual(shownWidth(b), 70, accuracy: 0.1)
    go(to: 0.95)
    XCTAssertLessThan(shownWidth(b), 30)
    XCTAssertFalse(b.layer.isHidden)
    go(to: 1.1)
    XCTAssertTrue(b.layer.isHidden)
  }

  func testBeginAndCommit() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    b.isHidden = true
    UIView.commitAnimations()
    go(to: 0.5)
    XCTAssertEqual(shownWidth(b), 35, accuracy: 1)
    XCTAssertFalse(b.layer.isHidden)
    go(to: 1.1)
    XCTAssertTrue(b.layer.isHidden)
  }

  func testDelay() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { self.b.isHidden = true }
    go(to: 0.9)
    XCTAssertEqual(shownWidth(b), 70, accuracy: 0.1)
    XCTAssertFalse(b.layer.isHidden)
    go(to: 1.5)
    XCTAssertEqual(shownWidth(b), 35, accuracy: 0.1)
    go(to: 2.1)
    XCTAssertTrue(b.layer.isHidden)
  }

  func testInnerBlocks() {
    animate {
      self.a.isHidden = true
      UIView.animate(withDuration: 5) { self.b.isHidden = true }
    }
    go(to: 0.5)
    XCTAssertFalse(a.layer.isHidden || b.layer.isHidden)
    go(to: 1.1)
    XCTAssertTrue(a.layer.isHidden && b.layer.isHidden, "the outer duration")
    XCTAssertEqual(c.frame.minX, 0)
  }

  func testTransitionsHideAtOnce() {
    UIView.transition(with: stack, duration: 1, options: .transitionCrossDissolve) { self.b.isHidden = true }
    XCTAssertTrue(b.layer.isHidden)
    go(to: 1.1)
    XCTAssertEqual(c.frame.minX, 60)
  }

  func testWhatIsAroundFollowsWhenAsked() {
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(below)
    below.leftAnchor.constraint(equalTo: stack.rightAnchor).isActive = true
    go(to: 0.01)
    restart()
    animate {
      self.b.isHidden = true
      self.view.layoutIfNeeded()
    }
    go(to: 0.5)
    XCTAssertEqual(shownX(below), 130, accuracy: 0.1)
  }

  func testAViewThatLeavesMeanwhile() {
    animate { self.b.isHidden = true }
    go(to: 0.5)
    b.removeFromSuperview()
    XCTAssertTrue(b.isHidden)
    go(to: 1.1)
    XCTAssertTrue(b.layer.isHidden)
    let other = UIStackView(arrangedSubviews: [b])
    b.isHidden = false
    XCTAssertFalse(b.layer.isHidden)
    XCTAssertEqual(other.systemLayoutSizeFitting(.zero).width, 70)
  }

  func testNoTouchesWhileItGoes() {
    animate { self.b.isHidden = true }
    XCTAssertFalse(b.point(inside: .zero, with: nil) && stack.hitTest(CGPoint(x: 60, y: 5), with: nil) === b)
  }

  func testNothingLeaks() {
    weak var gone: UIView?
    autoreleasepool {
      let view = SizedView(10, 10)
      stack.addArrangedSubview(view)
      go(to: 0.01)
      animate { view.isHidden = true }
      view.removeFromSuperview()
      gone = view
    }
    go(to: 1.2)
    XCTAssertNil(gone)
  }

  func testObserversAreToldOnce() {
    var values: [Bool] = []
    let observation = b.observe(\.isHidden, __key: "hidden", options: [.new]) { _, change in
      values.append(change.newValue ?? false)
    }
    animate { self.b.isHidden = true }
    go(to: 1.1)
    XCTAssertEqual(values, [true])
    observation.invalidate()
  }
}
