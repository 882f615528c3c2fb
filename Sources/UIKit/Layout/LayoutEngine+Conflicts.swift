import ConstraintSolver
import ObjectiveC
import QuartzCore

/// The resolution of conflicts: the choice of a constraint to break, and the report on the console.
extension LayoutEngine {
  /// Returns the constraint to break: the one that the app activated last. Constraints of autoresizing masks and of
  /// system sizes are never broken.
  func chooseBroken(_ rows: [Constraint]) -> Constraint {
    var best: (row: Constraint, sequence: UInt32)?
    // Hugging and compression resistance break before explicit constraints, as in Interface Builder. Hugging breaks
    // first, for the view with the smallest intrinsic length.
    let hugging = rows.compactMap { row in huggedLength(row).map { (row, $0) } }
    if let content = hugging.min(by: { $0.1 < $1.1 })?.0 ?? rows.last(where: isContent) { return content }
    for row in rows {
      guard case .constraint(let constraint) = owner(of: row) else { continue }
      let sequence = constraint.takeUnretainedValue().sequence
      if best == nil || sequence > (best?.sequence ?? 0) { best = (row, sequence) }
    }
    return best?.row ?? rows[rows.count - 1]
  }

  private func isContent(_ row: Constraint) -> Bool {
    if case .content = owner(of: row) { return true }
    return false
  }

  private func isFrame(_ row: Constraint) -> Bool {
    if case .frame = owner(of: row) { return true }
    return false
  }

  /// Returns the length of a hugging row, or nil for another kind of row.
  private func huggedLength(_ row: Constraint) -> CGFloat? {
    guard case .content(let state, let axis) = owner(of: row),
      let rows = isFitting ? fittingContent[ObjectIdentifier(state)] : state.contentRows
    else { return nil }
    if axis == .horizontal { return rows.width.hugging == row ? rows.size.width : nil }
    return rows.height.hugging == row ? rows.size.height : nil
  }

  func owner(of row: Constraint) -> RowOwner {
    owners.indices.contains(Int(row.index)) ? owners[Int(row.index)] : .none
  }

  /// Logs conflicts. A conflict that breaks a row of an intrinsic size is not logged (openradar 15106765: it is not
  /// logged, and the explicit width applies; no published log of such a conflict lists an intrinsic size).
  func report(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      if case .content = owner(of: conflict.broken) { continue }
      // Conflicts between masks alone are not logged: a margin exceeds the superview's size, and the view's size is
      // clamped to 0.
      if conflict.constraints.allSatisfy(isFrame) { continue }
      Console.write(LayoutEngine.report(describe(conflict.constraints), broken: describe(conflict.broken)))
    }
  }

  private static func report(_ rows: [String], broken: String) -> String {
    var text = "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
    text += "\tProbably at least one of the constraints in the following list is one you don't want. \n"
    text += "\tTry this: \n"
    text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
    text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
    if rows.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:") }) {
      text +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
      text += "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
    }
    text += "(\n" + rows.map { "    \"\(escaped($0))\"" }.joined(separator: ",\n") + "\n)\n\n"
    text += "Will attempt to recover by breaking constraint \n\(broken)\n\n"
    text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    text +=
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
    text += "also be helpful."
    return text
  }

  /// Returns the text with the escapes of an array's description.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x0A: result += "\\n"
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default: result += String(format: "\\U%04x", Int(unit))
      }
    }
    return result
  }
}
