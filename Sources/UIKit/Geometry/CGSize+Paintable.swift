import CoreGraphics

extension CGSize {
  /// Whether the size has a finite, non-empty area of pixels.
  var isPaintable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}
