import FlipsideTesting
import UIKit
import XCTest

/// The unspecified style, with a primary and a secondary controller (facts/navigation.md#split).
final class ClassicSplitTests: SplitTestCase {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    let log: Log
    var drops = false
    var separated: UIViewController?
    var collapsed: UIViewController?
    init(_ log: Log) { self.log = log }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log("willChangeTo \(displayMode.rawValue)") }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
      log("forCollapsing")
      return collapsed
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
      log("forExpanding")
      return nil
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log("collapse")
      return drops
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log("separate")
      return separated
    }
  }

  private var classic: UISplitViewController!
  private var answers: Delegate!
  private var list: UINavigationController!
  private var detail: UINavigationController!

  override func tearDown() {
    super.tearDown()
    classic = nil
    list = nil
    detail = nil
  }

  private func start(
    on device: String = "iPad (10th generation)", orientation: UIDeviceOrientation = .landscapeLeft
  ) {
    classic = UISplitViewController()
    answers = Delegate(log)
    classic.delegate = answers
    list = UINavigationController(rootViewController: a)
    detail = UINavigationController(rootViewController: b)
    classic.viewControllers = [list, detail]
    show(classic, on: device, orientation: orientation)
  }

  private var events: [String] { appearance }

  func testOnAnIPad() {
    start(orientation: .portrait)
    XCTAssertEqual(events, ["B.willAppear", "B.didAppear"])
    XCTAssertEqual(classic.displayMode, .primaryHidden)
    XCTAssertFalse(a.isViewLoaded)
    stage.rotate(to: .landscapeLeft)
    settle()
    XCTAssertEqual(events, ["willChangeTo 2", "A.willAppear", "A.didAppear"])
    XCTAssertEqual(classic.displayMode, .allVisible)
    XCTAssertEqual(list.view.superview?.frame, CGRect(x: 0, y: 0, width: 320, height: 820))
    XCTAssertEqual(detail.view.superview?.frame, CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    stage.rotate(to: .portrait)
    settle()
    XCTAssertEqual(classic.displayMode, .primaryHidden)
    XCTAssertEqual(events, ["willChangeTo 1", "A.willDisappear", "A.didDisappear"])
    pan(from: 3, to: 303)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(classic.displayMode, .primaryOverlay)
    XCTAssertEqual(events, ["willChangeTo 3", "A.willAppear", "A.didAppear"])
  }

  func testOnAPhone() {
    start(on: "iPhone 15", orientation: .portrait)
    XCTAssertEqual(events, ["forCollapsing", "willChangeTo 2", "collapse", "B.willAppear", "B.didAppear"])
    XCTAssertTrue(classic.isCollapsed)
    XCTAssertEqual(classic.viewControllers, [list])
    XCTAssertEqual(list.viewControllers, [a, detail])
    XCTAssertEqual(list.navigationBar.items?.map(\.title), ["A", "B"])
    stage.tap("A")
    settle()
    XCTAssertEqual(list.viewControllers, [a])
    XCTAssertEqual(events, ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    let again = UINavigationController(rootViewController: page("C"))
    a.showDetailViewController(again, sender: nil)
    settle()
    XCTAssertEqual(list.viewControllers, [a, again], "a navigation controller can be pushed here")
    XCTAssertEqual(list.navigationBar.items?.map(\.title), ["A", "C"])
  }

  func testTheDelegateDropsTheDetail() {
    classic = nil
    start(on: "iPhone 15 Pro Max", orientation: .landscapeLeft)
    XCTAssertFalse(classic.isCollapsed)
    answers.drops = true
    _ = log.take()
    stage.rotate(to: .portrait)
    settle()
    XCTAssertEqual(events, ["forCollapsing", "collapse", "B.willDisappear", "B.didDisappear"])
    XCTAssertEqual(list.viewControllers, [a])
    XCTAssertNil(b.view.window)
    stage.rotate(to: .landscapeLeft)
    settle()
    XCTAssertEqual(events, ["forExpanding", "separate", "B.willAppear", "B.didAppear"])
    XCTAssertEqual(classic.viewControllers, [list, detail], "it comes back")
  }

  func testTheStackGivesTheDetailAway() {
    start(on: "iPhone 15 Pro Max", orientation: .portrait)
    XCTAssertEqual(list.viewControllers, [a, detail])
    _ = log.take()
    stage.rotate(to: .landscapeLeft)
    settle()
    XCTAssertEqual(events, ["forExpanding", "separate", "A.willAppear", "A.didAppear"])
    XCTAssertEqual(classic.viewControllers, [list, detail])
    XCTAssertEqual(list.viewControllers, [a])
    XCTAssertEqual(detail.navigationBar.items?.map(\.title), ["B"])
    XCTAssertEqual(detail.view.superview?.frame.maxX ?? 0, 932, accuracy: 0.01)
  }

  func testTheDelegateGivesAnotherDetail() {
    start(on: "iPhone 15 Pro Max", orientation: .portrait)
    list.popToRootViewController(animated: false)
    settle()
    let empty = page("E")
    answers.separated = empty
    stage.rotate(to: .landscapeLeft)
    settle()
    XCTAssertEqual(classic.viewControllers, [list, empty])
    XCTAssertTrue(empty.view.window != nil && empty.splitViewController === classic)
  }

  func testTheDelegateKeepsTheDetailAlone() {
    start(on: "iPhone 15 Pro Max", orientation: .landscapeLeft)
    answers.collapsed = detail
    stage.rotate(to: .portrait)
    settle()
    XCTAssertEqual(classic.viewControllers, [detail])
    XCTAssertEqual(detail.view.convert(detail.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 430, height: 932))
    XCTAssertNil(a.view.window)
  }

  /// A primary controller that is not a navigation controller ignores the secondary one.
  func testPlainControllersOnAPhone() {
    classic = UISplitViewController()
    classic.viewControllers = [a, b]
    show(classic, on: "iPhone 15")
    XCTAssertEqual(classic.viewControllers, [a])
    XCTAssertEqual(a.view.frame, classic.view.bounds)
    XCTAssertFalse(b.isViewLoaded)
    a.showDetailViewController(page("C"), sender: nil)
    settle()
    XCTAssertEqual(classic.presentedViewController?.title, "C", "presented, as nobody can push it")
  }

  func testDetailsReplaceTheSecondaryController() {
    start()
    _ = log.take()
    let c = page("C")
    a.showDetailViewController(c, sender: nil)
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(classic.viewControllers, [list, c])
    XCTAssertEqual(events, ["B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    XCTAssertNil(detail.parent)
    XCTAssertNil(c.navigationController, "no navigation controller around it")
    classic.viewControllers = [list]
    stage.clock.advance(by: 0.1)
    XCTAssertNil(c.view.window)
    XCTAssertEqual(classic.children, [list])
  }

  /// Before the split view controller is shown, a detail is only stored.
  func testDetailsBeforeItIsShown() {
    let classic = UISplitViewController()
    let list = UINavigationController(rootViewController: a)
    classic.viewControllers = [list]
    let detail = UINavigationController(rootViewController: b)
    classic.showDetailViewController(detail, sender: nil)
    XCTAssertEqual(classic.viewControllers, [list, detail])
    XCTAssertTrue(b.splitViewController === classic)
    show(classic, on: "iPhone 15")
    XCTAssertEqual(list.viewControllers, [a, detail])
  }

  func testChangingPlaces() {
    start()
    classic.viewControllers = [detail, list]
    settle()
    XCTAssertEqual(classic.viewControllers, [detail, list])
    XCTAssertEqual(detail.view.superview?.frame.width, 320)
    XCTAssertTrue(a.view.window != nil && b.view.window != nil)
    XCTAssertEqual(classic.children, [detail, list])
  }

  /// The button item that apps add to the detail's bar is hidden while collapsed.
  func testTheButtonOfTheDetail() {
    start(on: "iPhone 15 Pro Max", orientation: .landscapeLeft)
    b.navigationItem.leftBarButtonItem = classic.displayModeButtonItem
    b.navigationItem.leftItemsSupplementBackButton = true
    stage.clock.advance(by: 0.1)
    XCTAssertTrue(stage.shows("Hide Sidebar"))
    stage.tap("Hide Sidebar")
    settle()
    XCTAssertEqual(classic.displayMode, .primaryHidden)
    stage.rotate(to: .portrait)
    settle()
    XCTAssertFalse(stage.shows("Show Sidebar"))
    stage.tap("A")
    settle()
    XCTAssertEqual(list.viewControllers, [a])
  }

  func testOrientationsOfTheDelegate() {
    final class Upright: NSObject, UISplitViewControllerDelegate {
      func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
      { .portrait }
      func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientation { .landscapeRight }
    }
    let classic = UISplitViewController()
    XCTAssertEqual(classic.supportedInterfaceOrientations, UIViewController().supportedInterfaceOrientations)
    let upright = Upright()
    classic.delegate = upright
    XCTAssertEqual(classic.supportedInterfaceOrientations, .portrait)
    XCTAssertEqual(classic.preferredInterfaceOrientationForPresentation, .landscapeRight)
  }
}
