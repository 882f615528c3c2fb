import UIKit
import XCTest

/// Switches that a delegate's animator shows: facts/lifecycle.md#tabs/animated.
final class TabTransitionTests: TimeTestCase {
  private let log = Log()

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var cancels = false
    var seen: (any UIViewControllerContextTransitioning)?
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      seen = context
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.4) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!self.cancels && !context.transitionWasCancelled)
      }
    }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let animator = Animator()
    var interaction: UIPercentDrivenInteractiveTransition?
    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBarController(
      _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let delegate = Delegate()
  private var tabs: UITabBarController!
  private var entries: [String] { log.take().filter { !$0.hasSuffix("Layout") && !$0.contains("Move") } }

  private func start() {
    tabs = UITabBarController()
    tabs.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
    tabs.delegate = delegate
    window.rootViewController = tabs
    go(to: 0.1)
    restart()
    _ = log.take()
  }

  func testAnimatedSwitch() {
    start()
    tabs.selectedIndex = 1
    XCTAssertEqual(entries, ["B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear"])
    XCTAssertTrue(delegate.animator.seen?.viewController(forKey: .to) === tabs.viewControllers?[1])
    XCTAssertEqual(delegate.animator.seen?.finalFrame(for: tabs.viewControllers![1]), tabs.view.bounds)
    XCTAssertNotNil(tabs.transitionCoordinator)
    go(to: 0.3)
    XCTAssertEqual(entries, ["B.isAppearing"], "with the layout, when its frame is final")
    XCTAssertEqual(tabs.selectedIndex, 1)
    go(to: 0.6)
    XCTAssertEqual(entries, ["A.didDisappear", "B.didAppear"])
    XCTAssertNil(tabs.viewControllers?[0].view.superview)
    XCTAssertNil(tabs.transitionCoordinator)
  }

  func testCancelledSwitch() {
    start()
    delegate.animator.cancels = true
    tabs.selectedIndex = 1
    go(to: 0.6)
    XCTAssertEqual(
      entries,
      [
        "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing", "A.willAppear",
        "A.isAppearing",
        "B.willDisappear", "B.didDisappear", "A.didAppear",
      ])
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    XCTAssertNotNil(tabs.viewControllers?[0].view.window)
  }

  func testAnotherSwitchEndsTheFirst() {
    start()
    tabs.selectedIndex = 1
    go(to: 0.1)
    tabs.selectedIndex = 0
    go(to: 1)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNotNil(tabs.viewControllers?[0].view.window)
    XCTAssertNil(tabs.viewControllers?[1].view.window)
    let all = entries
    XCTAssertEqual(all.last, "A.didAppear")
    XCTAssertEqual(all.filter { $0 == "B.didAppear" }.count, all.filter { $0 == "B.didDisappear" }.count)
  }

  func testInteractiveSwitch() {
    start()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    tabs.selectedIndex = 1
    go(to: 0.1)
    interaction.update(0.5)
    go(to: 0.2)
    XCTAssertEqual(tabs.viewControllers?[1].view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.1)
    interaction.cancel()
    go(to: 1)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNotNil(tabs.viewControllers?[0].view.window)
    XCTAssertNil(tabs.viewControllers?[1].view.window)
    XCTAssertEqual(entries.suffix(2), ["B.didDisappear", "A.didAppear"])
  }
}
