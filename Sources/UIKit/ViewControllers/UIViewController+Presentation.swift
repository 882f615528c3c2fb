import QuartzCore

extension UIViewController {
  var ownPopoverPresentationController: UIPopoverPresentationController? {
    if let managing = managingPresentationController() { return managing as? UIPopoverPresentationController }
    return modalPresentationStyle == .popover
      ? makePresentationController() as? UIPopoverPresentationController : nil
  }

  /// The controller that this controller or its nearest presenting parent presents.
  var presentedInChain: UIViewController? {
    presentedReference ?? parentReference?.presentedInChain
  }

  var presentingInChain: UIViewController? {
    presentingReference ?? parentReference?.presentingInChain
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var candidate = self
    let usesContext = style == .currentContext || style == .overCurrentContext
    while true {
      if usesContext, candidate.definesPresentationContext { return candidate }
      guard let parent = candidate.parentReference else { return candidate }
      candidate = parent
    }
  }

  /// Returns whether this controller can present the given one; otherwise reports the reason as Apple's UIKit does.
  private func canPresent(_ controller: UIViewController, from presenter: UIViewController) -> Bool {
    if controller === self || presenter.isShown(within: controller) {
      ExceptionReport.raise(
        .invalidArgumentException,
        "Application tried to present modally an active controller \(presenter.controllerName)."
      )
      return false
    }
    // A controller may present over its own context, as a search does, while `presenter` presents no controller.
    let own = presentedReference.flatMap { $0.presentation?.stage == .dismissing ? nil : $0 }
    if let other = presenter.presentedReference ?? own {
      let busy = presenter.presentedReference == nil ? self : presenter
      Console.write(
        "Attempt to present \(controller.controllerName) on \(busy.controllerName) (from \(controllerName)) which is "
          + "already presenting \(other.controllerName).")
      return false
    }
    if presenter.isLeavingScreen {
      Console.write(
        "Attempt to present \(controller.controllerName) on \(presenter.controllerName) (from \(controllerName)) while a "
          + "presentation is in progress.")
      return false
    }
    if controller.parentReference != nil {
      ExceptionReport.raise(
        .invalidArgumentException,
        "Application tried to present modally a view controller \(controller.controllerName) "
          + "that has a parent view controller \(controller.parentReference?.controllerName ?? "").")
      return false
    }
    if let presenting = controller.presentingReference {
      ExceptionReport.raise(
        .invalidArgumentException,
        "Application tried to present modally a view controller \(controller.controllerName) "
          + "that is already being presented by \(presenting.controllerName).")
      return false
    }
    if controller.modalTransitionStyle == .partialCurl, controller.modalPresentationStyle != .fullScreen {
      ExceptionReport.raise(
        .invalidArgumentException,
        "Application tried to present UIModalTransitionStylePartialCurl to or from "
          + "non-fullscreen view controller \(controller.controllerName).")
    }
    guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil, !presenter.isInRootWillAppear else {
      Console.write(
        "Attempt to present \(controller.controllerName) on \(presenter.controllerName) (from \(controllerName)) whose "
          + "view is not in the window hierarchy.")
      return false
    }
    return true
  }

