import Foundation

/// The layout direction as a trait, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// Leading is left and trailing is right.
  case leftToRight = 0
  /// Leading is right and trailing is left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
