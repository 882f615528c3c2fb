import Foundation

/// A mass on a damped spring with its equilibrium at 0: displacement and velocity in closed form, with time in
/// seconds.
///
/// It is used by animations (`SpringCurve`) and by the bounce of scroll views.
package enum DampedSpring: Equatable, Sendable {
  /// Oscillates with a frequency in radians per second, and decays with a rate per second.
  case underdamped(decay: Double, frequency: Double)
  /// Approaches the equilibrium as fast as possible without oscillation.
  case critical(frequency: Double)
  /// The sum of a slow and a fast exponential decay, with rates per second.
  case overdamped(slow: Double, fast: Double)

  /// Creates a spring from its frequency and damping ratio.
  /// - Parameters:
  ///   - frequency: the natural frequency of the undamped spring, in radians per second.
  ///   - ratio: the damping ratio; 1 is critical damping.
  package init(frequency: Double, ratio: Double) {
    let decay = ratio * frequency
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    if abs(1 - ratio) < 1e-6 {
      self = .critical(frequency: frequency)
    } else if ratio < 1 {
      self = .underdamped(decay: decay, frequency: swing)
    } else {
      self = .overdamped(slow: decay - swing, fast: decay + swing)
    }
  }

  /// Returns the displacement after `t` seconds, given the initial displacement and velocity.
  package func displacement(at t: Double, from start: Double, velocity: Double) -> Double {
    switch self {
    case .underdamped(let decay, let frequency):
      let angle = frequency * t
      let slope = (decay * start + velocity) / frequency
      return exp(-decay * t) * (start * cos(angle) + slope * sin(angle))
    case .critical(let frequency):
      return (start + (velocity + frequency * start) * t) * exp(-frequency * t)
    case .overdamped(let slow, let fast):
      let a = (fast * start + velocity) / (fast - slow)
      return a * exp(-slow * t) + (start - a) * exp(-fast * t)
    }
  }

  /// Returns the velocity after `t` seconds, given the initial displacement and velocity.
  package func velocity(at t: Double, from start: Double, velocity: Double) -> Double {
    switch self {
    case .underdamped(let decay, let frequency):
      let angle = frequency * t
      let slope = (decay * start + velocity) / frequency
      return exp(-decay * t) * (velocity * cos(angle) - (decay * slope + frequency * start) * sin(angle))
    case .critical(let frequency):
      let slope = velocity + frequency * start
      return (slope - frequency * (start + slope * t)) * exp(-frequency * t)
    case .overdamped(let slow, let fast):
      let a = (fast * start + velocity) / (fast - slow)
      return -slow * a * exp(-slow * t) - fast * (start - a) * exp(-fast * t)
    }
  }
}
