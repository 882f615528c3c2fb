import QuartzCore

extension UITabBarController {
  // MARK: Children

  func replaceChildren(by new: [UIViewController], animated: Bool) {
    var seen: Set<ObjectIdentifier> = []
    let new = new.filter { controller in
      guard controller !== self else {
        ExceptionReport.raiseHierarchyInconsistency("\(controllerName) can't be its own child")
        return false
      }
      return seen.insert(ObjectIdentifier(controller)).inserted
    }
    let old = controllers
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    endTransition()
    for controller in gone { controller.willMove(toParent: nil) }
    controllers = new
    if customizableViewControllers != nil || old.isEmpty { customizableViewControllers = new }
    for controller in come where controller.parentReference !== self { addChild(controller) }
    let keeps = selected.map { selected in new.contains { $0 === selected } } ?? false
    let released = more.releaseVisible()
    let mustMove = showsMore && (!hasMore || released != nil && released === selected)
    if let next = keeps ? (mustMove ? selected : nil) : new.first {
      select(next, mayAnimate: false)
    } else if !keeps {
      selectNothing()
    }
    updateItems(animated: animated)
    for controller in gone {
      remove(controller)
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
    StatusBar.update()
  }

  private func selectNothing() {
    let old = shownController
    showsMore = false
    selected = nil
    if let old { exchange(old, for: nil) }
  }

  private func remove(_ controller: UIViewController) {
    controller.containerInsets = .zero
    switching.removeAll { $0 === controller }
    guard let view = controller.viewIfLoaded, view.superview === pages else { return }
    controller.setAppearance(false, animated: false)
    view.removeFromSuperview()
    controller.finishAppearance()
  }

  // MARK: Items

  /// The number of children that the bar shows; the others are in the More list.
  var visibleCount: Int {
    let limit =
      traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass != .compact ? 8 : 5
    return controllers.count > limit ? limit - 1 : controllers.count
  }

  var hasMore: Bool { controllers.count > visibleCount }

  func itemsMayHaveChanged() { updateItems(animated: false) }

  private func updateItems(animated: Bool) {
    var items = controllers.prefix(visibleCount).map { $0.tabBarItem ?? UITabBarItem() }
    if hasMore { items.append(more.navigation.tabBarItem) }
    let shown = tabBar.items ?? []
    if shown.count != items.count || zip(shown, items).contains(where: { $0 !== $1 }) {
      tabBar.show(items, animated: animated)
    }
    more.update()
    markSelectedItem()
  }

  /// Selects the item of the child that is shown: "More" for those that don't fit.
  func markSelectedItem() {
    guard let shownController else { return tabBar.select(nil) }
    let index = controllers.firstIndex { $0 === shownController }
    let fits = index.map { $0 < visibleCount } ?? false
    tabBar.select(fits ? shownController.tabBarItem : more.navigationIfMade?.tabBarItem)
  }

  // MARK: Taps

  /// Handles a tap on an item of the bar, which the delegate may refuse.
  func tapped(_ item: UITabBarItem) {
    let isMore = item === more.navigationIfMade?.tabBarItem
    let child = controllers.first { $0.tabBarItem === item }
    guard let target = isMore ? more.navigation : child else { return }
    guard delegate?.tabBarController(self, shouldSelect: target) ?? true else { return }
    let (tab, previous) = (tabs.first { !$0.isHidden && $0.shown === target }, tabShown)
    if let tab, !(delegate?.tabBarController(self, shouldSelectTab: tab) ?? true) { return }
    let isAgain = target === shownController
    // The delegate may have removed the child.
    guard selectChild(target) else { return }
    if isAgain { (target as? any TabReselecting)?.tabWasSelectedAgain() }
    delegate?.tabBarController(self, didSelect: target)
    if tab != nil, let tabShown { delegate?.tabBarController(self, didSelectTab: tabShown, previousTab: previous) }
  }

  // MARK: Selecting

  /// Selects a child or the More controller; refuses any other controller with UIKit's message, and returns false.
  func selectChild(_ controller: UIViewController) -> Bool {
    if controller === more.navigationIfMade {
      selectMore()
      return true
    }
    guard controllers.contains(where: { $0 === controller }) else {
      ExceptionReport.raise(
        .invalidArgumentException,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab "
          + "bar controller's list of view controllers can be selected. (\(controller.controllerName))")
      return false
    }
    select(controller)
    return true
  }

  /// Selects a child controller. Its view replaces the shown one in the next frame.
  ///
  /// - Parameter isTap: whether a row of the More list was tapped, so that its page slides in.
  func select(_ controller: UIViewController, mayAnimate: Bool = true, isTap: Bool = false) {
    endTransition()
    let old = shownController
    let before = selected
    let index = controllers.firstIndex { $0 === controller } ?? 0
    KeyValueObserving.change(self, "selectedViewController") {
      selected = controller
      showsMore = index >= visibleCount
    }
    if showsMore { more.show(controller, animated: isTap) }
    finishSelecting(from: old, before: before, mayAnimate: mayAnimate)
  }

  /// Shows the list of those that don't fit.
  func selectMore() {
    endTransition()
    let old = shownController
    showsMore = true
    finishSelecting(from: old, before: selected, mayAnimate: true)
  }

  private func finishSelecting(from old: UIViewController?, before: UIViewController?, mayAnimate: Bool) {
    markSelectedItem()
    guard old !== shownController else { return }
    if let old, let new = shownController, mayAnimate, animate(from: old, to: new, before: before) { return }
    exchange(old, for: shownController)
    StatusBar.update()
  }

  /// Notifies both controllers of the change; their views are exchanged with the next frame, or immediately if the
  /// view is not visible.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard isViewLoaded else { return }
    guard hasAppeared || isAppearing, view.window != nil else { return exchangeViews() }
    old?.settleContextPresentation()
    new?.loadViewIfNeeded()
    // The new controller's callbacks may have selected another one, or the old one again.
    if new === shownController { new?.setAppearance(true, animated: appearsAnimated) }
    if old !== shownController { old?.setAppearance(false, animated: false) }
    for controller in [old, new].compactMap({ $0 }) where !switching.contains(where: { $0 === controller }) {
      switching.append(controller)
    }
    MainTurn.beforeLayout { [weak self] in self?.exchangeViews() }
    view.setNeedsLayout()
  }

