import QuartzCore
import UIKit
import XCTest

/// The order of callbacks of each transition (facts/navigation.md#orders).
final class NavigationOrderTests: NavigationTestCase {
  private static let pushed = [
    "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear", "B.didAppear",
    "B.didMove nav",
  ]
  private static let popped = [
    "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear", "B.didMove nil",
  ]

  func testTheFirstControllerIsLoadedByTheLayout() {
    let root = page("R")
    root.logsLayout = true
    let other = UINavigationController(rootViewController: root)
    XCTAssertEqual(log.take(), ["R.willMove nav"])
    window.rootViewController = other
    XCTAssertEqual(log.take().filter { $0.hasPrefix("R") }, [], "not before the frame")
    settle()
    let all = log.take()
    XCTAssertEqual(
      all.filter { !$0.contains("Layout") },
      ["R.loadView", "R.didLoad", "R.willAppear", "R.isAppearing", "R.didAppear", "R.didMove nav"])
    let appeared = all.firstIndex(of: "R.didAppear") ?? 0
    XCTAssertTrue(all[..<appeared].contains("R.didLayout"), "laid out before it has appeared")
  }

  func testPushReturnsBeforeAnythingHappens() {
    navigation.pushViewController(b, animated: true)
    XCTAssertEqual(log.take(), ["B.willMove nav"])
    XCTAssertFalse(b.isViewLoaded)
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
    XCTAssertTrue(navigation.topViewController === b && navigation.visibleViewController === b)
    XCTAssertTrue(b.navigationController === navigation && b.parent === navigation)
    XCTAssertTrue(b.isMovingToParent)
  }

  func testAnimatedPush() {
    b.logsLayout = true
    navigation.pushViewController(b, animated: true)
    _ = log.take()
    step()
    let start = log.take()
    XCTAssertEqual(
      start.filter { !$0.contains("Layout") }, Array(Self.pushed.prefix(5)), "with the frame, up to the animation")
    XCTAssertTrue(start.contains("B.didLayout"), "laid out once before it moves")
    go(to: 0.4)
    XCTAssertFalse(log.take().contains("B.didAppear"))
    settle()
    XCTAssertEqual(log.take().filter { !$0.contains("Layout") }, Array(Self.pushed.suffix(3)))
    XCTAssertNil(a.view.superview)
    XCTAssertFalse(b.isMovingToParent)
    XCTAssertTrue(isIdle)
  }

  func testPushWithoutAnimation() {
    b.logsLayout = true
    navigation.pushViewController(b, animated: false)
    _ = log.take()
    step()
    let all = log.take()
    XCTAssertEqual(all.filter { !$0.contains("Layout") }, Self.pushed)
    let appeared = all.firstIndex(of: "B.didAppear") ?? 0
    XCTAssertFalse(all[..<appeared].contains("B.willLayout"), "it has appeared before any layout")
  }

  func testWindowAndSafeAreaOfThePushedController() {
    var inWillAppear: UIWindow?
    b.onWillAppear = { inWillAppear = $0.view.window }
    navigation.pushViewController(b, animated: true)
    step()
    XCTAssertNil(inWillAppear)
    XCTAssertEqual(b.view.safeAreaInsets.top, 97.667, accuracy: 0.01)
    XCTAssertEqual(b.view.frame, navigation.view.bounds)
  }

  func testAnimatedAndPlainPop() {
    for animated in [true, false] {
      pushB()
      XCTAssertTrue(navigation.popViewController(animated: animated) === b)
      XCTAssertEqual(log.take(), ["B.willMove nil"])
      XCTAssertEqual(names(navigation.viewControllers), ["A"])
      XCTAssertTrue(b.isMovingFromParent)
      settle()
      XCTAssertEqual(log.take(), Self.popped, "animated \(animated)")
      XCTAssertNil(b.parent)
      XCTAssertNil(b.view.superview)
    }
  }

  func testAPoppedControllerIsFreed() {
    weak var gone: UIViewController?
    for animated in [true, false] {
      let kept = navigation!
      autoreleasepool {
        let page = UIViewController()
        gone = page
        kept.pushViewController(page, animated: animated)
      }
      settle()
      XCTAssertNotNil(gone)
      kept.popViewController(animated: animated)
      settle()
      XCTAssertNil(gone, "animated \(animated)")
    }
  }

  func testPopToRootTakesAllWithOneTransition() {
    let (c, d) = (page("C"), page("D"))
    navigation.setViewControllers([a, b, c, d], animated: false)
    settle()
    XCTAssertFalse(b.isViewLoaded, "never seen, never loaded")
    _ = log.take()
    XCTAssertEqual(names(navigation.popToRootViewController(animated: true)), ["B", "C", "D"])
    settle()
    let all = log.take()
    XCTAssertEqual(
      all.filter { !$0.hasPrefix("B.") && !$0.hasPrefix("C.") },
      [
        "D.willMove nil", "D.willDisappear", "A.willAppear", "A.isAppearing", "D.didDisappear", "A.didAppear",
        "D.didMove nil",
      ])
    XCTAssertEqual(all.filter { $0.hasPrefix("B.") }, ["B.willMove nil", "B.didMove nil"])
    XCTAssertNil(navigation.popToRootViewController(animated: true))
    XCTAssertNil(navigation.popViewController(animated: true), "the root stays")
  }

