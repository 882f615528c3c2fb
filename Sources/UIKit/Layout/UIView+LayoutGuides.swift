extension UIView {
  func remove(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owner === self { layoutGuide.owningView = nil }
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    unsafeDowncast(
      guide(.keyboard, "UIKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }, to: UIKeyboardLayoutGuide.self)
  }

  /// Returns the view's own guide of that kind, created on first use.
  func guide(
    _ kind: LayoutGuideKind, _ identifier: String, make: () -> UILayoutGuide = { UILayoutGuide() }
  ) -> UILayoutGuide {
    let state = layoutState
    if let known = state.guides.first(where: { $0.kind == kind }) { return known }
    let guide = make()
    guide.kind = kind
    guide.identifier = identifier
    guide.owner = self
    state.guides.append(guide)
    return guide
  }
}
