import Foundation

/// The layout direction as a trait, which may be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No value: the trait is left open.
  case unspecified = -1
  /// Leading is left and trailing is right.
  case leftToRight = 0
  /// Leading is right and trailing is left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
