/// A horizontal place: an edge or the centre of a view or guide.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, as a size that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// This place follows the other at `multiplier` times the system's spacing of 8 points.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .equal, anchor.term, multiplier: multiplier) }
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .greaterThanOrEqual, anchor.term, multiplier: multiplier) }
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .lessThanOrEqual, anchor.term, multiplier: multiplier) }
}
