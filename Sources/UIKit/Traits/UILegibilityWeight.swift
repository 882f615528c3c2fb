import Foundation

/// Whether text is to be bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// No value: the trait is left open.
  case unspecified = -1
  /// Text in its usual weight.
  case regular = 0
  /// Text in a heavier weight, which the user asked for in the accessibility settings.
  case bold = 1
}
