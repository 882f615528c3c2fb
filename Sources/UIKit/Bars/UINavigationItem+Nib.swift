extension NibRow {
  static let navigationItem = NibRow(UINavigationItem.self) { row in
    row.archives { ArchivedProperty.navigationItem }
    row.property("title", \.title)
    row.property("prompt", \.prompt)
    row.property("hidesBackButton", \.hidesBackButton)
    row.property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
    row.property("largeTitleDisplayMode", \.largeTitleDisplayMode)
    row.property("backButtonTitle", \.backButtonTitle)
    row.property("backButtonDisplayMode", \.backButtonDisplayMode)
    let parts = [
      "leftBarButtonItems", "rightBarButtonItems", "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem",
      "titleView",
    ]
    row.step(reads: parts, addItems)
    row.key("searchController", \.searchController)
    row.property("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
    row.key("titleView", \.titleView)
    row.key("leftBarButtonItem", \.leftBarButtonItem)
    row.key("rightBarButtonItem", \.rightBarButtonItem)
    row.key("backBarButtonItem", \.backBarButtonItem)
    row.key("leftBarButtonItems", \.leftBarButtonItems)
    row.key("rightBarButtonItems", \.rightBarButtonItems)
  }

  private static func addItems(_ item: UINavigationItem, _ coder: NibCoder) {
    func object<Object>(_ key: String, as type: Object.Type) -> Object? {
      coder.element.child(key: key).flatMap { coder.loading.object($0) as? Object }
    }
    func list(_ name: String, single: String) -> [UIBarButtonItem]? {
      if let list = coder.element.child(named: name) {
        return list.children.compactMap { coder.loading.object($0) as? UIBarButtonItem }
      }
      return object(single, as: UIBarButtonItem.self).map { [$0] }
    }
    item.leftBarButtonItems = list("leftBarButtonItems", single: "leftBarButtonItem")
    item.rightBarButtonItems = list("rightBarButtonItems", single: "rightBarButtonItem")
    item.backBarButtonItem = object("backBarButtonItem", as: UIBarButtonItem.self)
    item.titleView = object("titleView", as: UIView.self)
  }
}

extension UINavigationItem.LargeTitleDisplayMode: NibNamed {
  static let nibNames: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]
}

extension UINavigationItem.BackButtonDisplayMode: NibNamed {
  static let nibNames: [String: UINavigationItem.BackButtonDisplayMode] = [
    "default": .default, "generic": .generic, "minimal": .minimal,
  ]
}
