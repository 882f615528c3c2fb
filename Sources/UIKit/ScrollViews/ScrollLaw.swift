import CoreGraphics
import Foundation

/// A way along one axis in closed form, of the seconds since its beginning.
enum ScrollLaw {
  /// The speed is multiplied by `rate` each millisecond.
  case glide(from: CGFloat, velocity: CGFloat, rate: CGFloat)
  /// A spring towards `end`, which is `distance` away at the beginning.
  case spring(DampedSpring, end: CGFloat, distance: CGFloat, velocity: CGFloat)

  /// A critically damped spring towards `end`.
  static func bounce(end: CGFloat, distance: CGFloat, velocity: CGFloat, frequency: CGFloat) -> ScrollLaw {
    .spring(.critical(frequency: frequency), end: end, distance: distance, velocity: velocity)
  }

  /// An overdamped spring towards `end`.
  static func back(end: CGFloat, distance: CGFloat, velocity: CGFloat) -> ScrollLaw {
    let (slow, fast) = ScrollPhysics.returnRates
    return .spring(.overdamped(slow: slow, fast: fast), end: end, distance: distance, velocity: velocity)
  }

  func place(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .glide(let from, let velocity, let rate):
      return from + velocity * ScrollPhysics.reach(of: rate) * (1 - pow(rate, 1000 * t))
    case .spring(let spring, let end, let distance, let velocity):
      return end + spring.displacement(at: t, from: distance, velocity: velocity)
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .glide(_, let velocity, let rate): return velocity * pow(rate, 1000 * t)
    case .spring(let spring, _, let distance, let velocity):
      return spring.velocity(at: t, from: distance, velocity: velocity)
    }
  }

  /// Seconds until it is over: slower than the speed that ends a glide, or so near to a spring's end that no pixel
  /// tells.
  var duration: TimeInterval {
    switch self {
    case .glide(_, let velocity, let rate):
      guard abs(velocity) > ScrollPhysics.stopVelocity else { return 0 }
      return TimeInterval(log(ScrollPhysics.stopVelocity / abs(velocity)) / (1000 * log(rate)))
    case .spring(_, let end, _, _):
      var time = 0.0
      while time < 10, abs(place(at: time) - end) > 1 / 6 || abs(velocity(at: time)) > ScrollPhysics.stopVelocity {
        time += 1.0 / 120
      }
      return time
    }
  }
}
