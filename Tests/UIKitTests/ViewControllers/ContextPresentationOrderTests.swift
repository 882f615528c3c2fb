import FlipsideTesting
import UIKit
import XCTest

/// A controller presented over the current context of a page in a container.
final class ContextPresentationOrderTests: TimeTestCase {
  /// The presenter's view leaves the window when the presented controller has appeared, which gets no callback for
  /// that.
  func testThePresentedControllerStaysWhenThePresenterLeaves() {
    let log = Log()
    let (page, presented) = (LoggingController("A", log), LoggingController("B", log))
    for controller in [page, presented] { controller.logsLayout = false }
    page.definesPresentationContext = true
    window.rootViewController = UINavigationController(rootViewController: page)
    go(to: now + 1)
    _ = log.take()
    presented.modalPresentationStyle = .currentContext
    page.present(presented, animated: true)
    go(to: now + 1)
    XCTAssertEqual(
      log.take().filter { $0.contains("ppear") },
      ["A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "A.didDisappear"])
    XCTAssertNil(page.view.window)
  }

  /// Apple's page of `definesPresentationContext`: some controllers, such as navigation controllers, have true as
  /// the default.
  func testANavigationControllerDefinesAContext() {
    MainActor.assumeIsolated {
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: page)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      XCTAssertTrue(stack.definesPresentationContext)
      XCTAssertFalse(tabs.definesPresentationContext)
      XCTAssertFalse(page.definesPresentationContext)
      onStage(tabs, animates: false) { stage in
        let over = UIViewController()
        over.modalPresentationStyle = .overCurrentContext
        page.present(over, animated: false)
        stage.clock.settle()
        XCTAssertTrue(over.presentingViewController === stack)
        page.dismiss(animated: false)
        stage.clock.settle()
        stack.definesPresentationContext = false
        page.present(over, animated: false)
        stage.clock.settle()
        XCTAssertTrue(over.presentingViewController === tabs)
      }
    }
  }
}
