extension NibRow {
  static let toolbar = NibRow(UIToolbar.self) { row in
    row.archives { ArchivedProperty.toolbar }
    row.property("barStyle", \.barStyle)
    row.property("translucent", \.isTranslucent)
    row.property("barTintColor", \.barTintColor)
    let kinds = ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"]
    row.step(reads: kinds + ["toolbarAppearance"]) { bar, coder in
      for kind in kinds {
        guard let element = coder.element.child(key: kind) else { continue }
        let appearance = NibAppearances.toolbar(element, coder)
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
      bar.items = list.children.compactMap { coder.loading.object($0) as? UIBarButtonItem }
    }
    row.key("delegate", \.delegate)
  }
}
