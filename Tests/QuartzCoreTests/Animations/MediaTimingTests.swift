import XCTest

import QuartzCore

/// Begin time, time offset, speed, repetition, reversal, fill mode and the nested clocks of layers (Apple's page of
/// CAMediaTiming).
final class MediaTimingTests: AnimationTestCase {
  private func move(_ body: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    body(animation)
    return animation
  }

  private let model: CGFloat = 125

  /// Checks the presented values of x at several times; these are the model's values if no animation is active.
  private func check(
    _ times: [(Double, CGFloat)], _ body: (CABasicAnimation) -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    layer.removeAllAnimations()
    CATransaction.flush()
    let base = CACurrentMediaTime() - start
    add(move(body))
    for (time, x) in times {
      go(to: base + time)
      XCTAssertEqual(shown.position.x, x, accuracy: 1e-3, "at \(time)", file: file, line: line)
    }
  }

  func testSpeed() {
    check([(0, 0), (0.25, 50), (0.4, 80), (0.5, model)]) { $0.speed = 2 }
    check([(0, 0), (1, 50), (1.9, 95), (2, model)]) { $0.speed = 0.5 }
    check([(0, 100), (0.25, 75), (0.9, 10), (1, model)]) { $0.speed = -1 }
    check([(0, 0), (100, 0)]) { $0.speed = 0 }
    XCTAssertNil(AnimationClock.nextDeadline, "what stands still needs no frames")
  }

  func testTimeOffset() {
    // The part skipped by the time offset is at the end.
    check([(0, 40), (0.5, 90), (0.7, 10), (0.9, 30), (1, model)]) { $0.timeOffset = 0.4 }
    // With a speed of 0, the animation stays at its time offset, including the very end.
    for (offset, x) in [(0.0, 0.0), (0.3, 30), (1, 100), (1.25, 25), (2, 100), (-0.25, 75)] as [(Double, CGFloat)] {
      check([(0, x), (5, x)]) {
        $0.speed = 0
        $0.timeOffset = offset
      }
    }
  }

  func testRepetition() {
    check([(0, 0), (0.9, 90), (1, 0), (1.5, 50), (2.25, 25), (2.5, model)]) { $0.repeatCount = 2.5 }
    check([(0, 0), (0.9, 90), (1, 0), (1.25, 25), (1.3, model)]) { $0.repeatDuration = 1.3 }
    check([(0, 0), (1234.5, 50)]) { $0.repeatCount = .infinity }
    // If both are set, the repeat duration applies.
    check([(0.9, 90), (1.25, 25), (1.3, model)]) {
      $0.repeatDuration = 1.3
      $0.repeatCount = 7
    }
    check([(0.5, 50), (1, 100), (1.05, 95), (1.5, 50), (1.9, 10), (2, model)]) { $0.autoreverses = true }
    check([(0.5, 50), (1.25, 75), (2.25, 25), (3.75, 25), (4, model)]) {
      $0.autoreverses = true
      $0.repeatCount = 2
    }
  }

  func testFillModes() {
    func delayed(_ mode: CAMediaTimingFillMode) -> (CABasicAnimation) -> Void {
      {
        $0.fillMode = mode
        $0.beginTime = CACurrentMediaTime() + 1
        $0.isRemovedOnCompletion = false
      }
    }
    check([(0.5, model), (1.5, 50), (2, model), (9, model)], delayed(.removed))
    check([(0.5, 0), (1.5, 50), (2, model), (9, model)], delayed(.backwards))
    check([(0.5, model), (1.5, 50), (2, 100), (9, 100)], delayed(.forwards))
    check([(0.5, 0), (1.5, 50), (2, 100), (9, 100)], delayed(.both))
    XCTAssertNil(AnimationClock.nextDeadline, "what stays needs no frames")
    XCTAssertEqual(layer.animationKeys(), ["test"])
    check([(0.5, 50), (1, 0), (9, 0)]) {
      $0.fillMode = .forwards
      $0.autoreverses = true
      $0.duration = 0.5
      $0.beginTime = CACurrentMediaTime() - 0.25
      $0.isRemovedOnCompletion = false
    }
  }

  func testBeginInThePast() {
    check([(0, 30), (0.2, 50), (0.7, model)]) { $0.beginTime = CACurrentMediaTime() - 0.3 }
  }

  // MARK: Layers' clocks

  func testNestedClocks() {
    root.speed = 2
    layer.speed = 0.25
    layer.timeOffset = 3
    CATransaction.flush()
    add(move())
    go(to: 1)
    XCTAssertEqual(shown.position.x, 50, accuracy: 1e-3)
    go(to: 2)
    XCTAssertEqual(shown.position.x, model)
  }

