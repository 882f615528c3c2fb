import UIKit
import XCTest

/// Defaults, invalid input, and properties that only the navigation controller may change
/// (facts/navigation.md#defaults).
final class NavigationStackTests: NavigationTestCase {
  func testDefaults() {
    let navigation = UINavigationController()
    XCTAssertEqual(navigation.viewControllers, [])
    XCTAssertNil(navigation.topViewController)
    XCTAssertNil(navigation.visibleViewController)
    XCTAssertNil(navigation.popViewController(animated: false))
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertTrue(navigation.isToolbarHidden)
    XCTAssertFalse(navigation.hidesBarsOnTap || navigation.hidesBarsOnSwipe)
    XCTAssertFalse(navigation.hidesBarsWhenKeyboardAppears || navigation.hidesBarsWhenVerticallyCompact)
    XCTAssertEqual(UINavigationController.hideShowBarDuration, 0.2)
    XCTAssertEqual(navigation.interactivePopGestureRecognizer?.isEnabled, true)
    XCTAssertTrue(navigation.navigationBar.isTranslucent)
    XCTAssertEqual(String(describing: type(of: navigation.view!)), "UILayoutContainerView")
  }

  final class OwnBar: UINavigationBar {}
  final class OwnToolbar: UIToolbar {}
  final class Own: UINavigationController {
    var pushes = 0
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushes += 1
      super.pushViewController(viewController, animated: animated)
    }
  }

  func testBarsOfAnAppsClasses() {
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    XCTAssertTrue(navigation.navigationBar is OwnBar)
    XCTAssertTrue(navigation.toolbar is OwnToolbar)
    XCTAssertEqual(Own().viewControllers, [])
    let own = Own(rootViewController: UIViewController())
    XCTAssertEqual(own.pushes, 1, "the root is pushed")
    own.show(UIViewController(), sender: nil)
    XCTAssertEqual(own.pushes, 2, "show pushes")
  }

  func testShowFromWithinGoesToTheStack() {
    let child = UIViewController()
    a.addChild(child)
    child.show(b, sender: nil)
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
    XCTAssertTrue(child.navigationController === navigation)
  }

  /// facts/mistakes.md#exceptions
  func testASplitViewController() {
    navigation.pushViewController(UISplitViewController(), animated: true)
    let refusal =
      "NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller "
      + "<UINavigationController: 0x"
    XCTAssertTrue(said(refusal), "\(console)")
    console = []
    navigation.setViewControllers([a, UISplitViewController()], animated: false)
    XCTAssertTrue(said(refusal), "\(console)")
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
  }

  func testTheSameControllerTwice() {
    navigation.pushViewController(a, animated: true)
    XCTAssertTrue(
      said("NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported"))
    navigation.setViewControllers([a, b, b], animated: false)
    XCTAssertTrue(said("All view controllers in a navigation controller must be distinct"))
    navigation.pushViewController(UINavigationController(), animated: false)
    XCTAssertTrue(said("NSInvalidArgumentException: Pushing a navigation controller is not supported"))
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
    XCTAssertNotNil(a.view.window)
  }

  func testAnEmptyStack() {
    navigation.viewControllers = []
    settle()
    XCTAssertNil(a.view.window)
    XCTAssertNil(a.parent)
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertNotNil(b.view.window)
  }

  func testTheBarBelongsToTheController() {
    let bar = navigation.navigationBar
    bar.pushItem(UINavigationItem(title: "X"), animated: false)
    XCTAssertNil(bar.popItem(animated: false))
    bar.items = []
    final class Delegate: NSObject, UINavigationBarDelegate {}
    let delegate = Delegate()
    bar.delegate = delegate
    XCTAssertNil(bar.delegate)
    for deed in [
      "Cannot call pushNavigationItem:animated: directly on", "Cannot call popNavigationItemAnimated: directly on",
      "Cannot call setItems:animated: directly on", "Cannot manually set the delegate on",
    ] { XCTAssertTrue(said("\(deed) a UINavigationBar managed by a controller"), deed) }
    XCTAssertEqual(bar.items?.map(\.title), ["A"])
  }

  func testTitles() {
    let root = UIViewController()
    let other = UINavigationController(rootViewController: root)
    root.tabBarItem.image = nil
    root.title = "One"
    XCTAssertEqual(root.navigationItem.title, "One")
    XCTAssertEqual(root.tabBarItem.title, "One")
    XCTAssertEqual(other.tabBarItem.title, "One", "the root's item")
    let own = UITabBarItem(title: "Own", image: nil, tag: 4)
    other.tabBarItem = own
    root.title = "Two"
    XCTAssertEqual(own.title, "Two")
    root.navigationItem.title = "Three"
    XCTAssertEqual(root.title, "Two")
    XCTAssertEqual(own.title, "Two")
  }

  /// The calls of a container that removes the view from the window between them are balanced.
  func testBalancedCallsAroundAMoveAreNotSaid() {
    let root = makeWindow().rootViewController!
    let page = UIViewController()
    for appears in [true, false] {
      page.beginAppearanceTransition(appears, animated: true)
      if appears { root.view.addSubview(page.view) } else { page.view.removeFromSuperview() }
      page.endAppearanceTransition()
      step()
    }
    XCTAssertFalse(said("Unbalanced calls"), "\(console)")
  }

  func testUnbalancedCallsAreSaid() {
    b.beginAppearanceTransition(true, animated: false)
    b.endAppearanceTransition()
    XCTAssertFalse(said("Unbalanced calls"))
    b.endAppearanceTransition()
    XCTAssertTrue(
      said("Unbalanced calls to begin/end appearance transitions for <UIKitTests.LoggingPage: 0x"), "\(console)")
  }

  func testStatusBar() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let light = Light()
    navigation.pushViewController(light, animated: false)
    settle()
    XCTAssertNil(navigation.childForStatusBarStyle)
    XCTAssertTrue(navigation.childForStatusBarHidden === light)
    navigation.navigationBar.barStyle = .black
    XCTAssertEqual(navigation.preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(window.windowScene?.statusBarManager?.statusBarStyle, .lightContent, "at once")
    navigation.isNavigationBarHidden = true
    XCTAssertTrue(navigation.childForStatusBarStyle === light)
  }

  func testAHundredPushesLeaveNothing() {
    for _ in 0..<100 {
      navigation.pushViewController(UIViewController(), animated: true)
      settle()
      navigation.popViewController(animated: true)
      settle()
    }
    XCTAssertEqual(navigation.children.count, 1)
    XCTAssertEqual(a.view.superview?.subviews.count, 1)
  }
}
