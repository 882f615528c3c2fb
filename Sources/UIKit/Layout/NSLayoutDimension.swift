/// A width, a height or the distance between two positions.
///
/// ```swift
/// box.widthAnchor.constraint(equalToConstant: 120).isActive = true
/// box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.75).isActive = true
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutdimension>
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from start: LayoutTerm, to end: LayoutTerm) {
    self.init(
      LayoutTerm(
        state: end.state, attribute: end.attribute,
        start: LayoutOrigin(state: start.state, attribute: start.attribute)))
  }

  /// Returns a constraint that sets the length, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: c)
  }
  /// Returns a constraint that sets the minimum length, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
  }
  /// Returns a constraint that sets the maximum length, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that sets the length to that of another dimension times a factor.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: m)
  }
  /// Returns a constraint that sets the minimum length to that of another dimension times a factor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m)
  }
  /// Returns a constraint that sets the maximum length to that of another dimension times a factor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m)
  }

  /// Returns a constraint that sets the length to that of another dimension times a factor, plus a constant.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c) }
  /// Returns a constraint that sets the minimum length to that of another dimension times a factor, plus a
  /// constant.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c) }
  /// Returns a constraint that sets the maximum length to that of another dimension times a factor, plus a
  /// constant.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c) }
}
