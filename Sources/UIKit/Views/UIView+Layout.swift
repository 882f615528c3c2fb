import QuartzCore

extension UIView {
  /// Performs the view's layout, with the controller's callbacks before and after it and the view's traits as the
  /// current ones. Called by the layer.
  func layoutLayer(_ layer: CALayer) {
    guard layer === backingLayer, !flags[.isLayingOut] else { return }
    if flags[.owesSafeArea] { SafeAreaChanges.notify(self) }
    controller?.viewWillBeLaidOut()
    if flags[.hostsLayout] { bringConstraintsUpToDate() } else { bringTreeUpToDateIfPending() }
    flags[.isLayingOut] = true
    defer { flags[.isLayingOut] = false }
    asCurrent {
      guard let controller else { return layoutSubviews() }
      controller.updateUnavailableContentIfNeeded()
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
      controller.placeUnavailableView()
    }
    // Constraints that the app changed in these callbacks take effect in the same pass.
    bringTreeUpToDateIfPending()
  }

  /// Requests another layout because constraints moved subviews, also during a layout.
  func setNeedsLayoutByConstraints() {
    LayoutTrace.noteConstraints(backingLayer)
    if flags[.isLayingOut] { backingLayer.setNeedsAnotherLayout() } else { setNeedsLayout() }
  }

  /// Updates constraints and layout of the tree that contains this view, from the topmost view that needs it.
  func layoutNow() {
    bringWholeTreeUpToDate()
    backingLayer.layoutIfNeeded()
  }

  // MARK: Constraints pass

  func markNeedsUpdateConstraints() {
    guard !flags[.needsUpdateConstraints] else { return }
    flags[.needsUpdateConstraints] = true
    markAncestorsNeedUpdateConstraints()
  }

  func markAncestorsNeedUpdateConstraints() {
    var view = superviewReference
    while let here = view, !here.flags[.subtreeNeedsUpdateConstraints] {
      here.flags[.subtreeNeedsUpdateConstraints] = true
      view = here.superviewReference
    }
    setNeedsLayout()
  }

  /// Updates constraints of the deepest views first; for a controller's view by the controller's
  /// `updateViewConstraints`.
  func updateConstraintsInSubtree() {
    if flags[.subtreeNeedsUpdateConstraints] {
      flags[.subtreeNeedsUpdateConstraints] = false
      for subview in subviewList { subview.updateConstraintsInSubtree() }
    }
    guard flags[.needsUpdateConstraints] else { return }
    traits.performAsCurrent {
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
    // `UIView.updateConstraints()` clears the flag.
    if flags[.needsUpdateConstraints] { endUpdate() }
  }

  private func endUpdate() {
    flags[.needsUpdateConstraints] = false
    ExceptionReport.raise(
      .internalInconsistencyException,
      "The layout constraints still need update after sending -updateConstraints to "
        + "\(describe()).\n\(LayoutNames.className(self)) or one of its superclasses may have overridden "
        + "-updateConstraints without calling super. Or, something may have dirtied layout constraints in the middle of "
        + "updating them.  Both are programming errors.")
  }

  /// Ends the updates of views that invalidate each other's constraints in a loop: the layout continues with the
  /// present constraints.
  func endConstraintUpdates() {
    if flags[.needsUpdateConstraints] { endUpdate() }
    guard flags[.subtreeNeedsUpdateConstraints] else { return }
    flags[.subtreeNeedsUpdateConstraints] = false
    for subview in subviewList { subview.endConstraintUpdates() }
  }

  // MARK: Hooks of other parts

  /// The number of lists that measure their cells again when their content changes; invalidations propagate up the
  /// hierarchy only if there is one.
  static var listsThatWatchConstraints = 0

  /// Updates the layout after a change of the intrinsic size or of the priorities with which the view keeps it.
  func contentPriorityDidChange() {
    layoutContentDidChange()
    superviewReference?.setNeedsLayout()
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    rareState.semanticContentAttribute = attribute
    layoutDirectionDidChange()
    setNeedsLayout()
  }

  /// Updates the view after a change of its size. The controller of a root view is notified in the next layout.
  func viewSizeDidChange() {
    updateLayoutMargins()
    if flags[.sizesItself] { (self as? any SelfSizingHost)?.followSize() }
  }

  func contentModeDidChange() { setNeedsLayout() }
}
