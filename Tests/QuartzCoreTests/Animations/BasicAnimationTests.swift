import FlipsideTesting
import XCTest

import QuartzCore

final class BasicAnimationTests: AnimationTestCase {
  private func basic(
    _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: CFTimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    return animation
  }

  // Apple's page of CABasicAnimation: the given values determine the animation. The model's x is 125.
  func testEveryCombinationOfFromToBy() {
    let cases: [(Any?, Any?, Any?, CGFloat, CGFloat)] = [
      (10, 30, nil, 10, 30), (10, nil, 5, 10, 15), (nil, 30, 5, 25, 30), (10, nil, nil, 10, 125),
      (nil, 30, nil, 125, 30), (nil, nil, 5, 125, 130), (nil, nil, nil, 125, 125), (10, 30, 7, 10, 30),
    ]
    for (index, (from, to, by, first, last)) in cases.enumerated() {
      layer.removeAllAnimations()
      go(to: Double(index) * 2)
      add(basic("position.x", from: from, to: to, by: by))
      for step in 0..<10 {
        let t = CGFloat(step) / 10
        go(to: Double(index) * 2 + Double(t))
        XCTAssertEqual(shown.position.x, first + (last - first) * t, accuracy: 1e-6, "case \(index) at \(t)")
        XCTAssertEqual(shown.position.y, 125)
      }
      go(to: Double(index) * 2 + 1)
      XCTAssertEqual(shown.position.x, 125, "the model is shown again")
      XCTAssertEqual(layer.position.x, 125, "the model is never touched")
    }
  }

