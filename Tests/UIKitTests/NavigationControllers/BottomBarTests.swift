import QuartzCore
import UIKit
import XCTest

/// Pages that hide the bottom bar, and the toolbar (facts/navigation.md#bottom-bars).
final class BottomBarTests: NavigationTestCase {
  private var toolbar: UIToolbar { navigation.toolbar }
  private let shown = CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49)

  private func showToolbar() {
    a.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    b.hidesBottomBarWhenPushed = true
    settle()
    XCTAssertEqual(toolbar.frame, shown)
    restart()
  }

  func testTheToolbarGoesAndComesWithThePages() {
    showToolbar()
    navigation.pushViewController(b, animated: true)
    go(to: now + 0.2)
    XCTAssertLessThan(drawnX(toolbar), -10)
    XCTAssertGreaterThan(drawnX(toolbar), -393)
    XCTAssertEqual(toolbar.frame.minY, shown.minY, "it moves with the page")
    settle()
    XCTAssertTrue(toolbar.isHidden)
    XCTAssertFalse(navigation.isToolbarHidden, "the app's setting")
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
    restart()
    navigation.popViewController(animated: true)
    go(to: now + 0.2)
    XCTAssertFalse(toolbar.isHidden)
    XCTAssertLessThan(drawnX(toolbar), -1)
    settle()
    XCTAssertEqual(toolbar.frame, shown)
    XCTAssertEqual(drawnX(toolbar), 0)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 83)
  }

  func testWithoutAnAnimation() {
    showToolbar()
    navigation.pushViewController(b, animated: false)
    settle()
    XCTAssertTrue(toolbar.isHidden)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
    navigation.pushViewController(page("C"), animated: false)
    settle()
    XCTAssertTrue(toolbar.isHidden, "it applies to the pages above")
    navigation.popToRootViewController(animated: false)
    settle()
    XCTAssertFalse(toolbar.isHidden)
    XCTAssertEqual(toolbar.frame, shown)
  }

  func testAPopThatIsCancelled() {
    showToolbar()
    pushB()
    touch(0, .began, 5, 400)
    for part in 1...10 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 5 + CGFloat(part) * 10, 400)
    }
    XCTAssertFalse(toolbar.isHidden)
    go(to: now + 0.3)
    touch(0, .ended, 105, 400)
    settle()
    XCTAssertTrue(navigation.topViewController === b)
    XCTAssertTrue(toolbar.isHidden)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
    navigation.popViewController(animated: true)
    settle()
    XCTAssertEqual(toolbar.frame, shown)
    XCTAssertFalse(toolbar.isHidden)
  }

  /// A page hides the tab bar and shows the toolbar in its place.
  func testAPageThatShowsTheToolbar() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: page("R"))
    tabs.viewControllers = [stack]
    window.rootViewController = tabs
    settle()
    restart()
    b.hidesBottomBarWhenPushed = true
    b.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    b.onWillAppear = { $0.navigationController?.setToolbarHidden(false, animated: $0.isAppearingAnimated) }
    stack.pushViewController(b, animated: true)
    settle()
    XCTAssertNil(tabs.tabBar.window)
    XCTAssertFalse(stack.toolbar.isHidden)
    XCTAssertEqual(stack.toolbar.frame, shown)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 83)
    stack.setToolbarHidden(true, animated: false)
    stack.popViewController(animated: true)
    settle()
    XCTAssertTrue(stack.toolbar.isHidden)
    XCTAssertTrue(tabs.tabBar.superview === tabs.view)
    XCTAssertEqual(stack.topViewController?.view.safeAreaInsets.bottom, 83)
  }
}

extension UIViewController {
  fileprivate var isAppearingAnimated: Bool { transitionCoordinator?.isAnimated ?? false }
}
