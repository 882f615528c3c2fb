import Foundation

/// The contrast that the accessibility settings request.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast, for which colors and images may have variants.
  case high = 1
}