  /// Shows the view of a child, else of the selected one, in place of the others.
  func exchangeViews(showing controller: UIViewController? = nil) {
    guard transition == nil, isViewLoaded else { return }
    let new = controller ?? shownController
    let others = switching.filter { $0 !== new }
    switching = []
    if let new { show(new) }
    let seen = new?.viewsInContainer ?? []
    if hasAppeared { new?.controllerInFront.notifyIsAppearing() }
    for subview in pages.subviews where !seen.contains(where: { $0 === subview }) { subview.removeFromSuperview() }
    for controller in others where controller.controllerInFront.appearance.phase == .disappearing {
      controller.finishAppearance()
    }
    if let front = new?.controllerInFront, front.isAppearing, hasAppeared { front.scheduleAppearanceEnd() }
  }

  /// Shows the selected child if no child is shown yet.
  func showSelected() {
    guard isViewLoaded, transition == nil, switching.isEmpty, let new = shownController else { return }
    show(new)
  }

  private func show(_ controller: UIViewController) {
    let views = controller.viewsInContainer
    guard views.contains(where: { $0.superview !== pages }) else { return }
    UIStoryboard.nest(controller) {
      for child in views {
        child.frame = pageFrame(of: controller)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.containerInsets = insets(of: controller)
        pages.addSubview(child)
      }
    }
  }

  // MARK: Transitions of the app's own

  /// Shows the delegate's animation; false when it has none.
  private func animate(from old: UIViewController, to new: UIViewController, before: UIViewController?) -> Bool {
    guard let delegate, hasAppeared, view.window != nil, UIView.areAnimationsEnabled,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    exchangeViews(showing: old)
    let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
    let setting = TabTransitionSetting(owner: self, from: old, to: new)
    let transition = CustomTransition(animator, interaction, setting)
    self.transition = transition
    let coordinator = TransitionCoordinator(
      in: pages, from: old, to: new, animated: true, duration: transition.duration)
    activeCoordinator = coordinator
    transition.prepare(coordinator)
    new.loadViewIfNeeded()
    // The children's callbacks may select another one, whose transition replaces this one.
    var isCurrent: Bool { self.transition === transition && new === shownController }
    if isCurrent { new.setAppearance(true, animated: true) }
    if isCurrent { old.setAppearance(false, animated: true) }
    guard isCurrent else {
      if old !== shownController { old.viewIfLoaded?.removeFromSuperview() }
      if self.transition === transition {
        self.transition = nil
        activeCoordinator = nil
        exchangeViews()
      }
      return true
    }
    // The child appears at the end of the transition, not when its view enters the window.
    new.appearance.endIsScheduled = true
    new.containerInsets = insets(of: new)
    new.view.frame = pageFrame(of: new)
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition.start(coordinator) { [self] completed in
      self.transition = nil
      activeCoordinator = nil
      new.appearance.endIsScheduled = false
      if completed {
        exchangeAfter(old, new)
      } else {
        cancel(old, new, before)
      }
      coordinator.runCompletions()
    }
    StatusBar.update()
    return true
  }

  private func exchangeAfter(_ old: UIViewController, _ new: UIViewController) {
    if new.view.superview !== pages { pages.addSubview(new.view) }
    new.view.frame = pageFrame(of: new)
    old.viewIfLoaded?.removeFromSuperview()
    if old.appearance.phase == .disappearing { old.finishAppearance() }
    if new.isAppearing { new.finishAppearance() }
    layOutPages()
  }

  private func cancel(_ old: UIViewController, _ new: UIViewController, _ before: UIViewController?) {
    selected = before
    showsMore = old === more.navigationIfMade
    old.setAppearance(true, animated: true)
    old.notifyIsAppearing()
    new.setAppearance(false, animated: true)
    new.viewIfLoaded?.removeFromSuperview()
    old.view.frame = pageFrame(of: old)
    if old.view.superview !== pages { pages.addSubview(old.view) }
    if new.appearance.phase == .disappearing { new.finishAppearance() }
    if old.isAppearing { old.finishAppearance() }
    markSelectedItem()
    StatusBar.update()
  }

  func endTransition() { transition?.endAtOnce() }
}

/// Two children of a tab bar controller, for an animator of the app's.
@MainActor struct TabTransitionSetting: TransitionSetting {
  let owner: UITabBarController
  let from: UIViewController
  let to: UIViewController

  var container: UIView { owner.pages }
  var style: UIModalPresentationStyle { .none }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }
  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.viewIfLoaded?.frame ?? .zero : .zero
  }
  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? owner.pageFrame(of: to) : .zero
  }
}
