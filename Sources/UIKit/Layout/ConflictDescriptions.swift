import ConstraintSolver
import QuartzCore

/// Descriptions of the constraints in a conflict, including the implicit ones for autoresizing masks, layout
/// guides, and the sizes of controllers' views and cells.
extension LayoutEngine {
  func describe(_ rows: [Constraint]) -> [String] {
    var lines: [String] = []
    for row in rows where !isOutside(row, rows) {
      lines.append(describe(row))
    }
    for row in rows {
      guard case .constraint(let owner) = owner(of: row) else { continue }
      let constraint = owner.takeUnretainedValue()
      for term in [constraint.first, constraint.second] {
        for line in describeGuide(term) where !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }

  func describe(_ row: Constraint) -> String {
    switch owner(of: row) {
    case .constraint(let constraint): return constraint.takeUnretainedValue().description
    case .frame(let state, let attribute): return describeFrame(state, attribute)
    // Constraints of the intrinsic size are broken without a message.
    case .content, .none, .system: return "<NSLayoutConstraint>"
    }
  }

  // MARK: Frames

  /// Returns whether the row fixes an ancestor of a controller's or cell's view whose size is also among the rows.
  /// UIKit does not list such rows.
  private func isOutside(_ row: Constraint, _ rows: [Constraint]) -> Bool {
    guard case .frame(let state, let attribute) = owner(of: row), let view = state.view else { return false }
    return rows.contains { other in
      guard case .frame(let inner, let side) = owner(of: other), let innerView = inner.view else { return false }
      return side.axis == attribute.axis && innerView !== view && isEncapsulated(innerView)
        && innerView.isWithin(view)
    }
  }

  /// Returns whether the size is determined externally, as that of a controller's view or of a cell.
  private func isEncapsulated(_ view: UIView) -> Bool {
    if view is UIWindow { return false }
    return view === root ? view.superviewReference != nil : view.controller != nil
  }

  private func describeFrame(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let view = state.view else { return "<NSAutoresizingMaskLayoutConstraint>" }
    let isEncapsulated = isEncapsulated(view)
    var names = LayoutNames()
    let address = "\(address(of: state))"
    if isEncapsulated, attribute.isSize {
      let isWidth = attribute == .width
      let value = LayoutNames.number(isWidth ? view.bounds.width : view.bounds.height)
      return "<NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")' "
        + "\(names.item(view)).\(attribute.name) == \(value)   \(names.state(isActive: true))>"
    }
    var text = "<NSAutoresizingMaskLayoutConstraint:\(address) \(view.maskMarks) "
    if isEncapsulated { text += "'UIView-Encapsulated-Layout-\(attribute == .left ? "Left" : "Top")' " }
    text += names.item(view) + "."
    switch attribute {
    case .left: text += "minX"
    case .top: text += "minY"
    default: text += attribute.name
    }
    text += " == " + place(of: view, attribute, &names)
    return "\(text)   \(names.state(isActive: true))>"
  }

  /// Returns the right-hand side of a mask constraint: a multiple of the superview's size, and a constant.
  private func place(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ names: inout LayoutNames
  ) -> String {
    let direction = attribute.axis ?? .horizontal
    guard view !== root, let superview = view.superviewReference else {
      return LayoutNames.alone(direction == .horizontal ? view.bounds.width : view.bounds.height)
    }
    let axis = MaskAxis(view, in: superview, direction)
    let share = attribute.isSize ? axis.lengthShare : axis.startShare
    let value = attribute.isSize ? axis.length : axis.start
    guard share != 0 else {
      if !attribute.isSize { names.edge(superview) }
      return LayoutNames.alone(value)
    }
    let factor = share == 1 ? "" : LayoutNames.number(share) + "*"
    let size = direction == .horizontal ? "width" : "height"
    return "\(factor)\(names.item(superview)).\(size)\(LayoutNames.added(value - share * axis.outer))"
  }

  // MARK: Guides

  /// Describes the constraints with which UIKit positions the guides of safe areas and margins, for the edges in
  /// the term.
  private func describeGuide(_ term: LayoutTerm) -> [String] {
    guard let guide = term.state?.guide, let owner = guide.owner, guide.kind == .safeArea || guide.kind == .margins
    else { return [] }
    let insets = guide.kind == .safeArea ? owner.safeArea : owner.layoutMargins
    return owner.sides(of: term.attribute).map { side in
      let name =
        guide.kind == .safeArea ? "UIViewSafeAreaLayoutGuide-\(side)" : "UIView-\(side)Margin-guide-constraint"
      var names = LayoutNames()
      let item = "[\(names.item(guide))]"
      names.edge(owner)
      let (axis, direction) = side == .left || side == .right ? ("H", "(LTR)") : ("V", "")
      let gap = "-(\(LayoutNames.number(insets.value(side))))-"
      let form = side == .left || side == .top ? "|\(gap)\(item)" : "\(item)\(gap)|"
      return "<NSLayoutConstraint:\(address(of: guide)) '\(name)' \(axis):\(form)\(direction)   "
        + "\(names.state(isActive: true))>"
    }
  }
}

private enum EdgeName: String, CustomStringConvertible {
  case left, right, top, bottom
  var description: String { rawValue }
}

extension UIEdgeInsets {
  fileprivate func value(_ side: EdgeName) -> CGFloat {
    switch side {
    case .left: return left
    case .right: return right
    case .top: return top
    case .bottom: return bottom
    }
  }
}

extension UIView {
  fileprivate func sides(of attribute: NSLayoutConstraint.Attribute) -> [EdgeName] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch isRightToLeft ? attribute.rightToLeft : attribute.leftToRight {
    case .left: return [.left]
    case .right: return [.right]
    case .top: return [.top]
    case .bottom, .firstBaseline, .lastBaseline: return [.bottom]
    case .width, .centerX: return [.left, .right]
    case .height, .centerY: return [.top, .bottom]
    default: return []
    }
  }

  /// The mask in UIKit's format `h=--& v=--&`: margin, size and margin of each axis, where `&` marks a flexible
  /// component. If none is flexible, the far margin is. All components of a window are fixed.
  var maskMarks: String {
    let mask = autoresizingMask
    func marks(_ parts: AutoresizingMask...) -> String {
      if self is UIWindow { return "---" }
      if mask.isDisjoint(with: AutoresizingMask(parts)) { return "--&" }
      return parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(marks(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(marks(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}
