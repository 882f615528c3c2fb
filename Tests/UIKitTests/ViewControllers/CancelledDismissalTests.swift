import QuartzCore
import UIKit
import XCTest

/// The callbacks of interactive dismissals that are canceled (Apple's pages of
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

  /// Animations alongside the transition are undone with the others, as the dimming view of a presentation
  /// controller (Apple's Creating Custom Presentations).
  func testAnimationsAlongsideComeBack() {
    final class Leaving: UIViewController {
      var onLeave: () -> Void = {}
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onLeave()
      }
    }
    for cancels in [true, false] {
      let (a, b) = (UIViewController(), Leaving())
      window.rootViewController = a
      go(to: now + 0.1)
      let shade = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
      shade.alpha = 0.5
      a.view.addSubview(shade)
      b.modalPresentationStyle = .overFullScreen
      a.present(b, animated: false)
      settle()
      let driver = Driver(log)
      b.transitioningDelegate = driver
      b.onLeave = { [unowned b] in
        b.transitionCoordinator?.animate { _ in
          shade.alpha = 0
          shade.frame.origin.x = 100
          shade.backgroundColor = .red
        }
      }
      b.dismiss(animated: true)
      go(to: now + 0.1)
      driver.interaction.update(0.4)
      go(to: now + 0.1)
      XCTAssertEqual(shade.layer.presentation()?.opacity ?? 0, 0.3, accuracy: 0.1)
      if cancels { driver.interaction.cancel() } else { driver.interaction.finish() }
      settle()
      XCTAssertEqual(shade.alpha, cancels ? 0.5 : 0, accuracy: 0.001, "cancels \(cancels)")
      XCTAssertEqual(shade.frame.minX, cancels ? 10 : 100)
      XCTAssertEqual(shade.backgroundColor == nil, cancels)
      XCTAssertEqual(shade.layer.presentation()?.opacity ?? -1, cancels ? 0.5 : 0, accuracy: 0.001)
      window.rootViewController = nil
    }
  }
}
