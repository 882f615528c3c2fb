import CoreGraphics

/// Distances from the edges of a rectangle inwards, in points, with the sides named by the direction of the layout.
///
/// ```swift
/// view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge, in points; negative is outwards.
  public var top: CGFloat
  /// The distance from the leading edge, in points; negative is outwards.
  public var leading: CGFloat
  /// The distance from the lower edge, in points; negative is outwards.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points; negative is outwards.
  public var trailing: CGFloat

  /// Creates insets of 0 on all sides.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets in points; negative ones extend outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0 on all sides.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with leading and trailing resolved to left and right.
  package func edgeInsets(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }
}
