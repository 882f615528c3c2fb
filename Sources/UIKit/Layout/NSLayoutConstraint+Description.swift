/// The forms in which consoles print constraints (`facts/behaviour/autolayout.md`): the visual format for gaps between
/// neighbours and to the edges of a superview, an equation for all else.
extension NSLayoutConstraint {
  func describe() -> String {
    var text = "<\(type(of: self)):\(address(of: self)) "
    if let identifier, !identifier.isEmpty { text += "'\(identifier)' " }
    let visual = visualForm()
    text += visual?.text ?? equation()
    let state = isActive ? "active" : "inactive"
    if let edge = visual?.edge {
      text += "   (\(state), names: '|':\(LayoutNames.item(edge)) )>"
    } else {
      text += "   (\(state))>"
    }
    return text
  }

  private var priorityMark: String {
    strength.rawValue >= 1000 ? "" : "@\(LayoutNames.number(CGFloat(strength.rawValue)))"
  }

  private func equation() -> String {
    var text = "\(LayoutNames.term(first)) \(LayoutNames.relation(comparison)) "
    if second.attribute == .notAnAttribute || factor == 0 {
      text += LayoutNames.number(offset)
    } else {
      if factor != 1 { text += LayoutNames.number(factor) + "*" }
      text += LayoutNames.term(second)
      if offset != 0 {
        let size =
          traits.contains(.usesSystemSpacing)
          ? "NSSpace(\(LayoutNames.number(abs(offset))))" : LayoutNames.number(abs(offset))
        text += offset < 0 ? " - \(size)" : " + \(size)"
      }
    }
    if !priorityMark.isEmpty { text += " \(priorityMark)" }
    return text
  }

  /// `H:|-(8)-[UIView:0x…]` where the constraint is a gap that is not negative.
  private func visualForm() -> (text: String, edge: UIView?)? {
    guard let item1 = first.item, let item2 = second.item, factor == 1, first.start == nil, second.start == nil,
      let side1 = Side(first.attribute), let side2 = Side(second.attribute), side1.axis == side2.axis
    else { return nil }
    let axis = side1.axis == .horizontal ? "H" : "V"
    let direction = side1.isDirectional || side2.isDirectional ? directionMark : ""
    if let view1 = item1 as? UIView, let view2 = item2 as? UIView {
      if view1.superview === view2, side1.isStart == side2.isStart {
        guard let gap = gap(side1.isStart ? offset : -offset, flipped: !side1.isStart) else { return nil }
        let name = LayoutNames.item(view1)
        let body = side1.isStart ? "|-(\(gap))-[\(name)]" : "[\(name)]-(\(gap))-|"
        return ("\(axis):\(body)\(direction)", view2)
      }
      if view2.superview === view1, side1.isStart == side2.isStart {
        guard let gap = gap(side1.isStart ? -offset : offset, flipped: side1.isStart) else { return nil }
        let name = LayoutNames.item(view2)
        let body = side1.isStart ? "|-(\(gap))-[\(name)]" : "[\(name)]-(\(gap))-|"
        return ("\(axis):\(body)\(direction)", view1)
      }
    }
    guard side1.isStart != side2.isStart, areNeighbours(item1, item2) else { return nil }
    guard let gap = gap(side1.isStart ? offset : -offset, flipped: !side1.isStart) else { return nil }
    let (before, after) = side1.isStart ? (item2, item1) : (item1, item2)
    return ("\(axis):[\(LayoutNames.item(before))]-(\(gap))-[\(LayoutNames.item(after))]\(direction)", nil)
  }

  private func areNeighbours(_ first: AnyObject, _ second: AnyObject) -> Bool {
    guard let view1 = first as? UIView, let view2 = second as? UIView else { return false }
    return view1 !== view2 && view1.superview != nil && view1.superview === view2.superview
  }

  /// The number between the parentheses; nil for a negative gap, which is printed as an equation.
  private func gap(_ distance: CGFloat, flipped: Bool) -> String? {
    guard distance >= 0 else { return nil }
    var number = LayoutNames.number(distance)
    if traits.contains(.usesSystemSpacing) { number = "NSSpace(\(number))" }
    let relation: String
    switch (comparison, flipped) {
    case (.equal, _): relation = ""
    case (.greaterThanOrEqual, false), (.lessThanOrEqual, true): relation = ">="
    case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): relation = "<="
    }
    return relation + number + priorityMark
  }

  private var directionMark: String {
    let view = first.state?.owner
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "(RTL)" : "(LTR)"
  }

  private struct Side {
    let axis: Axis
    let isStart: Bool
    let isDirectional: Bool

    init?(_ attribute: Attribute) {
      switch attribute {
      case .left, .leading, .top: isStart = true
      case .right, .trailing, .bottom: isStart = false
      default: return nil
      }
      axis = attribute.axis ?? .horizontal
      isDirectional = attribute.isDirectional
    }
  }
}
