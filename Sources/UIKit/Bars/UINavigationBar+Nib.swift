extension NibRow {
  static let navigationBar = NibRow(UINavigationBar.self) { row in
    row.archives { ArchivedProperty.navigationBar }
    row.property("barStyle", \.barStyle)
    row.property("translucent", \.isTranslucent)
    row.property("largeTitles", key: "prefersLargeTitles", \.prefersLargeTitles)
    row.property("barTintColor", \.barTintColor)
    row.property("shadowImage", \.shadowImage)
    row.property("backIndicatorImage", \.backIndicatorImage)
    row.property("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
    row.property("titleTextAttributes", \.titleTextAttributes)
    row.property("largeTitleTextAttributes", \.largeTitleTextAttributes)
    row.appearances(
      "navigationBarAppearance", NibAppearances.navigationBar,
      [
        "standardAppearance": { $0.standardAppearance = $1 },
        "compactAppearance": { $0.compactAppearance = $1 },
        "scrollEdgeAppearance": { $0.scrollEdgeAppearance = $1 },
        "compactScrollEdgeAppearance": { $0.compactScrollEdgeAppearance = $1 },
      ])
    row.items { (bar, items: [UINavigationItem]) in bar.items = items }
    row.key("delegate", \.delegate)
  }
}

extension UIBarStyle: NibNamed {
  static let nibNames: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
  ]
}
