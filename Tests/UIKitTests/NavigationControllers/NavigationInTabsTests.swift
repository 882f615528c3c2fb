import QuartzCore
import UIKit
import XCTest

/// A navigation controller in a tab bar controller: pages that hide the tab bar, and taps on the tab that pop to
/// the root.
final class NavigationInTabsTests: NavigationTestCase {
  private let tabs = UITabBarController()

  override func setUp() {
    super.setUp()
    let root = page("R")
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, page("Other")]
    window.rootViewController = tabs
    settle()
    restart()
    _ = log.take()
  }

  private var stack: UINavigationController { tabs.viewControllers![0] as! UINavigationController }

  func testTheBarGoesAndComesWithThePages() {
    XCTAssertEqual(stack.topViewController?.view.safeAreaInsets.bottom, 83)
    b.hidesBottomBarWhenPushed = true
    stack.pushViewController(b, animated: true)
    go(to: 0.1)
    XCTAssertLessThan(tabs.tabBar.layer.convert(CGPoint.zero, to: window.layer).x, 1, "with the page below")
    settle()
    XCTAssertNil(tabs.tabBar.window)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
    stack.popViewController(animated: true)
    settle()
    XCTAssertTrue(tabs.tabBar.superview === tabs.view)
    XCTAssertEqual(stack.topViewController?.view.safeAreaInsets.bottom, 83)
    stack.pushViewController(b, animated: false)
    settle()
    XCTAssertNil(tabs.tabBar.window)
  }

  /// Apple's page of `edgesForExtendedLayout`: the view ends at the bars of all containers.
  func testAPageWithoutExtendedEdgesEndsAtTheTabBar() {
    b.edgesForExtendedLayout = []
    stack.pushViewController(b, animated: false)
    settle()
    let frame = b.view.convert(b.view.bounds, to: nil)
    XCTAssertEqual(frame.maxY, tabs.tabBar.frame.minY)
    XCTAssertEqual(frame.maxY, 852 - 83)
    let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: nil)
    XCTAssertEqual(frame.minY, bar.maxY, accuracy: 1e-9)
    XCTAssertEqual(b.view.safeAreaInsets, .zero)
    b.edgesForExtendedLayout = .top
    stack.view.setNeedsLayout()
    settle()
    XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 393, height: 769))
    tabs.tabBar.isHidden = true
    settle()
    XCTAssertEqual(b.view.frame.maxY, 852, "without a bar there is none to end at")
  }

  func testTheSelectedTabLeadsToTheRoot() {
    stack.pushViewController(b, animated: false)
    settle()
    tap(98, 800)
    settle()
    XCTAssertEqual(names(stack.viewControllers), ["R"])
  }

  func testSwitchingTabs() {
    tabs.selectedIndex = 1
    settle()
    _ = log.take()
    stack.pushViewController(b, animated: true)
    settle()
    XCTAssertFalse(b.isViewLoaded, "nobody sees it")
    tabs.selectedIndex = 0
    settle()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("B.") && $0.contains("ppear") },
      ["B.willAppear", "B.isAppearing", "B.didAppear"])
  }
}