  /// Returns whether the controller is the other one, one of its parents, or presents it or its parents, at any
  /// distance.
  private func isShown(within controller: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === controller { return true }
      candidate = current.parentReference ?? current.presentingReference
    }
    return false
  }

  /// Whether the controller, or one below it that is dismissed together with it, is being dismissed: a controller
  /// that it presented would lose its presenter and never be removed.
  private var isLeavingScreen: Bool {
    sequence(first: self) { $0.parentReference ?? $0.presentingReference }
      .contains { $0.presentation?.stage == .dismissing }
  }

  /// Whether the root's `viewWillAppear(_:)` is running, during which its view is not in the window yet on iOS
  /// (`facts/lifecycle.md#showing/root-window`).
  private var isInRootWillAppear: Bool {
    sequence(first: self) { $0.parentReference }.contains { $0.appearance.isBeforeWindow }
  }

  /// Returns whether the view is in the window, but the controller is neither its root, nor presented, nor a child
  /// of such a controller.
  private func isDetached(in window: UIWindow) -> Bool {
    var top = self
    while let parent = top.parentReference { top = parent }
    return top.hostWindow !== window && top.presentation == nil
  }

  func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.modalPresentationStyle
    let presenter = controller.contextOfItsOwn ?? presenter(for: style)
    if presenter.presentedReference?.presentation?.stage == .dismissing {
      presenter.presentedReference?.presentation?.finishPending()
    }
    guard canPresent(controller, from: presenter), let window = presenter.viewIfLoaded?.window else { return }
    if isDetached(in: window) {
      Console.write(
        "Presenting view controller \(controller.controllerName) from detached view controller \(controllerName) is "
          + "not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure "
          + "\(controllerName) is in the view controller hierarchy before presenting from it. Will become a hard "
          + "exception in a future release.")
    }
    let own = controller.makePresentationController(presenting: presenter, source: self)
    own.begin(from: presenter)
    let adapted = own.adaptedStyle()
    let shown = own.controllerToShow(as: adapted)
    let presentation = Presentation(shown, over: presenter, by: own, style: adapted)
    window.presentations.append(presentation)
    shown.show(presentation, over: presenter, in: window, source: self, animated: animated, completion: completion)
  }

  private func show(
    _ presentation: Presentation, over presenter: UIViewController, in window: UIWindow, source: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    presentingReference = presenter
    presenter.presentedReference = self
    guard let view else { return }
    let custom = presentation.customTransition(shows: true, animated: animated, source: source)
    let coordinator = TransitionCoordinator(
      in: presentation.container, from: presenter, to: self, style: presentation.style, animated: animated,
      duration: custom?.duration ?? presentation.duration(animated: animated))
    activeCoordinator = coordinator
    presenter.activeCoordinator = coordinator
    custom?.prepare(coordinator)
    // As on iOS the transition begins with the commit, when `present` has returned.
    presentation.pendingBegin = { [self] in
      begin(presentation, view, presenter, in: window, animated, custom, coordinator, completion)
    }
    MainTurn.beforeLayout { presentation.beginPending() }
  }

  private func begin(
    _ presentation: Presentation, _ view: UIView, _ presenter: UIViewController, in window: UIWindow,
    _ animated: Bool, _ custom: CustomTransition?, _ coordinator: TransitionCoordinator, _ completion: (() -> Void)?
  ) {
    let (own, activeController) = (presentation.controller, presentation.activeController)
    own.delegate?.presentationController(
      own, willPresentWithAdaptiveStyle: own.announced(presentation.style), transitionCoordinator: coordinator)
    if presentation.activeController.controlsStatusBar {
      UIApplication.shared.rotateForPresentation(presents: true)
      (activeCoordinator, presenter.activeCoordinator) = (coordinator, coordinator)
    }
    presentation.enter(window)
    presentation.layout()
    // The order of both calls is that of Apple's sample "Custom View Controller Presentations and Transitions".
    activeController.preferredContentSizeDidChange(forChildContentContainer: self)
    activeController.presentationTransitionWillBegin()
    presentation.activeController.hold(view)
    // A field of the presented controller may become first responder, in which case the keyboard remains visible.
    InputFocus.change {
      if activeController.takesKeyboardAway { presenter.keepInput(within: activeController.contextView ?? window) }
      if presentation.hidesPresenter { presenter.setAppearance(false, animated: animated) }
      setAppearance(true, animated: animated)
      if custom == nil { presentation.container.addSubview(presentation.presentedView ?? view) }
    }
    if custom == nil {
      presentation.layout()
      // The view has its final frame before it moves; container views are laid out later.
      if presentation.presentedView === view { notifyIsAppearing() }
    } else if presentation.hidesPresenter {
      presenter.viewIfLoaded?.moveIntoContainer(of: presentation)
    }
    UIApplication.shared.updateStatusBar()
    presentation.run(custom, shows: true, animated: animated, coordinator) { completed in
      // Before the callbacks of the controllers (`facts/presentation.md#transition/custom-order`).
      presentation.activeController.presentationTransitionDidEnd(completed)
      if completed {
        self.endPresenting(presentation, presenter)
      } else {
        self.cancelPresenting(presentation, presenter)
      }
      presentation.activeController.presentationDidEnd(completed)
      self.activeCoordinator = nil
      presenter.activeCoordinator = nil
      coordinator.runCompletions()
      completion?()
      let dismissal = presentation.dismissalAfterEnd
      presentation.dismissalAfterEnd = nil
      if completed { dismissal?() }
    }
  }

  private func endPresenting(_ presentation: Presentation, _ presenter: UIViewController) {
    finishAppearance()
    // A view that replaces the presenter's stays when the presenter's view is removed.
    if presentation.hidesPresenter { presenter.viewIfLoaded?.removeFromSuperviewKeepingPosition(in: presentation) }
    presentation.stage = .shown
    if presentation.hidesPresenter { presenter.finishAppearance() }
  }

  /// Undoes the presentation after the app canceled its own transition.
  private func cancelPresenting(_ presentation: Presentation, _ presenter: UIViewController) {
    setAppearance(false, animated: true)
    if presentation.hidesPresenter {
      presenter.setAppearance(true, animated: true)
      presenter.viewIfLoaded?.returnToPosition(of: presentation)
    }
    leave(presentation, presenter)
    presenter.returnInput()
    finishAppearance()
    presenter.finishAppearance()
    presentation.stage = .over
    presentation.forget()
    UIApplication.shared.updateStatusBar()
  }

  /// Removes the references between the two controllers. A controller that the presenter has presented since then
  /// is kept.
  private func disconnect(from presenter: UIViewController) {
    presentingReference = nil
    if presenter.presentedReference === self { presenter.presentedReference = nil }
  }

  /// Removes the view and its container.
  private func leave(_ presentation: Presentation, _ presenter: UIViewController) {
    disconnect(from: presenter)
    presentation.presentedView?.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
    presentation.container.window?.presentations.removeAll { $0 === presentation }
    presentation.container.removeFromSuperview()
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    // A controller that presents another dismisses that one; otherwise its presenter dismisses it.
    if let presented = presentedReference {
      presented.takeDown(animated: animated, completion: completion)
    } else if presentation != nil {
      takeDown(animated: animated, completion: completion)
    } else if let parent = parentReference {
      parent.startDismissing(animated: animated, completion: completion)
    }
  }

  /// Dismisses this presented controller and all controllers that are presented above it.
  /// - Parameter given: the coordinator of a dismissal that a finger began.
  func takeDown(animated: Bool, by given: TransitionCoordinator? = nil, completion: (() -> Void)?) {
    guard let presentation, presentation.stage != .dismissing else { return }
    presentation.finishPending()
    if presentation.isPresenting {
      presentation.dismissalAfterEnd = { [weak self] in self?.takeDown(animated: animated, completion: completion) }
      return
    }
    if animated, presentedReference != nil, takeDownChain(completion: completion) { return }
    if let above = presentedReference { above.takeDownAtOnce() }
    guard presentation.stage == .shown, let presenter = presentation.presenter else { return }
    presentation.stage = .dismissing
    let custom = presentation.customTransition(shows: false, animated: animated, source: self)
    let coordinator =
      given
      ?? TransitionCoordinator(
        in: presentation.container, from: self, to: presenter, style: presentation.style, animated: animated,
        duration: custom?.duration ?? presentation.duration(animated: animated))
    activeCoordinator = coordinator
    presenter.activeCoordinator = coordinator
    custom?.prepare(coordinator)
    presentation.announceDismissal?()
    presentation.announceDismissal = nil
    if presentation.activeController.controlsStatusBar {
      UIApplication.shared.rotateForPresentation(presents: false)
      (activeCoordinator, presenter.activeCoordinator) = (coordinator, coordinator)
    }
    presentation.activeController.dismissalIsAboutToBegin()
    if presentation.activeController.takesKeyboardAway { keepInput(within: presentation.container) }
    setAppearance(false, animated: animated)
    presentation.activeController.dismissalTransitionWillBegin()
    if presentation.hidesPresenter {
      presenter.setAppearance(true, animated: animated)
      // `viewDidAppear` follows the end of the transition, not the insertion of the view into the window.
      presenter.appearance.endIsScheduled = true
      if custom == nil {
        presenter.viewIfLoaded?.returnToPosition(of: presentation)
        presenter.notifyIsAppearing()
      } else {
        // The animator adds the presenter's view to the container.
        presenter.viewIfLoaded?.frame = presentation.container.bounds
      }
    }
    let keptAlive = self
    presentation.run(custom, shows: false, animated: animated, coordinator) { completed in
      if completed { keptAlive.disconnect(from: presenter) }
      presentation.activeController.dismissalTransitionDidEnd(completed)
      if completed {
        keptAlive.endDismissing(presentation, presenter)
      } else {
        keptAlive.cancelDismissing(presentation, presenter)
      }
      presentation.activeController.dismissalDidEnd(completed)
      keptAlive.activeCoordinator = nil
      presenter.activeCoordinator = nil
      UIApplication.shared.updateStatusBar()
      coordinator.runCompletions()
      completion?()
    }
  }

  private func endDismissing(_ presentation: Presentation, _ presenter: UIViewController) {
    if presentation.hidesPresenter { presenter.viewIfLoaded?.returnToPosition(of: presentation) }
    presenter.returnInput()
    if presentation.hidesPresenter {
      presenter.appearance.endIsScheduled = false
      presenter.finishAppearance()
    }
    leave(presentation, presenter)
    finishAppearance()
    presentation.stage = .over
    presentation.forget()
  }

  /// Keeps the controller presented after the app canceled its own transition.
  private func cancelDismissing(_ presentation: Presentation, _ presenter: UIViewController) {
    setAppearance(true, animated: true)
    if presentation.hidesPresenter {
      presenter.appearance.endIsScheduled = false
      presenter.setAppearance(false, animated: true)
      presenter.viewIfLoaded?.removeFromSuperviewKeepingPosition(in: presentation)
      presenter.finishAppearance()
    }
    returnInput()
    finishAppearance()
    presentation.stage = .shown
  }

  /// Dismisses without a transition, for the controllers between the bottom and the top of a chain.
  private func takeDownAtOnce() {
    if let above = presentedReference { above.takeDownAtOnce() }
    guard let presentation else { return }
    presentation.finishPending()
    presentation.stage = .dismissing
    setAppearance(false, animated: false)
    let keptAlive = self
    presentation.presenter?.presentedReference = nil
    presentation.changePresenter(isBehind: false)
    if presentation.hidesPresenter { presentation.presenter?.viewIfLoaded?.returnToPosition(of: presentation) }
    keptAlive.viewIfLoaded?.removeFromSuperview()
    presentation.container.window?.presentations.removeAll { $0 === presentation }
    presentation.container.removeFromSuperview()
    keptAlive.finishAppearance()
    keptAlive.presentingReference = nil
    presentation.forget()
  }
}

extension UIView {
  /// Moves the view into the container while the app's animator works; `returnToPosition` reverts it.
  fileprivate func moveIntoContainer(of presentation: Presentation) {
    keepPlace(in: presentation)
    presentation.container.insertSubview(self, at: 0)
  }

  /// Removes the view from its superview while another view covers it; `returnToPosition` adds it again.
  fileprivate func removeFromSuperviewKeepingPosition(in presentation: Presentation) {
    keepPlace(in: presentation)
    removeFromSuperview()
  }

  private func keepPlace(in presentation: Presentation) {
    guard let superview, presentation.container.coveredPosition == nil else { return }
    presentation.container.coveredPosition = (
      WeakReference(superview), superview.subviews.firstIndex { $0 === self } ?? 0
    )
  }

  func returnToPosition(of presentation: Presentation) {
    guard let (place, index) = presentation.container.coveredPosition, let superview = place.object else { return }
    presentation.container.coveredPosition = nil
    let container = presentation.container
    frame = container.superview === superview ? container.frame : superview.bounds
    superview.insertSubview(self, at: index)
  }
}
