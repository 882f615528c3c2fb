import QuartzCore
import UIKit
import XCTest

/// The delegate of a navigation controller, and the app's own transitions (facts/navigation.md#orders).
final class NavigationDelegateTests: NavigationTestCase {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: Bool?
    var context: (any UIViewControllerContextTransitioning)?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: Log
    var animator: Fade?
    var interaction: UIPercentDrivenInteractiveTransition?
    var onWillShow: (() -> Void)?
    init(_ log: Log) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      log("willShow \(viewController.title!) \(animated)")
      onWillShow?()
      onWillShow = nil
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log("didShow \(viewController.title!) \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log("animator \(operation.rawValue) \(fromVC.title!)\(toVC.title!)")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func makeDelegate() -> Delegate {
    let delegate = Delegate(log)
    navigation.delegate = delegate
    return delegate
  }

  func testOrder() {
    let delegate = makeDelegate()
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertEqual(
      log.take(),
      [
        "B.willMove nav", "animator 1 AB", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
        "willShow B true", "B.isAppearing", "A.didDisappear", "B.didAppear", "B.didMove nav", "didShow B true",
      ])
    navigation.popViewController(animated: false)
    settle()
    XCTAssertEqual(
      log.take().filter { $0.contains("Show") || $0.contains("animator") }, ["willShow A false", "didShow A false"])
    let other = UINavigationController(rootViewController: page("R"))
    other.delegate = delegate
    window.rootViewController = other
    settle()
    XCTAssertEqual(log.take().filter { $0.contains("Show") }, ["willShow R false", "didShow R false"])
  }

  func testTheDelegateMayChangeTheStackInItsCallback() {
    let delegate = makeDelegate()
    delegate.onWillShow = { [unowned self] in navigation.popViewController(animated: true) }
    navigation.pushViewController(b, animated: true)
    settle()
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
    XCTAssertEqual(
      log.take().filter { $0.contains("Show") },
      ["willShow B true", "didShow B true", "willShow A true", "didShow A true"])
    XCTAssertNotNil(a.view.window)
    XCTAssertNil(b.parent)
    XCTAssertTrue(isIdle)
  }

  /// Each page gets `didMove(toParent:)` for the stack after it appeared, and before the call for its removal.
  func testEachPageMovesInBeforeItMovesOutWhenTheDelegateChangesTheStack() {
    for isAnimated in [true, false] {
      let delegate = makeDelegate()
      let (c, d) = (page("C"), page("D"))
      delegate.onWillShow = { [unowned self] in navigation.setViewControllers([a, d], animated: false) }
      navigation.pushViewController(c, animated: isAnimated)
      settle()
      settle()
      let order = log.take()
      XCTAssertEqual(
        order.filter { $0.hasPrefix("C.") && ($0.contains("didMove") || $0.contains("Appear")) },
        ["C.willAppear", "C.isAppearing", "C.didAppear", "C.didMove nav", "C.didMove nil"], "\(isAnimated)")
      XCTAssertEqual(
        order.filter { $0.hasPrefix("D.") && !$0.contains("load") },
        ["D.willMove nav", "D.didLoad", "D.willAppear", "D.isAppearing", "D.didAppear", "D.didMove nav"],
        "\(isAnimated)")
      XCTAssertEqual(
        order.filter { $0.contains("Show") },
        ["willShow C \(isAnimated)", "didShow C \(isAnimated)", "willShow D false", "didShow D false"])
      navigation.popToRootViewController(animated: false)
      settle()
      _ = log.take()
    }
  }

  func testAnAnimatorOfTheApp() throws {
    let delegate = makeDelegate()
    let fade = Fade()
    delegate.animator = fade
    navigation.pushViewController(b, animated: true)
    var alongside: [String] = []
    let coordinator = try XCTUnwrap(navigation.transitionCoordinator, "as soon as it was asked for")
    coordinator.animate { _ in
      alongside.append("animate")
    } completion: {
      alongside.append("end \($0.isCancelled)")
    }
    step()
    let context = try XCTUnwrap(fade.context)
    XCTAssertTrue(context.viewController(forKey: .from) === a && context.view(forKey: .to) === b.view)
    XCTAssertEqual(context.finalFrame(for: b), navigation.view.bounds)
    XCTAssertEqual(context.initialFrame(for: b), .zero)
    XCTAssertEqual(coordinator.transitionDuration, 1)
    go(to: 0.5)
    XCTAssertEqual(Double(b.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.05)
    XCTAssertEqual(alongside, ["animate"])
    go(to: 1.2)
    XCTAssertEqual(alongside, ["animate", "end false"])
    XCTAssertEqual(fade.ended, true)
    XCTAssertNil(navigation.transitionCoordinator)
    XCTAssertNil(a.view.superview)
  }

  func testATransitionThatIsDrivenAndCancelled() {
    pushB()
    let delegate = makeDelegate()
    let fade = Fade()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.animator = fade
    delegate.interaction = interaction
    navigation.popViewController(animated: true)
    step()
    interaction.update(0.4)
    go(to: 0.3)
    XCTAssertEqual(Double(a.view.layer.presentation()?.opacity ?? 0), 0.4, accuracy: 0.01)
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
    interaction.cancel()
    settle()
    XCTAssertEqual(
      log.take().filter { !$0.contains("animator") && !$0.contains("Move") },
      [
        "B.willDisappear", "A.willAppear", "willShow A true", "A.isAppearing", "A.willDisappear", "A.didDisappear",
        "B.willAppear", "B.isAppearing", "B.didAppear",
      ])
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
    XCTAssertEqual(fade.ended, false)
    XCTAssertNotNil(b.view.window)
    XCTAssertNil(a.view.superview)
    XCTAssertEqual(navigation.navigationBar.topItem?.title, "B")
    XCTAssertFalse(b.isMovingFromParent)
  }

  func testOrientationsAreTheDelegates() {
    final class Portrait: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(_ controller: UINavigationController)
        -> UIInterfaceOrientationMask
      { .portrait }
    }
    XCTAssertEqual(navigation.supportedInterfaceOrientations, .allButUpsideDown)
    let portrait = Portrait()
    navigation.delegate = portrait
    XCTAssertEqual(navigation.supportedInterfaceOrientations, .portrait)
  }
}
