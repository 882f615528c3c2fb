import QuartzCore

// The first layout of the columns, in the order of `facts/navigation.md#split`.
extension UISplitViewController {
  var wantsCollapse: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Mounts the columns before the children appear, which follow in the order of the columns.
  func mountForAppearance(animated: Bool) {
    guard !isMounted else { return }
    mount()
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in childList where child.viewIfLoaded?.superview is SplitPane {
        child.setAppearance(true, animated: animated)
      }
    }
    reportMount()
  }

  func mount() {
    _ = view
    isMounted = true
    isChangingWidthClass = true
    defer { isChangingWidthClass = false }
    if wantsCollapse { return collapse(isFirst: true) }
    let size = view.bounds.size
    mode = standardMode(in: size)
    lastStandardMode = mode
    if mode != reportedMode { delegate?.splitViewController(self, willChangeTo: mode) }
    layOutColumns()
    let visible = visibleColumns(in: mode)
    for column in columns {
      attach(column)
      guard visible.contains(column), let holder = holder(of: column) else { continue }
      prepare(holder)
      if ownStyle != .unspecified { delegate?.splitViewController(self, willShow: column) }
    }
    for column in visible { if let holder = holder(of: column) { fill(column, with: holder) } }
    for column in columns { settle(column) }
  }

  /// Notifies the app of the mode once the children have begun to appear.
  func reportMount() {
    reportedMode = hasCollapsed ? .oneBesideSecondary : mode
    if hasCollapsed { reportCollapse() }
    updateButtons()
  }

  func changeWidthClassIfNeeded() {
    guard isMounted, !isChangingWidthClass, wantsCollapse != hasCollapsed else { return }
    isChangingWidthClass = true
    defer { isChangingWidthClass = false }
    UIView.performWithoutAnimation {
      if wantsCollapse {
        collapse(isFirst: false)
        reportedMode = .oneBesideSecondary
        reportCollapse()
      } else {
        expand()
      }
      updateButtons()
      layOutColumns()
    }
    view.setNeedsLayout()
    StatusBar.update()
  }

  func reportCollapse() {
    reportsCollapsed = true
    if ownStyle != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
    postTargetChange()
  }

  /// Posts that `showDetailViewController(_:sender:)` may find another target, because the width class changed.
  func postTargetChange() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }
}
