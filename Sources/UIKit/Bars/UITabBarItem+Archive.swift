import QuartzCore

extension ArchivedProperty {
  /// The archived properties of tab bar items.
  static let tabBarItem: [ArchivedProperty] = [
    custom("system", { (item: UITabBarItem) in item.systemItem?.rawValue.archived }) { item, value in
      let raw = value.flatMap(Int.unarchived)
      if let system = raw.flatMap({ UITabBarItem.SystemItem(rawValue: $0) }) { item.setSystemItem(system) }
    },
    of("selectedImage", \UITabBarItem.selectedImage), of("badge", \UITabBarItem.badgeValue),
    of("badgeColor", \UITabBarItem.badgeColor), of("titleOffset", \UITabBarItem.titlePositionAdjustment),
  ]
}
