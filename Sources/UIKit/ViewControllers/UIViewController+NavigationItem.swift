extension UIViewController {
  /// Updates the title of the items that have been created.
  func titleDidChange() {
    defer { KeyValueObserving.didChange(self, "title") }
    navigationItemReference?.title = title
    if let stack = self as? UINavigationController, tabBarItemReference == nil,
      let root = stack.viewControllers.first
    {
      // A navigation controller shows the tab bar item of its root.
      root.tabBarItem?.title = title
    } else {
      tabBarItemReference?.title = title
    }
    (parentReference as? UINavigationController)?.tabBarItemReference?.title = title
  }

  /// Creates the item on first use, with the controller's title.
  func makeNavigationItem() -> UINavigationItem {
    if let item = navigationItemReference { return item }
    let item = UINavigationItem(controllerTitle: title)
    navigationItemReference = item
    return item
  }

  /// Creates the item on first use, with the controller's title.
  func makeTabBarItem() -> UITabBarItem {
    if let item = tabBarItemReference { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemReference = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    guard item !== tabBarItemReference else { return }
    tabBarItemReference = item
    // The bar shows the items of its controller's children, or of the controllers that these contain.
    nearestTabBarController?.itemsMayHaveChanged()
  }

  var nearestTabBarController: UITabBarController? {
    var candidate = parentReference
    while let here = candidate {
      if let found = here as? UITabBarController { return found }
      candidate = here.parentReference
    }
    return nil
  }

  var nearestSplitViewController: UISplitViewController? {
    var candidate = parentReference
    while let here = candidate {
      if let found = here as? UISplitViewController { return found }
      candidate = here.parentReference
    }
    return nil
  }

  /// Added to the safe area that the view inherits.
  var addedSafeArea: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, containerInsets)
    guard bars != .zero else { return own }
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  /// Returns the button that turns editing on and off.
  func makeEditButtonItem() -> UIBarButtonItem {
    if let item = editItemReference { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.title = item.systemItem?.title
    editItemReference = item
    return item
  }

  func updateEditButtonItem() {
    guard let item = editItemReference else { return }
    item.style = isEditing ? .done : .plain
    item.setSystemItem(isEditing ? .done : .edit)
    // This includes an item with a title that the app has set.
    item.title = item.systemItem?.title
  }
}
