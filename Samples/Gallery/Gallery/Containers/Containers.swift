import UIKit

enum Containers {
  static let pages: [Page] = [
    .pushed("Navigation") { SampleViewController("Navigation") },
    .pushed("Bars") { BarsViewController("Bars") },
    .presented("Tabs") { _ in tabs(3) },
    .presented("Tabs with More") { _ in tabs(7) },
    .pushed("Pages that scroll") { PagesViewController(transitionStyle: .scroll) },
    .pushed("Pages that curl") { PagesViewController(transitionStyle: .pageCurl) },
    .presented("Columns") { _ in columns(.doubleColumn) },
    .presented("Three columns") { _ in columns(.tripleColumn) },
    .pushed("Search") { SearchViewController() },
    .pushed("Nothing here") { EmptyViewController() },
  ]

  private static func tabs(_ count: Int) -> UIViewController {
    let symbols = ["house", "star", "heart", "bell", "bookmark", "folder", "gear"]
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let page = SampleViewController("Tab \(index + 1)")
      let navigation = UINavigationController(rootViewController: page)
      navigation.tabBarItem = UITabBarItem(
        title: page.title, image: UIImage(systemName: symbols[index % symbols.count]), tag: index)
      return navigation
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "2"
    tabs.modalPresentationStyle = .fullScreen
    return tabs
  }

  private static func columns(_ style: UISplitViewController.Style) -> UIViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(SampleViewController("Primary", color: .secondarySystemBackground), for: .primary)
    if style == .tripleColumn {
      split.setViewController(SampleViewController("Supplementary"), for: .supplementary)
    }
    split.setViewController(SampleViewController("Secondary"), for: .secondary)
    split.modalPresentationStyle = .fullScreen
    return split
  }
}
