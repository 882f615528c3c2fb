import QuartzCore

extension UINavigationController {
  private var isOnScreen: Bool { isAppearing || hasAppeared }

  /// Begins the transition to the top of the stack, if that is not the shown controller.
  func startWaitingTransition() {
    guard transition == nil, !isStartingTransition, isViewLoaded else { return }
    let change = waitingChange
    waitingChange = nil
    guard let top = stack.last else { return showNothing() }
    guard top !== shown else {
      if change != nil {
        takeItems(sliding: nil)
        dismissLeaving()
        welcomeArriving()
        activeCoordinator = nil
        change?.coordinator?.runCompletions()
      }
      return
    }
    starting = top
    defer { InputFocus.slide = nil }
    // A field of the next page may become first responder, in which case the keyboard remains visible.
    InputFocus.change {
      shown?.keepInput(within: view)
      if let shown, let change, change.isAnimated, hasAppeared, view.window != nil {
        animate(from: shown, to: top, change)
      } else {
        showAtOnce(top)
        starting = nil
        change?.coordinator?.runCompletions()
      }
    }
  }

  private func showNothing() {
    guard let old = shown else { return }
    shown = nil
    old.setAppearance(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old.finishAppearance()
    takeItems(sliding: nil)
    dismissLeaving()
  }

  // MARK: Without an animation

  private func showAtOnce(_ top: UIViewController) {
    let old = shown
    activeCoordinator = nil
    top.loadViewIfNeeded()
    if isOnScreen {
      old?.setAppearance(false, animated: false)
      top.setAppearance(true, animated: appearsAnimated)
    }
    delegate?.navigationController(self, willShow: top, animated: false)
    shown = top
    contentDidChange()
    takeItems(sliding: nil)
    updateScrollEdges()
    updateContainersBar()
    place(top)
    hold(top) { pages.addSubview(top.view) }
    showSearches()
    // In `viewIsAppearing(_:)` the bars have their final frames.
    layOutBars()
    if hasAppeared { top.notifyIsAppearing() }
    top.returnInput()
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      old.finishAppearance()
    }
    guard hasAppeared else {
      shownEarly = top
      dismissLeaving()
      return
    }
    top.finishAppearance()
    dismissLeaving()
    welcomeArriving()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Notifies the app that the controller that was shown together with the navigation controller has appeared.
  func tellOfEarlyController(animated: Bool) {
    guard let controller = shownEarly else { return }
    shownEarly = nil
    welcomeArriving()
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Makes the appearance of a controller end with the transition, and not when its view enters the window.
  private func hold(_ controller: UIViewController, _ body: () -> Void) {
    controller.appearance.endIsScheduled = true
    body()
    controller.appearance.endIsScheduled = false
  }

  // MARK: Animated

  private func animate(from: UIViewController, to: UIViewController, _ change: NavigationChange) {
    let animator = delegate?.navigationController(
      self, animationControllerFor: change.operation, from: from, to: to)
    let interaction =
      change.interaction
      ?? animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let transition = NavigationTransition(self, from: from, to: to, change)
    self.transition = transition
    to.loadViewIfNeeded()
    let slide = NavigationSlide(isPush: transition.isPush, isDriven: interaction != nil)
    // The upper page may have a preferred transition from the lower one.
    let own =
      animator == nil
      ? (transition.isPush ? to : from).stackAnimator(
        over: transition.isPush ? from : to, isPush: transition.isPush)
      : nil
    let zoom = own as? ZoomAnimator
    zoom?.isDriven = interaction != nil
    let custom = CustomTransition(
      animator ?? own ?? slide, own == nil || zoom != nil ? interaction : nil, transition)
    transition.custom = custom
    let movesKeyboard = animator == nil && own == nil
    if movesKeyboard, interaction != nil { transition.keyboard = InputFocus.observer?.layer }
    let coordinator =
      change.coordinator ?? TransitionCoordinator(in: pages, from: from, to: to, animated: true, duration: 0)
    coordinator.retarget(from: from, to: to)
    coordinator.transitionDuration = custom.duration
    // The callbacks may query whether the transition is interactive.
    custom.prepare(coordinator)
    for controller in [self, from, to] { controller.activeCoordinator = coordinator }
    from.setAppearance(false, animated: true)
    to.setAppearance(true, animated: true)
    delegate?.navigationController(self, willShow: to, animated: true)
    contentDidChange()
    showSearches()
    to.appearance.endIsScheduled = true
    starting = nil
    let timing = animator == nil ? slide.timing : AnimationTiming(curve: interaction == nil ? 0 : 3)
    moveBars(in: transition, timing: timing)
    place(to)
    custom.start(coordinator) { [weak self] completed in
      self?.endTransition(transition, coordinator, completed: completed)
    }
    if movesKeyboard {
      InputFocus.slide = InputSlide(
        direction: keyboardDirection(transition.isPush), duration: custom.duration, timing: slide.timing)
    }
    // An interactive transition may be canceled.
    if self.transition === transition, !custom.isInteractive { to.returnInput() }
  }

  private func keyboardDirection(_ isPush: Bool) -> CGFloat {
    isPush == (pages.effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
  }

  /// Ends the transition before another event, such as the view's removal from its window.
  func endTransitionAtOnce() { transition?.custom?.endAtOnce() }

  private func endTransition(
    _ transition: NavigationTransition, _ coordinator: TransitionCoordinator, completed: Bool
  ) {
    self.transition = nil
    transition.custom = nil
    let (from, to) = (transition.from, transition.to)
    to.appearance.endIsScheduled = false
    if completed {
      shown = to
      hold(to) { if to.view.superview !== pages { pages.addSubview(to.view) } }
      from.viewIfLoaded?.removeFromSuperview()
      from.finishAppearance()
      place(to)
      to.returnInput()
      if hasAppeared { to.finishAppearance() }
      dismissLeaving()
      welcomeArriving()
    } else {
      goBack(from: to, to: from, transition)
    }
    endBarMovement(of: transition, completed: completed)
    showSearches()
    for controller in [self, from, to] where controller.activeCoordinator === coordinator {
      controller.activeCoordinator = nil
    }
    coordinator.runCompletions()
    if completed { delegate?.navigationController(self, didShow: to, animated: true) }
    contentDidChange()
    // Changes that were requested meanwhile begin now.
    if waitingChange != nil { makeCoordinator() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Reverts a canceled transition: restores the stack, unless the app changed it meanwhile, and calls the
  /// appearance callbacks in reverse.
  private func goBack(from: UIViewController, to: UIViewController, _ transition: NavigationTransition) {
    let change = transition.change
    if stack.map(ObjectIdentifier.init) == change.newStack.map(ObjectIdentifier.init) {
      for controller in change.newStack where !change.oldStack.contains(where: { $0 === controller }) {
        leaving.append(controller)
      }
      stack = change.oldStack
      leaving.removeAll { controller in stack.contains { $0 === controller } }
      childList = stack + leaving.filter { $0.parentReference === self }
    }
    let isSeen = isOnScreen
    if from.isAppearing { from.setAppearance(false, animated: true) }
    from.viewIfLoaded?.removeFromSuperview()
    from.finishAppearance()
    to.appearance.isMovingFromParent = false
    hold(to) { if to.view.superview !== pages { pages.addSubview(to.view) } }
    if isSeen { to.setAppearance(true, animated: true) }
    // The finger has brought the keyboard back already.
    if transition.keyboard != nil {
      InputFocus.slide = InputSlide(
        direction: -keyboardDirection(transition.isPush), duration: 0, timing: AnimationTiming(curve: 3))
    }
    to.returnInput()
    InputFocus.slide = nil
    if hasAppeared { to.finishAppearance() }
    dismissLeaving()
    arriving.removeAll { controller in !stack.contains { $0 === controller } }
  }
}
