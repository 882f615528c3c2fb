extension NibRow {
  static let barButtonItem = NibRow(UIBarButtonItem.self) { row in
    row.archives { ArchivedProperty.barButtonItem }
    row.attribute("systemItem") { (item, value: UIBarButtonItem.SystemItem) in item.setSystemItem(value) }
    // A style in the file takes precedence over the system item's.
    row.property("style", \.style)
    row.property("width", \.width)
    row.property("selected", \.isSelected)
    row.property("hidden", \.isHidden)
    row.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
    row.property("menu", \.menu)
    row.property("tintColor", \.tintColor)
    row.step(reads: ["customView"]) { item, coder in
      guard let element = coder.element.child(key: "customView") else { return }
      item.customView = coder.loading.object(element) as? UIView
    }
  }
}

extension UIBarButtonItem.Style: NibNamed {
  static let nibNames: [String: UIBarButtonItem.Style] = ["plain": .plain, "bordered": .bordered, "done": .done]
}

extension UIBarButtonItem.SystemItem: NibNamed {
  static let nibNames: [String: UIBarButtonItem.SystemItem] = {
    var names: [String: UIBarButtonItem.SystemItem] = [:]
    for value in 0... {
      guard let item = UIBarButtonItem.SystemItem(rawValue: value) else { break }
      names["\(item)"] = item
    }
    return names
  }()
}
