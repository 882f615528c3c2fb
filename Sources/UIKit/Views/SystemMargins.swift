import CoreGraphics

/// The distances from the sides of the screen that tables and bars share.
enum SystemMargins {
  /// Where the texts of rows, large titles and search fields begin in a list or bar of a width, in points
  /// (facts/cells.md#margins, facts/geometry.md#bars/large-title-margin).
  static func ofList(width: CGFloat) -> CGFloat { width > 380 ? 20 : 16 }
}
