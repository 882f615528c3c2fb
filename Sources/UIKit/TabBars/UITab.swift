import ObjectiveC

/// The placement of a tab on an iPad, which the user may customize. It has no effect: the bar shows the tabs in
/// their order.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitab/placement>
public enum UITabPlacement: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// The tab is in the bar, and the user can remove it.
  case `default` = 1
  /// The tab is in the sidebar, and the user can add it to the bar.
  case optional = 2
  /// The tab is in the bar, and the user can move it.
  case movable = 3
  /// The tab is at the trailing end of the bar.
  case pinned = 4
  /// The tab is in the bar, at a fixed position.
  case fixed = 5
  /// The tab is in the sidebar only.
  case sidebarOnly = 6
}

/// A tab of a tab bar controller, whose view controller is made when it is needed.
///
/// ```swift
/// let tabs = UITabBarController(tabs: [
///   UITab(title: "Music", image: UIImage(systemName: "music.note"), identifier: "music") { [controller] _ in
///     controller
///   }
/// ])
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitab>
@preconcurrency @MainActor open class UITab: NSObject {
  /// The placement of a tab, which the user may customize.
  public typealias Placement = UITabPlacement

  /// The app's identifier, unique among the controller's tabs.
  open private(set) var identifier: String
  /// The text of the tab.
  open var title: String { didSet { viewController?.tabBarItem.title = title } }
  /// The picture of the tab.
  open var image: UIImage? { didSet { viewController?.tabBarItem.image = image } }
  /// A second text, which sidebars show. It is stored without effect: sidebars are not supported.
  open var subtitle: String?
  /// The text of the tab's badge; nil for none.
  open var badgeValue: String? { didSet { viewController?.tabBarItem.badgeValue = badgeValue } }
  /// Anything of the app's own.
  open var userInfo: Any?
  /// The preferred placement of the tab, which the user may customize. It is stored without effect.
  open var preferredPlacement = Placement.automatic {
    didSet { Unsupported.log("UITab.preferredPlacement", effect: "the bar shows the tabs in their order") }
  }
  /// Whether the tab is hidden; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs(animated: false) } } }
  /// Whether the tab is hidden until the user chooses it. It is stored without effect.
  open var isHiddenByDefault = false {
    didSet { Unsupported.log("UITab.isHiddenByDefault", effect: "users cannot rearrange tabs") }
  }
  /// Whether the user may hide the tab. It is stored without effect.
  open var allowsHiding = false {
    didSet { Unsupported.log("UITab.allowsHiding", effect: "users cannot rearrange tabs") }
  }
  /// The group that the tab is in; nil outside of groups.
  open internal(set) weak var parent: UITabGroup?
  weak var controller: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Creates a tab. The closure is called on the first access to the view controller.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The tab bar controller that shows the tab or its group.
  open var tabBarController: UITabBarController? { controller ?? parent?.tabBarController }
  /// The outermost group whose navigation controller shows the tab; nil if there is none.
  open var managingTabGroup: UITabGroup? {
    guard let parent else { return nil }
    return parent.managingTabGroup ?? (parent.managingNavigationController != nil ? parent : nil)
  }
  /// The controller of the tab, created on the first access while a tab bar controller has the tab.
  open var viewController: UIViewController? {
    if made == nil, tabBarController != nil, let provider { take(provider(self)) }
    return made
  }

  private func take(_ controller: UIViewController) {
    made = controller
    controller.ownTab = self
    controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    controller.tabBarItem.badgeValue = badgeValue
  }

  /// The controller that the bar's item shows.
  var shown: UIViewController? { viewController }
}

/// A tab for searching. It has the title and image of the system's search item.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchtab>
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates a tab. The closure is called on the first access to the view controller.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: SystemStrings.text("Search"), image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

/// The look of a group in a sidebar. It is stored without effect: sidebars are not supported.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance>
public enum UITabGroupSidebarAppearance: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// The group is a row that can be expanded.
  case inline = 1
  /// The group is a section.
  case rootSection = 2
}

/// A tab that contains tabs. The bar shows it as one tab, which shows its own controller or that of its selected
/// child.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabgroup>
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The look of a group in a sidebar.
  public typealias SidebarAppearance = UITabGroupSidebarAppearance

  /// The tabs in the group.
  open var children: [UITab] { didSet { adopt(oldValue) } }
  /// The identifier of the child that is shown when none was selected; nil for the first child.
  open var defaultChildIdentifier: String?
  /// The child that the group shows.
  open var selectedChild: UITab? {
    get { chosen ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) } ?? displayOrder.first }
    set {
      guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
      chosen = newValue
      tabBarController?.showTabs(animated: false)
    }
  }
  private weak var chosen: UITab?
  /// The order in which the user or the app has put the children; those not named follow.
  open var displayOrderIdentifiers: [String] = []
  /// The children in that order.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }
  /// Whether the user may order the children. It is stored without effect.
  open var allowsReordering = false {
    didSet { Unsupported.log("UITabGroup.allowsReordering", effect: "users cannot rearrange tabs") }
  }
  /// The controller that shows the group: on its stack are the group's own controller and the selected child's.
  open var managingNavigationController: UINavigationController?
  /// Commands below the group in a sidebar. They are stored without effect.
  open var sidebarActions: [UIAction] = [] {
    didSet { Unsupported.log("UITabGroup.sidebarActions", effect: "there is no sidebar") }
  }
  /// The look of the group in a sidebar. It is stored without effect.
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { Unsupported.log("UITabGroup.sidebarAppearance", effect: "there is no sidebar") }
  }

  /// Creates a group. The closure is called on the first access to the group's own controller.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt([])
  }

  /// Returns the tab with an identifier among the descendants; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  private func adopt(_ old: [UITab]) {
    for child in old where child.parent === self { child.parent = nil }
    for child in children { child.parent = self }
  }

  override var shown: UIViewController? {
    guard let child = selectedChild?.shown else { return viewController }
    guard let navigation = managingNavigationController else {
      child.tabBarItem.title = title
      child.tabBarItem.image = image
      return viewController ?? child
    }
    if navigation.viewControllers.last !== child {
      navigation.viewControllers = (viewController.map { [$0] } ?? []) + [child]
    }
    navigation.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    return navigation
  }
}

extension UIViewController {
  /// The tab whose controller this is, or an ancestor's; nil outside of tabs.
  public var tab: UITab? { ownTab ?? parent?.tab }

  private static let ownTabs = Association<WeakReference<UITab>>()

  /// The tab for which a tab bar controller shows the controller; in a dictionary because few controllers have one.
  var ownTab: UITab? {
    get { UIViewController.ownTabs[self]?.object }
    set { UIViewController.ownTabs[self] = newValue.map { WeakReference($0) } }
  }
}
