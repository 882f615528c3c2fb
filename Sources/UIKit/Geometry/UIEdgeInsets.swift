import CoreGraphics

/// Distances from the edges of a rectangle inwards, in points; negative distances point outwards.
///
/// ```swift
/// scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
/// let inner = view.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiedgeinsets>
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge, in points; negative is outwards.
  public var top: CGFloat
  /// The distance from the left edge, in points; negative is outwards.
  public var left: CGFloat
  /// The distance from the lower edge, in points; negative is outwards.
  public var bottom: CGFloat
  /// The distance from the right edge, in points; negative is outwards.
  public var right: CGFloat

  /// Creates insets of 0 on all sides.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets in points; negative ones extend outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 on all sides.
  public static let zero = UIEdgeInsets()

  /// The insets with NaN and infinite distances replaced by 0.
  var finite: UIEdgeInsets {
    guard !(top + left + bottom + right).isFinite else { return self }
    func finite(_ distance: CGFloat) -> CGFloat { distance.isFinite ? distance : 0 }
    return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }
}

/// Returns whether all four distances are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}

extension CGRect {
  /// Returns the rectangle inset on each side; its size may become negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
