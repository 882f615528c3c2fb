import ObjectiveC
import UIKit
import XCTest

/// Applied at once for now; completions come on the next turn.
final class AnimationCallTests: CoreTestCase {
  func testCompletionIsCalledLater() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertNil(finished)
    step()
    XCTAssertEqual(finished, true)
  }

  func testInheritedDurationAndSwitch() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 1) { durations.append(UIView.inheritedAnimationDuration) }
    }
    XCTAssertEqual(durations, [2, 2])
    XCTAssertTrue(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { XCTAssertFalse(UIView.areAnimationsEnabled) }
    XCTAssertTrue(UIView.areAnimationsEnabled)
  }

  func testTransitionFromTo() {
    let parent = UIView()
    let a = UIView()
    let b = UIView()
    parent.addSubview(a)
    UIView.transition(from: a, to: b, duration: 1)
    XCTAssertEqual(parent.subviews, [b])
    UIView.transition(from: b, to: a, duration: 1, options: .showHideTransitionViews)
    XCTAssertTrue(b.isHidden)
  }

  func testBeginAndCommitTellTheDelegate() {
    final class Told: NSObject {
      var calls: [String] = []
    }
    MessageDispatch.register("started:context:", on: Told.self) { (me: Told, id: String, _: Any?) in
      me.calls.append("start \(id)")
    }
    MessageDispatch.register("stopped:finished:context:", on: Told.self) {
      (me: Told, id: String, flag: NSNumber, _: Any?) in
      me.calls.append("stop \(id) \(flag.boolValue)")
    }
    let told = Told()
    UIView.beginAnimations("flip", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(told)
    UIView.setAnimationWillStart("started:context:")
    UIView.setAnimationDidStop("stopped:finished:context:")
    XCTAssertEqual(UIView.inheritedAnimationDuration, 1)
    UIView.commitAnimations()
    UIView.commitAnimations()
    step()
    XCTAssertEqual(told.calls, ["start flip", "stop flip true"])
  }

  func testOptionBits() {
    // facts/behaviour/animation.md
    XCTAssertEqual(UIView.AnimationOptions.curveLinear.rawValue, 3 << 16)
    XCTAssertEqual(UIView.AnimationOptions.transitionFlipFromBottom.rawValue, 7 << 20)
    XCTAssertEqual(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue, 7 << 24)
    XCTAssertEqual(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue, 4 << 10)
  }
}
