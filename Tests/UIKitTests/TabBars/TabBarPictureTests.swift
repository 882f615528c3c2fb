import FlipsideTesting
import UIKit
import XCTest

/// Compares tab bars with recorded pictures: light, dark, from right to left, of compact height and on an iPad.
final class TabBarPictureTests: CoreTestCase {
  private func check(_ name: String, _ tabs: UITabBarController) {
    step()
    step()
    assertPicture(Picture(TabBarScenes.picture(of: tabs)), named: name, tolerance: 0.002)
  }

  func testLight() {
    let tabs = TabBarScenes.tabs()
    makeWindow(tabs)
    check("tabs-light", tabs)
  }

  func testDark() {
    let tabs = TabBarScenes.tabs()
    makeWindow(tabs).overrideUserInterfaceStyle = .dark
    check("tabs-dark", tabs)
  }

  func testRightToLeft() {
    let tabs = TabBarScenes.mirrored()
    makeWindow(tabs)
    check("tabs-right-to-left", tabs)
  }

  func testCompactHeight() {
    let tabs = TabBarScenes.tabs(hasBadges: false)
    makeWindow(tabs)
    UIApplication.shared.send(.rotate(.landscapeLeft))
    check("tabs-compact", tabs)
    UIApplication.shared.send(.rotate(.portrait))
  }

  func testPad() throws {
    UIScreen.become(try XCTUnwrap(HostDevice.named("iPad (10th generation)")))
    defer { UIScreen.becomePhone() }
    let tabs = TabBarScenes.tabs(hasBadges: false)
    makeWindow(tabs)
    check("tabs-pad", tabs)
    for window in windows { window.isHidden = true }
  }

  func testOwnAppearance() {
    let tabs = TabBarScenes.coloured()
    makeWindow(tabs)
    check("tabs-appearance", tabs)
  }

  func testScrollEdge() {
    let tabs = TabBarScenes.atEdge()
    makeWindow(tabs)
    check("tabs-edge", tabs)
  }
}

/// Tab bars to picture.
enum TabBarScenes {
  static func tabs(hasBadges: Bool = true) -> UITabBarController {
    let tabs = UITabBarController()
    let items = [
      UITabBarItem(tabBarSystemItem: .favorites, tag: 0),
      UITabBarItem(title: "Calendar", image: UIImage(systemName: "calendar"), tag: 1),
      UITabBarItem(tabBarSystemItem: .search, tag: 2),
      UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 3),
    ]
    if hasBadges {
      items[1].badgeValue = "3"
      items[2].badgeValue = "new"
    }
    items[3].isEnabled = false
    tabs.viewControllers = items.map { item in
      let child = UIViewController()
      child.view.backgroundColor = .systemBackground
      child.tabBarItem = item
      return child
    }
    // The bar has its appearance over content.
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    return tabs
  }

  static func mirrored() -> UITabBarController {
    let tabs = tabs(hasBadges: false)
    tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    tabs.selectedIndex = 1
    return tabs
  }

  static func coloured() -> UITabBarController {
    let tabs = tabs()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.shadowColor = nil
    let items = UITabBarItemAppearance(style: .stacked)
    items.normal.iconColor = .white
    items.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    items.selected.iconColor = .systemYellow
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    items.normal.badgeBackgroundColor = .systemGreen
    appearance.stackedLayoutAppearance = items
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    return tabs
  }

  /// Without a scroll view the bar is at the edge of the content, and transparent.
  static func atEdge() -> UITabBarController {
    let tabs = tabs()
    tabs.tabBar.scrollEdgeAppearance = nil
    tabs.viewControllers?[0].view.backgroundColor = .systemTeal
    return tabs
  }

  /// The bar and 10 points above it.
  static func picture(of tabs: UITabBarController) -> UIImage {
    tabs.view.layoutIfNeeded()
    let height = tabs.tabBar.bounds.height + 10
    let size = CGSize(width: tabs.view.bounds.width, height: height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      tabs.view.drawHierarchy(
        in: CGRect(x: 0, y: height - tabs.view.bounds.height, width: size.width, height: tabs.view.bounds.height),
        afterScreenUpdates: true)
    }
  }
}
