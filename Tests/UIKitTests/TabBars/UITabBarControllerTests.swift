import UIKit
import XCTest

/// Facts: facts/lifecycle.md#tabs, facts/geometry.md#tab-bar, and Apple's page of `UITabBarController`.
final class UITabBarControllerTests: TabBarTestCase {
  func testDefaults() {
    let tabs = UITabBarController()
    XCTAssertNil(tabs.viewControllers)
    XCTAssertNil(tabs.selectedViewController)
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertNil(tabs.customizableViewControllers)
    XCTAssertNil(tabs.delegate)
    XCTAssertTrue(tabs.tabBar.delegate === tabs)
    XCTAssertEqual(tabs.view.subviews.count, 2)
    XCTAssertFalse(UIViewController().isViewLoaded)
    XCTAssertNil(UIViewController().tabBarController)
  }

  /// facts/lifecycle.md#tabs/start
  func testOnlyTheSelectedTabIsLoaded() {
    let tabs = UITabBarController()
    let (a, b) = (make("A"), make("B"))
    tabs.viewControllers = [a, b]
    XCTAssertFalse(a.isViewLoaded)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(tabs.selectedViewController === a)
    XCTAssertTrue(a.tabBarController === tabs)
    XCTAssertTrue(a.parent === tabs)
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B"])
    _ = log.take()
    makeWindow(tabs)
    step()
    XCTAssertEqual(entries, ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
    XCTAssertFalse(b.isViewLoaded)
  }

  /// facts/lifecycle.md#tabs/select
  func testOrderOfASwitch() {
    let tabs = show(["A", "B"])
    _ = log.take()
    tabs.selectedIndex = 1
    XCTAssertEqual(entries, ["B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear"])
    XCTAssertEqual(tabs.selectedIndex, 1)
    step()
    XCTAssertEqual(entries, ["B.isAppearing", "A.didDisappear", "B.didAppear"])
    XCTAssertNil(tabs.viewControllers?[0].view.window)
    tabs.selectedIndex = 0
    XCTAssertEqual(entries, ["A.willAppear", "B.willDisappear"])
    step()
    XCTAssertEqual(entries, ["A.isAppearing", "B.didDisappear", "A.didAppear"])
    tabs.selectedIndex = 0
    step()
    XCTAssertEqual(entries, [])
  }

  /// Before the controller is shown, the selection loads nothing and calls no one.
  func testSelectingBeforeTheWindow() {
    let delegate = Delegate()
    let tabs = UITabBarController()
    tabs.delegate = delegate
    tabs.viewControllers = [make("A"), make("B")]
    _ = log.take()
    tabs.selectedIndex = 1
    XCTAssertEqual(entries, [])
    makeWindow(tabs)
    step()
    XCTAssertEqual(entries, ["B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    XCTAssertEqual(delegate.heard, [])
    // The selection changes in the turn in which the window is shown.
    let others = UITabBarController()
    others.viewControllers = [make("C"), make("D")]
    makeWindow(others)
    others.selectedIndex = 1
    step()
    let order = entries.filter { $0.hasPrefix("C.") || $0.hasPrefix("D.") }
    XCTAssertEqual(order.last, "D.didAppear")
    XCTAssertEqual(
      order.filter { $0 == "C.willAppear" }.count, order.filter { $0 == "C.didDisappear" }.count, "\(order)")
  }

  func testTheSidebarIsNotShown() {
    let tabs = UITabBarController()
    XCTAssertTrue(tabs.sidebar === tabs.sidebar)
    XCTAssertTrue(tabs.sidebar.isHidden)
    XCTAssertEqual(tabs.sidebar.preferredLayout, .automatic)
    XCTAssertNil(tabs.sidebar.headerContentConfiguration)
    tabs.sidebar.isHidden = false
    XCTAssertTrue(tabs.sidebar.isHidden)
    XCTAssertEqual(
      UIActivityViewController(activityItems: [], applicationActivities: nil).excludedActivitySectionTypes, [])
  }

  func testSwitchesWithinOneTurn() {
    let tabs = show(["A", "B", "C"])
    _ = log.take()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    step()
    XCTAssertEqual(
      entries,
      [
        "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "C.loadView", "C.didLoad", "C.willAppear",
        "B.willDisappear", "C.isAppearing", "A.didDisappear", "B.didDisappear", "C.didAppear",
      ])
    tabs.selectedIndex = 0
    tabs.selectedIndex = 2
    step()
    XCTAssertEqual(
      entries,
      [
        "A.willAppear", "C.willDisappear", "C.willAppear", "A.willDisappear", "C.isAppearing", "A.didDisappear",
        "C.didAppear",
      ])
    XCTAssertNotNil(tabs.selectedViewController?.view.window)
  }

  private final class Refusing: LoggingController {
    var back: Int?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let back else { return }
      self.back = nil
      tabBarController?.selectedIndex = back
    }
  }

  /// A tab that selects another one while it appears: the callbacks of all tabs are balanced.
  func testSelectingAnotherTabWhileOneAppears() {
    for (back, expected) in [
      (0, ["B.loadView", "B.didLoad", "B.willAppear", "B.willDisappear", "B.didDisappear"]),
      (
        2,
        [
          "B.loadView", "B.didLoad", "B.willAppear", "C.loadView", "C.didLoad", "C.willAppear", "B.willDisappear",
          "A.willDisappear", "C.isAppearing", "B.didDisappear", "A.didDisappear", "C.didAppear",
        ]
      ),
    ] {
      let tabs = show(["A"])
      let b = Refusing("B", log)
      b.back = back
      tabs.viewControllers = [tabs.viewControllers![0], b, make("C")]
      step()
      _ = log.take()
      tabs.selectedIndex = 1
      step()
      step()
      XCTAssertEqual(entries.sorted(), expected.sorted())
      XCTAssertEqual(tabs.selectedIndex, back)
      XCTAssertNotNil(tabs.selectedViewController?.view.window)
      tabs.selectedViewController?.view.window?.isHidden = true
      XCTAssertEqual(entries.count, 2, "what is seen disappears with the window")
    }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var allows = true
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      heard.append("should \(controller.title ?? "") at \(tabs.selectedIndex)")
      return allows
    }
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      heard.append("did \(controller.title ?? "") at \(tabs.selectedIndex)")
    }
  }

