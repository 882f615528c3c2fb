import CoreGraphics

/// A part of a picture that is compared for itself, so that a small broken part can't hide in a large sound
/// picture.
///
/// ```swift
/// let region = PictureRegion("title", CGRect(x: 20, y: 60, width: 200, height: 24))
/// ```
public struct PictureRegion {
  /// The name of the region in failures.
  public var name: String
  /// The rectangle in points of the picture, from its top left.
  public var rect: CGRect
  /// The share of its pixels that may differ visibly, from 0 to 1; a missing letter is far more of its text's box.
  public var tolerance: Double

  /// A region, in points. Without a tolerance, 5 pixels of 1,000 may differ.
  public init(_ name: String, _ rect: CGRect, tolerance: Double = 0.005) {
    self.name = name
    self.rect = rect
    self.tolerance = tolerance
  }
}
