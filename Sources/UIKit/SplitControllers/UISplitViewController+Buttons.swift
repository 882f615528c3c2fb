extension UISplitViewController {
  private static let toggle = Selector("toggleMasterVisible:")
  private static let only = Selector("_toggleSecondaryOnly:")

  private static var isRegistered = false
  private static func registerOnce() {
    guard !isRegistered else { return }
    isRegistered = true
    // Apps send the button's action themselves.
    MessageDispatch.register(toggle, on: UISplitViewController.self) { (split, _: AnyObject?) in
      split.changeMode(to: split.modeOfButton, animated: true)
    }
    MessageDispatch.register(only, on: UISplitViewController.self) { (split, _: AnyObject?) in
      let isOnly = split.mode == .secondaryOnly
      split.changeMode(
        to: isOnly ? split.modeAbove ?? .secondaryOnly : .secondaryOnly, animated: true)
    }
  }

  func makeModeButton() -> UIBarButtonItem {
    if let modeButton { return modeButton }
    UISplitViewController.registerOnce()
    let button = UIBarButtonItem(
      image: nil, style: .plain, target: self, action: UISplitViewController.toggle)
    modeButton = button
    dressModeButton()
    return button
  }

  /// Sets the button's symbol to that of the side of the primary column.
  private func dressModeButton() {
    guard let modeButton else { return }
    let name = isPrimaryAtRight ? "sidebar.right" : "sidebar.left"
    if modeButtonSymbol != name {
      modeButtonSymbol = name
      modeButton.image = UIImage(systemName: name)
    }
    let label = modeOfButtonShowsMore ? "Show Sidebar" : "Hide Sidebar"
    if modeButton.accessibilityLabel != label { modeButton.accessibilityLabel = label }
    // The button has no effect while collapsed.
    if modeButton.isHidden != hasCollapsed { modeButton.isHidden = hasCollapsed }
  }

  private var modeOfButtonShowsMore: Bool { mode.columnCount < columns.count - 1 }

  /// Updates the buttons in the bars of the columns.
  func updateButtons() {
    dressModeButton()
    guard isMounted, ownStyle != .unspecified else { return }
    let visible = hasCollapsed ? [] : visibleColumns(in: mode)
    for column in columns {
      guard let stack = holder(of: column) as? UINavigationController else { continue }
      var item: UIBarButtonItem?
      if showsModeButton, column == visible.first { item = makeModeButton() }
      if item == nil, column == .secondary, !visible.isEmpty { item = secondaryOnlyItem }
      stack.navigationBar.systemItem = item
    }
  }

  private var showsModeButton: Bool {
    switch displayModeButtonVisibility {
    case .always: true
    case .never: false
    case .automatic: presentsWithGesture
    }
  }

  /// The button in the secondary column of three that are beside each other; nil in other modes.
  private var secondaryOnlyItem: UIBarButtonItem? {
    guard showsSecondaryOnlyButton, ownStyle == .tripleColumn,
      mode == .oneBesideSecondary || mode == .twoBesideSecondary
    else { return nil }
    if let secondaryOnlyButton { return secondaryOnlyButton }
    UISplitViewController.registerOnce()
    let button = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"), style: .plain, target: self,
      action: UISplitViewController.only)
    button.accessibilityLabel = "Show Only Secondary Column"
    secondaryOnlyButton = button
    return button
  }
}
