import QuartzCore

extension UISplitViewController {
  /// Returns whether it has columns; of the unspecified style, logs UIKit's message.
  func hasColumns() -> Bool {
    if ownStyle != .unspecified { return true }
    ExceptionReport.raise(
      .invalidArgumentException, "This API requires initializing the UISplitViewController with -initWithStyle:")
    return false
  }

  func hasSupplementary() -> Bool {
    if ownStyle == .tripleColumn { return true }
    let name = ownStyle == .doubleColumn ? "DoubleColumn" : "Unspecified"
    ExceptionReport.raise(
      .invalidArgumentException,
      "UISplitViewController supplementaryColumnWidth properties unsupported for style = \(name)"
    )
    return false
  }

  // MARK: Contents

  /// Returns the controller whose view a column shows: the app's, or the navigation controller around it.
  func holder(of column: Column) -> UIViewController? { wrappers[column] ?? contents[column] }

  /// Returns the column of a controller that this one shows, or that contains it.
  func column(of controller: UIViewController) -> Column? {
    var candidate: UIViewController? = controller
    while let here = candidate {
      // A nested navigation controller is in its own column.
      if let column = Column.all.first(where: { holder(of: $0) === here }) { return column }
      candidate = here.parentReference
    }
    return nil
  }

  func isNarrowColumn(_ controller: UIViewController) -> Bool {
    guard isMounted, !hasCollapsed else { return false }
    return holder(of: .primary) === controller || holder(of: .supplementary) === controller
  }

  /// Shows a controller on the stack of the secondary column, which has one since it was shown.
  ///
  /// - Returns: false if the column's content is to be replaced.
  func pushOnSecondary(_ controller: UIViewController) -> Bool {
    guard ownStyle != .unspecified, isMounted, !(controller is UINavigationController),
      contents[.secondary] !== controller || wrappers[.secondary]?.stack.contains(controller) == false,
      let stack = holder(of: .secondary) as? UINavigationController, !stack.stack.isEmpty
    else { return false }
    guard mayBe(controller, in: .secondary) else { return true }
    endTransitionAtOnce()
    contents[.secondary] = controller
    wrappers[.secondary] = stack
    if stack.stack.contains(controller) {
      stack.popToViewController(controller, animated: false)
    } else {
      stack.pushViewController(controller, animated: false)
    }
    return true
  }

  func setContent(_ controller: UIViewController?, _ column: Column) {
    guard hasColumns() else { return }
    if column == .supplementary, ownStyle == .doubleColumn {
      return ExceptionReport.raise(
        .invalidArgumentException,
        "Supplementary column is not supported for style = DoubleColumn (\(controllerName))"
      )
    }
    guard contents[column] !== controller else { return }
    if let controller, !mayBe(controller, in: column) { return }
    replace(column, by: controller)
  }

