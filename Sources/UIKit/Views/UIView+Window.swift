import QuartzCore

extension UIView {
  /// Prepares a change of the view's window: the first responder resigns, and controllers and views are notified,
  /// top down.
  func announceMove(to newWindow: UIWindow?) {
    if let window = windowReference, let responder = window.firstResponder, responder.isInside(self) {
      _ = responder.resignFirstResponder()
      if window.firstResponder === responder { window.firstResponder = nil }
    }
    announce(newWindow)
  }

  private func announce(_ newWindow: UIWindow?) {
    controller?.viewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviewList { subview.announce(newWindow) }
  }

  /// Called after the view's superview changed.
  func didEnterHierarchy(changesWindow: Bool, from oldSuperview: UIView?) {
    enterLayout()
    let newWindow = superviewReference?.windowReference
    let oldTint = rare?.tintColor == nil ? tintSource(under: oldSuperview) : nil
    if changesWindow { setWindow(newWindow) }
    updateTraits()
    if changesWindow { confirmMove() }
    didMoveToSuperview()
    if windowReference != nil { controller?.reportWrongParent() }
    if rare?.tintColor == nil { tintMayHaveChanged(from: oldTint) }
    updateSafeArea()
    updateLayoutMargins()
    if flags[.needsUpdateConstraints] || flags[.subtreeNeedsUpdateConstraints] {
      markAncestorsNeedUpdateConstraints()
    }
  }

  private func setWindow(_ window: UIWindow?) {
    windowReference = window
    for subview in subviewList { subview.setWindow(window) }
  }

  private func confirmMove() {
    if windowReference != nil { ExplicitValues.applyAppearance?(self) }
    didMoveToWindow()
    if let rare, !rare.interactions.isEmpty {
      for case let interaction as any WindowObservingInteraction in rare.interactions {
        interaction.viewDidMove(to: windowReference)
      }
    }
    for subview in subviewList { subview.confirmMove() }
    controller?.viewDidMoveToWindow()
    if windowReference != nil, let rare, rare.becomesFirstResponder {
      rare.becomesFirstResponder = false
      becomeFirstResponder()
    }
  }
}

extension UIResponder {
  /// Returns whether the responder is a view in `view`, that view, or the controller of one of them.
  func isInside(_ view: UIView) -> Bool {
    if let mine = self as? UIView { return mine.isWithin(view) }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.isWithin(view) ?? false }
    return false
  }
}

extension UIView {
  func resignFirstResponderInside(force: Bool) -> Bool {
    let window = windowReference ?? (self as? UIWindow)
    guard let responder = window?.firstResponder else { return true }
    guard responder.isInside(self) else { return force }
    guard force || responder.agreesToResign else { return false }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    if InputFocus.force({ responder.resignFirstResponder() }) { return true }
    if window?.firstResponder === responder { InputFocus.change { window?.firstResponder = nil } }
    return true
  }
}
