/// A vertical place: an edge, the centre or a baseline of a view or guide.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another, as a size that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// This place follows the other at `multiplier` times the system's spacing: 8 points, or a line of text between two
  /// baselines.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .equal, anchor.term, multiplier: multiplier) }
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .greaterThanOrEqual, anchor.term, multiplier: multiplier) }
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .lessThanOrEqual, anchor.term, multiplier: multiplier) }
}
