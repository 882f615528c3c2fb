import QuartzCore

/// A transition between two controllers of a stack, as animators see it.
@MainActor final class NavigationTransition: TransitionSetting {
  /// Retained until the transition ends, because calls of the app may release it.
  private let navigation: UINavigationController
  let from: UIViewController
  let to: UIViewController
  let change: NavigationChange
  /// Whether the bar was hidden before it.
  let hidBar: Bool
  /// Whether the app had hidden the toolbar.
  let hidToolbar: Bool
  /// Whether the toolbar was not shown before it.
  let showedNoToolbar: Bool
  var custom: CustomTransition?
  /// The keyboard that a finger moves with its page.
  var keyboard: CALayer?
  /// Whether only one of the two pages shows the bar.
  var movesBarSideways = false
  /// The horizontal offset, in points, of a toolbar that only one of the two pages shows, while it is hidden; nil
  /// if it does not move with the pages.
  var toolbarOffset: CGFloat?

  init(
    _ navigation: UINavigationController, from: UIViewController, to: UIViewController, _ change: NavigationChange
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.change = change
    hidBar = navigation.hidesBar
    hidToolbar = navigation.hidesBottomBar
    showedNoToolbar = navigation.showsNoToolbar
  }

  var isPush: Bool { change.operation == .push }

  // MARK: TransitionSetting

  var container: UIView { navigation.pages }
  var style: UIModalPresentationStyle { .none }
  /// The bars and the keyboard move with the pages.
  var companions: [CALayer] {
    [navigation.barHolder.navigationBar.layer, navigation.toolbarIfMade?.layer, keyboard].compactMap { $0 }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.viewIfLoaded : key == .to ? to.viewIfLoaded : nil
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? navigation.pageFrame(of: to) : .zero
  }
}
