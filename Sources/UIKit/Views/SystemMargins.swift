import CoreGraphics

/// The distances from the sides of the screen that tables and bars share.
enum SystemMargins {
  /// Returns the left edge of the texts of rows, large titles and search fields in a list or bar of a width, in
  /// points (facts/cells.md#margins, facts/geometry.md#bars/large-title-margin).
  static func ofList(width: CGFloat) -> CGFloat { width > 380 ? 20 : 16 }
}
