import FlipsideTesting
import XCTest

import QuartzCore

final class KeyframeTests: AnimationTestCase {
  private func frames(_ values: [Any]?, _ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.duration = 1
    animation.calculationMode = mode
    return animation
  }

  private func check(
    _ animation: CAAnimation, accuracy: CGFloat = 1e-3, file: StaticString = #filePath, line: UInt = #line,
    _ wanted: (CGFloat) -> CGFloat
  ) {
    layer.removeAllAnimations()
    CATransaction.flush()
    let base = CACurrentMediaTime() - start
    add(animation)
    for step in 0..<10 {
      let t = Double(step) / 10 + 0.013
      go(to: base + t)
      XCTAssertEqual(shown.position.x, wanted(CGFloat(t)), accuracy: accuracy, "at \(t)", file: file, line: line)
    }
    go(to: base + 1)
  }

  /// Returns the piecewise linear interpolation of points (time, value).
  private func lines(_ points: [(CGFloat, CGFloat)], _ t: CGFloat) -> CGFloat {
    for (a, b) in zip(points, points.dropFirst()) where t < b.0 {
      return a.1 + (b.1 - a.1) * (t - a.0) / (b.0 - a.0)
    }
    return points.last?.1 ?? 0
  }

  func testLinear() {
    check(frames([0, 100, 50])) { lines([(0, 0), (0.5, 100), (1, 50)], $0) }
    let timed = frames([0, 100, 50])
    timed.keyTimes = [0, 0.2, 1]
    check(timed) { lines([(0, 0), (0.2, 100), (1, 50)], $0) }
    // If the number of key times does not match, they are ignored.
    timed.keyTimes = [0, 0.2, 0.5, 1]
    check(timed) { lines([(0, 0), (0.5, 100), (1, 50)], $0) }
    timed.keyTimes = [0.5, 0.2, 1]
    check(timed) { lines([(0, 0), (0.5, 100), (1, 50)], $0) }
    check(frames([42])) { _ in 42 }
  }

