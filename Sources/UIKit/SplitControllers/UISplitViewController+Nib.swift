extension NibRow {
  static let splitViewController = NibRow(UISplitViewController.self) { row in
    row.attribute("allowDoubleColumnStyle") { (controller, allows: Bool) in
      if allows { controller.ownStyle = .doubleColumn }
    }
    row.attribute("style") { (controller, style: UISplitViewController.Style) in controller.ownStyle = style }
    row.attribute("behavior") { (controller, behavior: UISplitViewController.SplitBehavior) in
      if controller.ownStyle != .unspecified { controller.preferredSplitBehavior = behavior }
    }
    row.property("preferredDisplayMode", \.preferredDisplayMode)
    row.property("primaryBackgroundStyle", \.primaryBackgroundStyle)
    row.property("primaryEdge", \.primaryEdge)
    row.property("presentsWithGesture", \.presentsWithGesture)
    row.property("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton)
    row.property("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
    row.property("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
    row.property("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth)
    row.property("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction)
    row.key("viewControllers", \.viewControllers)
  }
}

extension UISplitViewController.DisplayMode: NibNamed {
  static let nibNames: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "beside": .oneBesideSecondary,
    "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
    "twoDisplace": .twoDisplaceSecondary,
    // Names from before iOS 14.
    "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
  ]
}

extension UISplitViewController.SplitBehavior: NibNamed {
  static let nibNames: [String: UISplitViewController.SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]
}

extension UISplitViewController.Style: NibNamed {
  static let nibNames: [String: UISplitViewController.Style] = [
    "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]
}

extension UISplitViewController.BackgroundStyle: NibNamed {
  static let nibNames: [String: UISplitViewController.BackgroundStyle] = ["none": .none, "sidebar": .sidebar]
}

extension UISplitViewController.PrimaryEdge: NibNamed {
  static let nibNames: [String: UISplitViewController.PrimaryEdge] = ["leading": .leading, "trailing": .trailing]
}
