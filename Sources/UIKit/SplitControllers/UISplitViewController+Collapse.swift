import QuartzCore

extension UISplitViewController {
  /// The pane that shows all while collapsed.
  var collapsedColumn: Column {
    if ownStyle != .unspecified, contents[.compact] != nil, compactIsShown { return .compact }
    return columns.first { contents[$0] != nil } ?? .primary
  }

  private var compactIsShown: Bool { panes[.compact]?.content != nil }

  /// The navigation controller whose stack holds the columns while collapsed.
  var baseStack: UINavigationController? {
    collapsedColumn == .compact ? nil : holder(of: collapsedColumn) as? UINavigationController
  }

  // MARK: Collapsing

  /// Collapses the columns into one navigation stack, for a compact width.
  ///
  /// - Parameter isFirst: the columns were never shown.
  func collapse(isFirst: Bool) {
    endTransitionAtOnce()
    guard ownStyle != .unspecified else { return collapseClassic(isFirst: isFirst) }
    let visible = isFirst ? [] : visibleColumns(in: mode)
    if reportedMode != .oneBesideSecondary {
      delegate?.splitViewController(self, willChangeTo: .oneBesideSecondary)
    }
    let top = askForTopColumn()
    hasCollapsed = true
    mode = .oneBesideSecondary
    if top == .compact { collapseToCompact(from: visible) } else { collapse(to: top, from: visible, isFirst) }
  }

  private func askForTopColumn() -> Column {
    let candidates: [Column] = [.compact, .secondary, .supplementary, .primary]
    let proposed = candidates.first { contents[$0] != nil } ?? .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return contents[top] == nil ? proposed : top
  }

  /// Replaces all columns by the controller of the compact column.
  private func collapseToCompact(from visible: [Column]) {
    attach(.compact)
    guard let compact = holder(of: .compact) else { return }
    prepare(compact)
    for column in columns { attach(column) }
    delegate?.splitViewController(self, willShow: .compact)
    for column in visible { delegate?.splitViewController(self, willHide: column) }
    if isOnScreen, !visible.isEmpty {
      for column in visible { holder(of: column)?.setAppearance(false, animated: false) }
      compact.setAppearance(true, animated: false)
    }
    fill(.compact, with: compact)
    for column in visible { empty(column) }
    for column in columns + [.compact] { settle(column) }
    if hasAppeared { compact.scheduleAppearanceEnd() }
  }

  /// Pushes the columns up to the top one on the stack of the first.
  private func collapse(to top: Column, from visible: [Column], _ isFirst: Bool) {
    for column in columns {
      attach(column)
      guard column.rawValue <= top.rawValue, isFirst else { continue }
      contents[column]?.loadViewIfNeeded()
    }
    guard let first = columns.first(where: { contents[$0] != nil }), let base = baseStack else { return }
    if isFirst, first != top {
      delegate?.splitViewController(self, willShow: first)
      delegate?.splitViewController(self, willHide: first)
    }
    for column in visible where column != top { delegate?.splitViewController(self, willHide: column) }
    if !visible.contains(top) { delegate?.splitViewController(self, willShow: top) }
    let above = columns.filter { $0 != first && $0.rawValue <= top.rawValue }.compactMap(holder(of:))
    // A visible controller moves between views of the same window, and is not notified.
    let wasSeen = visible.contains(first)
    base.allowsNesting = true
    if isOnScreen, !isFirst, !wasSeen { base.setAppearance(true, animated: false) }
    base.loadViewIfNeeded()
    fill(first, with: base)
    base.nest(above)
    for controller in above { (controller as? UINavigationController)?.showTopUnseen() }
    base.showTopUnseen()
    if !wasSeen, hasAppeared { base.scheduleAppearanceEnd() }
    for column in visible where column != first && column != top { leave(column) }
    for column in columns { if holder(of: column)?.parentReference === self { settle(column) } }
    base.refreshTraits()
  }

  /// Ends the appearance of a column that is not visible after the collapse.
  func leave(_ column: Column) {
    if isOnScreen { holder(of: column)?.setAppearance(false, animated: false) }
    empty(column)
  }

  func empty(_ column: Column) {
    guard let holder = holder(of: column), let page = holder.viewIfLoaded, page.superview === panes[column] else {
      return
    }
    page.removeFromSuperview()
    holder.finishAppearance()
  }

  // MARK: Expanding

  func expand() {
    guard ownStyle != .unspecified else { return expandClassic() }
    let size = view.bounds.size
    let proposed = standardMode(in: size)
    let wanted =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    let new = wanted == .automatic ? proposed : admissible(wanted, in: size)
    if new != reportedMode { delegate?.splitViewController(self, willChangeTo: new) }
    let first = collapsedColumn
    if first == .compact { leave(.compact) }
    let base = holder(of: first) as? UINavigationController
    let above = columns.filter { $0 != first }.compactMap(holder(of:))
      .filter { $0.parentReference === base && base != nil }
    base?.unnest(above)
    hasCollapsed = false
    reportsCollapsed = false
    mode = new
    reportedMode = new
    lastStandardMode = proposed
    putBack(first, base)
    delegate?.splitViewControllerDidExpand(self)
    postTargetChange()
  }

  /// Returns each controller to its own column after an expansion.
  private func putBack(_ first: Column, _ base: UINavigationController?) {
    let visible = visibleColumns(in: mode)
    let isCovered = base?.shown !== base?.stack.last
    for column in columns { attach(column) }
    layOutColumns()
    for column in visible {
      guard let holder = holder(of: column) else { continue }
      let isSeen = holder.hasAppeared || holder.isAppearing
      if !isSeen { prepare(holder) }
      if !isSeen || isCovered && holder === base { delegate?.splitViewController(self, willShow: column) }
      prepare(holder)
      if isOnScreen, !isSeen { holder.setAppearance(true, animated: false) }
      fill(column, with: holder)
      if hasAppeared, !isSeen { holder.scheduleAppearanceEnd() }
    }
    if first != .compact, !visible.contains(first) {
      delegate?.splitViewController(self, willHide: first)
      leave(first)
    }
    for column in columns { settle(column) }
  }

  // MARK: Changes while collapsed

  /// Replaces the content of a column while the columns are in one stack.
  func replaceCollapsed(_ column: Column, _ old: UIViewController?) {
    if column == collapsedColumn || old?.parentReference === self && column == .compact {
      return remountCollapsed(column, old)
    }
    guard let base = baseStack, let old, base.stack.contains(where: { $0 === old }) else {
      release(old)
      attach(column)
      settle(column)
      return
    }
    var stack = base.stack
    let index = stack.firstIndex { $0 === old } ?? 0
    stack.remove(at: index)
    if contents[column] != nil {
      attach(column)
      if let new = holder(of: column) { stack.insert(new, at: index) }
    }
    base.change(to: stack, animated: false, as: .push)
    base.showTopUnseen()
  }

  /// Replaces the lowest column: the new one shows the stack.
  private func remountCollapsed(_ column: Column, _ old: UIViewController?) {
    let above = (old as? UINavigationController)?.stack.filter { self.column(of: $0) != nil } ?? []
    (old as? UINavigationController)?.unnest(above)
    old?.willMove(toParent: nil)
    attach(column)
    let new = holder(of: column)
    exchange(column, old, for: new)
    old?.removeFromParent()
    settle(column)
    if let stack = new as? UINavigationController, column != .compact {
      stack.allowsNesting = true
      stack.nest(above)
      stack.showTopUnseen()
    }
    layOutColumns()
  }
}
