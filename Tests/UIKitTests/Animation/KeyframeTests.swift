import QuartzCore
import UIKit
import XCTest

/// `animateKeyframes` and `addKeyframe`.
final class KeyframeTests: TimeTestCase {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  func testFramesFollowEachOther() {
    let box = addBox()
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: [linear, .calculationModeLinear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 250 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 50 }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { box.alpha = 0 }
    } completion: {
      finished = $0
    }
    XCTAssertEqual(box.center.x, 50)
    let expected: [(Double, CGFloat, Float)] = [
      (0.1, 170, 1), (0.25, 200, 1), (0.5, 250, 1), (0.75, 250, 0.75), (1, 250, 0.5), (1.25, 200, 0.25),
      (1.5, 150, 0), (1.75, 100, 0), (1.9, 70, 0), (1.99, 52, 0),
    ]
    for (t, x, alpha) in expected {
      go(to: t)
      XCTAssertEqual(shownX(box), x, accuracy: 0.1, "\(t)")
      XCTAssertEqual(box.layer.presentation()?.opacity ?? 9, alpha, accuracy: 0.01, "\(t)")
    }
    XCTAssertNil(finished)
    go(to: 2.1)
    XCTAssertEqual(finished, true)
    XCTAssertTrue(isIdle)
  }

  func testTheWholeEasesInAndOutByDefault() {
    let box = addBox()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 350 }
    }
    go(to: 0.25)
    // The value of the curve (0.42, 0, 0.58, 1) at a quarter of the time.
    XCTAssertEqual(shownX(box), 150 + 200 * 0.1292, accuracy: 0.1)
  }

  func testDiscreteFramesJump() {
    let box = addBox()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 250 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 350 }
    }
    for (t, x) in [(0.1, 150.0), (0.45, 150), (0.55, 250), (0.95, 250)] {
      go(to: t)
      XCTAssertEqual(shownX(box), x, accuracy: 0.01, "\(t)")
    }
  }

  func testModesGoToCoreAnimation() {
    let modes: [(UIView.KeyframeAnimationOptions, CAAnimationCalculationMode)] = [
      (.calculationModePaced, .paced), (.calculationModeCubic, .cubic), (.calculationModeCubicPaced, .cubicPaced),
      (.calculationModeLinear, .linear),
    ]
    for (option, mode) in modes {
      let box = addBox()
      UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: [option, .repeat, .autoreverse]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { box.center.x = 250 }
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { box.center.x = 300 }
      }
      let animation = box.layer.animation(forKey: "position") as? CAKeyframeAnimation
      XCTAssertEqual(animation?.calculationMode, mode)
      XCTAssertEqual(animation?.values?.count, 3)
      XCTAssertEqual(animation?.isAdditive, true)
      XCTAssertEqual(animation?.repeatCount, .infinity)
      XCTAssertEqual(animation?.autoreverses, true)
      XCTAssertEqual(animation?.keyTimes?.map(\.doubleValue), [0, 0.1, 1])
    }
  }

  func testFramesMayOverlapAndBeBad() {
    let box = addBox()
    var calls = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 9) {
        box.center.x = 350; calls += 1
      }
      UIView.addKeyframe(withRelativeStartTime: -3, relativeDuration: 0.75) {
        box.center.x = 250; calls += 1
      }
      UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: .infinity) {
        box.alpha = 0; calls += 1
      }
      box.bounds.size.width = 200
    }
    XCTAssertEqual(calls, 3)
    go(to: 0.5)
    XCTAssertTrue(shownX(box).isFinite)
    XCTAssertEqual(
      box.layer.presentation()?.bounds.width ?? 0, 150, accuracy: 0.1, "outside of frames: all the time")
    go(to: 1.1)
    XCTAssertTrue(isIdle)
  }

  func testColoursInFrames() {
    let box = addBox()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.backgroundColor = .black }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.backgroundColor = .red }
    }
    for (t, red) in [(0.25, 0.5), (0.5, 0), (0.75, 0.5)] {
      go(to: t)
      XCTAssertEqual(box.layer.presentation()?.backgroundColor?.components?[0] ?? -1, red, accuracy: 0.02, "\(t)")
    }
  }
}
