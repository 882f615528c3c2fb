/// The methods by which a tab bar without a controller reports taps and customizing; all of them are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabbardelegate>
@preconcurrency @MainActor public protocol UITabBarDelegate: UIBarPositioningDelegate {
  /// Called for each tap on an item, including the selected one; not when code selects an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the panel opens in which the user rearranges items. Optional, like all methods of the protocol.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the panel has opened in which the user rearranges items.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the panel for rearranging items closes, with the items that the bar has now and whether they or
  /// their order changed.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when the panel has closed, with the items that the bar has now and whether they or their order changed.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
