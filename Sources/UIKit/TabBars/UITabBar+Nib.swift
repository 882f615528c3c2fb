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
    row.step(reads: ["standardAppearance", "scrollEdgeAppearance", "tabBarAppearance"]) { bar, coder in
      if let element = coder.element.child(key: "standardAppearance") {
        bar.standardAppearance = NibAppearances.tabBar(element, coder)
      }
      if let element = coder.element.child(key: "scrollEdgeAppearance") {
        bar.scrollEdgeAppearance = NibAppearances.tabBar(element, coder)
      }
    }
    row.step(reads: ["items"]) { bar, coder in
      guard let list = coder.element.child(named: "items") else { return }
      bar.items = list.children.compactMap { coder.loading.object($0) as? UITabBarItem }
    }
    row.key("delegate", \.delegate)
    row.key("selectedItem", \.selectedItem)
  }
}

extension UITabBar.ItemPositioning: NibNamed {
  static let nibNames: [String: UITabBar.ItemPositioning] = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]
}
