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
    let kinds = ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"]
    row.step(reads: kinds + ["navigationBarAppearance"]) { bar, coder in
      for kind in kinds {
        guard let element = coder.element.child(key: kind) else { continue }
        let appearance = NibAppearances.navigationBar(element, coder)
        switch kind {
        case "compactAppearance": bar.compactAppearance = appearance
        case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
        case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = appearance
        default: bar.standardAppearance = appearance
        }
      }
    }
    row.step(reads: ["items"]) { bar, coder in
      guard let list = coder.element.child(named: "items") else { return }
      bar.items = list.children.compactMap { coder.loading.object($0) as? UINavigationItem }
    }
    row.key("delegate", \.delegate)
  }
}

extension UIBarStyle: NibNamed {
  static let nibNames: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
  ]
}
