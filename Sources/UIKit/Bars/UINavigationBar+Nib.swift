extension NibRow {
  static let navigationBar = NibRow(UINavigationBar.self) { row in
    row.property("barStyle", \.barStyle)
    row.property("translucent", \.isTranslucent)
    row.property("largeTitles", key: "prefersLargeTitles", \.prefersLargeTitles)
    row.property("barTintColor", \.barTintColor)
    row.property("shadowImage", \.shadowImage)
    row.property("backIndicatorImage", \.backIndicatorImage)
    row.property("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
    row.property("titleTextAttributes", \.titleTextAttributes)
    row.property("largeTitleTextAttributes", \.largeTitleTextAttributes)
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
