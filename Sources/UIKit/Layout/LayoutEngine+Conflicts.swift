import ConstraintSolver
import ObjectiveC
import QuartzCore

/// Constraints that can't all hold: which one gives way, and what the console says.
extension LayoutEngine {
  /// The app's constraint that came last gives way; what follows from masks and the system's sizes stays.
  func chooseBroken(_ rows: [Constraint]) -> Constraint {
    var best: (row: Constraint, sequence: UInt32)?
    for row in rows {
      guard case .constraint(let constraint) = owner(of: row) else { continue }
      let sequence = constraint.takeUnretainedValue().sequence
      if best == nil || sequence > (best?.sequence ?? 0) { best = (row, sequence) }
    }
    return best?.row ?? rows[rows.count - 1]
  }

  func owner(of row: Constraint) -> RowOwner {
    owners.indices.contains(Int(row.index)) ? owners[Int(row.index)] : .none
  }

  func report(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      let rows = conflict.constraints.map { describe($0) }
      let hasMasks = conflict.constraints.contains {
        if case .frame(let state, _) = owner(of: $0) { state.view !== root } else { false }
      }
      Console.write(
        LayoutEngine.report(rows, broken: describe(conflict.broken), hasMasks: hasMasks))
    }
  }

  private static func report(_ rows: [String], broken: String, hasMasks: Bool) -> String {
    var text = "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
    text += "\tProbably at least one of the constraints in the following list is one you don't want. \n"
    text += "\tTry this: \n"
    text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
    text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
    if hasMasks {
      text +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
      text += "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
    }
    text += "(\n" + rows.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
    text += "Will attempt to recover by breaking constraint \n\(broken)\n\n"
    text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    text +=
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
    text += "also be helpful."
    return text
  }

  private func describe(_ row: Constraint) -> String {
    switch owner(of: row) {
    case .constraint(let constraint): return constraint.takeUnretainedValue().description
    case .frame(let state, let attribute): return describeFrame(state, attribute)
    case .content(let state, let axis): return describeContent(state, axis)
    case .none, .system: return "<NSLayoutConstraint>"
    }
  }

  private func describeFrame(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let view = state.view else { return "<NSAutoresizingMaskLayoutConstraint>" }
    let frame = view.frame
    let value: CGFloat
    let name: String
    switch attribute {
    case .left: (name, value) = ("minX", frame.minX)
    case .top: (name, value) = ("minY", frame.minY)
    case .width: (name, value) = ("width", frame.width)
    default: (name, value) = ("height", frame.height)
    }
    let item = LayoutNames.item(view)
    if view === root, view.superviewReference != nil || view is UIWindow {
      return
        "<NSLayoutConstraint:\(address(of: state)) '\(view is UIWindow ? "UIWindow" : "UIView")-Encapsulated-Layout-"
        + "\(attribute == .width ? "Width" : "Height")' \(item).\(name) == \(LayoutNames.number(value))   (active)>"
    }
    let mask = view.autoresizingMask
    let horizontal = marks(mask, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let vertical = marks(mask, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    var text =
      "<NSAutoresizingMaskLayoutConstraint:\(address(of: state)) h=\(horizontal) v=\(vertical) \(item).\(name) == "
    let isFlexible =
      attribute == .width ? mask.contains(.flexibleWidth) : attribute == .height && mask.contains(.flexibleHeight)
    if isFlexible, let superview = view.superviewReference {
      let rest = value - (attribute == .width ? superview.bounds.width : superview.bounds.height)
      text += "\(LayoutNames.item(superview)).\(name) \(rest < 0 ? "-" : "+") \(LayoutNames.number(abs(rest)))"
    } else {
      text += LayoutNames.number(value)
    }
    guard attribute == .left || attribute == .top, let superview = view.superviewReference else {
      return text + "   (active)>"
    }
    return text + "   (active, names: '|':\(LayoutNames.item(superview)) )>"
  }

  /// Without any flexible part the far margin gives way.
  private func marks(
    _ mask: UIView.AutoresizingMask, _ start: UIView.AutoresizingMask, _ size: UIView.AutoresizingMask,
    _ end: UIView.AutoresizingMask
  ) -> String {
    if mask.isDisjoint(with: [start, size, end]) { return "--&" }
    return [start, size, end].map { mask.contains($0) ? "&" : "-" }.joined()
  }

  private func describeContent(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) -> String {
    guard let view = state.view else { return "<NSContentSizeLayoutConstraint>" }
    let size = view.intrinsicContentSize
    let isWide = axis == .horizontal
    return
      "<NSContentSizeLayoutConstraint:\(address(of: state)) \(LayoutNames.item(view)).\(isWide ? "width" : "height") == "
      + "\(LayoutNames.number(isWide ? size.width : size.height)) Hug:"
      + "\(LayoutNames.number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))) CompressionResistance:"
      + "\(LayoutNames.number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue)))   (active)>"
  }
}
