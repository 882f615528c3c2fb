import ConstraintSolver

extension UIView {
  /// Whether the constraints leave the view's place or size open. Only for looking at while an app is made.
  public var hasAmbiguousLayout: Bool { layoutStateReference?.isAmbiguous ?? false }

  /// Moves the view to another of the places that its constraints allow.
  public func exerciseAmbiguityInLayout() { layoutStateReference?.exerciseAmbiguity() }

  /// The constraints that the view's place and size on an axis follow from.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutStateReference?.constraintsAffecting(axis) ?? []
  }
}

extension UILayoutGuide {
  public var hasAmbiguousLayout: Bool { layoutStateReference?.isAmbiguous ?? false }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutStateReference?.constraintsAffecting(axis) ?? []
  }
}

extension LayoutState {
  private var currentEngine: LayoutEngine? {
    owner?.layoutRoot.bringConstraintsUpToDate()
    return engine
  }

  fileprivate var isAmbiguous: Bool {
    guard let engine = currentEngine, view !== engine.root else { return false }
    return [place.x, place.y, place.width, place.height].contains { !engine.system.isDetermined($0) }
  }

  fileprivate func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = currentEngine else { return [] }
    var found: [NSLayoutConstraint] = []
    for variable in [place.start(axis), place.size(axis)] {
      for row in engine.system.constraints(affecting: variable) {
        guard case .constraint(let owner) = engine.owner(of: row) else { continue }
        let constraint = owner.takeUnretainedValue()
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found
  }

  fileprivate func exerciseAmbiguity() {
    guard isAmbiguous, let engine else { return }
    for variable in [place.x, place.y, place.width, place.height] where !engine.system.isDetermined(variable) {
      engine.exercise(variable)
    }
    view?.superview?.setNeedsLayout()
  }
}