  func testTimingFunctionsOfSteps() {
    let animation = frames([0, 100, 0])
    let (first, second) = (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut))
    animation.timingFunctions = [first, second]
    check(animation) { t in
      t < 0.5
        ? CGFloat(first.value(at: Double(t) * 2)) * 100 : 100 - CGFloat(second.value(at: Double(t) * 2 - 1)) * 100
    }
  }

  func testDiscrete() {
    check(frames([1, 2, 3, 4], .discrete)) { t in (t * 4).rounded(.down) + 1 }
    let timed = frames([1, 2], .discrete)
    timed.keyTimes = [0, 0.3, 1]
    check(timed) { $0 < 0.3 ? 1 : 2 }
  }

  func testPaced() {
    let animation = frames([0, 10, 100, 80], .paced)
    animation.keyTimes = [0, 0.1, 0.2, 1]
    // The total length of the path is 120.
    check(animation) { lines([(0, 0), (10 / 120, 10), (100 / 120, 100), (1, 80)], $0) }
  }

  /// Returns a Kochanek–Bartels spline.
  private func spline(_ p: [CGFloat], _ x: CGFloat, _ t: CGFloat, _ c: CGFloat, _ b: CGFloat) -> CGFloat {
    let steps = CGFloat(p.count - 1)
    let i = min(Int(x * steps), p.count - 2)
    let s = x * steps - CGFloat(i)
    func at(_ k: Int) -> CGFloat { p[min(max(k, 0), p.count - 1)] }
    func tangent(_ k: Int, _ c: CGFloat) -> CGFloat {
      (1 - t) * (1 + b) * (1 + c) / 2 * (at(k) - at(k - 1)) + (1 - t) * (1 - b) * (1 - c) / 2 * (at(k + 1) - at(k))
    }
    let (m0, m1) = (tangent(i, c), tangent(i + 1, -c))
    let (s2, s3) = (s * s, s * s * s)
    return (2 * s3 - 3 * s2 + 1) * at(i) + (s3 - 2 * s2 + s) * m0 + (3 * s2 - 2 * s3) * at(i + 1) + (s3 - s2) * m1
  }

  func testCubic() {
    let values: [CGFloat] = [0, 100, 40, 60]
    check(frames(values, .cubic)) { spline(values, $0, 0, 0, 0) }
    let shaped = frames(values, .cubic)
    func all(_ v: Double) -> [NSNumber] { values.map { _ in NSNumber(value: v) } }
    shaped.tensionValues = all(0.5)
    check(shaped) { spline(values, $0, 0.5, 0, 0) }
    shaped.continuityValues = all(-0.6)
    check(shaped) { spline(values, $0, 0.5, -0.6, 0) }
    shaped.biasValues = all(0.3)
    check(shaped) { spline(values, $0, 0.5, -0.6, 0.3) }
  }

  func testCubicPacedKeepsItsSpeed() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 50), CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 90)]
    animation.calculationMode = .cubicPaced
    animation.duration = 1
    add(animation)
    var points: [CGPoint] = []
    for step in 0..<40 {
      go(to: Double(step) / 40)
      points.append(shown.position)
    }
    let ways = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = ways.reduce(0, +) / CGFloat(ways.count)
    for way in ways { XCTAssertEqual(way, mean, accuracy: mean * 0.06) }
  }

  // MARK: Paths

  private func path() -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 200, y: 0), control2: CGPoint(x: 200, y: 0))
    return path
  }

  private func along(_ path: CGPath, _ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.calculationMode = mode
    return animation
  }

  func testAPathHasAStepForEachElement() {
    let animation = along(path())
    animation.values = [CGPoint.zero]
    check(animation) { t in
      if t < 0.5 { return 200 * t }
      let s = 2 * t - 1
      return 100 * pow(1 - s, 3) + 600 * s * (1 - s) * (1 - s) + 600 * s * s * (1 - s) + 200 * s * s * s
    }
  }

  func testPacedAlongAPath() {
    let square = CGMutablePath()
    square.move(to: CGPoint(x: 0, y: 0))
    square.addLine(to: CGPoint(x: 300, y: 0))
    square.addLine(to: CGPoint(x: 300, y: 100))
    check(along(square, .paced)) { min($0 * 400, 300) }
    check(along(square, .discrete)) { $0 < 1 / 3 ? 0 : 300 }
  }

  func testTurningAlongThePath() {
    for (mode, extra) in [(CAAnimationRotationMode.rotateAuto, CGFloat(0)), (.rotateAutoReverse, .pi)] {
      layer.removeAllAnimations()
      CATransaction.flush()
      let base = CACurrentMediaTime() - start
      let line = CGMutablePath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 50, y: 50))
      line.addLine(to: CGPoint(x: 50, y: 100))
      let animation = along(line)
      animation.rotationMode = mode
      add(animation)
      go(to: base + 0.25)
      assertEqual(shown.transform, CATransform3DMakeRotation(.pi / 4 + extra, 0, 0, 1), accuracy: 1e-6)
      go(to: base + 0.75)
      assertEqual(shown.transform, CATransform3DMakeRotation(.pi / 2 + extra, 0, 0, 1), accuracy: 1e-6)
      go(to: base + 1)
      assertEqual(shown.transform, CATransform3DIdentity)
    }
  }

  func testKeyTimesMayBeginLateAndEndEarly() {
    let animation = frames([10, 30, 50])
    animation.keyTimes = [0.4, 0.6, 0.8]
    check(animation) { $0 < 0.4 ? 10 : $0 < 0.8 ? 10 + ($0 - 0.4) * 100 : 50 }
  }

  /// The rotation along a path is combined with the layer's own transform, and both are kept at the end.
  func testTurningTurnsWhatTheLayerHas() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    CATransaction.commit()
    let way = CGMutablePath()
    way.move(to: .zero)
    // The first control point is at the start, so the direction is determined by the next one.
    way.addCurve(to: CGPoint(x: 100, y: 50), control1: .zero, control2: CGPoint(x: 50, y: 50))
    let animation = along(way)
    animation.rotationMode = .rotateAuto
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    add(animation)
    func wanted(_ angle: CGFloat) -> CATransform3D { CATransform3DRotate(layer.transform, angle, 0, 0, 1) }
    assertEqual(shown.transform, wanted(.pi / 4), accuracy: 2e-3)
    for end in [1.0, 5] {
      go(to: end)
      assertEqual(shown.transform, wanted(0), accuracy: 1e-6)
    }
  }

  /// A closing segment of zero length takes no time.
  func testAClosedPathHasNoStepForNothing() {
    let square = CGMutablePath()
    square.move(to: .zero)
    for corner in [CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 80), CGPoint(x: 0, y: 80), .zero] {
      square.addLine(to: corner)
    }
    square.closeSubpath()
    check(along(square)) { t in
      t < 0.25 ? 320 * t : t < 0.5 ? 80 : t < 0.75 ? 80 - 320 * (t - 0.5) : 0
    }
  }

  func testFramesOfOtherKinds() {
    let colours = CAKeyframeAnimation(keyPath: "backgroundColor")
    colours.values = [CGColor.red, CGColor.green, CGColor.blue]
    colours.duration = 1
    add(colours, "colour")
    let turns = CAKeyframeAnimation(keyPath: "transform")
    turns.values = [
      CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeRotation(3, 0, 0, 1),
    ]
    turns.duration = 1
    turns.calculationMode = .cubic
    add(turns, "turn")
    go(to: 0.75)
    assertPixel(shown.backgroundColor.argb, 0xFF00_8080)
    assertEqual(shown.transform, CATransform3DMakeRotation(2, 0, 0, 1), accuracy: 1e-6)
    let steps = CAKeyframeAnimation(keyPath: "transform.translation.x")
    steps.values = [0, 10, -10, 0]
    steps.isAdditive = true
    steps.duration = 1
    layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    add(steps, "shake")
    layer.removeAnimation(forKey: "turn")
    layer.removeAnimation(forKey: "transform")
    CATransaction.flush()
    go(to: 0.75 + 1 / 3)
    XCTAssertEqual(shown.transform.m41, 15, accuracy: 1e-2)
  }
}
