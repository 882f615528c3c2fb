import QuartzCore
import UIKit
import XCTest

/// Changes of constraints apply immediately, and frames are updated in the next layout. Layout in an animation
/// block animates them (facts/animation.md#animatable/constraints).
final class ConstraintAnimationTests: TimeTestCase {
  private let box = UIView()
  private let inner = UIView()
  private var left: NSLayoutConstraint!
  private var width: NSLayoutConstraint!

  override func setUp() {
    super.setUp()
    for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(box)
    box.addSubview(inner)
    left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20)
    width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      left, width, box.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      box.heightAnchor.constraint(equalToConstant: 40), inner.widthAnchor.constraint(equalTo: box.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10), inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor),
    ])
    go(to: 0)
  }

  private func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  private func animate(_ options: UIView.AnimationOptions = .curveLinear, _ body: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: body)
  }

  func testConstants() {
    left.constant = 120
    XCTAssertEqual(box.frame.minX, 20, "nothing moves before the layout")
    animate { self.view.layoutIfNeeded() }
    XCTAssertEqual(box.frame.minX, 120)
    XCTAssertEqual(shown(box).minX, 20)
    go(to: 0.5)
    XCTAssertEqual(shown(box).minX, 70, accuracy: 0.1)
    go(to: 1.1)
    XCTAssertEqual(shown(box).minX, 120)
    XCTAssertNil(box.layer.animationKeys())
    XCTAssertTrue(isIdle)
  }

  func testConstantsWithinTheBlock() {
    animate {
      self.width.constant = 200
      self.view.layoutIfNeeded()
    }
    go(to: 0.25)
    XCTAssertEqual(shown(box).width, 125, accuracy: 0.1)
    XCTAssertEqual(shown(inner).width, 125, accuracy: 0.1)
  }

  func testWithoutALayoutInTheBlockNothingAnimates() {
    var ended = 0
    UIView.animate(withDuration: 1) {
      self.left.constant = 120
    } completion: { _ in
      ended += 1
    }
    step()
    XCTAssertEqual(shown(box).minX, 120)
    XCTAssertNil(box.layer.animationKeys())
    go(to: 0.1)
    XCTAssertEqual(ended, 1)
  }

  func testALayoutBeforeTheBlockIsNotAnimated() {
    left.constant = 120
    view.layoutIfNeeded()
    animate {
      self.width.constant = 50
      self.view.layoutIfNeeded()
    }
    go(to: 0.5)
    XCTAssertEqual(shown(box).minX, 120, accuracy: 0.01)
    XCTAssertEqual(shown(box).width, 75, accuracy: 0.1)
  }

  func testOnlyWhatIsUnderTheRootOfTheLayout() {
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(beside)
    let top = beside.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    let height = inner.heightAnchor.constraint(equalToConstant: 30)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      top, beside.leftAnchor.constraint(equalTo: view.leftAnchor),
      beside.widthAnchor.constraint(equalToConstant: 8),
      beside.heightAnchor.constraint(equalToConstant: 8),
    ])
    inner.constraints.first { $0.firstAttribute == .height }?.isActive = false
    height.isActive = true
    go(to: 0.01)
    restart()
    height.constant = 20
    animate { self.box.layoutIfNeeded() }
    XCTAssertNotNil(inner.layer.animationKeys())
    XCTAssertNil(beside.layer.animationKeys())
    go(to: 0.5)
    XCTAssertEqual(shown(inner).height, 25, accuracy: 0.1)
  }

  func testSwapsOfActivation() {
    let right = box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20)
    animate {
      self.left.isActive = false
      right.isActive = true
      self.view.layoutIfNeeded()
    }
    XCTAssertEqual(box.frame.minX, 273)
    go(to: 0.5)
    XCTAssertEqual(shown(box).minX, 146.5, accuracy: 0.2)
    NSLayoutConstraint.deactivate([right])
    left.isActive = true
    animate { self.view.layoutIfNeeded() }
    go(to: 1.6)
    XCTAssertEqual(shown(box).minX, 20)
    XCTAssertTrue(isIdle)
  }

  func testPriorities() {
    let other = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 220)
    left.isActive = false
    left.priority = UILayoutPriority(600)
    other.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([left, other])
    go(to: 0.01)
    restart()
    animate {
      other.priority = UILayoutPriority(700)
      self.view.layoutIfNeeded()
    }
    go(to: 0.5)
    XCTAssertEqual(shown(box).minX, 120, accuracy: 0.1)
  }

  func testInterrupted() {
    left.constant = 120
    animate { self.view.layoutIfNeeded() }
    go(to: 0.5)
    left.constant = 20
    animate { self.view.layoutIfNeeded() }
    XCTAssertEqual(shown(box).minX, 70, accuracy: 0.1, "goes on from there")
    go(to: 1)
    // Both animations are added: 120 - 100 x 1/2 of the second distance.
    XCTAssertEqual(shown(box).minX, 70, accuracy: 0.2)
    go(to: 1.6)
    XCTAssertEqual(shown(box).minX, 20)
  }

  func testPropertyAnimator() {
    left.constant = 120
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.layoutIfNeeded() }
    animator.fractionComplete = 0.25
    step()
    XCTAssertEqual(shown(box).minX, 45, accuracy: 0.1)
    animator.startAnimation()
    go(to: 0.25)
    XCTAssertEqual(shown(box).minX, 70, accuracy: 0.5)
    animator.isReversed = true
    go(to: 0.9)
    XCTAssertEqual(shown(box).minX, 20, accuracy: 0.1)
    XCTAssertEqual(animator.state, .inactive)
    // The constraint keeps its constant, which the next layout applies.
    view.setNeedsLayout()
    box.superview?.layoutIfNeeded()
    XCTAssertEqual(left.constant, 120)
  }

  func testSprings() {
    left.constant = 120
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      self.view.layoutIfNeeded()
    }
    XCTAssertTrue(box.layer.animation(forKey: "position") is CASpringAnimation)
    var largest: CGFloat = 0
    for frame in 1..<60 {
      go(to: Double(frame) / 60)
      largest = max(largest, shown(box).minX)
    }
    XCTAssertGreaterThan(largest, 125, "beyond its end")
    go(to: 1.5)
    XCTAssertEqual(shown(box).minX, 120)
  }

  func testGuidesAndIntrinsicSizes() {
    let label = UILabel()
    label.text = "Short"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let space = guide.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      space,
      label.leftAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    go(to: 0.01)
    restart()
    let width = label.frame.width
    animate {
      space.constant = 130
      label.text = "A longer text"
      self.view.layoutIfNeeded()
    }
    go(to: 0.5)
    XCTAssertEqual(shown(label).minX, 80, accuracy: 0.5)
    XCTAssertEqual(shown(label).width, (width + label.frame.width) / 2, accuracy: 0.5)
  }

  func testLayoutSubviewsOptionLaysOutWhatChanged() {
    let frame = addBox(0, 0, 100, 50)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    frame.addSubview(child)
    child.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
    go(to: 0.01)
    restart()
    animate([.layoutSubviews, .curveLinear]) { frame.frame.size.width = 200 }
    go(to: 0.5)
    XCTAssertEqual(shown(child).width, 150, accuracy: 0.1)
    animate { frame.frame.size.width = 100 }
    step()
    XCTAssertEqual(child.bounds.width, 100)
    XCTAssertEqual(
      child.layer.animationKeys()?.filter { $0.hasPrefix("bounds") }.count, 1, "laid out after the block")
  }

  func testTransformsStayWhileConstraintsMove() {
    // A transform is about the center from the constraints, and has no effect on constraints.
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    left.constant = 60
    width.constant = 80
    view.layoutIfNeeded()
    XCTAssertEqual(box.bounds.size, CGSize(width: 80, height: 40))
    XCTAssertEqual(box.center, CGPoint(x: 100, y: 70))
    XCTAssertEqual(box.frame, CGRect(x: 20, y: 30, width: 160, height: 80))
    XCTAssertEqual(inner.bounds.width, 80)
    box.layer.anchorPoint = CGPoint(x: 0, y: 0)
    left.constant = 10
    view.layoutIfNeeded()
    XCTAssertEqual(box.layer.position.x, 10)
  }
}
