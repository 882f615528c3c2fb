import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// The pan from the edge (facts/navigation.md#interactive-pop).
final class NavigationGestureTests: NavigationTestCase {
  override func setUp() {
    super.setUp()
    pushB()
  }

  /// Pans from an edge; returns before the finger lifts.
  private func pan(from start: CGFloat = 5, to end: CGFloat, rests: Bool = true) {
    touch(0, .began, start, 400)
    for part in 1...10 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, start + (end - start) * CGFloat(part) / 10, 400)
    }
    go(to: now + (rests ? 0.3 : 0.01))
  }

  func testThePageFollowsTheFinger() {
    pan(to: 205)
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
    XCTAssertEqual(log.take(), ["B.willMove nil", "B.willDisappear", "A.willAppear", "A.isAppearing"])
    XCTAssertEqual(drawnX(b.view), 200, accuracy: 2)
    XCTAssertEqual(drawnX(a.view), -0.3 * 193, accuracy: 2)
    XCTAssertEqual(navigation.transitionCoordinator?.isInteractive, true)
    touch(0, .ended, 205, 400)
    settle()
    XCTAssertEqual(log.take(), ["B.didDisappear", "A.didAppear", "B.didMove nil"])
    XCTAssertEqual(navigation.navigationBar.items?.map(\.title), ["A"])
    XCTAssertTrue(isIdle)
  }

  func testItIsCancelledBeforeTheMiddle() {
    pan(to: 150)
    _ = log.take()
    touch(0, .ended, 150, 400)
    settle()
    XCTAssertEqual(
      log.take(), ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
    XCTAssertTrue(b.parent === navigation)
    XCTAssertEqual(b.view.frame.minX, 0)
    XCTAssertEqual(drawnX(b.view), 0)
    XCTAssertEqual(navigation.navigationBar.items?.map(\.title), ["A", "B"])
    navigation.popViewController(animated: true)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"], "and works as before")
  }

  func testAFlickCompletesEarly() {
    pan(to: 120, rests: false)
    touch(0, .ended, 120, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
  }

  func testFromTheRightEdge() {
    window.traitOverrides.layoutDirection = .rightToLeft
    settle()
    _ = log.take()
    pan(to: 300)
    touch(0, .ended, 300, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"], "not from the left edge")
    pan(from: 388, to: 188)
    XCTAssertEqual(log.take(), ["B.willMove nil", "B.willDisappear", "A.willAppear", "A.isAppearing"])
    XCTAssertEqual(drawnX(b.view), -200, accuracy: 2)
    XCTAssertEqual(drawnX(a.view), 0.3 * 193, accuracy: 2)
    touch(0, .ended, 188, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
  }

  /// Apps have the target of the recognizer follow a pan of their own.
  func testAPanOfTheApp() {
    let pan = UIPanGestureRecognizer(
      target: navigation.interactivePopGestureRecognizer?.delegate, action: Selector("handleNavigationTransition:"))
    b.view.addGestureRecognizer(pan)
    self.pan(from: 100, to: 350)
    touch(0, .ended, 350, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
  }

  func testWhereItDoesNotBegin() {
    func tryIt(_ reason: String) {
      pan(to: 300)
      touch(0, .ended, 300, 400)
      settle()
      XCTAssertEqual(names(navigation.viewControllers), ["A", "B"], reason)
    }
    pan(from: 60, to: 300)
    touch(0, .ended, 300, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"], "not from the edge")
    b.navigationItem.hidesBackButton = true
    tryIt("no back button")
    b.navigationItem.hidesBackButton = false
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    tryIt("another button in its place")
    b.navigationItem.leftBarButtonItem = nil
    navigation.isNavigationBarHidden = true
    tryIt("no bar")
    final class Always: NSObject, UIGestureRecognizerDelegate {}
    let always = Always()
    navigation.interactivePopGestureRecognizer?.delegate = always
    pan(to: 300)
    touch(0, .ended, 300, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"], "the app's delegate decides")
    pan(to: 300)
    touch(0, .ended, 300, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"], "the root stays")
    XCTAssertNotNil(a.view.window)
  }
}
