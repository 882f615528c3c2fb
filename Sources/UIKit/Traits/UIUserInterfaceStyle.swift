import Foundation

/// Light or dark appearance.
///
/// Raw values as in Apple's headers (`facts/defaults.md#raw-values/UIUserInterfaceStyle.Dark`).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is specified; the environment determines it.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}
