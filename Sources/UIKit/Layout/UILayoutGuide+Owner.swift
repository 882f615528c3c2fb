extension UILayoutGuide {
  func changeOwner(_ view: UIView?) {
    guard view !== owner, kind == .custom else { return }
    if let owner {
      if let state = layoutStateReference {
        for constraint in state.involved.map({ $0.takeUnretainedValue() }) { constraint.deactivate() }
        state.engine?.leave(state)
      }
      // The view may have the last reference to the guide.
      withExtendedLifetime(self) { owner.layoutState.guides.removeAll { $0 === self } }
    }
    owner = view
    view?.layoutState.guides.append(self)
  }

  /// Returns the frame of the last layout for a guide with constraints. For other guides, returns the frame for the
  /// current insets of the view.
  func currentFrame() -> CGRect {
    guard let owner else { return .zero }
    if kind.isInset { return owner.guideEdges(kind).frame(in: owner.bounds.size) }
    if kind == .scrollContent, let scroll = owner as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    guard let state = layoutStateReference, let engine = state.engine else { return .zero }
    let variables = state.variables
    return CGRect(
      x: owner.roundedToPixels(engine.value(variables.x)), y: owner.roundedToPixels(engine.value(variables.y)),
      width: owner.roundedToPixels(engine.value(variables.width)),
      height: owner.roundedToPixels(engine.value(variables.height)))
  }
}
