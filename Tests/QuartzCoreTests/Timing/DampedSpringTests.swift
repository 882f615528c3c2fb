import XCTest

import QuartzCore

/// The spring of animations and scrolling, compared with its differential equation.
final class DampedSpringTests: XCTestCase {
  /// Checks x'' + 2 decay x' + frequency² x = 0 for any start and all three kinds of damping.
  func testTheMotionFollowsTheEquation() {
    for ratio in [0.2, 0.9, 1, 1.1, 3] {
      let frequency = 7.0
      let spring = DampedSpring(frequency: frequency, ratio: ratio)
      for (start, velocity) in [(1.0, 0.0), (0, 5), (-2, -30), (3, -20)] {
        XCTAssertEqual(spring.displacement(at: 0, from: start, velocity: velocity), start, accuracy: 1e-9)
        XCTAssertEqual(spring.velocity(at: 0, from: start, velocity: velocity), velocity, accuracy: 1e-9)
        for t in stride(from: 0.05, through: 1, by: 0.05) {
          func x(_ t: Double) -> Double { spring.displacement(at: t, from: start, velocity: velocity) }
          func v(_ t: Double) -> Double { spring.velocity(at: t, from: start, velocity: velocity) }
          let h = 1e-4
          XCTAssertEqual((x(t + h) - x(t - h)) / (2 * h), v(t), accuracy: 1e-4, "\(ratio)")
          let acceleration = (v(t + h) - v(t - h)) / (2 * h)
          XCTAssertEqual(
            acceleration + 2 * ratio * frequency * v(t) + frequency * frequency * x(t), 0, accuracy: 1e-3,
            "\(ratio)")
        }
        XCTAssertEqual(spring.displacement(at: 20, from: start, velocity: velocity), 0, accuracy: 1e-6)
      }
    }
  }

  /// A spring curve is one minus the remaining distance of the spring.
  func testCurvesAreSprings() {
    for ratio in [0.5, 1] {
      let curve = SpringCurve(frequency: 10, ratio: ratio, velocity: 3)
      let spring = DampedSpring(frequency: 10, ratio: ratio)
      XCTAssertEqual(curve.value(at: 0.1), 1 - spring.displacement(at: 0.1, from: 1, velocity: -3))
      XCTAssertEqual(curve.value(at: 0), 0)
    }
  }
}
