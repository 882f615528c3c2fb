import QuartzCore

extension ArchivedProperty {
  /// The archived properties of tab bars.
  static let tabBar: [ArchivedProperty] = [
    of("items", \UITabBar.items), of("positioning", \UITabBar.itemPositioning),
    of("itemWidth", \UITabBar.itemWidth), of("itemSpacing", \UITabBar.itemSpacing),
    of("barTint", \UITabBar.barTintColor), of("unselectedTint", \UITabBar.unselectedItemTintColor),
    of("translucent", \UITabBar.isTranslucent), of("style", \UITabBar.barStyle),
    of("backgroundImage", \UITabBar.backgroundImage), of("shadowImage", \UITabBar.shadowImage),
    of("indicator", \UITabBar.selectionIndicatorImage),
  ]
}
