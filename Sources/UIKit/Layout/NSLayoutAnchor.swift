/// An edge, center, baseline or dimension of a view or layout guide, from which constraints are created.
///
/// Use the anchor properties of `UIView` and `UILayoutGuide`; they return one of the subclasses, so that only
/// anchors of one kind can be related: `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` and `NSLayoutDimension`.
///
/// ```swift
/// label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8).isActive = true
/// label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5).isActive = true
/// ```
///
/// Two anchors of the same attribute of the same item are equal.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// Returns nil, because anchors are not archived.
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates an inactive constraint that makes this attribute equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term)
  }
  /// Creates an inactive constraint that makes this attribute at least as large as another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
  }
  /// Creates an inactive constraint that makes this attribute at most as large as another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
  }
  /// Creates an inactive constraint that makes this attribute equal to another plus a constant in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }
  /// Creates an inactive constraint that makes this attribute at least as large as another plus a constant in
  /// points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c) }
  /// Creates an inactive constraint that makes this attribute at most as large as another plus a constant in
  /// points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c) }

  open override func isEqual(_ object: Any?) -> Bool {
    uncheckedMainActor {
      guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
      return term.state === other.term.state && term.attribute == other.term.attribute
        && term.start?.state === other.term.start?.state && term.start?.attribute == other.term.start?.attribute
    }
  }

  open override var hash: Int {
    uncheckedMainActor {
      var hasher = Hasher()
      if let state = term.state { hasher.combine(ObjectIdentifier(state)) }
      hasher.combine(term.attribute)
      return hasher.finalize()
    }
  }

  open override var description: String {
    uncheckedMainActor {
      var names = LayoutNames()
      let text = "<\(LayoutNames.className(self)):\(address(of: self)) \"\(names.term(term))\""
      return names.explained.isEmpty ? text + ">" : text + " (names: \(names.explained.joined(separator: ", ")))>"
    }
  }
  open override var debugDescription: String { description }
}
