import QuartzCore

extension UIView {
  /// Called by the layer when its turn comes: controller, view, controller, with the view's traits as the current
  /// ones.
  func layoutLayer(_ layer: CALayer) {
    guard layer === backingLayer, !flags[.isLayingOut] else { return }
    if flags[.owesSafeArea] { SafeAreaChanges.tell(self) }
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
    // Constraints that the app's code changed count in this pass.
    bringTreeUpToDateIfPending()
  }

  /// Constraints moved what is in the view: that is another layout than the one that may be under way.
  func setNeedsLayoutByConstraints() {
    LayoutTrace.noteConstraints(backingLayer)
    if flags[.isLayingOut] { backingLayer.setNeedsAnotherLayout() } else { setNeedsLayout() }
  }

  /// Brings constraints and layout of the tree that this view belongs to up to date, from the topmost view that
  /// needs it.
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

  /// Deepest views first; a controller's `updateViewConstraints` in place of its view's `updateConstraints`.
  func updateConstraintsInSubtree() {
    if flags[.subtreeNeedsUpdateConstraints] {
      flags[.subtreeNeedsUpdateConstraints] = false
      for subview in subviewList { subview.updateConstraintsInSubtree() }
    }
    guard flags[.needsUpdateConstraints] else { return }
    traits.performAsCurrent {
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
    // `UIView.updateConstraints()` takes the mark away.
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

  /// Views ask each other for updates without end: the layout continues with what is there.
  func endConstraintUpdates() {
    if flags[.needsUpdateConstraints] { endUpdate() }
    guard flags[.subtreeNeedsUpdateConstraints] else { return }
    flags[.subtreeNeedsUpdateConstraints] = false
    for subview in subviewList { subview.endConstraintUpdates() }
  }

  // MARK: Hooks of other parts

  /// The number of lists that measure their cells again when anything in them changes; invalidations go up the
  /// hierarchy only if there is one.
  static var listsThatWatchConstraints = 0

  /// The content wants another size, or holds to it otherwise.
  func contentPriorityDidChange() {
    layoutContentDidChange()
    superviewReference?.setNeedsLayout()
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    rareState.semanticContentAttribute = attribute
    layoutDirectionDidChange()
    setNeedsLayout()
  }

  /// The bounds have another size: a root view's controller is notified of it in the layout that follows.
  func viewSizeDidChange() {
    updateLayoutMargins()
    if flags[.sizesItself] { (self as? any SelfSizingHost)?.followSize() }
  }

  func contentModeDidChange() { setNeedsLayout() }
}
