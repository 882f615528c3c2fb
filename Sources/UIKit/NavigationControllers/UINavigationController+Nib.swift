extension NibRow {
  static let navigationController = NibRow(UINavigationController.self) { row in
    row.step(reads: ["navigationBar", "toolbar"]) { controller, coder in
      let element = coder.element
      if let bar = element.child(key: "navigationBar").flatMap(coder.loading.object) as? UINavigationBar {
        controller.take(bar)
      }
      if let bar = element.child(key: "toolbar").flatMap(coder.loading.object) as? UIToolbar {
        controller.take(bar)
      }
    }
    row.property("navigationBarHidden", \.isNavigationBarHidden)
    row.property("toolbarHidden", \.isToolbarHidden)
    row.property("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
    row.property("hidesBarsOnTap", \.hidesBarsOnTap)
    row.property("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact)
    row.property("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears)
    row.step(reads: ["viewControllers"]) { controller, coder in
      // Nib files without storyboards contain the stack's controllers.
      guard let list = coder.element.child(named: "viewControllers") else { return }
      controller.viewControllers = list.children.compactMap { coder.loading.object($0) as? UIViewController }
    }
    // `<nil name="viewControllers"/>`: a segue sets the controllers.
    row.ignore("nil")
    row.key("delegate", \.delegate)
    row.key("viewControllers", \.viewControllers)
    row.key("navigationBarHidden", \.isNavigationBarHidden)
    row.key("toolbarHidden", \.isToolbarHidden)
  }
}