  func testPopTo() {
    let (c, d) = (page("C"), page("D"))
    navigation.viewControllers = [a, b, c, d]
    XCTAssertEqual(names(navigation.popToViewController(b, animated: false)), ["C", "D"])
    XCTAssertNil(navigation.popToViewController(b, animated: false), "it is on top")
    XCTAssertFalse(said("Tried to pop"))
    XCTAssertNil(navigation.popToViewController(d, animated: false), "it is not in the stack")
    XCTAssertTrue(said("NSInternalInconsistencyException"))
    XCTAssertTrue(said("Tried to pop to a view controller that doesn't exist."))
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
  }

  func testSetViewControllers() {
    navigation.setViewControllers([a, b], animated: true)
    step()
    XCTAssertGreaterThan(drawnX(b.view), 300, "a new top comes as by a push")
    settle()
    _ = log.take()
    let c = page("C")
    navigation.setViewControllers([c, b], animated: true)
    settle()
    XCTAssertEqual(
      log.take(), ["A.willMove nil", "C.willMove nav", "A.didMove nil", "C.didMove nav"],
      "the same top: no transition")
    XCTAssertFalse(c.isViewLoaded)
    navigation.setViewControllers([b, a, c], animated: false)
    settle()
    _ = log.take()
    restart()
    navigation.setViewControllers([c, a], animated: true)
    step()
    go(to: 0.1)
    XCTAssertGreaterThan(drawnX(c.view), 0, "an old top comes as by a pop")
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["C", "A"])
    XCTAssertEqual(names(navigation.children), ["C", "A"])
  }

  func testChangesOfOneTurnAreOneTransition() {
    let c = page("C")
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    settle()
    XCTAssertFalse(b.isViewLoaded)
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("A.") }, ["A.willDisappear", "A.didDisappear"])
    XCTAssertTrue(c.view.window != nil)
  }

  func testAChangeDuringATransitionFollowsIt() {
    let c = page("C")
    navigation.pushViewController(b, animated: true)
    go(to: 0.2)
    navigation.pushViewController(c, animated: true)
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B", "C"])
    go(to: 0.3)
    XCTAssertFalse(c.isViewLoaded)
    settle()
    settle()
    let all = log.take().filter { $0.hasPrefix("B.") || $0.hasPrefix("C.") }
    XCTAssertEqual(
      all,
      [
        "B.willMove nav", "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "C.willMove nav",
        "B.didAppear",
        "B.didMove nav", "C.loadView", "C.didLoad", "B.willDisappear", "C.willAppear", "C.isAppearing",
        "B.didDisappear",
        "C.didAppear", "C.didMove nav",
      ])
    navigation.popViewController(animated: true)
    go(to: now + 0.1)
    navigation.pushViewController(c, animated: true)
    settle()
    settle()
    XCTAssertTrue(c.view.window != nil && c.parent === navigation, "pushed again while it left")
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B", "C"])
  }

  /// A page that is popped during its push appears completely before it disappears. A page may be pushed again
  /// before it has disappeared.
  func testAPushDuringAPop() {
    navigation.pushViewController(b, animated: true)
    step()
    navigation.popViewController(animated: false)
    navigation.pushViewController(b, animated: true)
    settle()
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("B") && $0.contains("Move") },
      ["B.willMove nav", "B.willMove nil", "B.willMove nav", "B.didMove nav"])
  }

  func testAPopDuringItsPush() {
    final class Leaving: LoggingPage {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log("\(name) leaves \(isMovingFromParent)")
      }
    }
    let c = Leaving("C", log)
    navigation.pushViewController(c, animated: true)
    go(to: 0.2)
    XCTAssertTrue(navigation.popViewController(animated: true) === c)
    settle()
    settle()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("C") },
      [
        "C.willMove nav", "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willMove nil",
        "C.didAppear",
        "C.didMove nav", "C.willDisappear", "C leaves true", "C.didDisappear", "C.didMove nil",
      ])
    XCTAssertFalse(c.isMovingFromParent)
    navigation.pushViewController(c, animated: true)
    settle()
    navigation.present(UIViewController(), animated: false)
    XCTAssertFalse(log.take().contains("C leaves true"))
  }

  func testTheWindowGoesInTheMiddle() {
    navigation.pushViewController(b, animated: true)
    go(to: 0.2)
    _ = log.take()
    window.rootViewController = UIViewController()
    settle()
    XCTAssertEqual(
      log.take().filter { $0.contains("isappear") || $0.contains("Appear") || $0.contains("Disappear") }.sorted(),
      ["A.didDisappear", "B.didDisappear", "B.willDisappear"])
    window.rootViewController = navigation
    settle()
    XCTAssertEqual(log.take().filter { $0.contains("ppear") }, ["B.willAppear", "B.isAppearing", "B.didAppear"])
  }

  func testAnUnseenStackChangesAtOnce() {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    settle()
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertFalse(b.isViewLoaded)
    navigation.dismiss(animated: false)
    settle()
    XCTAssertEqual(
      log.take(),
      [
        "B.willMove nav", "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
        "B.didMove nav",
      ])
  }
}
