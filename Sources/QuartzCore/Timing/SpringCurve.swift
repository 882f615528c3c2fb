import CoreGraphics

/// The movement of a mass on a damped spring from 0 to its equilibrium at 1: 1 minus the displacement of a
/// `DampedSpring` that starts at 1. As measured on iOS, a spring with more than critical damping behaves like a
/// critically damped one (`facts/animation.md#spring-rules`), unless overdamping is allowed.
package struct SpringCurve: Equatable {
  /// The natural frequency of the undamped spring, in 1/s.
  package let frequency: Double
  /// The damping ratio; 1 is critical damping.
  package let ratio: Double
  /// The initial velocity toward the end, in distances per second.
  package let velocity: Double
  private let spring: DampedSpring

  package init?(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = false)
  {
    guard mass > 0, stiffness > 0, mass.isFinite, stiffness.isFinite, damping.isFinite else { return nil }
    let ratio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), ratio: allowsOverdamping ? ratio : min(ratio, 1),
      velocity: velocity)
  }

  package init(frequency: Double, ratio: Double, velocity: Double) {
    self.frequency = frequency
    self.ratio = ratio
    self.velocity = velocity.isFinite ? velocity : 0
    spring = DampedSpring(frequency: frequency, ratio: ratio)
  }

  /// Returns the position of the mass after `time` seconds.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - spring.displacement(at: time, from: 1, velocity: -velocity)
  }

  /// The time in seconds until the bound on the displacement, the sum of the amplitudes of both terms, has decayed
  /// to 1/1000. Apple's value for the default spring (1, 100, 10) is 1.4727.
  package var settlingDuration: Double {
    guard ratio * frequency > 0 else { return .infinity }
    let limit = 0.001
    switch spring {
    case .underdamped(let decay, let swing):
      return log((1 + abs(decay - velocity) / swing) / limit) / decay
    case .critical(let frequency):
      return criticalSettling(frequency, limit)
    case .overdamped(let slow, let fast):
      let slope = abs(slow + fast - 2 * velocity) / (fast - slow)
      return log((1 + slope) / limit) / slow
    }
  }

  private func criticalSettling(_ frequency: Double, _ limit: Double) -> Double {
    let growth = abs(frequency - velocity)
    // Solves (1 + growth t) e^(-frequency t) = limit on the decreasing side.
    var low = 0.0
    var high = 1.0 / frequency
    func rest(_ t: Double) -> Double { (1 + growth * t) * exp(-frequency * t) }
    while rest(high) > limit, high.isFinite {
      low = high
      high *= 2
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if rest(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
