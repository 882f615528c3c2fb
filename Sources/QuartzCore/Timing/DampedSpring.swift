import Foundation

/// A weight on a damped spring, which comes to rest at 0: its displacement and velocity in closed form, in units of
/// the displacement it starts with and seconds.
///
/// Animations (`SpringCurve`) and scrolling past an edge move by it.
package enum DampedSpring: Equatable, Sendable {
  /// Swings at a frequency in radians per second, while it decays at a rate per second.
  case underdamped(decay: Double, frequency: Double)
  /// Comes to rest as fast as is possible without swinging.
  case critical(frequency: Double)
  /// The sum of a slow and a fast decay, in rates per second.
  case overdamped(slow: Double, fast: Double)

  /// - Parameters:
  ///   - frequency: that of the undamped spring, in radians per second.
  ///   - ratio: 1 is critical.
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

  /// The displacement after `t` seconds of a weight that starts at `start` with a velocity.
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

  /// The velocity after `t` seconds of the same weight.
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
