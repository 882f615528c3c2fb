import CoreGraphics

extension CGSize {
  /// Whether there is an area that pixels can be drawn for.
  var isPaintable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}
