import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// The values of the coordinator in the callbacks before a transition.
final class InteractivePopTests: NavigationTestCase {
  private final class Asking: LoggingPage {
    var asked: [Bool?] = []
    func ask() { asked = [transitionCoordinator?.isInteractive, transitionCoordinator?.initiallyInteractive] }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      ask()
    }
  }

  /// Apple's documentation of `initiallyInteractive` and `isInteractive`: true from the beginning of what a finger
  /// leads.
  func testASwipedPopIsInteractiveFromItsBeginning() {
    let page = Asking("D", log)
    navigation.pushViewController(page, animated: false)
    settle()
    restart()
    var below: [Bool?] = []
    a.onWillAppear = {
      below = [$0.transitionCoordinator?.isInteractive, $0.transitionCoordinator?.initiallyInteractive]
    }
    touch(0, .began, 5, 400)
    for part in 1...10 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 5 + CGFloat(part) * 10, 400)
    }
    XCTAssertEqual(page.asked, [true, true])
    XCTAssertEqual(below, [true, true])
    go(to: now + 0.3)
    touch(0, .ended, 105, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers)?.count, 2, "it was cancelled")
    navigation.popViewController(animated: true)
    settle()
    XCTAssertEqual(page.asked, [false, false])
    XCTAssertEqual(below, [false, false])
  }

  // MARK: A transition that is taken over

  /// An animator that uses view animations or a property animator.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 1
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      Self.duration
    }
    static func enter(_ context: any UIViewControllerContextTransitioning) -> UIView? {
      guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
        return nil
      }
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
      return to
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = Self.enter(context)
      UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) {
        to?.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      Fade.duration
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      let to = Fade.enter(context)
      let new = UIViewPropertyAnimator(duration: Fade.duration, curve: .linear) { to?.alpha = 1 }
      new.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator = new
      return new
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction = UIPercentDrivenInteractiveTransition()
    init(_ animator: any UIViewControllerAnimatedTransitioning) {
      self.animator = animator
      interaction.wantsInteractiveStart = false
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// Apple's documentation of `wantsInteractiveStart` and `pause()`: what began without a finger can be taken over.
  func testATransitionThatBeganByItselfIsTakenOver() {
    for (number, cancels) in [true, false, true, false].enumerated() {
      let delegate = Delegate(number < 2 ? InterruptibleFade() : Fade())
      let interaction = delegate.interaction
      navigation.delegate = delegate
      let page = page("P")
      restart()
      navigation.pushViewController(page, animated: true)
      step()
      let coordinator = navigation.transitionCoordinator
      XCTAssertEqual(coordinator?.initiallyInteractive, false, "\(number)")
      var changes = 0
      coordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
      go(to: 0.4)
      interaction.pause()
      XCTAssertEqual(interaction.percentComplete, 0.4, accuracy: 0.05, "\(number)")
      XCTAssertEqual(coordinator?.isInteractive, true, "\(number)")
      XCTAssertEqual(changes, 1, "\(number)")
      go(to: 1.5)
      XCTAssertEqual(Double(page.view.layer.presentation()?.opacity ?? 0), 0.4, accuracy: 0.05, "\(number)")
      interaction.update(0.8)
      go(to: 2)
      XCTAssertEqual(Double(page.view.layer.presentation()?.opacity ?? 0), 0.8, accuracy: 0.05, "\(number)")
      if cancels { interaction.cancel() } else { interaction.finish() }
      go(to: 4)
      XCTAssertEqual(names(navigation.viewControllers), cancels ? ["A"] : ["A", "P"], "\(number)")
      XCTAssertEqual(page.view.window == nil, cancels, "\(number)")
      XCTAssertNil(navigation.transitionCoordinator, "\(number)")
      navigation.delegate = nil
      navigation.popToRootViewController(animated: false)
      settle()
    }
  }
}
