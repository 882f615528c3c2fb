extension NibRow {
  static let toolbar = NibRow(UIToolbar.self) { row in
    row.property("barStyle", \.barStyle)
    row.property("translucent", \.isTranslucent)
    row.property("barTintColor", \.barTintColor)
    row.step(reads: ["items"]) { bar, coder in
      guard let list = coder.element.child(named: "items") else { return }
      bar.items = list.children.compactMap { coder.loading.object($0) as? UIBarButtonItem }
    }
    row.key("delegate", \.delegate)
  }
}
