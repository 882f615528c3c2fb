import Foundation

/// Whether text is to be bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// Text in its usual weight.
  case regular = 0
  /// Text in a heavier weight, as chosen in the accessibility settings.
  case bold = 1
}
