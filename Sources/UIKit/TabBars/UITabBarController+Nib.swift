extension NibRow {
  static let tabBarController = NibRow(UITabBarController.self) { row in
    row.step(reads: ["tabBar"]) { controller, coder in
      guard let element = coder.element.child(key: "tabBar"),
        let bar = coder.loading.object(element) as? UITabBar
      else { return }
      controller.take(bar)
    }
    row.property("selectedIndex", \.selectedIndex)
    row.key("delegate", \.delegate)
    row.key("viewControllers", \.viewControllers)
    row.key("selectedViewController", \.selectedViewController)
    // Apps set a bar of their own class by this key.
    row.key("tabBar", get: { $0.tabBar }) { $0.take($1) }
    row.key("customizableViewControllers", \.customizableViewControllers)
  }
}
