/// A vertical position: the top, bottom, center or a baseline of a view or layout guide.
///
/// ```swift
/// label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor).isActive = true
/// label.topAnchor.constraint(equalToSystemSpacingBelow: button.bottomAnchor, multiplier: 1).isActive = true
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// Returns a constraint that places this anchor below another at a distance of the system spacing times a factor.
  /// The spacing is 8 points, or one line of text between two baselines.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .equal, anchor.term, multiplier: multiplier) }
  /// Returns a constraint that places this anchor below another at a minimum distance of the system spacing times a
  /// factor.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .greaterThanOrEqual, anchor.term, multiplier: multiplier) }
  /// Returns a constraint that places this anchor below another at a maximum distance of the system spacing times a
  /// factor.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { SystemSpacing.constraint(term, .lessThanOrEqual, anchor.term, multiplier: multiplier) }
}
