extension UISplitViewController {
  // MARK: Showing controllers

  func showController(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    if hasCollapsed { return showCollapsed(controller, sender: sender) }
    let origin = (sender as? UIStoryboardSegue)?.source ?? sender as? UIViewController
    let column = origin.flatMap(column(of:)) ?? .primary
    put(controller, into: column == .compact ? .primary : column)
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
    if hasCollapsed {
      if ownStyle != .unspecified, contents[.secondary] !== controller, column(of: controller) == nil {
        return showDetailColumn(controller, sender: sender)
      }
      return showCollapsed(controller, sender: sender)
    }
    put(controller, into: .secondary)
  }

  private func put(_ controller: UIViewController, into column: Column) {
    guard holder(of: column) !== controller else { return }
    if ownStyle == .unspecified {
      droppedSecondary = nil
      replace(column, by: controller)
    } else {
      setContent(controller, column)
    }
  }

  /// Shows a controller while collapsed: it becomes the controller of the secondary column and the top of the
  /// stack.
  private func showDetailColumn(_ controller: UIViewController, sender: Any?) {
    guard isMounted, baseStack != nil else { return showCollapsed(controller, sender: sender) }
    if let old = holder(of: .secondary), let base = baseStack, base.stack.contains(where: { $0 === old }) {
      return setContent(controller, .secondary)
    }
    setContent(controller, .secondary)
    showColumn(.secondary)
  }

  /// Shows a controller while collapsed: it is pushed on the visible stack, or else presented.
  private func showCollapsed(_ controller: UIViewController, sender: Any?) {
    let isAnimated = ((sender as? UIStoryboardSegue)?.isAnimated ?? true) && UIView.areAnimationsEnabled
    var shown = holder(of: collapsedColumn)
    if let tabs = shown as? UITabBarController { shown = tabs.selectedViewController }
    guard let stack = shown as? UINavigationController else {
      return present(controller, animated: isAnimated)
    }
    if controller is UINavigationController { stack.allowsNesting = true }
    stack.show(controller, sender: sender)
  }
}
