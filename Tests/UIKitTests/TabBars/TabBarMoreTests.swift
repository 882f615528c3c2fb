import UIKit
import XCTest

/// The children of a tab bar controller that have no room in its bar: facts/geometry.md#tab-bar/more
final class TabBarMoreTests: TabBarTestCase {
  /// facts/geometry.md#tab-bar/more
  func testMore() throws {
    let tabs = show(["A", "B", "C", "D", "E", "F"])
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "More"])
    XCTAssertEqual(tabs.customizableViewControllers?.count, 6)
    tabs.selectedIndex = 5
    step()
    XCTAssertEqual(tabs.selectedIndex, 5)
    XCTAssertTrue(tabs.selectedViewController === tabs.viewControllers?[5])
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
    tap(360, 800)
    step()
    step()
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertNil(tabs.viewControllers?[5].view.window)
    XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
    XCTAssertTrue(tabs.viewControllers?[5].parent === tabs)
    // The first row is that of E.
    tap(150, 59 + 44 + 22)
    step()
    step()
    XCTAssertEqual(tabs.selectedIndex, 4)
    XCTAssertTrue(tabs.viewControllers?[4].navigationController === tabs.moreNavigationController)
    XCTAssertTrue(tabs.viewControllers?[4].tabBarController === tabs)
    XCTAssertNotNil(tabs.viewControllers?[4].view.window)
    tabs.selectedIndex = 0
    step()
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "A")
    tabs.viewControllers = Array(tabs.viewControllers?.prefix(5) ?? [])
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "E"])
  }

  /// A child that is a navigation controller is in the stack of the More controller, whose bar shows the items of
  /// both.
  func testNavigationControllerBehindMore() {
    let tabs = show(["A", "B", "C", "D"])
    let stack = UINavigationController(rootViewController: make("E"))
    stack.tabBarItem.title = "Stack"
    tabs.viewControllers = (tabs.viewControllers ?? []) + [stack, make("F")]
    tabs.selectedIndex = 4
    step()
    XCTAssertTrue(tabs.selectedViewController === stack)
    XCTAssertEqual(tabs.selectedIndex, 4)
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
    XCTAssertNotNil(stack.view.window)
    step()
    let bar = tabs.moreNavigationController.navigationBar
    XCTAssertEqual(bar.items?.map(\.title), ["More", "E"])
    XCTAssertTrue(stack.navigationBar.isHidden)
    stack.pushViewController(make("G"), animated: false)
    step()
    step()
    XCTAssertEqual(bar.items?.map(\.title), ["More", "E", "G"])
    for expected in [["More", "E"], ["More"]] {
      tap(30, 59 + 22)
      step()
      step()
      XCTAssertEqual(bar.items?.map(\.title), expected)
    }
    XCTAssertNil(stack.view.window)
    XCTAssertTrue(stack.parent === tabs)
    XCTAssertEqual(tabs.selectedIndex, NSNotFound, "the list")
    // A child that is in the tab bar again has its own navigation bar.
    tabs.viewControllers = [stack]
    step()
    step()
    XCTAssertFalse(stack.navigationBar.isHidden)
    XCTAssertEqual(stack.navigationBar.items?.map(\.title), ["E"])
  }

  /// A child that is moved to the bar leaves the More controller.
  func testChildrenComeBackFromMore() {
    let tabs = show(["A", "B", "C", "D", "E", "F"])
    tabs.selectedIndex = 5
    step()
    let all = tabs.viewControllers ?? []
    XCTAssertTrue(all[5].navigationController === tabs.moreNavigationController)
    tabs.viewControllers = [all[5], all[0], all[1], all[2], all[3], all[4]]
    step()
    step()
    XCTAssertTrue(all[5].parent === tabs)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNotNil(all[5].view.window)
    tabs.viewControllers = Array(all.prefix(2))
    step()
    XCTAssertNil(all[5].parent)
  }
}
