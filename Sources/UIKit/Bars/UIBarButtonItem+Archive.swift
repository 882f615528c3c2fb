import QuartzCore

extension ArchivedProperty {
  /// The archived properties of bar button items.
  static let barButtonItem: [ArchivedProperty] = [
    custom("system", { (item: UIBarButtonItem) in item.systemItem?.rawValue.archived }) { item, value in
      let raw = value.flatMap(Int.unarchived)
      if let system = raw.flatMap({ UIBarButtonItem.SystemItem(rawValue: $0) }) { item.setSystemItem(system) }
    },
    of("style", \UIBarButtonItem.style), of("width", \UIBarButtonItem.width),
    of("tint", \UIBarButtonItem.tintColor), of("view", \UIBarButtonItem.customView),
    of("selected", \UIBarButtonItem.isSelected), of("hidden", \UIBarButtonItem.isHidden),
    custom("titles", { (item: UIBarButtonItem) in item.possibleTitles.map { NSArray(array: $0.sorted()) } }) {
      $0.possibleTitles = ($1 as? NSArray).map {
        Set($0.compactMap { ($0 as? NSObject).flatMap(String.unarchived) })
      }
    },
    custom(
      "action", { (item: UIBarButtonItem) in item.action.map { NSString(string: NSStringFromSelector($0)) } }
    ) {
      $0.action = $1.flatMap(String.unarchived).map { Selector($0) }
    },
  ]
}
