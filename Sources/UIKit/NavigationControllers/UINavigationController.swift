import QuartzCore

/// A view controller that shows the top of a stack of controllers, with a navigation bar that leads back.
///
/// ```swift
/// let list = UIViewController()
/// list.title = "List"
/// let stack = UINavigationController(rootViewController: list)
/// let detail = UIViewController()
/// list.navigationController?.pushViewController(detail, animated: true)
/// print(stack.topViewController === detail)
/// ```
///
/// The bar shows the `navigationItem` of the controller on top, the toolbar its `toolbarItems`. A push or a pop
/// changes `viewControllers` at once; the transition begins with the next layout of the controller's view, in which
/// the appearing controller's view is loaded. The order of the callbacks is that of `facts/navigation.md#orders`. A
/// change during a transition follows it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The kind of change that a transition makes to the stack.
  public enum Operation: Int, Sendable {
    /// No change of the stack.
    case none = 0
    /// A controller is added at the top of the stack.
    case push = 1
    /// The top controller leaves the stack.
    case pop = 2
  }

  /// The duration of showing and hiding bars, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  var stack: [UIViewController] = []
  private var barClass: AnyClass?
  private var toolbarClass: AnyClass?
  private var bar: UINavigationBar?
  private var bottomBar: UIToolbar?
  /// Holds the view of the controller that is shown, and both views during a transition.
  let pages = UINavigationTransitionView(frame: .zero)
  /// The controller whose view is in `pages`; during a transition, the disappearing one.
  var shown: UIViewController?
  /// The change of the stack that waits for the next layout.
  var waitingChange: NavigationChange?
  /// The transition that runs.
  var transition: NavigationTransition?
  /// The controller that is about to be shown, while the callbacks before its transition run.
  var starting: UIViewController?
  /// Whether the callbacks before a transition are running. Bars that are hidden or shown in them move with the
  /// transition.
  var isStartingTransition: Bool { starting != nil }
  /// Controllers that left the stack, and are removed at the end of the transition.
  var leaving: [UIViewController] = []
  /// Controllers that were added to the stack, and whose `didMove(toParent:)` was not called yet.
  var arriving: [UIViewController] = []
  /// The controller that was shown before the navigation controller itself appeared; the delegate is notified of it
  /// at the appearance.
  var shownEarly: UIViewController?
  var hidesBar = false
  var hidesBottomBar = true
  let bars = NavigationBarState()
  /// Whether navigation controllers can be pushed, as in a collapsed split view.
  var allowsNesting = false

  // MARK: Making

  /// Creates a navigation controller that shows a controller, which stays at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // Apps that override it are called for the root as well, as on iOS.
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with bars of an app's own classes; nil for the standard ones. Set
  /// `viewControllers` next.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    barClass = navigationBarClass
    self.toolbarClass = toolbarClass
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  override var definesContextByDefault: Bool { true }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stack = children
    decode(.navigationController, from: coder)
  }

  override class var nibRow: NibRow { .navigationController }

  open override func loadView() { view = makeContainer() }

  // MARK: The stack

  /// The controllers from the bottom of the stack to its top. Setting it shows the last one, without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack, whose view is shown unless a controller is presented.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is presented over the stack, or the one on top of it.
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController ?? topViewController
    while let presented = visible?.presentedViewController, presented !== visible { visible = presented }
    return visible
  }

  /// Pushes a controller on the stack and shows it. A controller that is in the stack already, and a navigation
  /// controller, are refused with UIKit's message.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Removes the top controller.
  /// - Returns: that controller; nil if it is the only one, which stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 2, animated: animated)?.last
  }
  /// Removes the controllers above one of the stack.
  /// - Returns: the removed controllers in the order of the stack; nil if none was removed. A controller that is
  ///   not in the stack is refused with UIKit's message.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { indexToPop(to: viewController).flatMap { pop(to: $0, animated: animated) } }
  /// Removes all controllers but the first.
  /// - Returns: the removed controllers in the order of the stack; nil if none was removed.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }
  /// Replaces the whole stack. Animated, it is shown as a pop if the new top controller was in the stack, else as a
  /// push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    let isAnimated = (sender as? UIStoryboardSegue)?.isAnimated ?? true
    pushViewController(vc, animated: isAnimated && UIView.areAnimationsEnabled)
  }

  /// The delegate, which is notified of the shown controllers, and provides custom animators for pushes and pops.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer of the pan from the screen's edge that pops the top controller. Its delegate allows that while
  /// the back button is shown; an app may set another delegate.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return bars.popGesture
  }

  // MARK: Bars

  /// The bar above the controllers. Its items are those of the controllers, and can't be changed otherwise.
  open var navigationBar: UINavigationBar {
    if let bar { return bar }
    let made = barClass.flatMap { instantiate($0) as? UINavigationBar } ?? UINavigationBar()
    take(made)
    return made
  }
  func take(_ new: UINavigationBar) {
    bar = new
    new.owner = self
    new.shownController = { [weak self] in self?.topViewController }
    new.autoresizingMask = [.flexibleWidth]
  }

  /// Whether the bar is off the screen. Setting it hides or shows the bar without animation.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar. With animation it slides up or down within `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  /// The bar below the controllers, which shows the `toolbarItems` of the top one. Hidden by default.
  open var toolbar: UIToolbar! {
    if let bottomBar { return bottomBar }
    let made = toolbarClass.flatMap { instantiate($0) as? UIToolbar } ?? UIToolbar()
    take(made)
    return made
  }
  func take(_ new: UIToolbar) {
    bottomBar = new
    new.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }
  /// The toolbar if it was made.
  var toolbarIfMade: UIToolbar? { bottomBar }

  /// Whether the toolbar is off the screen. True by default; setting it hides or shows the toolbar without
  /// animation.
  open var isToolbarHidden: Bool {
    get { hidesBottomBar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar. With animation it slides down or up.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

  /// Whether a swipe up hides the bars, and a swipe down shows them again.
  open var hidesBarsOnSwipe = false { didSet { updateBarGestures() } }
  /// The recognizer of the swipes that hide and show the bars, if `hidesBarsOnSwipe` is true.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { bars.swipe }
  /// Whether a tap on the content hides the bars or shows them.
  open var hidesBarsOnTap = false { didSet { updateBarGestures() } }
  /// The recognizer of the taps that hide and show the bars, if `hidesBarsOnTap` is true.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { bars.tap }
  /// Whether the bars are hidden while the screen is of compact height.
  open var hidesBarsWhenVerticallyCompact = false { didSet { compactHeightMayHaveChanged() } }
  /// Whether the bars are hidden when the keyboard appears. A swipe or tap shows them again. False by default.
  open var hidesBarsWhenKeyboardAppears = false { didSet { updateKeyboardObserver() } }

  /// The controller's own item, or that of the controller at the bottom of the stack.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemReference ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: As a container

  /// Pushes the secondary controller, a navigation controller too.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { nest([secondaryViewController]) }
  /// Removes the top controller from the stack; nil if it is the only one.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard stack.count > 1, let top = stack.last else { return nil }
    unnest([top])
    return top
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewIfLoaded?.setNeedsLayout()
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellOfEarlyController(animated: animated)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    compactHeightMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  /// The bar decides about the status bar's style, unless it is hidden.
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? seenController : nil }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  open override var childForStatusBarHidden: UIViewController? { seenController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { seenController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { seenController }
  open override var childViewControllerForPointerLock: UIViewController? { seenController }
  /// The top controller, if its view is loaded; its properties determine the look of the screen only then.
  private var seenController: UIViewController? { stack.last?.isViewLoaded == true ? stack.last : shown }

  /// The orientations that the delegate returns; those of the controllers in the stack are ignored.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let own = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
    return own.isEmpty ? super.supportedInterfaceOrientations : own
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let own = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
    return own == .unknown ? super.preferredInterfaceOrientationForPresentation : own
  }

  /// Returns the size of a child, which changes by the same amount as this controller's; opaque bars keep their
  /// size.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let whole = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    return sizeBesideBars(whole, of: container) { pageFrame(of: $0) }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  // MARK: Unwind segues

  /// Returns the controllers below the source of the segue, the nearest first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return stack.reversed().filter { $0 !== origin }
  }
  /// Pops to the controller to which the segue leads.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    // The next controller may be the parent.
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: Unwinding.movesPages(of: self, for: unwindSegue))
  }
}
