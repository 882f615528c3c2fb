import QuartzCore

extension NibRow {
  static let viewController = NibRow(UIViewController.self) { row in
    row.property("title", \.title)
    row.property("modalPresentationStyle", \.modalPresentationStyle)
    row.property("modalTransitionStyle", \.modalTransitionStyle)
    row.property("definesPresentationContext", \.definesPresentationContext)
    row.property("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
    row.property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
    row.property("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
    row.property("restorationIdentifier", \.restorationIdentifier)
    row.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
    row.property("modalInPresentation", \.isModalInPresentation)
    // The name of the size before iOS 7.
    row.attribute("contentSizeForViewInPopover") { (controller, value: CGSize) in
      controller.preferredContentSize = value
    }
    row.property("preferredContentSize", \.preferredContentSize)
    row.property("edgesForExtendedLayout", \.edgesForExtendedLayout)
    row.step(reads: ["nibName"]) { controller, coder in
      if let name = coder.element["nibName"] { controller.setNib(name, coder.loading.bundle) }
    }
    let parts = [
      "navigationItem", "tabBarItem", "toolbarItems", "keyCommands", "storyboardIdentifier", "view", "tableView",
      "useStoryboardIdentifierAsRestorationIdentifier",
    ]
    row.step(reads: parts, addParts)
    // Attributes of Interface Builder's canvas, and those that only table and collection view controllers have.
    row.ignore(
      "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "collectionView",
      "clearsSelectionOnViewWillAppear")
    row.key("view", get: { $0.viewIfLoaded }) { $0.view = $1 }
    row.key("navigationItem", get: { $0.navigationItem }) { $0.navigationItemReference = $1 }
    row.key("tabBarItem", get: { $0.tabBarItem }) { $0.tabBarItem = $1 }
    row.key("toolbarItems", \.toolbarItems)
  }

  private static func addParts(_ controller: UIViewController, _ coder: NibCoder) {
    let element = coder.element
    controller.scene = StoryboardScene(element: element, loading: coder.loading)
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    if let item = element.child(key: "navigationItem").flatMap(coder.loading.object) as? UINavigationItem {
      controller.navigationItemReference = item
    }
    if let item = element.child(key: "tabBarItem").flatMap(coder.loading.object) as? UITabBarItem {
      controller.tabBarItem = item
    }
    if let list = element.child(named: "toolbarItems"), !list.children.isEmpty {
      controller.toolbarItems = list.children.compactMap { coder.loading.object($0) as? UIBarButtonItem }
    }
    for command in element.child(named: "keyCommands")?.children ?? [] where command.name == "keyCommand" {
      guard let input = command["input"] else { continue }
      controller.addKeyCommand(
        UIKeyCommand(
          action: Selector(command["actionName"] ?? ""), input: input,
          modifierFlags: UIKeyModifierFlags(rawValue: command["modifierFlags"].flatMap(Int.init) ?? 0),
          discoverabilityTitle: command["discoverabilityTitle"]))
    }
  }
}

extension UIModalPresentationStyle: NibNamed {
  static let nibNames: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none, "automatic": .automatic,
  ]
}

extension UIModalTransitionStyle: NibNamed {
  static let nibNames: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}
