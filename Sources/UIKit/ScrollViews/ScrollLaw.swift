import CoreGraphics
import Foundation

/// A way along one axis in closed form, of the seconds since its beginning.
enum ScrollLaw {
  /// The speed is multiplied by `rate` each millisecond.
  case glide(from: CGFloat, velocity: CGFloat, rate: CGFloat)
  /// A critically damped spring towards `end`.
  case bounce(end: CGFloat, distance: CGFloat, velocity: CGFloat, frequency: CGFloat)
  /// An overdamped spring towards `end`.
  case back(end: CGFloat, distance: CGFloat, velocity: CGFloat)

  func place(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .glide(let from, let velocity, let rate):
      return from + velocity * ScrollPhysics.reach(of: rate) * (1 - pow(rate, 1000 * t))
    case .bounce(let end, let distance, let velocity, let frequency):
      return end + (distance + (velocity + frequency * distance) * t) * exp(-frequency * t)
    case .back(let end, let distance, let velocity):
      let (slow, fast, a, b) = ScrollLaw.parts(distance, velocity)
      return end + a * exp(-slow * t) + b * exp(-fast * t)
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .glide(_, let velocity, let rate): return velocity * pow(rate, 1000 * t)
    case .bounce(_, let distance, let velocity, let frequency):
      let slope = velocity + frequency * distance
      return (slope - frequency * (distance + slope * t)) * exp(-frequency * t)
    case .back(_, let distance, let velocity):
      let (slow, fast, a, b) = ScrollLaw.parts(distance, velocity)
      return -slow * a * exp(-slow * t) - fast * b * exp(-fast * t)
    }
  }

  /// Seconds until it is over: slower than the speed that ends a glide, or so near to a spring's end that no pixel
  /// tells.
  var duration: TimeInterval {
    switch self {
    case .glide(_, let velocity, let rate):
      guard abs(velocity) > ScrollPhysics.stopVelocity else { return 0 }
      return TimeInterval(log(ScrollPhysics.stopVelocity / abs(velocity)) / (1000 * log(rate)))
    case .bounce(let end, _, _, _), .back(let end, _, _):
      var time = 0.0
      while time < 10, abs(place(at: time) - end) > 1 / 6 || abs(velocity(at: time)) > ScrollPhysics.stopVelocity {
        time += 1.0 / 120
      }
      return time
    }
  }

  private static func parts(_ distance: CGFloat, _ velocity: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    let (slow, fast) = ScrollPhysics.returnRates
    let a = (fast * distance + velocity) / (fast - slow)
    return (slow, fast, a, distance - a)
  }
}
