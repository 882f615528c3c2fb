extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutStateReference?.guides ?? [] }

  /// Makes the guide part of the view's layout; it leaves the view that it had.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Takes the guide and the constraints about it out of the layout.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owner === self { layoutGuide.owningView = nil }
  }

  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }
  /// The view within its margins, no wider than what is comfortable to read.
  public var readableContentGuide: UILayoutGuide { guide(.readable, "UIViewReadableContentGuide") }
  /// Where the keyboard is in the view; at the bottom of the safe area while there is none.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    unsafeDowncast(
      guide(.keyboard, "UIKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }, to: UIKeyboardLayoutGuide.self)
  }

  /// The view's own guide of that kind, made when it is first asked for.
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
