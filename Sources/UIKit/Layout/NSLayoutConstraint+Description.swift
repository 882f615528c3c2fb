/// Descriptions of constraints as in published logs of iOS 10 and later. A gap to the next item from the superview
/// or a neighbor has the visual format, if its direction is the format's reading direction. Other constraints are
/// equations.
extension NSLayoutConstraint {
  func describe() -> String {
    var names = LayoutNames()
    var text = "<\(className):\(address(of: self)) "
    if let identifier, !identifier.isEmpty { text += "'\(identifier)' " }
    text += visualForm(&names) ?? equation(&names)
    if strength.rawValue < 1000 { text += " priority:\(LayoutNames.number(CGFloat(strength.rawValue)))" }
    return "\(text)   \(names.state(isActive: isActive))>"
  }

  private var className: String {
    let name = LayoutNames.className(self)
    return traits.contains(.spacesLines) && name == "NSLayoutConstraint" ? "_UISystemBaselineConstraint" : name
  }

  private func equation(_ names: inout LayoutNames) -> String {
    var text = "\(names.term(first)) \(LayoutNames.relation(comparison)) "
    if second.attribute == .notAnAttribute || factor == 0 { return text + LayoutNames.alone(constant) }
    if factor != 1 { text += LayoutNames.number(factor) + "*" }
    text += names.term(second)
    if let space { return "\(text) \(space)" }
    return text + LayoutNames.added(constant)
  }

  /// Returns the visual format, `H:|-(8)-[UIView:0x…]`, or nil if the constraint is not such a gap.
  private func visualForm(_ names: inout LayoutNames) -> String? {
    guard let item1 = first.item, let item2 = second.item, factor == 1, first.start == nil, second.start == nil,
      let side1 = Side(first.attribute), let side2 = Side(second.attribute), side1.axis == side2.axis
    else { return nil }
    let axis = side1.axis == .horizontal ? "H" : "V"
    let direction = side1.isAbsolute || side2.isAbsolute ? "(LTR)" : ""
    if side1.isStart, side2.isStart, let edge = item2 as? UIView, superitem(item1) === edge {
      let name = names.item(item1)
      names.edge(edge)
      return "\(axis):|-\(gap)-[\(name)]\(direction)"
    }
    if !side1.isStart, !side2.isStart, let edge = item1 as? UIView, superitem(item2) === edge {
      let name = names.item(item2)
      names.edge(edge)
      return "\(axis):[\(name)]-\(gap)-|\(direction)"
    }
    guard side1.isStart, !side2.isStart, item1 !== item2 else { return nil }
    let after = names.item(item1)
    return "\(axis):[\(names.item(item2))]-\(gap)-[\(after)]\(direction)"
  }

  private func superitem(_ item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owner
  }

  private var gap: String {
    let relation = comparison == .equal ? "" : LayoutNames.relation(comparison)
    let priority = strength.rawValue < 1000 ? "@\(LayoutNames.number(CGFloat(strength.rawValue)))" : ""
    return "(\(relation)\(space ?? LayoutNames.number(constant))\(priority))"
  }

  /// The system spacing of a visual format or an anchor.
  private var space: String? {
    if traits.contains(.usesFormatSpacing) { return "NSSpace(\(LayoutNames.number(constant)))" }
    if traits.contains(.usesAnchorSpacing) {
      return "NSLayoutAnchorConstraintSpace(\(LayoutNames.number(abs(constant))))"
    }
    return nil
  }

  private struct Side {
    let axis: Axis
    let isStart: Bool
    let isAbsolute: Bool

    init?(_ attribute: Attribute) {
      switch attribute {
      case .left, .leading, .top: isStart = true
      case .right, .trailing, .bottom: isStart = false
      default: return nil
      }
      axis = attribute.axis ?? .horizontal
      isAbsolute = attribute.isAbsoluteSide
    }
  }
}
