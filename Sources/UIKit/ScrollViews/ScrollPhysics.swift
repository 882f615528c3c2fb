import CoreGraphics
import Foundation

/// The laws of scrolled content, as measured on iOS (facts/scrolling.md#physics).
enum ScrollPhysics {
  /// Points a second at which content that comes to rest stops.
  static let stopVelocity: CGFloat = 10
  /// The stiffness of the rubber band: the fraction of a finger's movement that content follows at an end.
  static let bandStiffness: CGFloat = 0.55
  /// Of the bounce of content that has speed: a critically damped spring, per second.
  static let bounceFrequency: CGFloat = 11
  /// Of the way back of content that rests: the two rates of an overdamped spring, per second.
  static let returnRates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// From this speed on content bounces.
  static let bounceVelocity: CGFloat = 50
  /// From this speed on a page turns.
  static let pageVelocity: CGFloat = 300

  /// Returns the distance of the content beyond an end when a finger has pulled it by `distance`, in a view of the
  /// length `dimension`.
  static func band(_ distance: CGFloat, _ dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return bandStiffness * distance * dimension / (bandStiffness * abs(distance) + dimension)
  }

  /// The pull that brings content that far beyond the end.
  static func pull(_ distance: CGFloat, _ dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let reach = min(abs(distance), dimension * 0.99)
    let pull = reach * dimension / (bandStiffness * (dimension - reach))
    return distance < 0 ? -pull : pull
  }

  /// The speed of content that far beyond an end, of a finger that moves at 1.
  static func bandSpeed(_ distance: CGFloat, _ dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = dimension / (bandStiffness * abs(pull(distance, dimension)) + dimension)
    return bandStiffness * part * part
  }

  /// A rate that is one: between 0 and 1.
  static func usable(_ rate: CGFloat) -> CGFloat { rate.isFinite ? min(max(rate, 0.01), 0.9999) : 0.998 }

  /// Seconds for which the speed at the beginning would last.
  static func reach(of rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  /// Returns the distance that content of that velocity covers until it stops, in points.
  static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    guard abs(velocity) > stopVelocity else { return 0 }
    return (velocity - (velocity < 0 ? -stopVelocity : stopVelocity)) * reach(of: usable(rate))
  }
}
