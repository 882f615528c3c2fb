import QuartzCore

extension UIViewController {
  /// What this controller or one of its parents presents.
  var presentedInChain: UIViewController? {
    presentedReference ?? parentReference?.presentedInChain
  }

  var presentingInChain: UIViewController? {
    presentingReference ?? parentReference?.presentingInChain
  }

  private var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
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

  /// True when nothing keeps the controller from being presented here; says what does otherwise.
  private func canPresent(_ controller: UIViewController, from presenter: UIViewController) -> Bool {
    if controller === self || controller === presenter {
      Console.write(
        "NSInvalidArgumentException: Application tried to present modally an active controller \(presenter.controllerName)."
      )
      return false
    }
    if let other = presenter.presentedReference {
      Console.write(
        "Attempt to present \(controller.controllerName) on \(presenter.controllerName) (from \(controllerName)) which is "
          + "already presenting \(other.controllerName).")
      return false
    }
    if controller.parentReference != nil {
      Console.write(
        "NSInvalidArgumentException: Application tried to present modally a view controller \(controller.controllerName) "
          + "that has a parent view controller \(controller.parentReference?.controllerName ?? "").")
      return false
    }
    if let presenting = controller.presentingReference {
      Console.write(
        "NSInvalidArgumentException: Application tried to present modally a view controller \(controller.controllerName) "
          + "that is already being presented by \(presenting.controllerName).")
      return false
    }
    if controller.modalTransitionStyle == .partialCurl, controller.resolvedPresentationStyle != .fullScreen {
      Console.write(
        "NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from "
          + "non-fullscreen view controller \(controller.controllerName).")
    }
    guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
      Console.write(
        "Attempt to present \(controller.controllerName) on \(presenter.controllerName) (from \(controllerName)) whose "
          + "view is not in the window hierarchy.")
      return false
    }
    return true
  }

  func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.resolvedPresentationStyle
    let presenter = presenter(for: style)
    if presenter.presentedReference?.presentation?.stage == .dismissing {
      presenter.presentedReference?.presentation?.finishPending()
    }
    guard canPresent(controller, from: presenter), let window = presenter.viewIfLoaded?.window else { return }
    let presentation = Presentation(controller, over: presenter, style: style)
    controller.presentation = presentation
    controller.presentingReference = presenter
    presenter.presentedReference = controller
    window.presentations.append(presentation)
    guard let view = controller.view else { return }

    let coordinator = TransitionCoordinator(
      in: presentation.container, from: presenter, to: controller, style: style, animated: animated,
      duration: presentation.duration(animated: animated))
    controller.activeCoordinator = coordinator
    presenter.activeCoordinator = coordinator
    window.addSubview(presentation.container)
    presentation.layout()
    view.frame = presentation.presentedFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if presentation.hidesPresenter { presenter.setAppearance(false, animated: animated) }
    controller.setAppearance(true, animated: animated)
    presentation.container.addSubview(view)
    UIApplication.shared.updateStatusBar()

    presentation.pendingEnd = {
      controller.finishAppearance()
      presentation.stage = .shown
      if presentation.hidesPresenter {
        presenter.viewIfLoaded?.removeFromSuperviewKeepingPlace(in: presentation)
        presenter.finishAppearance()
      }
      controller.activeCoordinator = nil
      presenter.activeCoordinator = nil
      coordinator.runCompletions()
      completion?()
    }
    presentation.move(view, shows: true, animated: animated) { coordinator.runAnimations() }
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    // A controller that presents takes down what it presents; another one is taken down by its presenter.
    if let presented = presentedReference {
      presented.takeDown(animated: animated, completion: completion)
    } else if presentation != nil {
      takeDown(animated: animated, completion: completion)
    } else if let parent = parentReference {
      parent.startDismissing(animated: animated, completion: completion)
    }
  }

  /// Takes down this presented controller and all that is presented above it.
  private func takeDown(animated: Bool, completion: (() -> Void)?) {
    guard let presentation, presentation.stage != .dismissing else { return }
    presentation.finishPending()
    if let above = presentedReference { above.takeDownAtOnce() }
    guard presentation.stage == .shown, let presenter = presentation.presenter else { return }
    let keptAlive = self
    presentation.stage = .dismissing
    let coordinator = TransitionCoordinator(
      in: presentation.container, from: self, to: presenter, style: presentation.style, animated: animated,
      duration: presentation.duration(animated: animated))
    activeCoordinator = coordinator
    presenter.activeCoordinator = coordinator
    setAppearance(false, animated: animated)
    if presentation.hidesPresenter {
      presenter.setAppearance(true, animated: animated)
      presenter.viewIfLoaded?.returnToPlace(of: presentation)
    }
    presentation.pendingEnd = {
      keptAlive.presentingReference = nil
      presenter.presentedReference = nil
      if presentation.hidesPresenter { presenter.finishAppearance() }
      keptAlive.viewIfLoaded?.removeFromSuperview()
      presentation.container.window?.presentations.removeAll { $0 === presentation }
      presentation.container.removeFromSuperview()
      keptAlive.finishAppearance()
      presentation.stage = .over
      keptAlive.presentation = nil
      keptAlive.activeCoordinator = nil
      presenter.activeCoordinator = nil
      UIApplication.shared.updateStatusBar()
      coordinator.runCompletions()
      completion?()
    }
    presentation.move(viewIfLoaded, shows: false, animated: animated) { coordinator.runAnimations() }
  }

  /// Without a transition: for what lies between the bottom and the top of a chain.
  private func takeDownAtOnce() {
    if let above = presentedReference { above.takeDownAtOnce() }
    guard let presentation else { return }
    presentation.finishPending()
    presentation.stage = .dismissing
    setAppearance(false, animated: false)
    let keptAlive = self
    presentation.presenter?.presentedReference = nil
    if presentation.hidesPresenter { presentation.presenter?.viewIfLoaded?.returnToPlace(of: presentation) }
    keptAlive.viewIfLoaded?.removeFromSuperview()
    presentation.container.window?.presentations.removeAll { $0 === presentation }
    presentation.container.removeFromSuperview()
    keptAlive.finishAppearance()
    keptAlive.presentingReference = nil
    keptAlive.presentation = nil
  }
}

extension UIView {
  /// Leaves the window while something covers it; `returnToPlace` undoes it.
  fileprivate func removeFromSuperviewKeepingPlace(in presentation: Presentation) {
    guard let superview else { return }
    presentation.container.coveredPlace = (
      WeakReference(superview), superview.subviews.firstIndex { $0 === self } ?? 0
    )
    removeFromSuperview()
  }

  fileprivate func returnToPlace(of presentation: Presentation) {
    guard let (place, index) = presentation.container.coveredPlace, let superview = place.object else { return }
    presentation.container.coveredPlace = nil
    frame = superview.bounds
    superview.insertSubview(self, at: index)
  }
}
