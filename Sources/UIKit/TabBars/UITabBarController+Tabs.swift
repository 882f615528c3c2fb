extension UITabBarController {
  /// Whether an iPad shows a bar or a sidebar as well. It is stored: the bar is shown.
  public enum Mode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar that the user can change into a sidebar.
    case tabSidebar = 2
  }

  func replaceTabs(_ old: [UITab], animated: Bool) {
    for tab in old where tab.controller === self { tab.controller = nil }
    for tab in tabs { tab.controller = self }
    if tabs.isEmpty, !old.isEmpty { setViewControllers([], animated: animated) }
    showTabs(animated: animated)
  }

  /// Sets the children to the controllers of the visible tabs.
  func showTabs(animated: Bool) {
    guard !tabs.isEmpty else { return }
    let names = traitCollection.horizontalSizeClass == .compact ? compactTabIdentifiers : nil
    let shown = tabs.filter { tab in !tab.isHidden && (names?.contains(tab.identifier) ?? true) }
    setViewControllers(shown.compactMap(\.shown), animated: animated)
  }

  /// The tab that is selected; of a group, its selected child.
  var tabShown: UITab? {
    guard let selected else { return nil }
    for tab in tabs where tab.shown === selected {
      var tab = tab
      while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
      return tab
    }
    return nil
  }

  func choose(_ tab: UITab) {
    var outer = tab
    while let group = outer.parent {
      group.selectedChild = outer
      outer = group
    }
    guard tabs.contains(where: { $0 === outer }), let controller = outer.shown else { return }
    selectedViewController = controller
  }
}
