import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// Layers with custom properties in animation blocks: most apps derive their animation from the block's action for
/// the background color, whose values can't be added.
final class OwnPropertyTests: TimeTestCase {
  /// A layer with the accessors that the bridge writes for `@NSManaged var angle: CGFloat`.
  private final class Dial: CALayer {
    var angle: CGFloat {
      get { ManagedValue.get(primitiveValue(forKey: "angle")) }
      set {
        KeyValueObserving.willChange(self, "angle")
        setPrimitiveValue(newValue, forKey: "angle")
        KeyValueObserving.didChange(self, "angle")
      }
    }
    private static let register: Void = KeyValueAccess.register("angle", on: Dial.self, \.angle)

    override init() {
      super.init()
      Dial.register
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "angle", let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation else {
        return super.action(forKey: event)
      }
      animation.keyPath = event
      animation.fromValue = presentation()?.angle ?? angle
      animation.toValue = nil
      return animation
    }
  }

  private final class DialView: UIView {
    override class var layerClass: AnyClass { Dial.self }
    var dial: Dial { layer as! Dial }
  }

  private func makeDial() -> DialView {
    let dial = DialView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.addSubview(dial)
    return dial
  }

  private func shown(_ view: DialView) -> CGFloat { (view.layer.presentation() as? Dial)?.angle ?? .nan }

  func testTheBlocksTimingIsTaken() {
    let view = makeDial()
    var finished: Bool?
    UIView.animate(withDuration: 2, delay: 1, options: [.curveLinear, .allowUserInteraction]) {
      view.dial.angle = 100
    } completion: {
      finished = $0
    }
    XCTAssertEqual(view.dial.animationKeys(), ["angle"])
    XCTAssertEqual(view.dial.animation(forKey: "angle")?.duration, 2)
    go(to: 0.5)
    XCTAssertEqual(shown(view), 0, accuracy: 0.001, "it waits")
    go(to: 2)
    XCTAssertEqual(shown(view), 50, accuracy: 0.001)
    XCTAssertNil(finished)
    go(to: 3.1)
    XCTAssertEqual(finished, true)
    XCTAssertEqual(view.dial.angle, 100)
    XCTAssertTrue(isIdle)
  }

  func testOutsideOfBlocksItDoesNotAnimate() {
    let view = makeDial()
    view.dial.angle = 50
    XCTAssertNil(view.dial.animationKeys())
    UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.dial.angle = 70 } }
    XCTAssertNil(view.dial.animationKeys())
  }

  func testRepeatsSpringsAndTouches() {
    let view = makeDial()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.dial.angle = 10
    }
    let animation = view.dial.animation(forKey: "angle")
    XCTAssertEqual(animation?.repeatCount, .infinity)
    XCTAssertEqual(animation?.autoreverses, true)
    XCTAssertFalse(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === view, "it takes no touches meanwhile")
    go(to: 1.25)
    XCTAssertEqual(shown(view), 7.5, accuracy: 0.001)
    view.layer.removeAllAnimations()
    step()
    XCTAssertTrue(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
    view.dial.angle = 0
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.dial.angle = 10
    }
    XCTAssertTrue(view.dial.animation(forKey: "angle") is CASpringAnimation)
    var highest: CGFloat = 0
    for frame in 1..<60 {
      go(to: 1.25 + Double(frame) / 60)
      highest = max(highest, shown(view))
    }
    // A damping ratio of one half overshoots by e^(-pi z / sqrt(1 - z^2)) = 16.3 %.
    XCTAssertEqual(highest, 11.63, accuracy: 0.05)
  }

  func testPropertyAnimatorsMoveThemToo() {
    let view = makeDial()
    view.dial.angle = 10
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.dial.angle = 20 }
    animator.fractionComplete = 0.25
    step()
    XCTAssertEqual(shown(view), 12.5, accuracy: 0.001)
    animator.isReversed = true
    animator.startAnimation()
    go(to: 0.5)
    XCTAssertEqual(view.dial.angle, 10, "back at the start")
    XCTAssertNil(view.dial.animationKeys())
    XCTAssertTrue(isIdle)
  }

  func testColoursEndWhereTheModelIs() {
    let box = addBox()
    box.backgroundColor = nil
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.backgroundColor = .red }
    XCTAssertTrue(box.layer.animation(forKey: "backgroundColor") is CABasicAnimation)
    go(to: 0.5)
    XCTAssertEqual(box.layer.presentation()?.backgroundColor?.alpha ?? 0, 0.5, accuracy: 0.001)
    go(to: 1.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.backgroundColor = nil }
    go(to: 1.6)
    XCTAssertEqual(box.layer.presentation()?.backgroundColor?.alpha ?? 0, 0.5, accuracy: 0.001)
    go(to: 2.2)
    XCTAssertNil(box.layer.presentation()?.backgroundColor)
  }

  /// A reversed animator restores nil instead of the clear color.
  func testAReversedAnimatorLeavesNoColour() {
    let box = addBox()
    box.backgroundColor = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.backgroundColor = .red }
    animator.fractionComplete = 0.5
    step()
    XCTAssertEqual(box.layer.presentation()?.backgroundColor?.alpha ?? 0, 0.5, accuracy: 0.001)
    animator.isReversed = true
    animator.startAnimation()
    go(to: 0.6)
    XCTAssertNil(box.layer.backgroundColor)
  }

  /// Paths are animated explicitly only (`facts/animation.md#animatable/paths`).
  func testShadowPathsJump() {
    let box = addBox()
    UIView.animate(withDuration: 1) {
      box.layer.shadowPath = CGPath(rect: box.bounds, transform: nil)
      box.layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    XCTAssertEqual(box.layer.animationKeys(), ["shadowColor"])
  }
}
