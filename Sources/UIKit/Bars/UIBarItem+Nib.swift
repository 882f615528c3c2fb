extension NibRow {
  static let barItem = NibRow(UIBarItem.self) { row in
    row.archives { ArchivedProperty.barItem }
    row.property("title", \.title)
    row.property("enabled", \.isEnabled)
    row.property("tag", \.tag)
    row.property("image", \.image)
    row.property("landscapeImage", key: "landscapeImagePhone", \.landscapeImagePhone)
    row.property("largeContentSizeImage", \.largeContentSizeImage)
    row.property("imageInsets", \.imageInsets)
    row.property("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
    row.step(reads: ["accessibilityConfiguration"]) { item, coder in
      guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
      if let label = element["label"] { item.accessibilityLabel = label }
      if let hint = element["hint"] { item.accessibilityHint = hint }
      if let identifier = element["identifier"] { item.accessibilityIdentifier = identifier }
    }
    row.key("accessibilityLabel", \.accessibilityLabel)
    row.key("accessibilityIdentifier", \.accessibilityIdentifier)
  }
}
