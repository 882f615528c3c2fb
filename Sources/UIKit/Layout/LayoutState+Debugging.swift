import ConstraintSolver

/// The implementation of `hasAmbiguousLayout` and related members of views and guides.
extension LayoutState {
  private var currentEngine: LayoutEngine? {
    owner?.layoutRoot.bringConstraintsUpToDate()
    return engine
  }

  var isAmbiguous: Bool {
    guard let engine = currentEngine, view !== engine.root else { return false }
    return [variables.x, variables.y, variables.width, variables.height].contains {
      !engine.system.isDetermined($0)
    }
  }

  func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = currentEngine else { return [] }
    var found: [NSLayoutConstraint] = []
    for variable in [variables.start(axis), variables.size(axis)] {
      for row in engine.system.constraints(affecting: variable) {
        let constraint: NSLayoutConstraint? =
          switch engine.owner(of: row) {
          case .constraint(let owner): owner.takeUnretainedValue()
          case .content(let state, let axis): state.contentConstraint(axis)
          case .frame, .none, .system: nil
          }
        if let constraint, !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found
  }

  func exerciseAmbiguity() {
    guard isAmbiguous, let engine else { return }
    for variable in [variables.x, variables.y, variables.width, variables.height]
    where !engine.system.isDetermined(variable) {
      engine.exercise(variable)
    }
    view?.superview?.setNeedsLayout()
  }
}
