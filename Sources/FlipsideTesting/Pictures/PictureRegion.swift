import CoreGraphics

/// A part of a picture that is compared separately, so that differences in a small area are not outweighed by a
/// large area without differences.
///
/// ```swift
/// let region = PictureRegion("title", CGRect(x: 20, y: 60, width: 200, height: 24))
/// ```
public struct PictureRegion {
  /// The name of the region in failure messages.
  public var name: String
  /// The rectangle of the region in points, relative to the picture's top left corner.
  public var rect: CGRect
  /// The share of the region's pixels that may differ visibly, from 0 to 1. A missing letter changes a much larger
  /// share of its text's frame than the default.
  public var tolerance: Double

  /// Creates a region from a rectangle in points. By default, 5 of 1,000 pixels may differ.
  public init(_ name: String, _ rect: CGRect, tolerance: Double = 0.005) {
    self.name = name
    self.rect = rect
    self.tolerance = tolerance
  }
}