  func testConvertTime() {
    root.beginTime = 10
    root.speed = 2
    layer.beginTime = 4
    layer.timeOffset = 1
    layer.speed = -3
    let other = CALayer()
    other.speed = 0.5
    root.addSublayer(other)
    for time in [0, 1.5, 20, -7] {
      let inRoot = (time - 10) * 2
      let inLayer = (inRoot - 4) * -3 + 1
      XCTAssertEqual(root.convertTime(time, from: nil), inRoot, accuracy: 1e-9)
      XCTAssertEqual(layer.convertTime(time, from: nil), inLayer, accuracy: 1e-9)
      XCTAssertEqual(layer.convertTime(inLayer, to: nil), time, accuracy: 1e-9)
      XCTAssertEqual(layer.convertTime(inRoot, from: root), inLayer, accuracy: 1e-9)
      XCTAssertEqual(layer.convertTime(inLayer, to: other), inRoot * 0.5, accuracy: 1e-9)
      XCTAssertEqual(other.convertTime(inLayer, from: layer), inRoot * 0.5, accuracy: 1e-9)
    }
  }

  // Apple's technical note on pausing a layer tree.
  func testPausingAndResumingATree() {
    add(move { $0.duration = 2 })
    go(to: 0.5)
    let paused = root.convertTime(CACurrentMediaTime(), from: nil)
    root.speed = 0
    root.timeOffset = paused
    CATransaction.flush()
    XCTAssertEqual(shown.position.x, 25, accuracy: 1e-3)
    XCTAssertNil(AnimationClock.nextDeadline, "a paused tree needs no frames")
    go(to: 10)
    XCTAssertEqual(shown.position.x, 25, accuracy: 1e-3)
    XCTAssertNotNil(layer.animationKeys())
    root.speed = 1
    root.timeOffset = 0
    root.beginTime = 0
    root.beginTime = root.convertTime(CACurrentMediaTime(), from: nil) - paused
    CATransaction.flush()
    XCTAssertEqual(shown.position.x, 25, accuracy: 1e-3)
    go(to: 11)
    XCTAssertEqual(shown.position.x, 75, accuracy: 1e-3)
    go(to: 11.5)
    XCTAssertNil(layer.animationKeys())
  }

  func testScrubbingALayer() {
    layer.speed = 0
    add(move { $0.beginTime = 0.001 })
    for step in 1..<10 {
      layer.timeOffset = 0.001 + Double(step) / 10
      CATransaction.flush()
      XCTAssertEqual(shown.position.x, CGFloat(step) * 10, accuracy: 1e-3)
    }
  }

  /// Begin times are in the layer's own time.
  func testDelaysInFastLayers() {
    layer.speed = 4
    CATransaction.flush()
    add(move { $0.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 8 })
    XCTAssertEqual((AnimationClock.nextDeadline ?? 0) - start, 2, accuracy: 1e-6)
    go(to: 2.125)
    XCTAssertEqual(shown.position.x, 50, accuracy: 1e-3)
  }

  // MARK: Groups

  func testMembersRunOnTheGroupsClock() {
    let group = CAAnimationGroup()
    let late = CABasicAnimation(keyPath: "opacity")
    late.fromValue = 0
    late.toValue = 1
    late.beginTime = 1
    late.duration = 5
    let fast = CABasicAnimation(keyPath: "cornerRadius")
    fast.fromValue = 0
    fast.toValue = 10
    fast.duration = 0.5
    fast.autoreverses = true
    // Without a duration, the member is as long as the group.
    let whole = CABasicAnimation(keyPath: "position.x")
    whole.fromValue = 0
    whole.toValue = 100
    group.animations = [late, fast, whole]
    group.duration = 2
    add(group)
    for step in 0..<10 {
      let t = 2 * Double(step) / 10
      go(to: t)
      XCTAssertEqual(shown.opacity, t < 1 ? 1 : Float((t - 1) / 5), accuracy: 1e-4, "at \(t)")
      let radius = t < 0.5 ? 20 * t : t <= 1 ? 20 * (1 - t) : 0
      XCTAssertEqual(shown.cornerRadius, CGFloat(radius), accuracy: 1e-4, "at \(t)")
      XCTAssertEqual(shown.position.x, CGFloat(50 * t), accuracy: 1e-4, "at \(t)")
    }
    // The member is cut off at the group's end.
    go(to: 2)
    XCTAssertEqual(shown.opacity, 1)
    XCTAssertNil(layer.animationKeys())
  }