  // Apple's page: without values, the animation is from the previously presented value to the current one.
  func testWithoutValuesFromWhatWasShown() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 225
    layer.add(basic("position"), forKey: "move")
    CATransaction.commit()
    go(to: 0.25)
    XCTAssertEqual(shown.position.x, 150, accuracy: 1e-6)
  }

  func testNothingRunsOnceTheLastAnimationEnded() {
    XCTAssertNil(AnimationClock.nextDeadline)
    add(basic("opacity", from: 0, to: 1, duration: 0.5))
    XCTAssertEqual(AnimationClock.nextDeadline ?? 0, start + 1.0 / 60, accuracy: 1e-6)
    // There are 29 frames during the animation and one at its end.
    XCTAssertEqual(run(until: 10), 30)
    XCTAssertNil(AnimationClock.nextDeadline)
    XCTAssertFalse(CATransaction.needsFlush)
    XCTAssertNil(layer.animationKeys())
    XCTAssertEqual(shown.opacity, 1)
  }

  func testADelayedAnimationSleepsUntilItsBegin() {
    let animation = basic("opacity", from: 0, to: 1, duration: 0.5)
    animation.beginTime = start + 2
    add(animation)
    XCTAssertEqual(AnimationClock.nextDeadline ?? 0, start + 2, accuracy: 1e-6)
    go(to: 1)
    XCTAssertEqual(shown.opacity, 1)
    go(to: 2.25)
    XCTAssertEqual(shown.opacity, 0.5, accuracy: 1e-6)
  }

  func testOnlyAnimatedLayersAreWritten() {
    let other = makeLayer(0, 0, 10, 10)
    root.addSublayer(other)
    CATransaction.flush()
    add(basic("opacity", from: 0, to: 1))
    context.commit()
    let commits = context.lastCommit
    go(to: 0.5)
    XCTAssertEqual(context.lastCommit, commits, "no commit of the model ran")
    XCTAssertEqual(shown.opacity, 0.5, accuracy: 1e-6)
    let count = context.commitCount
    context.commit()
    XCTAssertEqual(context.commitCount, count, "at the same time there is nothing to write")
  }

  func testDefaultDurationIsTheTransactions() {
    add(basic("opacity", from: 0, to: 1, duration: 0))
    XCTAssertEqual(layer.animation(forKey: "test")?.duration, 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    layer.add(basic("opacity", from: 0, to: 1, duration: 0), forKey: "test")
    CATransaction.commit()
    XCTAssertEqual(layer.animation(forKey: "test")?.duration, 3)
  }

  func testDelegateIsToldOnceWithTheRightFlag() {
    let delegate = RecordingAnimationDelegate()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = delegate
    add(animation)
    XCTAssertEqual(delegate.log, ["start"])
    run(until: 5)
    XCTAssertEqual(delegate.log, ["start", "finished"])
    delegate.log = []
    add(animation)
    go(to: 1.5)
    layer.removeAnimation(forKey: "test")
    run(until: 9)
    XCTAssertEqual(delegate.log, ["start", "stopped"])
    delegate.log = []
    add(animation)
    add(animation)
    XCTAssertEqual(delegate.log, ["start", "stopped", "start"], "a second one takes the first one's place")
    delegate.log = []
    layer.removeFromSuperlayer()
    CATransaction.flush()
    XCTAssertEqual(delegate.log, ["stopped"])
    XCTAssertNil(layer.animationKeys())
  }

  func testADelayedAnimationStartsAtItsBegin() {
    let delegate = RecordingAnimationDelegate()
    let animation = basic("opacity", from: 0, to: 1)
    animation.beginTime = start + 1
    animation.fillMode = .backwards
    animation.delegate = delegate
    add(animation)
    go(to: 0.9)
    XCTAssertEqual(shown.opacity, 0, "its first value is shown")
    XCTAssertEqual(delegate.log, [])
    go(to: 1)
    XCTAssertEqual(delegate.log, ["start"])
    go(to: 2)
    XCTAssertEqual(delegate.log, ["start", "finished"])
  }

  func testWhatStaysAfterItsEndIsToldOnce() {
    let delegate = RecordingAnimationDelegate()
    let animation = basic("opacity", from: 0, to: 1)
    animation.isRemovedOnCompletion = false
    animation.delegate = delegate
    add(animation)
    go(to: 1.5)
    XCTAssertEqual(delegate.log, ["start", "finished"])
    layer.removeAnimation(forKey: "test")
    layer.removeFromSuperlayer()
    CATransaction.flush()
    go(to: 3)
    XCTAssertEqual(delegate.log, ["start", "finished"])
  }

  /// Apps remove their tags in `animationDidStop`.
  func testMarksAreTakenAwaySilently() {
    final class Stopper: NSObject, CAAnimationDelegate {
      var mark: Any?
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        mark = anim.value(forKey: "layer")
        anim.setValue(nil, forKey: "layer")
        anim.setValue(nil, forKey: "never")
        XCTAssertNil(anim.value(forKey: "layer"))
      }
    }
    let stopper = Stopper()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = stopper
    animation.setValue("mark", forKey: "layer")
    layer.add(animation, forKey: nil)
    let lines = consoleLines {
      frame()
      go(to: 1)
    }
    XCTAssertEqual(stopper.mark as? String, "mark")
    XCTAssertEqual(lines, [])
  }

  /// Apple's page of `isCumulative`: each repetition begins at the end value of the previous one.
  func testCumulativeByValue() {
    func positions(_ setUp: (CABasicAnimation) -> Void) -> [CGFloat] {
      layer.removeAllAnimations()
      let animation = CABasicAnimation(keyPath: "position.x")
      setUp(animation)
      animation.duration = 1
      animation.repeatCount = 3
      animation.isCumulative = true
      layer.add(animation, forKey: "move")
      let begin = CACurrentMediaTime() - start
      frame()
      return [0.5, 1.5, 2.5].map { time in
        go(to: begin + time)
        return ((layer.presentation()?.position.x ?? 0) * 1000).rounded() / 1000
      }
    }
    let x = layer.position.x
    XCTAssertEqual(positions { $0.byValue = 10 }, [x + 5, x + 15, x + 25])
    XCTAssertEqual(
      positions {
        $0.fromValue = 0
        $0.byValue = 10
      }, [5, 15, 25])
  }

  func testAddedAnimationsAreCopiesThatCannotBeChanged() {
    let animation = basic("opacity", from: 0, to: 1)
    add(animation)
    animation.toValue = 5
    let kept = layer.animation(forKey: "test") as? CABasicAnimation
    XCTAssertEqual(kept?.toValue as? Int, 1)
    let lines = consoleLines {
      kept?.toValue = 7
      kept?.duration = 9
      kept?.setValue(1, forKey: "tag")
    }
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines.allSatisfy { $0.contains("attempting to modify read-only animation") })
    XCTAssertEqual(kept?.toValue as? Int, 1)
    XCTAssertEqual(kept?.duration, 1)
    XCTAssertEqual(kept?.beginTime, start, "the begin is told")
    XCTAssertTrue(
      (kept?.copy() as? CABasicAnimation).map {
        $0.toValue = 3; return $0.toValue as? Int == 3
      } ?? false)
  }
}
