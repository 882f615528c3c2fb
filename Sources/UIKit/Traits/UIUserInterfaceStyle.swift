import Foundation

/// Light or dark appearance.
///
/// Raw values as in Apple's headers (`facts/defaults.md#raw-values/UIUserInterfaceStyle.Dark`).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No choice made; the environment decides.
  case unspecified = 0
  case light = 1
  case dark = 2
}
