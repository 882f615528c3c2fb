import QuartzCore

/// One controller's presentation over another: its stages, and the transitions between them.
///
/// The frame, the movement and the effect on the presenter are those of `activeController`, whose class depends on
/// the kind of presentation; this class does not depend on it.
@MainActor final class Presentation {
  enum Stage { case presenting, shown, dismissing, over }

  /// The presentation controller of the public API, which the app may have configured or created.
  let controller: UIPresentationController
  /// The presentation controller in effect: `controller`, or another one if the presentation adapts to the size.
  private(set) var activeController: UIPresentationController
  /// The style in which the controller is shown, which differs from that of `controller` if the presentation
  /// adapts.
  private(set) var style: UIModalPresentationStyle
  weak var presenter: UIViewController?
  weak var presented: UIViewController?
  let container: TransitionView
  var stage = Stage.presenting { didSet { container.window?.hideUnseen() } }
  /// Begins the transition at the commit; run earlier if another transition begins before.
  var pendingBegin: (() -> Void)?
  /// Ends the running transition; run earlier if another transition begins before.
  var pendingEnd: (() -> Void)?
  /// The dismissal that was requested while the presentation ended, as in `viewDidAppear`; it follows that end.
  var dismissalAfterEnd: (() -> Void)?
  /// Notifies the app of a dismissal by the user; run when its coordinator exists.
  var announceDismissal: (() -> Void)?
  /// Whether an animator that the app provides controls the view at the moment.
  private(set) var isCustom = false
  /// Whether the presentation is over the view of the controller that defines the presentation context, not over
  /// the window.
  private(set) var isInContext = false
  /// Whether the dimming of the presentations above hides this one completely.
  var isDarkened = false
  /// Whether a presentation above covers this one completely.
  var isCovered = false
  private var adaptedWidth: UIUserInterfaceSizeClass

