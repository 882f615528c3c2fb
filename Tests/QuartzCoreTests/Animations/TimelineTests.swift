import XCTest

import QuartzCore

/// Timing functions, springs, key paths and time spaces compared with the closed formulas, at ten times each.
final class TimelineTests: AnimationTestCase {
  private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    return animation
  }

  /// Runs an animation of one second, and compares the presented values at ten times.
  private func check(
    _ animation: CAAnimation, _ name: String, accuracy: CGFloat = 1e-4, file: StaticString = #filePath,
    line: UInt = #line,
    _ expected: (CGFloat) -> (actual: CGFloat, wanted: CGFloat)
  ) {
    layer.removeAllAnimations()
    CATransaction.flush()
    let base = CACurrentMediaTime() - start
    add(animation)
    for step in 0..<10 {
      let t = Double(step) / 10
      go(to: base + t)
      let (actual, wanted) = expected(CGFloat(t))
      XCTAssertEqual(actual, wanted, accuracy: accuracy, "\(name) at \(t)", file: file, line: line)
    }
    go(to: base + 1)
  }

  // MARK: Curves

  /// Returns the value of the Bézier curve, computed by bisection.
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
    func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return at(y1, y2, low)
  }

  // facts/animation.md#curves
  func testEveryCurve() {
    let curves: [(CAMediaTimingFunctionName, [Double])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, c) in curves {
      let animation = basic("position.x", from: 0, to: 100)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      check(animation, name.rawValue) { t in
        (shown.position.x, CGFloat(bezier(c[0], c[1], c[2], c[3], Double(t))) * 100)
      }
    }
  }

  func testTheTransactionsCurveTakesThePlaceOfTheAnimations() {
    let animation = basic("position.x", from: 0, to: 100)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.add(animation, forKey: "move")
    CATransaction.commit()
    go(to: 0.5)
    XCTAssertEqual(shown.position.x, CGFloat(bezier(0.42, 0, 1, 1, 0.5)) * 100, accuracy: 1e-4)
  }

  // MARK: Springs

  // This solves m x'' = -k x - c x' in small steps.
  private func spring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, _ time: Double
  ) -> Double {
    let steps = 20_000
    let dt = time / Double(steps)
    var (x, v) = (1.0, -velocity)
    func force(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
    for _ in 0..<steps {
      let (k1x, k1v) = (v, force(x, v))
      let (k2x, k2v) = (v + dt / 2 * k1v, force(x + dt / 2 * k1x, v + dt / 2 * k1v))
      let (k3x, k3v) = (v + dt / 2 * k2v, force(x + dt / 2 * k2x, v + dt / 2 * k2v))
      let (k4x, k4v) = (v + dt * k3v, force(x + dt * k3x, v + dt * k3v))
      x += dt / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += dt / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return 1 - x
  }

  func testSpringsFollowTheirLaw() {
    let cases: [(Double, Double, Double, Double)] = [
      (1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 19.4, 3), (2, 300, 5, 4), (1, 400, 0, 0), (1, 100, 8, -6),
      (1, 100, 20, 15),
    ]
    for (mass, stiffness, damping, velocity) in cases {
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.duration = 1
      check(animation, "spring \(mass) \(stiffness) \(damping) \(velocity)") { t in
        (shown.position.x, CGFloat(self.spring(mass, stiffness, damping, velocity, Double(t))) * 100)
      }
    }
  }

  // facts/animation.md#spring-rules/critical-clamp: overdamped springs behave like critically damped ones.
  func testOverdampingCountsAsCriticalUnlessAllowed() {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.mass = 3
    animation.stiffness = 1000
    animation.damping = 500
    animation.duration = 1
    let critical = 2 * (3000.0).squareRoot()
    check(animation, "as critical") { t in
      (shown.position.x, CGFloat(self.spring(3, 1000, critical, 0, Double(t))) * 100)
    }
    XCTAssertEqual(animation.settlingDuration, 0.5057, accuracy: 1e-3)
    animation.allowsOverdamping = true
    check(animation, "overdamped") { t in
      (shown.position.x, CGFloat(self.spring(3, 1000, 500, 0, Double(t))) * 100)
    }
    XCTAssertGreaterThan(animation.settlingDuration, 3)
  }

  // This is the value of Apple's default spring.
  func testSettlingDuration() {
    let animation = CASpringAnimation()
    XCTAssertEqual(animation.settlingDuration, 1.4727, accuracy: 1e-4)
    animation.damping = 0
    XCTAssertEqual(animation.settlingDuration, .infinity)
    animation.damping = 10
    animation.initialVelocity = 20
    XCTAssertGreaterThan(animation.settlingDuration, 1.4727)
  }

  // facts/animation.md#spring-rules/perceptual: m = 1, k = (2π/d)², c = 4π(1-b)/d, or 4π/(d(1+b)) for b < 0.
  func testSpringsByDurationAndBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    XCTAssertEqual(spring.mass, 1)
    XCTAssertEqual(spring.stiffness, pow(4 * .pi, 2), accuracy: 1e-9)
    XCTAssertEqual(spring.damping, 8 * .pi * 0.8, accuracy: 1e-9)
    XCTAssertEqual(spring.perceptualDuration, 0.5, accuracy: 1e-9)
    XCTAssertEqual(spring.bounce, 0.2, accuracy: 1e-9)
    let flat = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    XCTAssertEqual(flat.damping, 16 * .pi, accuracy: 1e-9)
    XCTAssertEqual(flat.bounce, -0.5, accuracy: 1e-9)
    XCTAssertEqual(CASpringAnimation(perceptualDuration: .nan, bounce: 0).stiffness, 100)
    // With a bounce below 0, a spring is slower than a critically damped one.
    flat.keyPath = "position.x"
    flat.fromValue = 0
    flat.toValue = 100
    flat.duration = 1
    check(flat, "flat") { t in
      (shown.position.x, CGFloat(self.spring(1, Double(flat.stiffness), 16 * .pi, 0, Double(t))) * 100)
    }
  }

  /// The settling duration is the last time at which more than a thousandth of the distance remains, found by
  /// search.
  func testCriticalSpringsWithAPushSettleToo() {
    for velocity in [-15.0, 0, 4, 40] {
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.damping = 20
      animation.initialVelocity = CGFloat(velocity)
      // 1 - value = (1 + (w - v) t) e^(-w t), with w = 10.
      let left = { (t: Double) in abs((1 + (10 - velocity) * t) * exp(-10 * t)) }
      let last = (0..<30_000).last { left(Double($0) / 10_000) > 0.001 } ?? 0
      XCTAssertEqual(animation.settlingDuration, Double(last) / 10_000, accuracy: velocity > 10 ? 0.05 : 1e-3)
    }
  }

  // MARK: Key paths

  func testNumbersPointsSizesAndRectangles() {
    func ease(_ a: CGFloat, _ b: CGFloat) -> (CGFloat) -> CGFloat { { a + (b - a) * $0 } }
    let cases: [(String, Any, Any, (LayerState) -> CGFloat, (CGFloat) -> CGFloat)] = [
      ("opacity", 1, 0.2, { CGFloat($0.opacity) }, ease(1, 0.2)),
      ("zPosition", 0, 9, { $0.zPosition }, ease(0, 9)),
      ("cornerRadius", 0, 8, { $0.cornerRadius }, ease(0, 8)),
      ("borderWidth", 1, 5, { $0.borderWidth }, ease(1, 5)),
      ("anchorPointZ", 0, 7, { $0.anchorPointZ }, ease(0, 7)),
      ("contentsScale", 1, 3, { $0.contentsScale }, ease(1, 3)),
      ("position", CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 22), { $0.position.y }, ease(2, 22)),
      (
        "position", NSValue(point: CGPoint(x: 1, y: 2)), NSValue(point: CGPoint(x: 11, y: 22)), { $0.position.x },
        ease(1, 11)
      ),
      ("position.x", 5, 6.0, { $0.position.x }, ease(5, 6)),
      ("position.y", NSNumber(value: 5), 7, { $0.position.y }, ease(5, 7)),
      ("anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 1), { $0.anchorPoint.x }, ease(0, 1)),
      ("anchorPoint.y", 0, 1, { $0.anchorPoint.y }, ease(0, 1)),
      (
        "bounds", CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 5, y: 6, width: 30, height: 60),
        { $0.bounds.height }, ease(20, 60)
      ),
      (
        "bounds.size", CGSize(width: 10, height: 20), CGSize(width: 30, height: 60), { $0.bounds.width },
        ease(10, 30)
      ),
      ("bounds.size.width", 10, 30, { $0.bounds.width }, ease(10, 30)),
      ("bounds.size.height", 10, 30, { $0.bounds.height }, ease(10, 30)),
      ("bounds.origin", CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), { $0.bounds.origin.y }, ease(2, 4)),
      ("bounds.origin.x", 1, 3, { $0.bounds.origin.x }, ease(1, 3)),
      ("bounds.origin.y", 1, 3, { $0.bounds.origin.y }, ease(1, 3)),
      (
        "contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        { $0.contentsRect.origin.x }, ease(0, 0.5)
      ),
      ("contentsRect.size.width", 1, 0.5, { $0.contentsRect.width }, ease(1, 0.5)),
      (
        "contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        { $0.contentsCenter.width }, ease(1, 0.5)
      ),
    ]
    for (path, from, to, actual, wanted) in cases {
      check(basic(path, from: from, to: to), path) { (actual(shown), wanted($0)) }
    }
  }

  func testShadows() {
    layer.shadowOpacity = 0.5
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    check(basic("shadowOffset.width", from: 0, to: 10), "width") { (shown.shadow?.offset.width ?? -1, $0 * 10) }
    check(basic("shadowOffset", from: CGSize.zero, to: CGSize(width: 0, height: 4)), "offset") {
      (shown.shadow?.offset.height ?? -1, $0 * 4)
    }
    check(basic("shadowRadius", from: 1, to: 5), "radius") { (shown.shadow?.radius ?? -1, 1 + $0 * 4) }
    check(basic("shadowOpacity", from: 0.1, to: 0.9), "opacity") {
      (CGFloat(shown.shadow?.opacity ?? -1), 0.1 + $0 * 0.8)
    }
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    check(basic("shadowPath", from: layer.shadowPath, to: wide), "path") {
      (shown.shadow?.path?.boundingBox.width ?? -1, 10 + $0 * 20)
    }
  }

  func testPartsOfTransforms() {
    func t(_ path: String, _ from: CGFloat, _ to: CGFloat, _ wanted: (CGFloat) -> CATransform3D) {
      check(basic("transform." + path, from: from, to: to), path) { t in
        assertEqual(shown.transform, wanted(from + (to - from) * t), accuracy: 1e-6)
        return (0, 0)
      }
    }
    t("rotation", 0, 3 * .pi) { CATransform3DMakeRotation($0, 0, 0, 1) }
    t("rotation.z", 0, -2 * .pi) { CATransform3DMakeRotation($0, 0, 0, 1) }
    t("rotation.x", 0, 2 * .pi) { CATransform3DMakeRotation($0, 1, 0, 0) }
    t("rotation.y", 0, 3) { CATransform3DMakeRotation($0, 0, 1, 0) }
    t("scale", 0.5, 2) { CATransform3DMakeScale($0, $0, $0) }
    t("scale.x", 1, 2) { CATransform3DMakeScale($0, 1, 1) }
    t("scale.y", 1, 2) { CATransform3DMakeScale(1, $0, 1) }
    t("scale.z", 1, 2) { CATransform3DMakeScale(1, 1, $0) }
    t("translation.x", 0, 20) { CATransform3DMakeTranslation($0, 0, 0) }
    t("translation.y", 0, 20) { CATransform3DMakeTranslation(0, $0, 0) }
    t("translation.z", 0, 20) { CATransform3DMakeTranslation(0, 0, $0) }
    check(basic("transform.translation", from: CGSize.zero, to: CGSize(width: 10, height: 20)), "translation") {
      t in
      assertEqual(shown.transform, CATransform3DMakeTranslation(10 * t, 20 * t, 0), accuracy: 1e-6)
      return (0, 0)
    }
    check(basic("sublayerTransform.rotation.y", from: 0, to: 1), "sublayers") { t in
      assertEqual(shown.sublayerTransform, CATransform3DMakeRotation(t, 0, 1, 0), accuracy: 1e-6)
      return (0, 0)
    }
  }

  func testTwoPartsOfATransformDoNotDisturbEachOther() {
    layer.add(basic("transform.rotation.y", from: 0, to: CGFloat.pi), forKey: "y")
    layer.add(basic("transform.rotation.z", from: 0, to: CGFloat.pi / 2), forKey: "z")
    layer.add(basic("transform.scale", from: 1, to: 2), forKey: "s")
    CATransaction.flush()
    go(to: 0.8)
    var wanted = CATransform3DMakeScale(1.8, 1.8, 1.8)
    wanted = CATransform3DConcat(wanted, CATransform3DMakeRotation(0.8 * .pi, 0, 1, 0))
    wanted = CATransform3DConcat(wanted, CATransform3DMakeRotation(0.4 * .pi, 0, 0, 1))
    assertEqual(shown.transform, wanted, accuracy: 1e-6)
  }

  // facts/animation.md#mixing/transforms
  func testWholeTransformsInThePlane() {
    var from = CATransform3DMakeRotation(-2.5, 0, 0, 1)
    from.m41 = 10
    var to = CATransform3DMakeScale(3, 2, 1)
    to = CATransform3DConcat(to, CATransform3DMakeRotation(2.5, 0, 0, 1))
    to.m42 = 20
    check(basic("transform", from: from, to: to), "plane") { t in
      // The rotation is from -2.5 to 2.5 - 2π.
      var wanted = CATransform3DMakeScale(1 + 2 * t, 1 + t, 1)
      wanted = CATransform3DConcat(wanted, CATransform3DMakeRotation(-2.5 + (5 - 2 * .pi) * t, 0, 0, 1))
      wanted.m41 = 10 - 10 * t
      wanted.m42 = 20 * t
      assertEqual(shown.transform, wanted, accuracy: 1e-6)
      return (0, 0)
    }
    check(basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(-1, 1, 1)), "mirror") { t in
      assertEqual(shown.transform, CATransform3DMakeScale(1 - 2 * t, 1, 1), accuracy: 1e-6)
      return (0, 0)
    }
    let shear = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.8, d: 1, tx: 0, ty: 0))
    check(basic("transform", from: CATransform3DIdentity, to: shear), "shear") { t in (shown.transform.m21, 0.8 * t)
    }
    check(basic("transform", from: CATransform3DMakeScale(0, 0, 1), to: CATransform3DIdentity), "from nothing") {
      t in
      assertEqual(shown.transform, CATransform3DMakeScale(t, t, 1), accuracy: 1e-6)
      return (0, 0)
    }
  }

  func testWholeTransformsInSpace() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let to = CATransform3DConcat(CATransform3DMakeRotation(2, 0.6, 0.8, 0), eye)
    check(basic("transform", from: eye, to: to), "space") { t in
      let wanted = CATransform3DConcat(CATransform3DMakeRotation(2 * t, 0.6, 0.8, 0), eye)
      assertEqual(shown.transform, wanted, accuracy: 1e-6)
      return (0, 0)
    }
    check(basic("transform", from: CATransform3DIdentity, to: eye), "perspective") { t in
      (shown.transform.m34, -t / 500)
    }
  }

  // facts/animation.md#mixing/colors
  func testColours() {
    let from = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    let to = CGColor(red: 0, green: 1, blue: 0.5, alpha: 1)
    check(basic("backgroundColor", from: from, to: to), "background", accuracy: 1.01) { t in
      (CGFloat(shown.backgroundColor.argb >> 16 & 255), ((1 - t) * 255).rounded())
    }
    layer.borderWidth = 1
    check(basic("borderColor", from: from, to: to), "border", accuracy: 1.01) { t in
      (CGFloat(shown.borderColor.argb >> 8 & 255), (t * 255).rounded())
    }
    layer.shadowOpacity = 1
    check(basic("shadowColor", from: from, to: to), "shadow", accuracy: 1.01) { t in
      (CGFloat((shown.shadow?.color.argb ?? 0) >> 8 & 255), (t * 255).rounded())
    }
    // Without a start color, only the alpha is animated.
    check(basic("backgroundColor", from: nil, to: to), "from none", accuracy: 1.01) { t in
      (CGFloat(shown.backgroundColor.argb >> 24), (t * 255).rounded())
    }
    // Gray and RGB colors are interpolated in sRGB.
    check(basic("backgroundColor", from: CGColor(gray: 0, alpha: 1), to: to), "grey", accuracy: 1.01) { t in
      (CGFloat(shown.backgroundColor.argb >> 8 & 255), (t * 255).rounded())
    }
  }

  func testFlags() {
    check(basic("hidden", from: 0, to: 1), "hidden") { _ in (shown.isHidden ? 1 : 0, 0) }
    check(basic("masksToBounds", from: false, to: true), "masks") { t in
      (shown.masksToBounds ? 1 : 0, t < 0.5 ? 0 : 1)
    }
  }

  // MARK: Several animations

  func testAdditiveAnimationsAreAddedToTheModel() {
    let a = basic("position.x", from: -100, to: 0)
    a.isAdditive = true
    layer.add(a, forKey: "a")
    let b = basic("position", from: CGPoint(x: 10, y: 20), to: CGPoint.zero)
    b.isAdditive = true
    layer.add(b, forKey: "b")
    CATransaction.flush()
    for step in 0..<10 {
      let t = CGFloat(step) / 10
      go(to: Double(t))
      assertEqual(
        shown.position, CGPoint(x: 125 - 100 * (1 - t) + 10 * (1 - t), y: 125 + 20 * (1 - t)), accuracy: 1e-6)
    }
  }

  /// If only one end is given, the other end of an additive animation is 0.
  func testAdditiveAnimationsWithOneEnd() {
    let to = basic("position.x", to: 50)
    to.isAdditive = true
    check(to, "to") { (shown.position.x, 125 + 50 * $0) }
    let from = basic("position.x", from: 50)
    from.isAdditive = true
    check(from, "from") { (shown.position.x, 125 + 50 * (1 - $0)) }
    let by = basic("position.x")
    by.byValue = 50
    by.isAdditive = true
    check(by, "by") { (shown.position.x, 125 + 50 * $0) }
  }

  /// Springs overshoot their end values, but colors do not.
  func testColoursOnSprings() {
    let spring = CASpringAnimation(keyPath: "backgroundColor")
    spring.damping = 3
    spring.fromValue = CGColor(gray: 0, alpha: 1)
    spring.toValue = CGColor(gray: 1, alpha: 1)
    spring.duration = 2
    add(spring)
    var most: CGFloat = 0
    for step in 0..<40 {
      go(to: Double(step) / 20)
      let color = layer.presentation()?.backgroundColor?.components ?? []
      for part in color { XCTAssertTrue(part >= 0 && part <= 1, "\(part)") }
      most = max(most, color.first ?? 0)
    }
    XCTAssertEqual(most, 1)
  }

  func testTheLastOfTwoWins() {
    layer.add(basic("opacity", from: 0, to: 0.2), forKey: "a")
    layer.add(basic("opacity", from: 0.5, to: 0.7), forKey: "b")
    CATransaction.flush()
    go(to: 0.5)
    XCTAssertEqual(shown.opacity, 0.6, accuracy: 1e-6)
    layer.removeAnimation(forKey: "b")
    CATransaction.flush()
    XCTAssertEqual(shown.opacity, 0.1, accuracy: 1e-6)
  }

  // Apple's page: each repetition begins where the last one ended.
  func testCumulativeAnimations() {
    let animation = basic("transform.rotation.z", from: 0, to: 1)
    animation.isCumulative = true
    animation.repeatCount = 3
    add(animation)
    for step in 0..<10 {
      let t = 3 * Double(step) / 10
      go(to: t)
      assertEqual(shown.transform, CATransform3DMakeRotation(CGFloat(t), 0, 0, 1), accuracy: 1e-6)
    }
  }

  func testValueFunctions() {
    let cases: [(CAValueFunctionName, (CGFloat) -> CATransform3D)] = [
      (.rotateX, { CATransform3DMakeRotation($0, 1, 0, 0) }),
      (.rotateY, { CATransform3DMakeRotation($0, 0, 1, 0) }),
      (.rotateZ, { CATransform3DMakeRotation($0, 0, 0, 1) }), (.scaleX, { CATransform3DMakeScale($0, 1, 1) }),
      (.scaleY, { CATransform3DMakeScale(1, $0, 1) }), (.scaleZ, { CATransform3DMakeScale(1, 1, $0) }),
      (.translateX, { CATransform3DMakeTranslation($0, 0, 0) }),
      (.translateY, { CATransform3DMakeTranslation(0, $0, 0) }),
      (.translateZ, { CATransform3DMakeTranslation(0, 0, $0) }),
    ]
    for (name, wanted) in cases {
      let animation = basic("transform", from: 0.1, to: 6)
      animation.valueFunction = CAValueFunction(name: name)
      check(animation, name.rawValue) { t in
        assertEqual(shown.transform, wanted(0.1 + 5.9 * t), accuracy: 1e-6)
        return (0, 0)
      }
    }
    for name in [CAValueFunctionName.scale, .translate] {
      let animation = basic("transform", from: [1, 2, 3], to: [2, 4, 6])
      animation.valueFunction = CAValueFunction(name: name)
      check(animation, name.rawValue) { t in
        let (x, y, z) = (1 + t, 2 + 2 * t, 3 + 3 * t)
        assertEqual(
          shown.transform,
          name == .scale ? CATransform3DMakeScale(x, y, z) : CATransform3DMakeTranslation(x, y, z), accuracy: 1e-6)
        return (0, 0)
      }
    }
  }
}
