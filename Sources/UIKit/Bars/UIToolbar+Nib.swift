extension NibRow {
  static let toolbar = NibRow(UIToolbar.self) { row in
    row.archives { ArchivedProperty.toolbar }
    row.property("barStyle", \.barStyle)
    row.property("translucent", \.isTranslucent)
    row.property("barTintColor", \.barTintColor)
    row.appearances(
      "toolbarAppearance", NibAppearances.toolbar,
      [
        "standardAppearance": { $0.standardAppearance = $1 },
        "compactAppearance": { $0.compactAppearance = $1 },
        "scrollEdgeAppearance": { $0.scrollEdgeAppearance = $1 },
        "compactScrollEdgeAppearance": { $0.compactScrollEdgeAppearance = $1 },
      ])
    row.items { (bar, items: [UIBarButtonItem]) in bar.items = items }
    row.key("delegate", \.delegate)
  }
}
