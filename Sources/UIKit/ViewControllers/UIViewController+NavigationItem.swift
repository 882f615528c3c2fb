extension UIViewController {
  /// Made when it is first asked for, with the controller's title.
  func makeNavigationItem() -> UINavigationItem {
    if let item = navigationItemReference { return item }
    let item = UINavigationItem(controllerTitle: title)
    navigationItemReference = item
    return item
  }

  /// Made when it is first asked for, with the controller's title.
  func makeTabBarItem() -> UITabBarItem {
    if let item = tabBarItemReference { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemReference = item
    return item
  }

  /// The button that turns editing on and off.
  func makeEditButtonItem() -> UIBarButtonItem {
    if let item = editItemReference { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    editItemReference = item
    return item
  }

  func updateEditButtonItem() {
    guard let item = editItemReference else { return }
    item.style = isEditing ? .done : .plain
    item.setSystemItem(isEditing ? .done : .edit)
  }
}
