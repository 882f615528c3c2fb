extension NibRow {
  static let tabBar = NibRow(UITabBar.self) { row in
    row.archives { ArchivedProperty.tabBar }
    row.property("barStyle", \.barStyle)
    row.property("translucent", \.isTranslucent)
    row.property("barTintColor", \.barTintColor)
    row.property("selectedImageTintColor", \.tintColor)
    row.property("unselectedItemTintColor", \.unselectedItemTintColor)
    row.property("backgroundImage", \.backgroundImage)
    row.property("selectionIndicatorImage", \.selectionIndicatorImage)
    row.property("shadowImage", \.shadowImage)
    row.property("itemPositioning", \.itemPositioning)
    row.property("itemWidth", \.itemWidth)
    row.property("itemSpacing", \.itemSpacing)
    row.appearances(
      "tabBarAppearance", NibAppearances.tabBar,
      [
        "standardAppearance": { $0.standardAppearance = $1 },
        "scrollEdgeAppearance": { $0.scrollEdgeAppearance = $1 },
      ])
    row.items { (bar, items: [UITabBarItem]) in bar.items = items }
    row.key("delegate", \.delegate)
    row.key("selectedItem", \.selectedItem)
  }
}

extension UITabBar.ItemPositioning: NibNamed {
  static let nibNames: [String: UITabBar.ItemPositioning] = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]
}
