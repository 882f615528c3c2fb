/// A horizontal position: the leading, trailing, left or right edge, or the center, of a view or layout guide.
///
/// ```swift
/// label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
/// ```
///
/// A leading or trailing anchor can be related to others of its kind and to center anchors, but not to a left or
/// right anchor.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// Returns a constraint that places this anchor after another at a distance of the system spacing of 8 points
  /// times a factor.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .equal, anchor.term, multiplier: multiplier) }
  /// Returns a constraint that places this anchor after another, in the direction of text, at a minimum distance of
  /// the system spacing times a factor.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .greaterThanOrEqual, anchor.term, multiplier: multiplier) }
  /// Returns a constraint that places this anchor after another, in the direction of text, at a maximum distance of
  /// the system spacing times a factor.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .lessThanOrEqual, anchor.term, multiplier: multiplier) }
}
