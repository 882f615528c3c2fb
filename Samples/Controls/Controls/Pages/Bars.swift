import UIKit

/// Bars outside of containers, with items in every style and state.
enum Bars {
  static let pages = [Page("Bars", bars)]

  private static func bars(_ page: PageViewController) {
    let navigation = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    navigation.items = [item]
    page.addWide("Navigation bar", navigation)
    page.addWide("Toolbar: items of text", toolbar([text("Plain", .plain), text("Done", .done), disabled()]))
    let system: [UIBarButtonItem.SystemItem] = [.add, .edit, .search, .trash, .action]
    page.addWide(
      "Toolbar: system items",
      toolbar(system.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }))
    let selected = UIBarButtonItem(image: UIImage(systemName: "bold"), style: .plain, target: nil, action: nil)
    selected.isSelected = true
    let tinted = UIBarButtonItem(image: UIImage(systemName: "flag"), style: .plain, target: nil, action: nil)
    tinted.tintColor = .systemOrange
    let menu = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      menu: UIMenu(children: [UIAction(title: "First") { _ in }, UIAction(title: "Second") { _ in }]))
    page.addWide("Toolbar: selected, tinted, with a menu", toolbar([selected, tinted, menu]))
    page.addWide("Tab bar", tabs())
  }

  private static func text(_ title: String, _ style: UIBarButtonItem.Style) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: style, target: nil, action: nil)
  }

  private static func disabled() -> UIBarButtonItem {
    let item = text("Disabled", .plain)
    item.isEnabled = false
    return item
  }

  private static func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items.flatMap { [$0, .flexibleSpace()] }.dropLast()
    return bar
  }

  private static func tabs() -> UITabBar {
    let bar = UITabBar()
    let badged = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 1)
    badged.badgeValue = "3"
    let disabled = UITabBarItem(title: "Off", image: UIImage(systemName: "nosign"), tag: 2)
    disabled.isEnabled = false
    bar.items = [
      UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0), badged, disabled,
      UITabBarItem(tabBarSystemItem: .search, tag: 3),
    ]
    bar.selectedItem = bar.items?.first
    return bar
  }
}
