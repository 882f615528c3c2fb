import QuartzCore

/// An object that manages the presentation of a controller over others: it determines the frame of the presented
/// view, and is called when the presentation begins and ends.
///
/// Subclass it for a custom presentation, and return it from the transitioning delegate.
///
/// ```swift
/// class HalfScreen: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     let bounds = containerView?.bounds ?? .zero
///     return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
///   }
/// }
/// ```
///
/// When `presentationController` is first read, a view controller creates one for its `modalPresentationStyle`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UITraitChangeObservable,
  TraitObserverList, UIFocusEnvironment
{
  weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The presentation that it serves, while it is on the screen.
  weak var presentation: Presentation?
  var style: UIModalPresentationStyle

  /// Creates a presentation of one controller by another; a presenter of nil is set when the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// Creates a controller for the style to which a presentation adapts.
  init(_ presentedViewController: UIViewController, style: UIModalPresentationStyle) {
    presented = presentedViewController
    self.style = style
    super.init()
  }

  // MARK: View controllers

  /// The presenting controller; before the presentation, the presented controller itself.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// The controller that is shown. It owns its presentation controller, which does not keep it.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The style of the presentation, also after it was adapted to another size.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in the window that contains the presented view; nil while nothing is presented.
  open var containerView: UIView? { presentation?.container }
  /// The delegate, which adapts the style to other sizes, and controls dismissals by the user.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  func begin(from presenter: UIViewController) { presenting = presenter }

  // MARK: Other sizes

  /// The style of the presentation with the current traits; `none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// Returns the style of the presentation with such traits, unless the delegate returns another; `none` keeps the
  /// style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  // MARK: Views and frames

  /// The view at the root of the presented hierarchy.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in the container's coordinate space; by default, all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the whole screen, rather than the presenter alone. True unless overridden.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window when the transition has ended; true for styles that cover it.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the container's subviews are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's subviews were laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Callbacks of the transition

  /// Called before the transition that presents. Override the method to add the presentation's own views to the
  /// container, and animate them with the coordinator.
  open func presentationTransitionWillBegin() {}
  /// Called after the transition that presents; false if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the transition that dismisses.
  open func dismissalTransitionWillBegin() {}
  /// Called after the transition that dismisses; false if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and size

  /// Traits that override those that the presented controller inherits.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.refreshTraits() }
  }
  /// Traits that override those that the presented controller inherits (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { overrideValues ?? UITraitOverrides() }
    set {
      overrideValues = newValue
      presented?.refreshTraits()
    }
  }
  private(set) var overrideValues: UITraitOverrides?
  /// The traits that the kind of presentation sets, such as the elevated level of a sheet.
  var ownTraits: TraitValues? { nil }

  /// The traits of the container, from which those of the presented controller come.
  open var traitCollection: UITraitCollection {
    presentation?.container.window?.traitCollection ?? presenting?.viewIfLoaded?.window?.traitCollection
      ?? UITraitCollection.applicationTraits
  }
  /// Called after the traits changed, with those of before. Overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitObservers: [TraitObserver] = []

  /// Called when the container's traits have changed.
  func containerTraitsDidChange(since old: UITraitCollection) {
    traitCollectionDidChange(old)
    if !traitObservers.isEmpty { notify(traitObservers, of: traitCollection, since: old) }
  }

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Called when the preferred size of the presented controller changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.container.setNeedsLayout()
  }
  /// Called when the fitting size of the presented controller's constraints changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller's view within the container. The container's size unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes, with the coordinator of the animation. Passes to the
  /// presented controller the size that `size(forChildContentContainer:withParentContainerSize:)` returns for it.
  /// Overrides call super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let shown = presentation?.presented ?? presented else { return }
    let own = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    shown.viewWillTransition(to: own, with: coordinator)
  }
  /// Called before the traits change, with the coordinator of the animation. Notifies the presented controller.
  /// Overrides call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let shown = presentation?.presented ?? presented else { return }
    var values = shown.traitCollection.values
    values.horizontalSizeClass = newCollection.horizontalSizeClass
    values.verticalSizeClass = newCollection.verticalSizeClass
    for own in presentation?.traits ?? [] { values.merge(own) }
    let traits = UITraitCollection(values: values)
    if traits != shown.traitCollection { shown.willTransition(to: traits, with: coordinator) }
  }

  // MARK: Methods for subclasses

  /// Called when the presentation begins to use this controller, before any view is in the window.
  func willShow() {}
  /// Called when it is no longer in charge.
  func forget() {}
  /// Called after the presented controller has appeared, or has disappeared again if `completed` is false.
  func presentationDidEnd(_ completed: Bool) {}
  /// Called before the presented controller is notified that it will disappear.
  func dismissalIsAboutToBegin() {}
  /// Called after the presented controller has disappeared, or has appeared again if `completed` is false.
  func dismissalDidEnd(_ completed: Bool) {}
  /// Returns the presentation controller that shows the controller in another style.
  func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    .standard(for: presentedViewController, style: style)
  }
  // MARK: Focus

  /// The environments that get the focus of an external keyboard: the presented controller unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
  /// The parent in the focus hierarchy: the presenting controller.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { presentingViewController }
  /// The container of the focus items of the presentation: its container view.
  open var focusItemContainer: (any UIFocusItemContainer)? { containerView }
  /// Requests an update of the focus, if it is within this presentation.
  open func setNeedsFocusUpdate() { requestOwnFocusUpdate() }
  /// Performs a pending update of the focus at once.
  open func updateFocusIfNeeded() { updateOwnFocusIfNeeded() }
  /// Returns whether the focus may move as the context describes. True unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved into, out of or within the presentation. Animations go to the coordinator.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Whether another style may be chosen for another size; false for those that cover everything anyway.
  var adaptsToSize: Bool { true }

  /// The view over which the container is; nil for kinds that cover the window.
  var contextView: UIView? { nil }
  /// Sets the first frame of the view, or adds it to its box, before it is in the window.
  func hold(_ view: UIView) {
    // A subclass in an app may have wrapped the view in another one, which is positioned instead.
    if let box = presentedView, box !== view, view.isDescendant(of: box) { return }
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  /// Whether this class lays out the presented view; a subclass in an app does so itself.
  var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }
  func layoutPresentedView(_ view: UIView) {
    guard placesPresentedView, view.superview === containerView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
  /// Lays out the box around the presented view, also while it is dismissed.
  func layoutBox(in container: TransitionView) {}
  var dimming: PresentationDimming { .none }
  /// Whether the keyboard is dismissed by the presentation and shown again after it; otherwise it stays.
  var takesKeyboardAway: Bool { true }
  /// Whether a finger, or an animation after it, moves the presented view.
  var isMoving: Bool { false }
  /// Returns whether the presented view hides that of another presentation below it completely.
  func covers(_ other: UIPresentationController) -> Bool { false }
  /// Hides the views of a presentation that another one covers, or shows them again.
  func hideCovered(_ isCovered: Bool) {}
  /// Whether it avoids the keyboard.
  var avoidsKeyboard: Bool { false }
  func keyboardDidMove() { presentation?.container.setNeedsLayout() }

  /// Moves the presenter behind the presented view or to the front again, within the transition's animation.
  func changePresenter(isBehind: Bool) {}
  /// Whether the presented controller decides about the status bar without asking for it.
  var controlsStatusBar: Bool { false }
  /// Whether the status bar lies on black.
  var blackensStatusBar: Bool { false }

  /// Returns the view for a touch beside the presented view.
  func hitTestOutside(_ point: CGPoint, with event: UIEvent?, in container: TransitionView) -> UIView? { container }
  /// Called when a touch beside the presented view has ended. Returns whether the touch had an effect.
  func touchEndedOutside() -> Bool { false }
  /// Whether a finger is about to dismiss the presented view.
  var isLeaving: Bool { false }

  // MARK: Movement

  /// The page of the presenter that is rolled up while the presented view is shown.
  var curledPage: CATransition?

  /// The transition style in effect: page curls are for whole screens only.
  var movementStyle: UIModalTransitionStyle {
    let wanted = presented?.modalTransitionStyle ?? .coverVertical
    return wanted == .partialCurl && !shouldRemovePresentersView ? .coverVertical : wanted
  }
  /// Half a second on the system's spring (`facts/animation.md#durations/transition`); flips and curls, by eye,
  /// three quarters.
  var movementDuration: TimeInterval {
    movementStyle == .flipHorizontal || movementStyle == .partialCurl ? 0.75 : 0.5
  }
  var movementTiming: AnimationTiming { .spring(.system) }

  /// Returns the two ends of a movement that is neither a flip nor a curl.
  func movementEnds(of view: UIView, in container: UIView) -> MovementEnds {
    movementStyle == .crossDissolve ? .faded(view) : .below(view, container)
  }

  /// Shows or removes the view with an animation.
  func move(
    _ view: UIView, in container: TransitionView, of window: UIWindow, shows: Bool, alongside: () -> Void,
    completion: @escaping () -> Void
  ) {
    switch movementStyle {
    case .flipHorizontal:
      flip(in: window, container, shows: shows, alongside: alongside, completion: completion)
    case .partialCurl: curl(in: window, container, shows: shows, alongside: alongside, completion: completion)
    default: slide(view, in: container, shows: shows, alongside: alongside, completion: completion)
    }
  }

  /// Shows or removes the view without an animation.
  func moveAtOnce(in window: UIWindow?) {
    curledPage = nil
    window?.layer.removeAnimation(forKey: kCATransition)
  }
}
