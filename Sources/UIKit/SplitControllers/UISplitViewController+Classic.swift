// The unspecified style: `viewControllers` is the model, and the delegate decides how its two controllers collapse.
extension UISplitViewController {
  func replaceClassic(by new: [UIViewController]) {
    if new.count > 2 { tellOfTooMany(new) }
    let (primary, secondary) = (new.first, new.count > 1 ? new[1] : nil)
    if let controller = new.first(where: { $0 === self || $0.contains(self) }) {
      return ExceptionReport.raiseHierarchyInconsistency(
        "\(controller.controllerName) can't be in \(controllerName)")
    }
    droppedSecondary = nil
    if isMounted, hasCollapsed { return replaceCollapsedClassic(primary, secondary) }
    for (column, controller) in [(Column.primary, primary), (.secondary, secondary)]
    where contents[column] !== controller {
      // A controller that moves to another column is removed from its own one first.
      if let controller, let other = columns.first(where: { contents[$0] === controller }) {
        replace(other, by: nil)
      }
      replace(column, by: controller)
    }
  }

  private func replaceCollapsedClassic(_ primary: UIViewController?, _ secondary: UIViewController?) {
    let old = contents[.primary]
    if old !== primary {
      old?.willMove(toParent: nil)
      contents[.primary] = primary
      attach(.primary)
      exchange(.primary, old, for: primary)
      old?.removeFromParent()
      settle(.primary)
    }
    guard let primary, let secondary, secondary.parentReference == nil else { return }
    contents[.secondary] = secondary
    attach(.secondary)
    settle(.secondary)
    merge(secondary, onto: primary)
    layOutColumns()
  }

  // MARK: Collapsing

  func collapseClassic(isFirst: Bool) {
    let wasSeen = !isFirst && visibleColumns(in: mode).contains(.primary)
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? contents[.primary]
    if reportedMode != .oneBesideSecondary {
      delegate?.splitViewController(self, willChangeTo: .oneBesideSecondary)
    }
    hasCollapsed = true
    mode = .oneBesideSecondary
    takePrimary(primary)
    guard let primary else { return keepSecondaryAlone() }
    attach(.primary)
    primary.loadViewIfNeeded()
    if isOnScreen, !isFirst, !wasSeen { primary.setAppearance(true, animated: false) }
    fill(.primary, with: primary)
    if let secondary = contents[.secondary] { merge(secondary, onto: primary) }
    let stack = primary as? UINavigationController
    (stack?.stack.last as? UINavigationController)?.showTopUnseen()
    stack?.showTopUnseen()
    if hasAppeared, primary.isAppearing { primary.scheduleAppearanceEnd() }
    settle(.primary)
  }

  /// Keeps the secondary controller alone, because there is no primary one.
  private func keepSecondaryAlone() {
    guard let secondary = contents[.secondary] else { return }
    attach(.secondary)
    prepare(secondary)
    fill(.secondary, with: secondary)
    settle(.secondary)
  }

  /// Replaces the primary controller by the delegate's choice.
  private func takePrimary(_ new: UIViewController?) {
    guard let old = contents[.primary], let new, new !== old else { return }
    if contents[.secondary] === new {
      // The secondary controller continues alone.
      leave(.primary)
      (contents[.primary], contents[.secondary]) = (new, nil)
      droppedSecondary = nil
      if old.parentReference === self {
        old.willMove(toParent: nil)
        old.removeFromParent()
      }
      return
    }
    old.willMove(toParent: nil)
    leave(.primary)
    contents[.primary] = new
    old.removeFromParent()
  }

  /// Merges the secondary controller into the primary one, by the delegate or the primary controller; if neither
  /// accepts it, keeps it for the expansion.
  private func merge(_ secondary: UIViewController, onto primary: UIViewController) {
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    newcomers.removeAll { $0 === secondary }
    if secondary.parentReference === self {
      leave(.secondary)
      secondary.willMove(toParent: nil)
      secondary.removeFromParent()
      droppedSecondary = secondary
    } else if secondary.parentReference == nil {
      droppedSecondary = secondary
    }
    contents[.secondary] = nil
  }

  // MARK: Expanding

  func expandClassic() {
    let size = view.bounds.size
    let primary = delegate?.primaryViewController(forExpanding: self) ?? contents[.primary]
    let secondary = primary.flatMap { separate(from: $0) }
    let new = standardMode(in: size)
    if new != reportedMode { delegate?.splitViewController(self, willChangeTo: new) }
    hasCollapsed = false
    reportsCollapsed = false
    mode = new
    reportedMode = new
    lastStandardMode = new
    takePrimary(primary)
    droppedSecondary = nil
    contents[.secondary] = secondary
    layOutColumns()
    let visible = visibleColumns(in: mode)
    for column in columns.reversed() {
      attach(column)
      guard let controller = contents[column] else { continue }
      if visible.contains(column) { enter(column, controller) } else { leave(column) }
      settle(column)
    }
    postTargetChange()
  }

  private func separate(from primary: UIViewController) -> UIViewController? {
    let wanted = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    if let wanted {
      // The controller may still be in the primary navigation controller's stack.
      (wanted.parentReference as? UINavigationController)?.unnest([wanted])
      return wanted === primary ? nil : wanted
    }
    return primary.separateSecondaryViewController(for: self) ?? droppedSecondary
  }

  /// Makes a visible column appear; a controller that was on the screen before is not notified.
  private func enter(_ column: Column, _ controller: UIViewController) {
    let isSeen = controller.hasAppeared || controller.isAppearing
    prepare(controller)
    if isOnScreen, !isSeen { controller.setAppearance(true, animated: false) }
    fill(column, with: controller)
    if hasAppeared, !isSeen { controller.scheduleAppearanceEnd() }
  }
}