  /// facts/lifecycle.md#tabs/delegate
  func testDelegateHearsOfTapsOnly() {
    let delegate = Delegate()
    let tabs = show(["A", "B"], delegate: delegate)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    XCTAssertEqual(delegate.heard, [])
    tap(300, 800)
    XCTAssertEqual(delegate.heard, ["should B at 0", "did B at 1"])
    tap(300, 800)
    XCTAssertEqual(delegate.heard.suffix(2), ["should B at 1", "did B at 1"])
    delegate.allows = false
    tap(90, 800)
    XCTAssertEqual(delegate.heard.last, "should A at 1")
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertTrue(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
  }

  private final class Remover: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      tabs.viewControllers = tabs.viewControllers?.filter { $0 !== controller }
      return true
    }
  }

  /// A child that the delegate removes during the query is refused, as any controller that is not a child.
  func testDelegateThatRemovesTheTappedChild() {
    let delegate = Remover()
    let tabs = show(["A", "B"], delegate: delegate)
    _ = log.take()
    tap(300, 800)
    XCTAssertTrue(
      said("only a view controller in the tab bar controller's list of view controllers can be selected"))
    step()
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(tabs.selectedViewController === tabs.viewControllers?.first)
    XCTAssertNotNil(tabs.viewControllers?.first?.view.window)
    XCTAssertTrue(tabs.tabBar.selectedItem === tabs.viewControllers?.first?.tabBarItem)
    XCTAssertEqual(entries, [])
  }

  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var allows = true
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      heard.append("should \(tab.identifier)")
      return allows
    }
    func tabBarController(_ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
      heard.append("did \(tab.identifier) after \(previousTab?.identifier ?? "none")")
    }
  }

  /// Apple's pages of `tabBarController(_:shouldSelectTab:)` and `tabBarController(_:didSelectTab:previousTab:)`.
  func testDelegateHearsOfTabs() {
    let delegate = TabDelegate()
    let tabs = UITabBarController(
      tabs: ["one", "two"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      })
    tabs.delegate = delegate
    makeWindow(tabs)
    step()
    tabs.selectedTab = tabs.tabs[1]
    tabs.selectedIndex = 0
    XCTAssertEqual(delegate.heard, [])
    tap(300, 800)
    tap(300, 800)
    XCTAssertEqual(delegate.heard, ["should two", "did two after one", "should two", "did two after two"])
    delegate.allows = false
    tap(90, 800)
    XCTAssertEqual(delegate.heard.last, "should one")
    XCTAssertEqual(tabs.selectedIndex, 1)
  }

  /// A subclass is notified of a tap before the selection changes.
  func testOverridingTheBarsDelegate() {
    final class Tabs: UITabBarController {
      var heard: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(selectedIndex) }
    }
    let tabs = Tabs()
    tabs.viewControllers = [make("A"), make("B")]
    makeWindow(tabs)
    step()
    tap(300, 800)
    XCTAssertEqual(tabs.heard, [0])
    XCTAssertEqual(tabs.selectedIndex, 1)
  }

  /// facts/geometry.md#tab-bar/height
  func testGeometry() {
    let tabs = show(["A", "B"])
    XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    let child = tabs.selectedViewController
    XCTAssertEqual(child?.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(child?.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    child?.additionalSafeAreaInsets.bottom = 10
    XCTAssertEqual(child?.view.safeAreaInsets.bottom, 93)
    child?.additionalSafeAreaInsets.bottom = 0
    tabs.tabBar.isTranslucent = false
    step()
    XCTAssertEqual(child?.view.frame.height, 852 - 83)
    XCTAssertEqual(child?.view.safeAreaInsets.bottom, 0)
    child?.extendedLayoutIncludesOpaqueBars = true
    tabs.view.setNeedsLayout()
    step()
    XCTAssertEqual(child?.view.safeAreaInsets.bottom, 83)
    tabs.tabBar.isHidden = true
    step()
    XCTAssertEqual(child?.view.frame.height, 852)
    XCTAssertEqual(child?.view.safeAreaInsets.bottom, 34)
  }

  /// facts/geometry.md#tab-bar/height-compact
  func testCompactHeight() {
    let tabs = show(["A", "B"])
    UIApplication.shared.send(.rotate(.landscapeLeft))
    step()
    step()
    XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 393 - 53, width: 852, height: 53))
    XCTAssertEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 53)
    UIApplication.shared.send(.rotate(.portrait))
    step()
    step()
    XCTAssertEqual(tabs.tabBar.frame.height, 83)
  }

  /// Apple's page of `setTabBarHidden(_:animated:)`.
  func testTheAppHidesTheBar() {
    let tabs = show(["A", "B"])
    let child = tabs.selectedViewController
    XCTAssertFalse(tabs.isTabBarHidden)
    tabs.isTabBarHidden = true
    XCTAssertEqual(tabs.tabBar.frame.minY, 852)
    XCTAssertEqual(child?.view.safeAreaInsets.bottom, 34, "the home indicator's")
    XCTAssertFalse(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    step()
    XCTAssertEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 34)
    UIView.setAnimationsEnabled(true)
    tabs.setTabBarHidden(false, animated: true)
    UIView.setAnimationsEnabled(false)
    XCTAssertNotNil(tabs.tabBar.layer.animationKeys())
    XCTAssertEqual(tabs.tabBar.frame.maxY, 852)
    XCTAssertEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 83)
    tabs.setTabBarHidden(true, animated: false)
    XCTAssertEqual(tabs.tabBar.frame.minY, 852)
  }

  /// An app's own bar may be higher.
  func testHeightOfAnAppsBar() {
    final class HighBar: UITabBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        var size = super.sizeThatFits(size)
        size.height += 20
        return size
      }
    }
    let tabs = UITabBarController()
    tabs.setValue(HighBar(), forKey: "tabBar")
    tabs.viewControllers = [make("A")]
    makeWindow(tabs)
    step()
    XCTAssertEqual(tabs.tabBar.frame.height, 103)
    XCTAssertEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 103)
  }

  /// The messages are those of UIKit's exceptions.
  func testManagedBarIsNotChanged() {
    let tabs = show(["A", "B"])
    tabs.tabBar.items = []
    tabs.tabBar.selectedItem = nil
    tabs.tabBar.delegate = nil
    XCTAssertEqual(tabs.tabBar.items?.count, 2)
    XCTAssertTrue(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    XCTAssertTrue(tabs.tabBar.delegate === tabs)
    XCTAssertTrue(said("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    XCTAssertTrue(said("Changing the delegate of a tab bar managed by a tab bar controller is not allowed."))
    tabs.selectedViewController = UIViewController()
    XCTAssertTrue(
      said("only a view controller in the tab bar controller's list of view controllers can be selected"))
    tabs.selectedIndex = 7
    XCTAssertEqual(tabs.selectedIndex, 0)
    tabs.viewControllers = [tabs]
    XCTAssertTrue(said("can't be its own child"))
  }

  func testTitlesAndItems() {
    let tabs = show(["A", "B"])
    let a = tabs.viewControllers?[0]
    a?.title = "New"
    XCTAssertEqual(tabs.tabBar.items?[0].title, "New")
    XCTAssertEqual(a?.navigationItem.title, "New")
    a?.navigationItem.title = "Nav"
    XCTAssertEqual(a?.title, "New")
    XCTAssertEqual(a?.tabBarItem.title, "New")
    let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 5)
    a?.tabBarItem = item
    XCTAssertTrue(tabs.tabBar.items?[0] === item)
    XCTAssertTrue(tabs.tabBar.selectedItem === item)
    // Apple: `UITabBarItem.init(tabBarSystemItem:tag:)`: the title of the system's items can't be changed.
    a?.title = "Mine"
    step()
    func texts(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    XCTAssertEqual(texts(tabs.tabBar), ["Favorites", "B"])
  }

  /// The title of a controller is that of its item, and its stack's item has it, too
  /// (facts/lifecycle.md#tabs/title).
  func testTitleOfAStack() {
    let page = UIViewController()
    page.title = "Page"
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    XCTAssertEqual(tabs.tabBar.items?[0].title, "Page")
    stack.title = "Stack"
    XCTAssertEqual(tabs.tabBar.items?[0].title, "Stack")
    page.title = "Other"
    XCTAssertEqual(stack.tabBarItem.title, "Other")
    XCTAssertEqual(stack.title, "Stack")
  }

  func testReplacingChildren() {
    let tabs = show(["A", "B", "C"])
    tabs.selectedIndex = 1
    step()
    let old = tabs.viewControllers ?? []
    _ = log.take()
    tabs.viewControllers = [old[1], make("D")]
    step()
    XCTAssertEqual(entries, [])
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNil(old[0].parent)
    tabs.setViewControllers([make("E")], animated: true)
    XCTAssertEqual(tabs.selectedIndex, 0)
    step()
    XCTAssertEqual(
      entries,
      [
        "E.loadView", "E.didLoad", "E.willAppear", "B.willDisappear", "B.didDisappear", "E.isAppearing",
        "E.didAppear",
      ])
    tabs.viewControllers = []
    step()
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertNil(tabs.selectedViewController)
    XCTAssertEqual(entries, ["E.willDisappear", "E.didDisappear"])
    XCTAssertEqual(tabs.tabBar.items, [])
    tabs.viewControllers = nil
    XCTAssertNil(tabs.viewControllers)
  }

  func testChildrenAreFreed() {
    let tabs = show(["A", "B"])
    weak let a = tabs.viewControllers?[0]
    tabs.viewControllers = [make("C")]
    step()
    step()
    XCTAssertNil(a)
  }

  func testChildrenBehindMoreAreFreed() {
    let tabs = show(["A", "B", "C", "D", "E", "F", "G", "H"])
    tabs.selectedIndex = 6
    step()
    weak let g = tabs.viewControllers?[6]
    XCTAssertNotNil(g?.viewIfLoaded?.window)
    tabs.viewControllers = []
    step()
    step()
    XCTAssertNil(g)
  }

  func testChildrenAppearWithTheController() {
    let tabs = show(["A", "B"])
    _ = log.take()
    windows[0].isHidden = true
    XCTAssertEqual(entries, ["A.willDisappear", "A.didDisappear"])
    tabs.selectedIndex = 1
    windows[0].isHidden = false
    step()
    XCTAssertEqual(entries, ["B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
  }

  // MARK: The edge of the content

  /// Apple: `UITabBar.scrollEdgeAppearance`: without one the bar is transparent where the content ends at it.
  func testTheBarIsTransparentAtTheEndOfTheContent() throws {
    let child = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    child.view.addSubview(scrollView)
    let tabs = UITabBarController()
    tabs.viewControllers = [child, UIViewController()]
    makeWindow(tabs)
    step()
    let hairline = try XCTUnwrap(
      tabs.tabBar.subviews.first?.subviews.first { $0.frame.height > 0 && $0.frame.height < 1 })
    XCTAssertNotNil(hairline.backgroundColor)
    scrollView.contentOffset.y = 2000 - 852 + 83
    step()
    XCTAssertNil(hairline.backgroundColor)
    scrollView.contentSize.height = 3000
    step()
    XCTAssertNotNil(hairline.backgroundColor)
    tabs.selectedIndex = 1
    step()
    XCTAssertNil(hairline.backgroundColor, "a page without a scroll view")
  }
}
