import Foundation

/// The contrast asked for in the accessibility settings.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No value: the trait is left open.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast, for which colors and images may have variants.
  case high = 1
}
