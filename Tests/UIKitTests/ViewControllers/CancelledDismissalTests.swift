import QuartzCore
import UIKit
import XCTest

/// The callbacks of dismissals that a finger begins and takes back (Apple's pages of
/// `UIViewControllerTransitionCoordinator` and `UIPercentDrivenInteractiveTransition`).
final class CancelledDismissalTests: TimeTestCase {
  private let log = Log()

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    init(_ log: Log) { self.log = log }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let from = context.view(forKey: .from)
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        from?.frame.origin.y = 852
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
  }

  private final class Driver: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    let interaction = UIPercentDrivenInteractiveTransition()
    init(_ log: Log) { self.log = log }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { Animator(log) }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
  }

  private func run(_ style: UIModalPresentationStyle, cancels: Bool) -> [String] {
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    a.logsLayout = false
    b.logsLayout = false
    window.rootViewController = a
    go(to: now + 0.1)
    b.modalPresentationStyle = style
    a.present(b, animated: false)
    settle()
    restart()
    let driver = Driver(log)
    b.transitioningDelegate = driver
    _ = log.take()
    b.dismiss(animated: true) { [log] in log("dismissed") }
    let coordinator = b.transitionCoordinator
    XCTAssertEqual(coordinator?.isInteractive, true)
    coordinator?.notifyWhenInteractionChanges { [log] in log("changed \($0.isCancelled)") }
    coordinator?.animate(alongsideTransition: nil) { [log] in log("completed \($0.isCancelled)") }
    go(to: now + 0.1)
    driver.interaction.update(0.4)
    go(to: now + 0.1)
    if cancels { driver.interaction.cancel() } else { driver.interaction.finish() }
    settle()
    XCTAssertEqual(b.presentingViewController != nil, cancels)
    XCTAssertNil(b.transitionCoordinator)
    XCTAssertEqual(b.isBeingDismissed, false)
    XCTAssertEqual(b.view.window != nil, cancels)
    if cancels { XCTAssertEqual(b.view.frame, window.bounds) }
    defer { window.rootViewController = nil }
    return log.take()
  }

  func testOverThePresenter() {
    XCTAssertEqual(
      run(.overFullScreen, cancels: true),
      [
        "B.willDisappear", "changed true", "B.willAppear", "B.isAppearing", "B.didAppear", "completed true",
        "dismissed", "ended false",
      ])
    XCTAssertEqual(
      run(.overFullScreen, cancels: false),
      ["B.willDisappear", "changed false", "B.didDisappear", "completed false", "dismissed", "ended true"])
  }

  func testInThePresentersPlace() {
    XCTAssertEqual(
      run(.fullScreen, cancels: true),
      [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "changed true", "B.willAppear", "A.willDisappear",
        "A.didDisappear", "B.isAppearing", "B.didAppear", "completed true", "dismissed", "ended false",
      ])
    XCTAssertEqual(
      run(.fullScreen, cancels: false),
      [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "changed false", "A.didAppear", "B.didDisappear",
        "completed false", "dismissed", "ended true",
      ])
  }
}
