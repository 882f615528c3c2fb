import CoreGraphics
import Foundation

/// Deceleration, rubber band and bounce of scrolled content, as measured on iOS (facts/scrolling.md#physics).
enum ScrollPhysics {
  /// The velocity at which decelerating content stops, in points a second.
  static let stopVelocity: CGFloat = 10
  /// The stiffness of the rubber band: the fraction of a finger's movement that content follows at an end.
  static let bandStiffness: CGFloat = 0.55
  /// The frequency of the bounce of moving content, a critically damped spring; in 1/s.
  static let bounceFrequency: CGFloat = 11
  /// The two decay rates (1/s) of the overdamped spring that returns content which was released without velocity.
  static let returnRates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// The lowest velocity with which content bounces, in points a second.
  static let bounceVelocity: CGFloat = 50
  /// The lowest velocity of a finger that turns a page, in points a second.
  static let pageVelocity: CGFloat = 300

  /// Returns the distance of the content beyond an end when a finger has pulled it by `distance`, in a view of the
  /// length `dimension`.
  static func band(_ distance: CGFloat, _ dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return bandStiffness * distance * dimension / (bandStiffness * abs(distance) + dimension)
  }

  /// Returns the distance of the finger's pull that moves content `distance` beyond an end: the inverse of `band`.
  static func pull(_ distance: CGFloat, _ dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let reach = min(abs(distance), dimension * 0.99)
    let pull = reach * dimension / (bandStiffness * (dimension - reach))
    return distance < 0 ? -pull : pull
  }

  /// Returns the velocity of content at `distance` beyond an end, relative to the finger's: the derivative of
  /// `band`.
  static func bandSpeed(_ distance: CGFloat, _ dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let factor = dimension / (bandStiffness * abs(pull(distance, dimension)) + dimension)
    return bandStiffness * factor * factor
  }

  /// Returns the decay rate per millisecond clamped to valid values, and the normal rate for one that is not
  /// finite.
  static func usable(_ rate: CGFloat) -> CGFloat { rate.isFinite ? min(max(rate, 0.01), 0.9999) : 0.998 }

  /// Returns the time constant of a deceleration in seconds: the distance it covers divided by the initial
  /// velocity.
  static func reach(of rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  /// Returns the distance that content of that velocity covers until it stops, in points.
  static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    guard abs(velocity) > stopVelocity else { return 0 }
    return (velocity - (velocity < 0 ? -stopVelocity : stopVelocity)) * reach(of: usable(rate))
  }
}
