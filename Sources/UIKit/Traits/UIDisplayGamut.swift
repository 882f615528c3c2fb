import Foundation

/// The colors that the display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// The colors of sRGB, as a standard display shows them.
  case SRGB = 0
  /// The larger range of Display P3.
  case P3 = 1
}
