import QuartzCore
import UIKit
import XCTest

/// `UIView.animate`: the presented values at ten times each, options and completions.
final class ViewAnimationTests: TimeTestCase {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  /// Compares the presented positions of a box that moves by 200 points to the right with the fractions of that
  /// distance in `expected`.
  private func check(
    _ name: String, duration: TimeInterval = 1, delay: TimeInterval = 0, _ box: UIView,
    _ expected: (Double) -> Double, line: UInt = #line
  ) {
    for step in 1...10 {
      let t = Double(step) / 10 * duration
      go(to: delay + t - (step == 10 ? 1e-3 : 0))
      let part = expected((t - (step == 10 ? 1e-3 : 0)) / duration)
      XCTAssertEqual(shownX(box), 150 + 200 * part, accuracy: 0.01, "\(name) at \(t)", line: line)
    }
  }

  /// Solves the curve by halving, independently of the library.
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> (Double) -> Double {
    func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    return { x in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
      }
      return cubic(y1, y2, (low + high) / 2)
    }
  }

  func testCurvesAtTenTimes() {
    // Control points: facts/animation.md#curves.
    let curves: [(String, UIView.AnimationOptions, (Double) -> Double)] = [
      ("easeInOut", [], bezier(0.42, 0, 0.58, 1)),
      ("easeIn", .curveEaseIn, bezier(0.42, 0, 1, 1)),
      ("easeOut", .curveEaseOut, bezier(0, 0, 0.58, 1)),
      ("linear", .curveLinear, { $0 }),
    ]
    for (name, options, curve) in curves {
      let box = addBox()
      restart()
      UIView.animate(withDuration: 1, delay: 0, options: options) { box.center.x += 200 }
      XCTAssertEqual(box.center.x, 350, "the model has it at once")
      check(name, box, curve)
      go(to: 1.1)
      XCTAssertEqual(shownX(box), 350)
      XCTAssertNil(box.layer.animationKeys())
      XCTAssertTrue(isIdle)
      box.removeFromSuperview()
    }
  }

  func testSpringsAtTenTimesByTheMeasuredLaw() {
    // facts/animation.md#spring-rules: v = 0: w = ln(1000 z / sqrt(1 - z^2)) / (z D); z = 1: w D = 9.23341.
    for (ratio, duration) in [(0.2, 1.0), (0.5, 1.0), (0.7, 0.6), (0.9, 2.0), (1.0, 0.5)] {
      let box = addBox()
      restart()
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
      ) { box.center.x += 200 }
      let root = (1 - ratio * ratio).squareRoot()
      let w = ratio == 1 ? 9.23341 / duration : log(1_000 * ratio / root) / (ratio * duration)
      check("spring \(ratio)", duration: duration, box) { part in
        let t = part * duration
        if ratio == 1 { return 1 - exp(-w * t) * (1 + w * t) }
        return 1 - exp(-ratio * w * t) * (cos(w * root * t) + ratio / root * sin(w * root * t))
      }
      go(to: duration + 0.1)
      XCTAssertTrue(isIdle)
      box.removeFromSuperview()
    }
  }

  func testSpringWithVelocityIsDownToAThousandth() {
    // |(beta - v) / omega_d| e^(-beta D) = 0.001 for the chosen spring.
    for (ratio, velocity, duration) in [
      (0.5, 1.0, 1.0), (0.5, 1.6, 1.0), (0.5, 1.75, 1.0), (0.8, -2.0, 0.7), (0.6, 8.0, 1.0),
    ] {
      let box = addBox()
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
      ) { box.center.x += 200 }
      let spring = box.layer.animation(forKey: "position") as? CASpringAnimation
      let w = Double(spring?.stiffness ?? 0).squareRoot()
      XCTAssertEqual(Double(spring?.damping ?? 0), 2 * ratio * w, accuracy: 1e-9)
      XCTAssertEqual(Double(spring?.initialVelocity ?? 0), velocity)
      let beta = ratio * w
      let rest = abs((beta - velocity) / (w * (1 - ratio * ratio).squareRoot())) * exp(-beta * duration)
      XCTAssertEqual(rest, 0.001, accuracy: 1e-6, "\(ratio) \(velocity)")
      // The softer spring is chosen above 1.65 to 1.7 at a ratio of 0.5.
      if ratio == 0.5 { XCTAssertEqual(w > 10, velocity < 1.7, "\(velocity): \(w)") }
      box.removeFromSuperview()
    }
  }

  func testSpringsByPeriodAndBounce() {
    // m = 1, k = (2 pi / d)^2, c = 4 pi (1 - b) / d (facts/animation.md#spring-rules/perceptual).
    let box = addBox()
    UIView.animate(springDuration: 0.5, bounce: 0.3) { box.center.x += 200 }
    let spring = box.layer.animation(forKey: "position") as? CASpringAnimation
    XCTAssertEqual(Double(spring?.stiffness ?? 0), pow(4 * Double.pi, 2), accuracy: 1e-9)
    XCTAssertEqual(Double(spring?.damping ?? 0), 4 * Double.pi * 0.7 / 0.5, accuracy: 1e-9)
    XCTAssertEqual(spring?.duration ?? 0, spring?.settlingDuration ?? 1, accuracy: 1e-9)
    let w = 4 * Double.pi, z = 0.7, root = (1 - 0.49).squareRoot()
    for step in 1...10 {
      let t = Double(step) * 0.06
      go(to: t)
      let part = 1 - exp(-z * w * t) * (cos(w * root * t) + z / root * sin(w * root * t))
      XCTAssertEqual(shownX(box), 150 + 200 * part, accuracy: 0.01)
    }
  }

  func testKeyboardCurveIsTheSystemSpring() {
    // Curve 7: mass 3, stiffness 1000, damping 500, critical, some 0.5 s (facts/animation.md#springs/system).
    let box = addBox()
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) { box.center.x += 200 }
    let w = (1_000.0 / 3).squareRoot()
    for step in 1...10 {
      let t = Double(step) * 0.045
      go(to: t)
      XCTAssertEqual(shownX(box), 150 + 200 * (1 - exp(-w * t) * (1 + w * t)), accuracy: 0.01)
    }
    go(to: 0.52)
    XCTAssertTrue(isIdle)
  }

  func testDelayShowsTheOldValueAndThenRuns() {
    // facts/animation.md#rules/delay
    let box = addBox()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      box.center.x += 200
    } completion: {
      finished.append($0)
    }
    XCTAssertEqual(box.center.x, 350)
    go(to: 0.25)
    XCTAssertEqual(shownX(box), 150, accuracy: 1e-6)
    let frames = go(to: 0.45)
    XCTAssertLessThanOrEqual(frames, 2, "nothing runs while it waits")
    check("delayed", delay: 0.5, box) { $0 }
    XCTAssertEqual(finished, [])
    go(to: 1.6)
    XCTAssertEqual(finished, [true])
  }

  func testInterruptedAnimationsBlend() {
    // Additive since iOS 8: from old - new to 0, keys "position", "position-2".
    let box = addBox()
    var finished: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.center.x += 200
    } completion: {
      finished.append("first \($0)")
    }
    go(to: 0.5)
    XCTAssertEqual(shownX(box), 250, accuracy: 0.01)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.center.x = 150
    } completion: {
      finished.append("second \($0)")
    }
    XCTAssertEqual(box.layer.animationKeys(), ["position", "position-2"])
    XCTAssertEqual(shownX(box), 250, accuracy: 0.01, "no jump")
    // The first animation contributes 100 * (1 - u), and the second one 200 * u.
    for step in 1...4 {
      let u = Double(step) / 10
      go(to: 0.5 + u)
      XCTAssertEqual(shownX(box), 150 - 200 * (0.5 - u) + 200 * (1 - u), accuracy: 0.01)
    }
    go(to: 1.2)
    XCTAssertEqual(finished, ["first true"])
    XCTAssertEqual(box.layer.animationKeys(), ["position-2"])
    go(to: 1.6)
    XCTAssertEqual(finished, ["first true", "second true"])
    let animation = CABasicAnimation.additive("opacity", from: 1, to: 0)
    XCTAssertNotNil(animation)
  }

  func testColoursReplaceEachOther() {
    let box = addBox()
    var finished: [Bool] = []
    func red() -> CGFloat { box.layer.presentation()?.backgroundColor?.components?[0] ?? -1 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.backgroundColor = .black
    } completion: {
      finished.append($0)
    }
    go(to: 0.5)
    XCTAssertEqual(red(), 0.5, accuracy: 0.01)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      box.backgroundColor = .red
    }
    XCTAssertEqual(box.layer.animationKeys(), ["backgroundColor"])
    go(to: 0.55)
    XCTAssertEqual(finished, [false], "replaced")
    XCTAssertEqual(red(), 0.525, accuracy: 0.01, "from what was shown")
    go(to: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.backgroundColor = .black }
    go(to: 2.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.backgroundColor = .red }
    go(to: 2.6)
    XCTAssertEqual(red(), 0.1, accuracy: 0.01, "from the model without the option")
  }

  func testEveryAnimatableProperty() {
    let box = addBox()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      box.bounds.origin.y = 20
      box.transform = CGAffineTransform(scaleX: 3, y: 3)
      box.alpha = 0
      box.backgroundColor = .blue
      box.layer.cornerRadius = 10
      box.layer.borderWidth = 4
      box.layer.shadowOpacity = 1
      box.isHidden = false
      box.contentMode = .center
      box.tag = 3
    }
    XCTAssertEqual(
      Set(box.layer.animationKeys() ?? []),
      [
        "position", "bounds.size", "bounds.origin", "transform", "opacity", "backgroundColor", "cornerRadius",
        "borderWidth",
        "shadowOpacity",
      ])
    go(to: 0.5)
    let shown = box.layer.presentation()
    XCTAssertEqual(shown?.bounds, CGRect(x: 0, y: 10, width: 150, height: 150))
    XCTAssertEqual(shown?.transform.m11 ?? 0, 2, accuracy: 0.001)
    XCTAssertEqual(shown?.opacity ?? 0, 0.5, accuracy: 0.001)
    XCTAssertEqual(shown?.cornerRadius ?? 0, 5, accuracy: 0.001)
    XCTAssertEqual(shown?.shadowOpacity ?? 0, 0.5, accuracy: 0.001)
  }

  func testHiddenIsNotAnimatable() {
    let box = addBox()
    UIView.animate(withDuration: 1) { box.isHidden = true }
    XCTAssertNil(box.layer.animationKeys())
    XCTAssertTrue(box.isHidden)
  }

  func testRepeatAndAutoreverse() {
    let box = addBox()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      box.center.x += 200
    } completion: {
      finished.append($0)
    }
    for (t, part) in [(0.25, 0.5), (0.5, 1), (0.75, 0.5), (1.25, 0.5), (7.25, 0.5), (7.4, 0.8)] {
      go(to: t)
      XCTAssertEqual(shownX(box), 150 + 200 * part, accuracy: 0.1, "\(t)")
    }
    XCTAssertEqual(finished, [])
    box.layer.removeAllAnimations()
    go(to: 7.5)
    XCTAssertEqual(finished, [false])
    XCTAssertTrue(isIdle)
  }

  func testModifiedAnimationsRepeatACountOfTimes() {
    let box = addBox()
    var finished: Bool?
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.center.x += 200 }
      box.alpha = 0.5
    } completion: {
      finished = $0
    }
    go(to: 1.75)
    XCTAssertEqual(shownX(box), 250, accuracy: 0.1)
    XCTAssertEqual(box.layer.presentation()?.opacity, 0.5)
    XCTAssertNil(finished)
    go(to: 2.1)
    XCTAssertEqual(finished, true)
    XCTAssertEqual(shownX(box), 350)
  }

  func testNestedBlocksInherit() {
    let (a, b, c) = (addBox(), addBox(), addBox())
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      durations.append(UIView.inheritedAnimationDuration)
      a.center.x += 200
      UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn) {
        durations.append(UIView.inheritedAnimationDuration)
        b.center.x += 200
      }
      UIView.animate(
        withDuration: 2, delay: 0.5, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) {
        durations.append(UIView.inheritedAnimationDuration)
        c.center.x += 200
      }
    }
    XCTAssertEqual(durations, [1, 1, 2])
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
    go(to: 0.4)
    XCTAssertEqual(shownX(a), 230, accuracy: 0.01)
    XCTAssertEqual(shownX(b), 230, accuracy: 0.01)
    XCTAssertEqual(shownX(c), 150, accuracy: 0.01, "the delay is its own")
    go(to: 1.5)
    XCTAssertEqual(shownX(c), 150 + 200 * bezier(0.42, 0, 1, 1)(0.5), accuracy: 0.01)
  }

  func testLayoutIsAnimatedWithinTheBlock() {
    final class Row: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds.insetBy(dx: 10, dy: 10) }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    row.addSubview(row.inner)
    view.addSubview(row)
    go(to: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.bounds.size.width = 200 }
    go(to: 0.6)
    XCTAssertEqual(row.layer.presentation()?.bounds.width ?? 0, 150, accuracy: 0.01)
    XCTAssertEqual(row.inner.layer.presentation()?.bounds.width, 180, "laid out after the block")
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      row.bounds.size.width = 300
    }
    go(to: 1.1)
    XCTAssertEqual(row.inner.layer.presentation()?.bounds.width ?? 0, 230, accuracy: 0.1)
    go(to: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      row.bounds.size.width = 100
      row.layoutIfNeeded()
    }
    go(to: 2.5)
    XCTAssertEqual(row.inner.layer.presentation()?.bounds.width ?? 0, 180, accuracy: 0.1)
  }

  func testViewsTakeNoTouchesMeanwhile() {
    let box = addBox()
    let inside = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.addSubview(inside)
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    XCTAssertTrue(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === view)
    go(to: 1.1)
    XCTAssertTrue(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === inside)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { box.center.x += 100 }
    XCTAssertTrue(window.hitTest(CGPoint(x: 220, y: 120), with: nil) === inside, "where the model is")
    go(to: 2.5)
    UIView.animate(withDuration: 1) { box.alpha = 1 }
    box.layer.removeAllAnimations()
    go(to: 2.6)
    XCTAssertTrue(window.hitTest(CGPoint(x: 220, y: 120), with: nil) === inside)
  }

  func testSystemDeleteTakesViewsAway() {
    let (a, b) = (addBox(), addBox())
    var parallel = false
    var finished: Bool?
    UIView.perform(.delete, on: [a, b]) {
      parallel = true
    } completion: {
      finished = $0
    }
    XCTAssertTrue(parallel)
    XCTAssertNotNil(a.superview)
    go(to: 0.2)
    XCTAssertLessThan(a.layer.presentation()?.opacity ?? 1, 0.5)
    go(to: 0.4)
    XCTAssertNil(a.superview)
    XCTAssertNil(b.superview)
    XCTAssertEqual(a.alpha, 1)
    XCTAssertEqual(finished, true)
  }

  func testAsyncAnimationsAnswerOnce() {
    let box = addBox()
    var answer: Bool?
    let done = expectation(description: "answered")
    Task { @MainActor in
      UIView.animate(withDuration: 0.5) { box.center.x = 0 }  // not the asynchronous one: iOS has none
      answer = await UIView.animateKeyframes(withDuration: 0.5, delay: 0) { box.alpha = 0 }
      done.fulfill()
    }
    while box.alpha == 1 { _ = RunLoop.main.run(mode: .default, before: Date()) }
    go(to: now + 0.6)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(answer, true)
  }

  func testPreferredFrameRates() {
    let box = addBox()
    UIView.animate(withDuration: 1, delay: 0, options: .preferredFramesPerSecond30) { box.alpha = 0 }
    XCTAssertEqual(box.layer.animation(forKey: "opacity")?.preferredFrameRateRange.maximum, 30)
  }

  func testOptionBits() {
    // facts/animation.md#rules
    XCTAssertEqual(UIView.AnimationOptions.curveLinear.rawValue, 3 << 16)
    XCTAssertEqual(UIView.AnimationOptions.transitionFlipFromBottom.rawValue, 7 << 20)
    XCTAssertEqual(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue, 7 << 24)
    XCTAssertEqual(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue, 4 << 10)
  }
}
