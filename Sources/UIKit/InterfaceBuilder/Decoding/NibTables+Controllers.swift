import QuartzCore

extension NibTables {
  static func fillControllers() {
    add(UIViewController.self) { table in
      table.property("title", \.title)
      table.property("modalPresentationStyle", \.modalPresentationStyle)
      table.property("modalTransitionStyle", \.modalTransitionStyle)
      table.property("definesPresentationContext", \.definesPresentationContext)
      table.property(
        "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
      table.property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
      table.property("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
      table.property("restorationIdentifier", \.restorationIdentifier)
      table.property("preferredContentSize", \.preferredContentSize)
      table.property("edgesForExtendedLayout", \.edgesForExtendedLayout)
      table.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
      table.property("modalInPresentation", \.isModalInPresentation)
      table.step(reads: ["nibName", "contentSizeForViewInPopover"]) { controller, coder in
        if let name = coder.element["nibName"] { controller.takeNibName(name, coder.loading.bundle) }
        if let size = coder.element.child(key: "contentSizeForViewInPopover") {
          controller.preferredContentSize = CGSize.read(.element(size), coder) ?? .zero
        }
      }
      let parts = [
        "navigationItem", "tabBarItem", "toolbarItems", "keyCommands", "storyboardIdentifier", "view", "tableView",
        "useStoryboardIdentifierAsRestorationIdentifier",
      ]
      table.making(reads: parts, addParts)
      // The canvas, and tables and collections that are their controller's view.
      table.ignore(
        "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "collectionView",
        "clearsSelectionOnViewWillAppear")
    }
  }

  private static func addParts(_ controller: UIViewController, _ coder: NibCoder) {
    let element = coder.element
    controller.scene = StoryboardScene(element: element, loading: coder.loading)
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    addNavigationItem(controller, coder)
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

  static func fillGestures() {
    add(UIGestureRecognizer.self) { table in
      table.property("cancelsTouchesInView", \.cancelsTouchesInView)
      table.property("delaysTouchesBegan", \.delaysTouchesBegan)
      table.property("delaysTouchesEnded", \.delaysTouchesEnded)
      table.property("enabled", \.isEnabled)
    }
    add(UIPinchGestureRecognizer.self) { $0.ignore("scale") }
    add(UIRotationGestureRecognizer.self) { $0.ignore("rotation") }
    add(UIScreenEdgePanGestureRecognizer.self) { $0.property("edges", \.edges) }
    add(UITapGestureRecognizer.self) { table in
      table.property("numberOfTapsRequired", \.numberOfTapsRequired)
      table.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
    add(UILongPressGestureRecognizer.self) { table in
      table.property("numberOfTapsRequired", \.numberOfTapsRequired)
      table.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
      table.property("minimumPressDuration", \.minimumPressDuration)
      table.property("allowableMovement", \.allowableMovement)
    }
    add(UIPanGestureRecognizer.self) { table in
      table.property("minimumNumberOfTouches", \.minimumNumberOfTouches)
      table.property("maximumNumberOfTouches", \.maximumNumberOfTouches)
    }
    add(UISwipeGestureRecognizer.self) { table in
      table.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
      table.property("direction", \.direction)
    }
  }
}

extension UIRectEdge: NibReadable {
  /// `<extendedEdge key="edgesForExtendedLayout" top="YES"/>`: the edges that it names, and no others.
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIRectEdge? {
    guard case .element(let element) = value else { return nil }
    let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    return edges.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
}

extension UISwipeGestureRecognizer.Direction: NibNamed {
  static let nibNames: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
