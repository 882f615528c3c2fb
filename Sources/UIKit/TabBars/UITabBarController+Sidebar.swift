extension UITabBarController {
  /// The sidebar into which the bar of an iPad can turn. Its properties are stored; the bar is shown instead, so
  /// that it stays hidden.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class>
  @preconcurrency @MainActor open class Sidebar: NSObject {
    /// The arrangement of the sidebar and the selected controller.
    public enum Layout: Int, Sendable {
      /// The system's choice: `overlap`.
      case automatic = 0
      /// The selected controller extends below the sidebar.
      case overlap = 1
      /// The selected controller is beside the sidebar.
      case tile = 2
    }

    /// The changes of a sidebar's visibility with which an app animates others.
    @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
      /// Adds changes that are animated together with the sidebar.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds a closure that is called when the animation has ended.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// The object that configures the rows of a sidebar. Sidebars are not supported, so no method is called.
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
      /// Called before the sidebar is shown or hidden.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
      /// Called before the row of a tab is shown.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
      /// Called when the row of a tab is no longer shown.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
      /// Returns the actions of a swipe from the leading edge of a tab's row.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// Returns the actions of a swipe from the trailing edge of a tab's row.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// Returns the context menu of a tab's row.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
    }

    /// The object that configures the rows.
    open weak var delegate: (any Delegate)?
    /// The preferred arrangement of the sidebar and the selected controller.
    open var preferredLayout = Layout.automatic
    /// The content above the tabs; nil for none.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the tabs; nil for none.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the lower edge of the sidebar; nil for none.
    open var bottomBarView: UIView?
    /// The menu entries that the sidebar's overflow button adds; nil for none.
    open var navigationOverflowItems: UIDeferredMenuElement?

    /// Whether the sidebar is hidden. Always true; setting it to false is logged.
    open var isHidden: Bool {
      get { true }
      set {
        guard !newValue else { return }
        Unsupported.log("UITabBarController.Sidebar.isHidden", effect: "the bar is shown, and no sidebar")
      }
    }

    /// Has no effect, because sidebars are not supported. On an iPad it configures the row of a tab again.
    open func reconfigureItem(for tab: UITab) {}
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
}
