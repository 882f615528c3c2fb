import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of `UITab`, `UITabGroup` and `UITabBarController.tabs` (iOS 18).
final class UITabTests: XCTestCase {
  private func tab(_ name: String, _ made: @escaping (String) -> Void = { _ in }) -> UITab {
    UITab(title: name, image: nil, identifier: name) { tab in
      made(tab.identifier)
      return UIViewController()
    }
  }

  func testTabsAreTheChildren() {
    onStage { _ in
      let (one, two) = (tab("one"), tab("two"))
      XCTAssertNil(one.viewController, "no tab bar controller has it yet")
      let tabs = UITabBarController(tabs: [one, two])
      XCTAssertEqual(tabs.viewControllers?.map { $0.tabBarItem.title }, ["one", "two"])
      XCTAssertTrue(one.tabBarController === tabs)
      XCTAssertTrue(one.viewController?.tab === one)
      XCTAssertTrue(tabs.selectedTab === one)
      tabs.selectedTab = two
      XCTAssertEqual(tabs.selectedIndex, 1)
      two.title = "second"
      two.badgeValue = "3"
      XCTAssertEqual(tabs.viewControllers?[1].tabBarItem.title, "second")
      XCTAssertEqual(tabs.viewControllers?[1].tabBarItem.badgeValue, "3")
      one.isHidden = true
      XCTAssertEqual(tabs.viewControllers?.count, 1)
      XCTAssertTrue(tabs.selectedTab === two)
      tabs.tabs = []
      XCTAssertEqual(tabs.viewControllers?.count, 0)
      XCTAssertNil(two.tabBarController)
    }
  }

  func testAControllerIsMadeOnce() {
    onStage { _ in
      var made: [String] = []
      let one = tab("one") { made.append($0) }
      let tabs = UITabBarController(tabs: [one])
      tabs.tabs = [one, tab("two")]
      XCTAssertEqual(made, ["one"])
    }
  }

  func testAGroupShowsItsSelectedChild() {
    onStage { _ in
      let (one, two) = (tab("one"), tab("two"))
      let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one, two])
      group.defaultChildIdentifier = "two"
      let tabs = UITabBarController(tabs: [tab("first"), group])
      XCTAssertTrue(one.parent === group)
      XCTAssertTrue(tabs.tab(forIdentifier: "one") === one)
      XCTAssertNil(tabs.tab(forIdentifier: "three"))
      XCTAssertTrue(group.selectedChild === two)
      XCTAssertEqual(tabs.viewControllers?[1].tabBarItem.title, "Group")
      XCTAssertTrue(tabs.viewControllers?[1] === two.viewController)
      tabs.selectedTab = one
      XCTAssertTrue(group.selectedChild === one)
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertTrue(tabs.selectedTab === one)
      group.displayOrderIdentifiers = ["two"]
      XCTAssertEqual(group.displayOrder.map(\.identifier), ["two", "one"])
    }
  }

  func testAPreferredTransitionSetsTheStyle() {
    onStage { _ in
      let controller = UIViewController()
      XCTAssertNil(controller.preferredTransition)
      controller.preferredTransition = .crossDissolve()
      XCTAssertEqual(controller.modalTransitionStyle, .crossDissolve)
    }
  }
}
