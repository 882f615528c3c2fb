import Foundation

/// The contrast asked for in the accessibility settings.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