  init(
    _ presented: UIViewController, over presenter: UIViewController, by controller: UIPresentationController,
    style: UIModalPresentationStyle
  ) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    self.style = style
    activeController = controller.presentationController(as: style, of: presented)
    container = TransitionView(frame: .zero)
    adaptedWidth = controller.traitCollection.horizontalSizeClass
    container.presentation = self
    adopt()
  }

  /// Connects a new `activeController`.
  private func adopt() {
    controller.presentation = self
    activeController.presentation = self
    if activeController !== controller {
      controller.delegate?.presentationController(controller, prepare: activeController)
    }
    activeController.willShow()
  }

  /// Whether the presented view is in its final position and no transition moves it.
  var isAtRest: Bool { stage == .shown && !isCustom && !activeController.isMoving }
  var isPresenting: Bool { stage == .presenting }
  var isDismissing: Bool { stage == .dismissing }
  /// Whether the presenter's view leaves the window.
  var hidesPresenter: Bool { activeController.shouldRemovePresentersView }
  /// The traits that the presented controller gets in addition to those it inherits.
  var traits: [TraitValues] {
    [activeController.ownTraits, controller.overrideTraitCollection?.values, controller.overrideValues?.values]
      .compactMap { $0 }
  }
  /// The view that is shown and removed: that of the controller, or the box around it.
  var presentedView: UIView? { activeController.presentedView }
  var presentedFrame: CGRect { activeController.frameOfPresentedViewInContainerView }

  /// Disconnects the controllers, which may be presented again by others.
  func forget() {
    activeController.forget()
    presented?.presentation = nil
    controller.presentedViewController.plannedPresentation = nil
  }

  // MARK: Layout

  /// Adds the container to the window, or above the view of the controller that defines the context.
  func enter(_ window: UIWindow) {
    guard let view = activeController.contextView, let superview = view.superview else {
      return window.addSubview(container)
    }
    isInContext = true
    container.frame = view.frame
    container.autoresizingMask = view.autoresizingMask
    superview.insertSubview(container, aboveSubview: view)
  }

  func layout() {
    guard let window = container.window else { return }
    let frame =
      container.superview === window ? window.bounds : activeController.contextView?.frame ?? container.frame
    if container.frame != frame { container.frame = frame }
    adapt()
    if !isDismissing { container.setDimming(activeController.dimming) }
    guard !isCustom else { return }
    activeController.layoutBox(in: container)
    guard !isDismissing, let view = presented?.viewIfLoaded, view.superview != nil else { return }
    activeController.layoutPresentedView(view)
  }

  /// Changes to another style if the width class has changed and requires it.
  private func adapt() {
    let width = container.traitCollection.horizontalSizeClass
    guard stage == .shown, width != adaptedWidth, let old = presented, old.isViewLoaded else { return }
    adaptedWidth = width
    let newStyle = controller.adaptedStyle()
    guard newStyle != style else { return }
    let next = controller.controllerToShow(as: newStyle)
    let isAnother = next !== old
    if isAnother { handOver(from: old, to: next) }
    presentedView?.removeFromSuperview()
    activeController.changePresenter(isBehind: false)
    activeController.forget()
    activeController.presentation = nil
    style = newStyle
    activeController = controller.presentationController(as: newStyle, of: next)
    adopt()
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.announced(newStyle), transitionCoordinator: nil)
    if let view = next.view { activeController.hold(view) }
    if isAnother { next.setAppearance(true, animated: false) }
    if let presentedView { container.addSubview(presentedView) }
    if isAnother { next.finishAppearance() }
    activeController.changePresenter(isBehind: true)
    next.refreshTraits()
  }

  /// Makes another controller the presented one, for example a navigation controller around it in another style.
  /// The old one disappears; the next one leaves its parent, and the caller makes it appear.
  private func handOver(from old: UIViewController, to next: UIViewController) {
    old.setAppearance(false, animated: false)
    presentedView?.removeFromSuperview()
    old.viewIfLoaded?.removeFromSuperview()
    old.finishAppearance()
    old.presentation = nil
    old.presentingReference = nil
    if next.parentReference != nil {
      next.willMove(toParent: nil)
      next.viewIfLoaded?.removeFromSuperview()
      next.removeFromParent()
    }
    presented = next
    next.presentation = self
    next.presentingReference = presenter
    presenter?.presentedReference = next
  }

  /// Moves the presenter behind the presented view, or to the front again.
  func changePresenter(isBehind: Bool) {
    activeController.changePresenter(isBehind: isBehind)
    StatusBar.mayHaveChanged()
  }

  /// Dismisses the controller after the user tapped beside it, if the app allows that.
  func dismissForUser() {
    guard stage == .shown, let presented, presented.presentedReference == nil else { return }
    let delegate = controller.delegate
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    announceDismissal = { [controller] in delegate?.presentationControllerWillDismiss(controller) }
    presented.presentingReference?.dismiss(animated: true) { [controller] in
      delegate?.presentationControllerDidDismiss(controller)
    }
  }

  // MARK: Transitions

  func duration(animated: Bool) -> TimeInterval { animated ? activeController.movementDuration : 0 }

  /// Shows or removes the view with the movement of `activeController`, together with the app's animations
  /// alongside. The transition ends with the movement; without an animation, it ends with the frame.
  private func move(shows: Bool, animated: Bool, alongside: () -> Void) {
    guard animated, UIView.areAnimationsEnabled, let view = presentedView, let window = container.window else {
      alongside()
      activeController.moveAtOnce(in: container.window)
      return MainTurn.afterLayout { self.finishPending() }
    }
    activeController.move(view, in: container, of: window, shows: shows, alongside: alongside) {
      self.finishPending()
    }
  }

  /// Returns the app's own transition, if the presented controller's delegate provides one, or its preferred zoom.
  func customTransition(shows: Bool, animated: Bool, source: UIViewController) -> CustomTransition? {
    guard animated, UIView.areAnimationsEnabled, let presented, let presenter else { return nil }
    guard let delegate = presented.transitioningDelegate else {
      return zoomTransition(of: presented, over: presenter, shows: shows)
    }
    let animator =
      shows
      ? delegate.animationController(forPresented: presented, presenting: presenter, source: source)
      : delegate.animationController(forDismissed: presented)
    guard let animator else { return zoomTransition(of: presented, over: presenter, shows: shows) }
    let interaction =
      shows
      ? delegate.interactionControllerForPresentation(using: animator)
      : delegate.interactionControllerForDismissal(using: animator)
    return CustomTransition(animator, interaction, PresentationSetting(presentation: self, shows: shows))
  }

  private func zoomTransition(
    of presented: UIViewController, over presenter: UIViewController, shows: Bool
  ) -> CustomTransition? {
    guard let zoom = presented.zoom else { return nil }
    let animator = ZoomAnimator(zoom, from: presenter, to: presented, opens: shows)
    animator.alongside = { [weak self] in self?.changePresenter(isBehind: shows) }
    return CustomTransition(animator, nil, PresentationSetting(presentation: self, shows: shows))
  }

  /// Runs the app's transition, or the presentation's own; `end` gets whether it was completed.
  func run(
    _ custom: CustomTransition?, shows: Bool, animated: Bool, _ coordinator: TransitionCoordinator,
    end: @escaping (_ completed: Bool) -> Void
  ) {
    guard let custom else {
      pendingEnd = { end(true) }
      return move(shows: shows, animated: animated) {
        changePresenter(isBehind: shows)
        coordinator.runAnimations()
      }
    }
    isCustom = true
    pendingEnd = { custom.endAtOnce() }
    custom.start(coordinator) { [self] completed in
      pendingEnd = nil
      isCustom = false
      end(completed)
    }
  }

  func beginPending() {
    guard let begin = pendingBegin else { return }
    pendingBegin = nil
    begin()
  }

  func finishPending() {
    beginPending()
    guard let end = pendingEnd else { return }
    pendingEnd = nil
    end()
  }
}
