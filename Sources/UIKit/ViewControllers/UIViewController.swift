import QuartzCore

/// An object that manages a screen or a region of one: its view, that view's appearance, and the controllers of the
/// views within it.
///
/// Subclass it, build the interface in `viewDidLoad()`, and update the content in `viewWillAppear(_:)`. Show
/// another screen with `present(_:animated:completion:)`, or `addChild(_:)` to embed one.
///
/// ```swift
/// class ProfileViewController: UIViewController {
///   let nameLabel = UILabel()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.backgroundColor = .systemBackground
///     nameLabel.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
///     view.addSubview(nameLabel)
///   }
///
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     nameLabel.text = "Ada"
///   }
/// }
/// ```
///
/// The view is loaded when `view` is first read: from the controller's scene in a storyboard, from a nib file of
/// its name, or by `loadView()`. The order of all callbacks is that of `facts/lifecycle.md#showing`. A controller
/// owns its view, its children and the controller that it presents; it does not own its parent or the controller
/// that presented it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
  UIFocusEnvironment, NibObject
{
  /// The name of the nib file of the view; for a controller of a storyboard, that of its view within the
  /// storyboard.
  open var nibName: String? { ownNibName ?? scene?.nibName }
  /// The name of the nib file with the view.
  private(set) var ownNibName: String?
  /// The bundle of the controller's Interface Builder file; nil is the main bundle.
  open private(set) var nibBundle: Bundle?

  var loadedView: UIView?
  var isLoadingView = false
  /// Whether the controller is between the beginning of `loadView()` and the end of `viewDidLoad()`.
  var holdsTraits = false
  /// Whether observers of traits are being called; further changes of traits are announced afterward.
  var isAnnouncingTraits = false
  /// The traits of the latest notification, if they have changed since.
  var traitsBefore: UITraitCollection?
  var appearance = AppearanceState()
  var childList: [UIViewController] = []
  weak var parentReference: UIViewController?
  /// The insets by which the parent's bars cover the view, beyond the safe area that it inherits.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The safe area of the latest notification, while changes are deferred (`SafeAreaChanges`).
  var notifiedSafeArea: UIEdgeInsets?
  weak var hostWindow: UIWindow?
  /// The controller over which this one is presented, regardless of the receiver of `present`; nil for the standard
  /// choice.
  var contextOfItsOwn: UIViewController? { nil }
  var presentation: Presentation?
  /// The presentation controller that was created before the controller is presented.
  var plannedPresentation: UIPresentationController?
  var presentedReference: UIViewController?
  weak var presentingReference: UIViewController?
  /// The first responder at the time when the controller disappeared, which is restored when it appears again.
  weak var keptResponder: UIResponder?
  /// The focused item at the time when the controller disappeared.
  weak var keptFocus: (any UIFocusItem)?
  var controllerTraits = UITraitCollection.applicationTraits
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  var traitOverrideValues: UITraitOverrides?
  var traitObservers: [TraitObserver] = []
  var keyCommandList: [UIKeyCommand] = []
  var previewingContexts: [PreviewingContext] = []
  var navigationItemReference: UINavigationItem?
  var unavailableContent: UnavailableContent?
  var editItemReference: UIBarButtonItem?
  var tabBarItemReference: UITabBarItem?
  var toolbarItemList: [UIBarButtonItem]?
  /// The storyboard's description of the controller.
  var scene: StoryboardScene?
  /// The scroll views that the app names for the bars, by edge.
  var contentScrollViews: [UInt: WeakReference<UIScrollView>] = [:]
  package var activeCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// Creates a controller whose view is in a nib file of that name; nil for the name of the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Sets the nib that an Interface Builder file names.
  func setNib(_ name: String, _ bundle: Bundle) {
    ownNibName = name
    nibBundle = bundle
  }

  public required init?(coder: NSCoder) {
    super.init()
    if coder is NibCoder { decode(.viewController, from: coder) } else { decodeController(from: coder) }
  }

  class var nibRow: NibRow { .viewController }

  /// Encodes the controller with its children and the properties that Interface Builder sets.
  open func encode(with coder: NSCoder) { encodeController(with: coder) }

  deinit { tearDown() }

  // MARK: The view

  /// The controller's root view. Reading it loads it first, if necessary: `loadView()`, then `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The view; nil if it has not been loaded. Reading it does not load the view.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded. Reading it does not load the view.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if it has not been loaded yet.
  open func loadViewIfNeeded() { loadTheView() }
  /// Sets `view`: from the nib, else a plain view of the screen's size. Do not call it; override it without
  /// `super`.
  open func loadView() { loadDefaultView() }
  /// Called once, after the view was loaded. Overrides call super.
  open func viewDidLoad() {}

  /// The title of the controller, which is also that of its navigation item.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet { titleDidChange() }
  }

  /// The item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem { makeNavigationItem() }
  /// A bar button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

  // MARK: Appearing

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and its traits and size are known, before the first layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the transition that showed the view.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is covered or removed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was removed from its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`; deeper subviews may not have been laid out yet.
  open func viewDidLayoutSubviews() {}
  /// Called for `updateConstraints()` of the controller's view. Overrides end with the call of super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the host is short of memory; sent to controllers with a loaded view.
  open func didReceiveMemoryWarning() {}

  /// Whether the controller is being presented: true in `viewWillAppear(_:)` and `viewDidAppear(_:)` of that.
  open var isBeingPresented: Bool { presentation?.isPresenting ?? false }
  /// Whether the controller is being dismissed: true in `viewWillDisappear(_:)` and `viewDidDisappear(_:)` of that.
  open var isBeingDismissed: Bool { presentation.map { $0.isDismissing || $0.activeController.isLeaving } ?? false }
  /// Whether the controller appears because it was added to a container.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether the controller disappears because it leaves its container.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// Notifies a child that it begins to appear or disappear. A container that forwards appearance callbacks itself
  /// calls it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begunByHand += 1
    setAppearance(isAppearing, animated: animated)
  }
  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() {
    endAppearanceByHand()
  }
  /// Whether appearance is forwarded to children; false for containers that call `beginAppearanceTransition`
  /// themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containers

  /// The container that the controller is a child of.
  open weak var parent: UIViewController? { parentReference }
  /// The children of this container, in the order in which they were added.
  open var children: [UIViewController] { childList }
  /// Adds a child, calling its `willMove(toParent:)`. Add its view next, then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Calls `didMove(toParent: nil)`; call `willMove(toParent: nil)` before.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller moves to a container, or leaves its container for nil. `addChild(_:)` calls it;
  /// code that removes a child calls it before `removeFromParent()`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Returns an animation of the controller's own for a push onto another controller of a stack, or for the pop
  /// back to it; nil for the standard one.
  func stackAnimator(over lower: UIViewController, isPush: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    zoom.map { ZoomAnimator($0, from: lower, to: self, opens: isPush) }
  }
  /// Called after the controller moved to a container, or left it for nil. `removeFromParent()` calls it; code that
  /// adds a child calls it after `addChild(_:)`.
  open func didMove(toParent parent: UIViewController?) {}
  /// Replaces one child's view by another's, both of this controller's children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  // MARK: Bars

  /// The item that represents the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItem() }
    set { setTabBarItem(newValue) }
  }
  /// The navigation controller that this controller is in, itself or through its parents.
  open var navigationController: UINavigationController? {
    parentReference.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestTabBarController }
  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestSplitViewController }
  /// Adds the secondary controller of a split view controller that collapses to this one. A navigation controller
  /// pushes it; others do nothing, and it is not visible until the split view controller expands.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the controller that a split view controller shows in the secondary column after it has expanded. A
  /// navigation controller gives away the one on top of its stack; others have none.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The items of a navigation controller's toolbar that show with the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemList }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the items that the navigation controller's toolbar shows for this controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemList = toolbarItems
    (parentReference as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }
  /// Whether a tab bar is hidden when the controller is pushed.
  open var hidesBottomBarWhenPushed = false

  open override var next: UIResponder? { nextResponder }

  // MARK: Presenting

  /// The controller that this one, or a container around it, presents.
  open var presentedViewController: UIViewController? { presentedInChain }
  /// The controller that presents this one, or a container around it.
  open var presentingViewController: UIViewController? { presentingInChain }
  /// Whether the `…CurrentContext` styles cover just this controller. Default false; true for navigation
  /// controllers.
  open var definesPresentationContext: Bool {
    get { definesContext ?? definesContextByDefault }
    set { definesContext = newValue }
  }
  private var definesContext: Bool?
  var definesContextByDefault: Bool { false }
  /// Whether the controllers that it presents over its current context take over its `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the item that had the focus of an external keyboard gets it back when the controller appears again.
  /// True by default.
  open var restoresFocusAfterTransition = true
  /// The style in which the controller is presented. If `.automatic` is set, the getter returns the resulting
  /// style, a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationStyle == .automatic ? .pageSheet : presentationStyle }
    set { presentationStyle = newValue }
  }
  private var presentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the controller is presented and dismissed.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition with which the controller is presented or pushed; nil, the default, uses
  /// `modalTransitionStyle`.
  open var preferredTransition: Transition? {
    didSet {
      if case .style(let style) = preferredTransition?.kind { modalTransitionStyle = style }
    }
  }
  /// The delegate that provides custom animators for presentation and dismissal.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a controller that is not presented over the full screen decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user can't take the presented controller away.
  open var isModalInPresentation = false
  /// The former name of `isModalInPresentation`, which it reads and sets.
  @available(iOS, deprecated: 13.0)
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// The presentation controller of this controller or its nearest presented ancestor. If the controller is not
  /// presented yet, it is created for `modalPresentationStyle`.
  open var presentationController: UIPresentationController? {
    managingPresentationController() ?? (parentReference == nil ? makePresentationController() : nil)
  }
  /// The popover presentation controller of this controller or its nearest presented ancestor; nil for other
  /// styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPopoverPresentationController
  }
  /// The sheet presentation controller of this controller or its nearest presented ancestor, also where a popover
  /// adapts to a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// Returns the presentation controller for a style, which controllers with a presentation of their own replace.
  func makePresentationController(as style: UIModalPresentationStyle) -> UIPresentationController {
    .standard(for: self, style: style)
  }
  /// The presentation controller that shows this controller, or a container around it, now; nil while it is not
  /// presented.
  open var activePresentationController: UIPresentationController? { managingPresentationController() }
  /// Whether the keyboard stays when the first responder becomes one without text; true for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The coordinator of the current transition of this controller or of a container around it; nil if there is no
  /// transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? parentReference?.transitionCoordinator
  }
  /// Presents a view controller: over the whole screen, as a sheet, in a popover, depending on the controller's
  /// `modalPresentationStyle`.
  ///
  /// The view appears in the next commit; the completion handler is called after `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the controller that this controller presents, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  /// Registers a view whose content the user can preview by a press, and returns the registration; context menus
  /// have replaced it.
  @available(iOS, deprecated: 13.0)
  open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }
  /// Removes the previewing that ``registerForPreviewing(with:sourceView:)`` added.
  @available(iOS, deprecated: 13.0)
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let context = previewing as? PreviewingContext else { return }
    context.end()
    previewingContexts.removeAll { $0 === context }
  }
  /// The entries of the menu beside the controller's preview. None by default.
  @available(iOS, deprecated: 13.0)
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// The context of an app extension; nil in an app.
  open var extensionContext: NSExtensionContext? { nil }
  /// The search display controller of iOS 7 and earlier. Always nil in Flipside.
  @available(iOS, deprecated: 8.0)
  open var searchDisplayController: UISearchDisplayController? { nil }
  /// The name under which tools record the user's actions in the controller.
  open var interactionActivityTrackingBaseName: String?
  /// Shows a controller in the style of the container around this one: a navigation controller pushes it; without a
  /// container that overrides the method, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a controller as the detail: in the secondary column of a split view controller around this one, else
  /// presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender: sender, isDetail: true)
  }
  /// Returns the nearest container of this controller that can perform the action; nil if none can.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(of: action, sender: sender)
  }

  // MARK: Segues

  /// Returns whether a segue that the user triggered is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed; its destination exists, but the destination's view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs the segue with that identifier of the controller's storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    goThroughSegue(identifier, sender: sender)
  }
  /// Returns whether the controller can be the destination of an unwind segue with that action. The default
  /// implementation returns true if the controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? NSNull()) }
  /// Returns whether the controller is the destination of an unwind segue. The method is from before iOS 13; the
  /// newer one calls it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { responds(to: action) }
  /// Returns the children in which an unwind segue may end; default: all but the one that contains its source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return childList.filter { $0 !== origin }
  }
  /// Returns the child that contains the segue's source, itself or through its children.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childList.first { $0.contains(source.source) }
  }
  /// Returns the destination of an unwind segue among a container's children, as of iOS 6 to 8. Default nil: the
  /// search continues.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { nil }
  /// Returns the segue with which a container unwinds to one of its children. Default nil: the storyboard's.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }
  /// Called as a step of an unwind segue, on each controller between its source and its destination. The next
  /// controller is the parent, the presenter or a child, which a container shows. Default: nothing happens; UIKit
  /// dismisses controllers that are presented between the ends.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Size, traits, rotation

  /// The preferred size in points in a popover, a form sheet or another container. With zero the container chooses
  /// the size.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }
  /// Called when the preferred size of a child or of a presented controller changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the fitting size of a child's constraints changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child within this container's size. By default it is the container's whole size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  { parentSize }
  /// Called before the view's size changes; the call is forwarded to children and to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }
  /// Called before the controller's traits change, with the coordinator of the animation. It forwards the call to
  /// the children; overrides call `super`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The current traits of the controller: those of its container or window, with its overrides.
  open var traitCollection: UITraitCollection { controllerTraits }
  /// Called after the traits have changed, with the previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the controller and all that is in its view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { refreshTraits() } }
  }
  /// Overrides the traits that a child inherits from its container; nil removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.refreshTraits()
  }
  /// Returns the traits that override those that a child inherits from its container; nil if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(childViewController)]
  }

  /// Whether the interface turns with the device while this controller decides about it.
  open var shouldAutorotate: Bool { true }
  /// All but upside down on a phone, all on a pad.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation in which a controller that is presented over the full screen is shown first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// Reads the supported orientations again, and rotates the interface if necessary.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.shared.rotateIfNeeded() }
  /// Turns the interface as the device is held, if the controllers support that now.
  open class func attemptRotationToDeviceOrientation() { UIApplication.shared.rotateIfNeeded() }
  /// Called before the interface rotates. Since iOS 8 `viewWillTransition(to:with:)` replaces it.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called within the animation that rotates the interface. Since iOS 8 `viewWillTransition(to:with:)` replaces
  /// it.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called when the interface has rotated. Since iOS 8 the completion of `viewWillTransition(to:with:)` replaces
  /// it.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Returns the view at the top that moves separately in a rotation before iOS 8; it is not called later.
  @available(iOS, deprecated: 8.0)
  open func rotatingHeaderView() -> UIView? { nil }
  /// Returns the view at the bottom that moves separately in a rotation before iOS 8; it is not called later.
  @available(iOS, deprecated: 8.0)
  open func rotatingFooterView() -> UIView? { nil }
  /// Returns whether children are notified of rotations by the older methods.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  /// Added to the safe area of the controller's view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The minimum margins: 16 points at the sides of a narrow screen, 20 on one that is 414 points wide or more; 16
  /// beside a notch, except on the large iPhones (as on Xcode's canvas; `facts/layout.md#margins`).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    standardMinimumMargins
  }
  /// Whether the view's layout margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateLayoutMargins() }
  }
  /// The edges at which the view extends under the bars of its container.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parentReference?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view extends under bars that are not translucent, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parentReference?.viewIfLoaded?.setNeedsLayout() }
  }
  /// The older form of `UIScrollView.contentInsetAdjustmentBehavior`. False leaves the insets of the first scroll
  /// view alone.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Sets the scroll view whose content offset determines the look of the bars at an edge; nil for the view itself
  /// or its first subview, if that is a scroll view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }
  /// Returns the scroll view that was named for the edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.object
  }

  // MARK: Unavailable content

  /// The content that is shown over the view if the controller has no content of its own; nil for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set { showUnavailable(newValue) }
  }
  /// The traits of the controller and the text of its search. Overrides add their own values to those of super.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { askForUnavailableContent() }
  /// Sets the configuration for the state; override it. It is called when the view appears, when the text of the
  /// search changes, and after a request for an update.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    updateUnavailableConfiguration(for: state)
  }

  // MARK: Status bar and home indicator

  /// The style of the status bar's text, light or dark, while this controller determines it. After a change call
  /// `setNeedsStatusBarAppearanceUpdate()`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while this controller determines it; the value in Info.plist unless
  /// overridden.
  open var prefersStatusBarHidden: Bool { UIApplication.infoHidesStatusBar }
  /// The animation with which the status bar is shown and hidden.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the style of the status bar; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Reads the controllers' properties of the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.updateStatusBar() }
  /// Whether the home indicator hides while the user is inactive.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; nil for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Reads `prefersHomeIndicatorAutoHidden` again after its value has changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UIApplication.shared.updateStatusBar() }
  /// The edges of the screen at which the app's gestures come before the system's. None by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child whose edges are used in place of this controller's; nil for none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Queries the controllers again for their edges of the screen. Hosts have no gestures of their own at the edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { UIApplication.shared.updateStatusBar() }
  /// Whether the pointer of an iPad should be hidden and locked. False by default.
  open var prefersPointerLocked: Bool { false }
  /// The child whose pointer lock is used in place of this controller's; nil for none.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Reads `prefersPointerLocked` again after its value has changed.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    Unsupported.log("UIViewController.setNeedsUpdateOfPrefersPointerLocked()")
  }

  // MARK: Editing, commands, restoration

  private var editing = false { didSet { if editing != oldValue { updateEditButtonItem() } } }
  /// Whether the content can be edited. Setting it calls `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { editing }
    set { KeyValueObserving.change(self, "editing") { setEditing(newValue, animated: false) } }
  }
  /// Switches the controller between showing and editing. Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  open override var keyCommands: [UIKeyCommand]? { keyCommandList.isEmpty ? nil : keyCommandList }
  /// Adds a command of a hardware keyboard that holds while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { keyCommandList.append(keyCommand) }
  /// Removes a command of a hardware keyboard from the controller.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { keyCommandList.removeAll { $0 === keyCommand } }
  /// Whether the controller performs the actions of menu commands while it presents another one modally.
  open var performsActionsWhilePresentingModally: Bool { true }

  // MARK: Focus

  /// The group of the items in the controller's view, unless the view has one.
  open var focusGroupIdentifier: String?
  /// The environments that get the focus of an external keyboard when it moves into the controller: its view unless
  /// overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// The environment around this one: the parent, the superview of the controller's view, or the presenting
  /// controller.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }
  /// The container of the items in the controller's view: that view, nil before it is loaded.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// Requests an update of the focus, if it is within this controller.
  open func setNeedsFocusUpdate() { requestOwnFocusUpdate() }
  /// Performs a pending update of the focus immediately.
  open func updateFocusIfNeeded() { updateOwnFocusIfNeeded() }
  /// Returns whether the focus may move as the context describes. Called for the environments that lose or get it;
  /// true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved into, out of or within this controller. Add animations to the coordinator.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The controller's name in saved state, which is unique among its siblings. Without a name, neither its state
  /// nor that of its children is saved.
  open var restorationIdentifier: String?
  /// The class that makes the controller again when its state is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called when the app enters the background, if the controller and its ancestors have restoration identifiers.
  /// Overrides call super.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called between `application(_:willFinishLaunchingWithOptions:)` and
  /// `application(_:didFinishLaunchingWithOptions:)`, with the view loaded. Overrides call super.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all controllers have their state.
  open func applicationFinishedRestoringState() {}

  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// The area at the top of the view that bars cover; use the safe area instead.
  @available(iOS, deprecated: 11.0)
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top, "_UIViewControllerTop") }

  /// The guide of the bottom edge of the region that bars do not cover.
  @available(iOS, deprecated: 11.0)
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom, "_UIViewControllerBottom") }
}
