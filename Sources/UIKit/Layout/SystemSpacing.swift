/// The distance that the system keeps between neighbours: 8 points (`facts/behaviour/geometry_classic.md`); between
/// two baselines a line of text.
@MainActor enum SystemSpacing {
  static let standard: CGFloat = 8

  static func constraint(
    _ first: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTerm, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constant = multiplier * distance(first, second)
    let constraint = NSLayoutConstraint(first, relation, second, constant: constant)
    constraint.traits.insert(.usesSystemSpacing)
    return constraint
  }

  private static func distance(_ first: LayoutTerm, _ second: LayoutTerm) -> CGFloat {
    guard first.attribute.isBaseline, second.attribute.isBaseline else { return standard }
    let heights = [first, second].compactMap { ($0.item as? UIView)?.baselineFont?.lineHeight }
    return heights.max().map { ($0 + 1).rounded(.up) } ?? standard
  }
}
