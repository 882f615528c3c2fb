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
        start: LayoutPlace(state: start.state, attribute: start.attribute)))
  }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: c)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: m)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c) }
}
