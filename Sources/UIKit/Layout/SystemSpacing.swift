/// The standard distance between neighbors: 8 points (`facts/layout.md#spacing`), or one line of text between
/// baselines.
@MainActor enum SystemSpacing {
  static let standard: CGFloat = 8

  static func constraint(
    _ first: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTerm, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(first, relation, second, constant: multiplier * distance(first, second))
    constraint.traits.insert(.usesAnchorSpacing)
    if first.attribute.axis == .vertical { constraint.traits.insert(.spacesLines) }
    constraint.spacing = multiplier
    return constraint
  }

  static func distance(_ first: LayoutTerm, _ second: LayoutTerm) -> CGFloat {
    let heights = [first, second].filter(\.attribute.isBaseline)
      .compactMap { ($0.item as? UIView)?.baselineFont?.lineHeight }
    return heights.max().map { ($0 + 1).rounded(.up) } ?? standard
  }
}

extension NSLayoutConstraint {
  /// Updates constraints whose spacing depends on fonts.
  func refreshSpacing() {
    guard traits.contains(.spacesLines) else { return }
    let kept = traits
    setConstant(spacing * SystemSpacing.distance(first, second))
    traits = kept
  }
}
