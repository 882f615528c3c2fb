import QuartzCore

extension UISplitViewController {
  // MARK: Choice of the mode

  /// Returns the behavior by which the secondary column makes room in a view of that size.
  func resolvedBehavior(in size: CGSize) -> SplitBehavior {
    if ownStyle != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic: return automaticBehavior(in: size)
    }
  }

  /// Returns the automatic behavior: columns are beside each other if the view is wider than high.
  private func automaticBehavior(in size: CGSize) -> SplitBehavior {
    guard size.width > size.height else { return .overlay }
    let roomForThree: CGFloat = 1300
    return ownStyle == .tripleColumn && size.width < roomForThree ? .displace : .tile
  }

  /// Returns the mode for the size and the app's preferences.
  func standardMode(in size: CGSize) -> DisplayMode {
    if preferredDisplayMode != .automatic { return admissible(preferredDisplayMode, in: size) }
    if ownStyle == .unspecified { return classicMode(in: size) }
    return .showing(resolvedBehavior(in: size) == .overlay ? 0 : 1, as: resolvedBehavior(in: size))
  }

  private func classicMode(in size: CGSize) -> DisplayMode {
    guard let primary = contents[.primary] else { return .secondaryOnly }
    // The size of the view, which may be smaller than the screen, does not distinguish upside-down orientations.
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    let hides = delegate?.splitViewController(self, shouldHide: primary, in: orientation) ?? orientation.isPortrait
    return hides ? .secondaryOnly : .oneBesideSecondary
  }

  /// Returns the mode nearest to a requested one, among those that the style and the behavior support.
  func admissible(_ wanted: DisplayMode, in size: CGSize) -> DisplayMode {
    let count = min(wanted.columnCount, ownStyle == .tripleColumn ? 2 : 1)
    if ownStyle != .unspecified, preferredSplitBehavior != .automatic {
      return .showing(count, as: preferredSplitBehavior)
    }
    switch wanted {
    case .automatic: return standardMode(in: size)
    case .oneOverSecondary, .twoOverSecondary: return .showing(count, as: .overlay)
    case .twoDisplaceSecondary: return .showing(count, as: .displace)
    default: return .showing(count, as: .tile)
    }
  }

  func visibleColumns(in mode: DisplayMode) -> [Column] {
    let count = min(mode.columnCount, columns.count - 1)
    return Array(columns.suffix(count + 1))
  }

  /// The behavior with which the present mode changes to one with more or fewer columns.
  private var shownBehavior: SplitBehavior {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoBesideSecondary: .tile
    case .twoDisplaceSecondary: .displace
    default: ownStyle == .unspecified ? automaticBehavior(in: knownSize) : resolvedBehavior(in: knownSize)
    }
  }

  func preferencesDidChange() {
    guard isMounted, !hasCollapsed, let view = viewIfLoaded else { return }
    // In the callbacks of a first appearance, a collapse or an expansion, the preferences are applied by the next
    // layout.
    guard !isChangingWidthClass else { return view.setNeedsLayout() }
    let standard = standardMode(in: view.bounds.size)
    lastStandardMode = standard
    changeMode(to: standard, animated: isInAnimation)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Within an animation, of the app's or of a rotation, the columns move with it.
  var isInAnimation: Bool { AnimationBlocks.current?.isAnimating ?? false }

  // MARK: Columns by the app and the user

  func showColumn(_ column: Column) {
    if hasCollapsed { return showCollapsed(column) }
    guard isMounted else { return }
    switch column {
    case .primary: changeMode(to: .showing(columns.count - 1, as: shownBehavior), animated: true)
    case .supplementary where ownStyle == .tripleColumn:
      if mode.columnCount == 0 { changeMode(to: .showing(1, as: shownBehavior), animated: true) }
    case .secondary where mode.dimsSecondary: changeMode(to: modeBelow, animated: true)
    default: break
    }
  }

  func hideColumn(_ column: Column) {
    guard isMounted, !hasCollapsed else { return }
    switch column {
    case .primary where mode.columnCount == columns.count - 1:
      changeMode(to: .showing(columns.count - 2, as: shownBehavior), animated: true)
    case .supplementary where ownStyle == .tripleColumn: changeMode(to: .secondaryOnly, animated: true)
    default: break
    }
  }

  /// The mode after a tap beside the columns over the secondary one.
  var modeBelow: DisplayMode { mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly }

  /// The mode with one more column; nil when all are visible.
  var modeAbove: DisplayMode? {
    guard mode.columnCount < columns.count - 1 else { return nil }
    return .showing(mode.columnCount + 1, as: shownBehavior)
  }

  /// The mode that a tap on the display mode button selects.
  var modeOfButton: DisplayMode {
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if wanted != .automatic {
      let count = min(wanted.columnCount, columns.count - 1)
      return count == wanted.columnCount ? wanted : admissible(wanted, in: knownSize)
    }
    if ownStyle == .tripleColumn, mode.columnCount == 2 { return .showing(1, as: shownBehavior) }
    return modeAbove ?? .secondaryOnly
  }

  // MARK: Collapsed

  /// Pops to the column, or pushes it.
  private func showCollapsed(_ column: Column) {
    guard let base = baseStack, contents[column] != nil, column != .compact else { return }
    attach(column)
    guard let holder = holder(of: column) else { return }
    let isAnimated = UIView.areAnimationsEnabled && isOnScreen
    if column == collapsedColumn {
      let roots = base.stack.prefix { self.columnOfHolder($0) == nil }
      if let last = roots.last { base.popToViewController(last, animated: isAnimated) }
    } else if base.stack.contains(where: { $0 === holder }) {
      base.popToViewController(holder, animated: isAnimated)
    } else {
      pushCollapsed(holder, onto: base, animated: isAnimated)
    }
  }

  func columnOfHolder(_ controller: UIViewController) -> Column? {
    Column.all.first { holder(of: $0) === controller }
  }

  func pushCollapsed(_ controller: UIViewController, onto base: UINavigationController, animated: Bool) {
    newcomers.removeAll { $0 === controller }
    if let stack = controller as? UINavigationController {
      stack.showTopUnseen()
      // The items go to the bar of the base.
      stack.clearOwnBar()
    }
    base.allowsNesting = true
    base.change(to: base.stack + [controller], animated: animated, as: .push)
  }
}