  /// Returns whether the controller can be in the column; if not, logs UIKit's message.
  private func mayBe(_ controller: UIViewController, in column: Column) -> Bool {
    if let other = Column.all.first(where: { $0 != column && contents[$0] === controller }) {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "\(controller.controllerName) is already specified as the view controller for "
          + "the \(other) column. Split view controller: \(controllerName)")
      return false
    }
    if controller === self || controller.contains(self) {
      ExceptionReport.raiseHierarchyInconsistency("\(controllerName) can't be in a column of its own")
      return false
    }
    return true
  }

  /// Replaces the content of a column, immediately if it is visible.
  func replace(_ column: Column, by new: UIViewController?) {
    endTransitionAtOnce()
    let old = holder(of: column)
    contents[column] = new
    wrappers[column] = nil
    guard isMounted else {
      release(old)
      // Children are added immediately, so that they have their split view controller.
      if ownStyle == .unspecified {
        attach(column)
        settle(column)
      }
      return
    }
    if hasCollapsed { return replaceCollapsed(column, old) }
    let isSeen = visibleColumns(in: mode).contains(column)
    old?.willMove(toParent: nil)
    attach(column)
    exchange(column, old, for: isSeen ? holder(of: column) : nil)
    old?.removeFromParent()
    settle(column)
    updateButtons()
    StatusBar.update()
  }

  /// Removes a controller that was never mounted and that no column shows any more.
  func release(_ controller: UIViewController?) {
    guard let controller, controller.parentReference === self else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  /// Shows another view in a pane, with the callbacks of both.
  func exchange(_ column: Column, _ old: UIViewController?, for new: UIViewController?) {
    if let new { prepare(new) }
    if isOnScreen {
      old?.setAppearance(false, animated: false)
      new?.setAppearance(true, animated: false)
    }
    if let new { fill(column, with: new) }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.finishAppearance()
    if let new, hasAppeared { new.scheduleAppearanceEnd() }
    viewIfLoaded?.setNeedsLayout()
  }

  var isOnScreen: Bool { (isAppearing || hasAppeared) && shouldAutomaticallyForwardAppearanceMethods }

  // MARK: Children

  /// Creates the navigation controller around the app's controller, in each column of a column style but the
  /// compact one, unless it exists or the app's controller is one itself.
  private func wrap(_ column: Column) {
    guard ownStyle != .unspecified, column != .compact, wrappers[column] == nil, let content = contents[column],
      !(content is UINavigationController)
    else { return }
    let wrapper = UINavigationController()
    wrapper.setViewControllers([content], animated: false)
    wrappers[column] = wrapper
  }

  /// Makes the controller of a column a child, with a navigation controller around it in a column style.
  func attach(_ column: Column) {
    wrap(column)
    guard let holder = holder(of: column), holder.parentReference !== self else { return }
    if let stack = holder.parentReference as? UINavigationController { stack.unnest([holder]) }
    addChild(holder)
    newcomers.append(holder)
    sortChildren()
  }

  /// Sorts the children in the order of the columns, in which they appear.
  private func sortChildren() {
    let order = Column.all.compactMap(holder(of:)).map(ObjectIdentifier.init)
    func rank(_ child: UIViewController) -> Int { order.firstIndex(of: ObjectIdentifier(child)) ?? order.count }
    childList = childList.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// Completes the containment of the column's controller.
  func settle(_ column: Column) {
    guard let holder = holder(of: column), holder.parentReference === self else { return }
    if let index = newcomers.firstIndex(where: { $0 === holder }) {
      newcomers.remove(at: index)
      holder.didMove(toParent: self)
    }
    holder.refreshTraits()
  }

  /// Loads the view, and for a navigation controller also the view of its visible controller.
  func prepare(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    (controller as? UINavigationController)?.showTopUnseen()
  }

  /// Adds the view of a controller to its pane. Its appearance ends with the transition, and not when the view
  /// enters the window.
  func fill(_ column: Column, with controller: UIViewController) {
    guard let pane = panes[column], let page = controller.view, page.superview !== pane else { return }
    UIStoryboard.nest(controller) {
      let wasScheduled = controller.appearance.endIsScheduled
      controller.appearance.endIsScheduled = true
      page.frame = pane.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      pane.insertSubview(page, at: 0)
      controller.appearance.endIsScheduled = wasScheduled
    }
    pane.setNeedsLayout()
  }

  // MARK: All columns

  /// The controller that determines the status bar and other settings of the screen.
  var mainController: UIViewController? {
    if hasCollapsed { return holder(of: collapsedColumn) }
    return holder(of: .secondary) ?? holder(of: .primary)
  }

  /// The controllers for the public property. Apps access the navigation controllers before the columns are
  /// mounted, for example in a scene delegate that configures its storyboard's controllers, so reading this
  /// property creates them.
  var listedControllers: [UIViewController] {
    for column in columns { wrap(column) }
    if hasCollapsed { return [holder(of: collapsedColumn)].compactMap { $0 } }
    return columns.compactMap(holder(of:))
  }

  func replaceControllers(by new: [UIViewController]) {
    guard ownStyle != .unspecified else { return replaceClassic(by: new) }
    let columns: [Column] = new.count < 3 || ownStyle == .doubleColumn ? [.primary, .secondary] : columns
    if new.count > self.columns.count { tellOfTooMany(new) }
    let given = new.prefix(columns.count).map { controller in
      (controller as? UINavigationController).flatMap { own in
        wrappers.first { $0.value === own }.flatMap { contents[$0.key] }
      } ?? controller
    }
    for (index, column) in columns.enumerated() {
      setContent(given.indices.contains(index) ? given[index] : nil, column)
    }
  }

  func tellOfTooMany(_ controllers: [UIViewController]) {
    Console.write(
      "UISplitViewController: it shows \(columns.count) view controllers; \(controllers.count - columns.count) of the "
        + "\(controllers.count) that were set are not used.")
  }
}

extension UISplitViewController.Column {
  static let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
}