  /// Nested groups have their own timing.
  func testNestedGroups() {
    let inner = CAAnimationGroup()
    inner.animations = [move { $0.duration = 1 }]
    inner.beginTime = 0.5
    inner.duration = 1
    inner.speed = 2
    inner.autoreverses = true
    let outer = CAAnimationGroup()
    outer.animations = [inner]
    outer.duration = 4
    outer.speed = 2
    outer.repeatCount = 2
    add(outer)
    // The outer group runs at twice the layer's speed. The inner one runs at twice that speed from 0.5 on, forwards
    // and backwards.
    for round in 0..<2 {
      for step in 0..<10 {
        let t = 2 * Double(round) + Double(step) / 5 + 0.01
        go(to: t)
        let outerTime = (t - 2 * Double(round)) * 2
        let innerTime = (outerTime - 0.5) * 2
        let place = innerTime < 1 ? innerTime : 2 - innerTime
        let isIn = innerTime >= 0 && innerTime <= 2
        XCTAssertEqual(shown.position.x, isIn ? CGFloat(place) * 100 : model, accuracy: 1e-3, "at \(t)")
      }
    }
    go(to: 4)
    XCTAssertNil(layer.animationKeys())
  }

  func testGroupsTimesAndFills() {
    func group(_ body: (CAAnimationGroup, CABasicAnimation) -> Void) -> CAAnimationGroup {
      let group = CAAnimationGroup()
      let member = move { $0.beginTime = 0.5 }
      group.duration = 2
      body(group, member)
      group.animations = [member]
      return group
    }
    func check(_ group: CAAnimationGroup, _ times: [(Double, CGFloat)], line: UInt = #line) {
      layer.removeAllAnimations()
      CATransaction.flush()
      let base = CACurrentMediaTime() - start
      add(group)
      for (t, x) in times {
        go(to: base + t)
        XCTAssertEqual(shown.position.x, x, accuracy: 1e-3, "at \(t)", line: line)
      }
    }
    check(group { _, _ in }, [(0.2, model), (0.5, 0), (1, 50), (1.6, model), (2.1, model)])
    check(group { $1.fillMode = .both }, [(0.2, 0), (1, 50), (1.6, 100), (2, model)])
    check(group { $1.fillMode = .backwards }, [(0.2, 0), (1.6, model)])
    check(group { $1.fillMode = .forwards }, [(0.2, model), (1.6, 100)])
    check(
      group { group, _ in group.autoreverses = true }, [(1, 50), (2.2, model), (3, 50), (3.4, 10), (3.6, model)])
    check(group { group, _ in group.timeOffset = 1 }, [(0, 50), (0.3, 80), (1.5, 0), (1.8, 30), (2, model)])
    check(
      group { group, _ in
        group.repeatDuration = 3
        group.beginTime = CACurrentMediaTime() + 1
      }, [(0.9, model), (2, 50), (3.9, 40), (4.1, model)])
    // An animation longer than the group is cut off.
    check(
      group { group, member in
        group.duration = 1
        member.duration = 10
      }, [(0.9, 4), (1, model)])
    // The group's timing function applies to its time.
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    check(
      group { group, member in
        group.timingFunction = ease
        member.beginTime = 0
        member.duration = 2
      }, [(0.5, CGFloat(ease.value(at: 0.25)) * 100), (1.5, CGFloat(ease.value(at: 0.75)) * 100)])
  }

  // Apple's page: delegates and isRemovedOnCompletion of the members of a group are ignored.
  func testMembersTellNobody() {
    let (own, members) = (RecordingAnimationDelegate(), RecordingAnimationDelegate())
    let group = CAAnimationGroup()
    group.delegate = own
    group.duration = 1
    group.animations = [
      move {
        $0.delegate = members
        $0.duration = 0.5
        $0.isRemovedOnCompletion = false
      }
    ]
    add(group)
    run(until: 3)
    XCTAssertEqual(own.log, ["start", "finished"])
    XCTAssertEqual(members.log, [])
    XCTAssertNil(layer.animationKeys())
  }

  func testEmptyGroupsAndGroupsOfThemselves() {
    let delegate = RecordingAnimationDelegate()
    for members in [nil, [], [CAAnimation()], [CATransition()], [CAAnimationGroup()]] as [[CAAnimation]?] {
      let group = CAAnimationGroup()
      group.animations = members
      group.delegate = delegate
      add(group)
      run(until: CACurrentMediaTime() - start + 1)
    }
    XCTAssertEqual(delegate.log.filter { $0 == "finished" }.count, 5)
  }

