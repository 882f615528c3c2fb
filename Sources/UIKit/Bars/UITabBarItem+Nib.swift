extension NibRow {
  static let tabBarItem = NibRow(UITabBarItem.self) { row in
    row.archives { ArchivedProperty.tabBarItem }
    // The title and image of a system item replace those in the file.
    row.attribute("systemItem") { (item, value: UITabBarItem.SystemItem) in item.setSystemItem(value) }
    row.property("selectedImage", \.selectedImage)
    row.property("badgeValue", \.badgeValue)
    row.property("badgeColor", \.badgeColor)
    row.property("titlePositionAdjustment", \.titlePositionAdjustment)
  }
}

extension UITabBarItem.SystemItem: NibNamed {
  static let nibNames: [String: UITabBarItem.SystemItem] = {
    var names: [String: UITabBarItem.SystemItem] = [:]
    for value in 0... {
      guard let item = UITabBarItem.SystemItem(rawValue: value) else { break }
      names["\(item)"] = item
    }
    return names
  }()
}
