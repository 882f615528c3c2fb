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
      table.on("preferredContentSize") { (controller, value: CGSize) in controller.preferredContentSize = value }
      table.making { controller, coder in
        controller.scene = StoryboardScene(element: coder.element, loading: coder.loading)
        if coder.element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
          controller.restorationIdentifier = coder.element["storyboardIdentifier"]
        }
        addNavigationItem(controller, coder)
      }
    }
  }

  static func fillGestures() {
    add(UIGestureRecognizer.self) { table in
      table.property("cancelsTouchesInView", \.cancelsTouchesInView)
      table.property("delaysTouchesBegan", \.delaysTouchesBegan)
      table.property("delaysTouchesEnded", \.delaysTouchesEnded)
      table.property("enabled", \.isEnabled)
    }
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

extension UISwipeGestureRecognizer.Direction: NibNamed {
  static let nibNames: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