  func testAGroupThatStaysShowsItsEnd() {
    let group = CAAnimationGroup()
    group.animations = [move { $0.duration = 0 }]
    group.duration = 1
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    add(group)
    go(to: 0.5)
    XCTAssertEqual(
      shown.position.x, CGFloat(CAMediaTimingFunction(name: .easeIn).value(at: 0.5)) * 100, accuracy: 1e-3)
    go(to: 3)
    XCTAssertEqual(shown.position.x, 100)
  }

  // MARK: Frames

  /// Apple's page of `preferredFrameRateRange`: animations may have fewer frames.
  func testAnimationsMayDoWithFewerFrames() {
    for (rate, frames) in [(Float(0), 60), (60, 60), (30, 30), (15, 15), (10, 10), (25, 30)] {
      layer.removeAllAnimations()
      CATransaction.flush()
      // The animation begins at a whole second, which is a frame of all rates.
      let base = (CACurrentMediaTime() + 1).rounded(.up) - start
      go(to: base)
      let delegate = RecordingAnimationDelegate()
      add(
        move {
          $0.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
          $0.delegate = delegate
        })
      XCTAssertEqual(run(until: base + 5), frames, "\(rate) a second")
      XCTAssertEqual(CACurrentMediaTime() - start, base + 1, accuracy: 1e-6, "its end is no later")
      XCTAssertEqual(delegate.log, ["start", "finished"])
    }
  }

  /// Animations with the same rate have the same frames, regardless of when they began.
  func testFramesOfARateAreThoseOfTheScreen() {
    let base = (CACurrentMediaTime() + 1).rounded(.up) - start + 1.0 / 60
    go(to: base)
    add(move { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 15, preferred: 15) })
    XCTAssertEqual((AnimationClock.nextDeadline ?? 0) - start, base + 3.0 / 60, accuracy: 1e-6)
    go(to: base + 3.0 / 60)
    XCTAssertEqual((AnimationClock.nextDeadline ?? 0) - start, base + 7.0 / 60, accuracy: 1e-6)
  }

  func testTheFastestOfALayersAnimationsDecides() {
    let base = (CACurrentMediaTime() + 1).rounded(.up) - start
    go(to: base)
    let slow = move { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10) }
    add(slow)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 0.5
    fade.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
    add(fade, "fade")
    XCTAssertEqual(run(until: base + 5), 15 + 5)
  }

  /// An end between two frames of the rate is not delayed.
  func testSlowRatesEndInTime() {
    let base = (CACurrentMediaTime() + 1).rounded(.up) - start
    go(to: base)
    add(
      move {
        $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
        $0.duration = 0.25
      })
    XCTAssertEqual(run(until: base + 5), 3)
    XCTAssertEqual(CACurrentMediaTime() - start, base + 0.25, accuracy: 1e-6)
    XCTAssertNil(layer.animationKeys())
  }

  // MARK: Changing a running animation

  func testModifyingLeavesTheBeginWhereItWas() {
    add(move())
    go(to: 0.5)
    layer.modifyAnimation(forKey: "test") {
      $0.beginTime = 0
      $0.speed = 0.5
    }
    layer.modifyAnimation(forKey: "no such") { _ in XCTFail("nothing is there") }
    CATransaction.flush()
    XCTAssertEqual(shown.position.x, 25, accuracy: 1e-3)
    go(to: 1)
    XCTAssertEqual(shown.position.x, 50, accuracy: 1e-3)
  }

  func testModifyingARunningAnimation() {
    let delegate = RecordingAnimationDelegate()
    add(move { $0.delegate = delegate })
    go(to: 0.25)
    layer.modifyAnimation(forKey: "test") {
      $0.speed = 0
      $0.timeOffset = 0.6
    }
    CATransaction.flush()
    XCTAssertEqual(shown.position.x, 60, accuracy: 1e-3)
    go(to: 7)
    XCTAssertEqual(shown.position.x, 60, accuracy: 1e-3)
    layer.modifyAnimation(forKey: "test") {
      $0.speed = 1
      $0.timeOffset = 0
      $0.beginTime = CACurrentMediaTime() - 0.6
    }
    CATransaction.flush()
    go(to: 7.2)
    XCTAssertEqual(shown.position.x, 80, accuracy: 1e-3)
    go(to: 7.5)
    XCTAssertEqual(delegate.log, ["start", "finished"])
  }
}
