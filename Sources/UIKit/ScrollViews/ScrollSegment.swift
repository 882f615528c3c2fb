import CoreGraphics
import Foundation

/// A segment of a scroll trajectory: motion along one axis in closed form, as a function of the seconds since the
/// segment's beginning.
enum ScrollSegment {
  /// Deceleration: the velocity is multiplied by `rate` each millisecond.
  case deceleration(from: CGFloat, velocity: CGFloat, rate: CGFloat)
  /// A spring toward `end`, which is `distance` away at the beginning.
  case spring(DampedSpring, end: CGFloat, distance: CGFloat, velocity: CGFloat)

  /// Returns a segment that follows a critically damped spring to `end`.
  static func bounce(end: CGFloat, distance: CGFloat, velocity: CGFloat, frequency: CGFloat) -> ScrollSegment {
    .spring(.critical(frequency: frequency), end: end, distance: distance, velocity: velocity)
  }

  /// Returns a segment that follows an overdamped spring to `end`.
  static func returning(end: CGFloat, distance: CGFloat, velocity: CGFloat) -> ScrollSegment {
    let (slow, fast) = ScrollPhysics.returnRates
    return .spring(.overdamped(slow: slow, fast: fast), end: end, distance: distance, velocity: velocity)
  }

  func offset(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .deceleration(let from, let velocity, let rate):
      return from + velocity * ScrollPhysics.reach(of: rate) * (1 - pow(rate, 1000 * t))
    case .spring(let spring, let end, let distance, let velocity):
      return end + spring.displacement(at: t, from: distance, velocity: velocity)
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .deceleration(_, let velocity, let rate): return velocity * pow(rate, 1000 * t)
    case .spring(let spring, _, let distance, let velocity):
      return spring.velocity(at: t, from: distance, velocity: velocity)
    }
  }

  /// The duration in seconds: until the velocity is below the one at which a deceleration stops, and for a spring
  /// also until the distance to its end is less than a pixel.
  var duration: TimeInterval {
    switch self {
    case .deceleration(_, let velocity, let rate):
      guard abs(velocity) > ScrollPhysics.stopVelocity else { return 0 }
      return TimeInterval(log(ScrollPhysics.stopVelocity / abs(velocity)) / (1000 * log(rate)))
    case .spring(_, let end, _, _):
      var time = 0.0
      while time < 10, abs(offset(at: time) - end) > 1 / 6 || abs(velocity(at: time)) > ScrollPhysics.stopVelocity {
        time += 1.0 / 120
      }
      return time
    }
  }
}
