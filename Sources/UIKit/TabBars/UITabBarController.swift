import QuartzCore

/// A view controller that shows one of several controllers, which the user selects in a bar at the bottom.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [UIViewController(), UIViewController()]
/// tabs.viewControllers?[0].tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
/// tabs.selectedIndex = 1
/// ```
///
/// The view of a child is loaded when the child is selected for the first time, and stays loaded. `selectedIndex`
/// changes at once, with the appearance callbacks before the change; the views are exchanged with the next frame.
/// Order of callbacks: facts/lifecycle.md#tabs. If there are more children than fit, the last item is "More", which
/// shows a list of the others.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  let pages = TabPagesView(frame: .zero)
  private var bar = UITabBar()
  var controllers: [UIViewController] = []
  private var hasControllers = false
  /// The selected child, which may be in the More list.
  var selected: UIViewController?
  /// The controllers whose views are being exchanged, until the next frame.
  var switching: [UIViewController] = []
  var transition: CustomTransition?
  lazy var more = TabMore(self)
  /// Whether a pushed controller without a bottom bar hides the bar.
  var isBarPushedAway = false
  private lazy var ownSidebar = Sidebar()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adopt(bar)
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adopt(bar)
    let decoded = children
    decode(.tabBarController, from: coder)
    if !decoded.isEmpty { setViewControllers(decoded, animated: false) }
  }

  override class var nibRow: NibRow { .tabBarController }

  open override func loadView() {
    let container = TabContainerView(frame: hostWindow?.bounds ?? UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.tabBarController = self
    pages.frame = container.bounds
    container.addSubview(pages)
    container.addSubview(bar)
    view = container
  }

  // MARK: Children

  /// The children in the order of the bar; those that don't fit are in the More list. Setting them keeps the
  /// selected child if it is among them, and else selects the first.
  open var viewControllers: [UIViewController]? {
    get { hasControllers ? controllers : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The tabs, whose controllers are the children. Empty, the default, leaves the children to `viewControllers`.
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }
  private var storedTabs: [UITab] = []
  /// Replaces the tabs. Animated, the items of the bar fade.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    let old = storedTabs
    storedTabs = tabs
    replaceTabs(old, animated: animated)
  }
  /// Returns the tab with an identifier among the tabs and their descendants; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
  /// The tab that is shown; of a group the child.
  open var selectedTab: UITab? {
    get { tabShown }
    set { if let newValue { choose(newValue) } }
  }
  /// The tabs that a narrow window shows, by name; nil, the default, shows all.
  open var compactTabIdentifiers: [String]? { didSet { showTabs(animated: false) } }
  /// The key under which the user's order of the children is saved; nil, the default, saves none.
  open var customizationIdentifier: String? {
    didSet {
      guard customizationIdentifier != nil else { return }
      Unsupported.log("UITabBarController.customizationIdentifier", effect: "the arrangement is not saved")
    }
  }
  /// Whether an iPad shows a bar or a sidebar too.
  open var mode = Mode.automatic {
    didSet {
      if mode == .tabSidebar {
        Unsupported.log("UITabBarController.mode", effect: "the bar is shown, and no sidebar")
      }
    }
  }

  /// The sidebar into which the bar of an iPad can turn; it is never shown.
  open var sidebar: Sidebar { ownSidebar }

  /// Sets the children. If `animated` is true, the items of the bar fade.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasControllers = viewControllers != nil
    replaceChildren(by: viewControllers ?? [], animated: animated)
  }

  /// The selected child, which may be the More controller. Setting a controller that is not a child is refused with
  /// UIKit's message.
  open var selectedViewController: UIViewController? {
    get { showsMore ? more.shownChild ?? more.navigation : selected }
    set {
      if let newValue { _ = selectChild(newValue) }
    }
  }

  /// The index of the selected child; `NSNotFound` without one, and while the More list itself is shown.
  open var selectedIndex: Int {
    get {
      selectedViewController.flatMap { shown in controllers.firstIndex { $0 === shown } } ?? NSNotFound
    }
    set {
      guard controllers.indices.contains(newValue) else {
        if newValue == NSNotFound, hasMore { return selectMore() }
        return Console.write(
          "UITabBarController: the index \(newValue) is outside of its \(controllers.count) view controllers; nothing is "
            + "selected.")
      }
      KeyValueObserving.change(self, "selectedIndex") { select(controllers[newValue]) }
    }
  }

  /// Whether the More controller is shown, with its list or a child that is in it.
  var showsMore = false

  /// The navigation controller with the list of the children for which the bar has no room. It pushes those that
  /// the user chooses; children that are navigation controllers themselves are shown in its place.
  open var moreNavigationController: UINavigationController { more.navigation }

  /// The children that the user may move between the bar and the More list; nil or empty: no editing. All by
  /// default.
  open var customizableViewControllers: [UIViewController]?

  /// Whether the app hides the bar. False by default; the children then reach to the bottom edge.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar, which moves across the bottom edge.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
  var hidesBar = false

  /// The bar, which only the controller changes.
  open var tabBar: UITabBar { bar }

  func take(_ new: UITabBar) {
    bar.manager = nil
    bar.removeFromSuperview()
    bar = new
    adopt(new)
    viewIfLoaded?.addSubview(new)
  }

  private func adopt(_ bar: UITabBar) {
    bar.manager = self
    // Without a scroll view the content ends above the bar.
    bar.isAtScrollEdge = true
  }

  /// Decides about selections and is notified of them, and gives animators of the app's own.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: The bar's delegate

  /// Called for each tap on an item of the bar, before the selection changes.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Called before the user rearranges the items of the bar. Overrides call super.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Called when the user has begun to rearrange the items of the bar. Overrides call super.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called before the user ends rearranging the items of the bar. Overrides call super.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Called when the user has rearranged the items of the bar. Overrides call super.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  // MARK: Appearing, size

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if compactTabIdentifiers != nil { showTabs(animated: false) }
    itemsMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
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
    if container === selected { preferredContentSize = container.preferredContentSize }
  }

  /// The orientations that the delegate returns; the children's are ignored.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let said = delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? []
    return said.isEmpty ? super.supportedInterfaceOrientations : said
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let said = delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
    return said == .unknown ? super.preferredInterfaceOrientationForPresentation : said
  }
  open override var childForStatusBarStyle: UIViewController? { shownController }
  open override var childForStatusBarHidden: UIViewController? { shownController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shownController }
  open override var childViewControllerForPointerLock: UIViewController? { shownController }

  /// The child whose view is shown.
  var shownController: UIViewController? { showsMore ? more.navigation : selected }

  // MARK: Unwind segues

  /// Returns the selected child, followed by the others.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    let all = ([selected].compactMap { $0 } + controllers.filter { $0 !== selected })
    return all.filter { $0 !== origin }
  }
  /// Selects the child that contains the destination of the segue.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if controllers.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
  }
}

extension UITabBarController: StoryboardContainer {
  func take(_ controllers: [(relationship: String, controller: UIViewController)]) {
    viewControllers = controllers.filter { $0.relationship == "viewControllers" }.map(\.controller)
  }
}
