import QuartzCore
import UIKit
import XCTest

/// Transitions of presented controllers with the app's own animators, and interactive ones.
final class CustomTransitionTests: TimeTestCase {
  /// An animator that slides a controller in from the right, as in most articles.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let shows: Bool
    var log: (String) -> Void = { _ in }
    var context: (any UIViewControllerContextTransitioning)?
    init(shows: Bool) { self.shows = shows }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return context.completeTransition(false)
      }
      let container = context.containerView
      let moving: UIView = shows ? to.view : from.view
      if shows {
        to.view.frame = context.finalFrame(for: to)
        to.view.frame.origin.x = container.bounds.width
        container.addSubview(to.view)
      } else if let toView = context.view(forKey: .to) {
        container.insertSubview(toView, belowSubview: from.view)
      }
      UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
        moving.frame.origin.x = self.shows ? 0 : container.bounds.width
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
  }

  /// An animator with a property animator.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
      let to = context.view(forKey: .to)
      if let to { context.containerView.addSubview(to) }
      to?.alpha = 0
      made.addAnimations { to?.alpha = 1 }
      made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator = made
      return made
    }
  }

  private final class Sheet: UIPresentationController {
    var log: (String) -> Void = { _ in }
    let dim = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      log("will present")
      dim.frame = containerView?.bounds ?? .zero
      dim.backgroundColor = .black
      dim.alpha = 0
      containerView?.insertSubview(dim, at: 0)
      presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0.5 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log("did present \(completed)") }
    override func dismissalTransitionWillBegin() {
      log("will dismiss")
      presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log("did dismiss \(completed)") }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Logged: UIViewController {
    var log: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { log("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("didDisappear") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var present: (any UIViewControllerAnimatedTransitioning)?
    var dismiss: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var sheet: ((UIViewController, UIViewController?) -> UIPresentationController)?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { present }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { dismiss }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { sheet?(presented, presenting) }
  }

  private let presented = Logged()
  private let delegate = Delegate()
  private var root: UIViewController { window.rootViewController! }
  private var log: [String] = []
  private var shownX: CGFloat { presented.view.layer.presentation()?.frame.origin.x ?? .nan }
  private var width: CGFloat { window.bounds.width }

  override func setUp() {
    super.setUp()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = delegate
    presented.view.backgroundColor = .orange
    presented.log = { self.log.append($0) }
    log = []
    go(to: now + 0.05)
    restart()
  }

  private func present() {
    root.present(presented, animated: true) { self.log.append("presented") }
    step()
  }

  /// Presents the controller without an animation.
  private func stand() {
    root.present(presented, animated: false)
    go(to: 0.1)
    log = []
    restart()
  }

  func testTheAnimatorShowsIt() {
    let slide = Slide(shows: true)
    slide.log = { self.log.append($0) }
    delegate.present = slide
    present()
    XCTAssertEqual(log, ["willAppear"])
    XCTAssertEqual(presented.transitionCoordinator?.transitionDuration, 0.5)
    XCTAssertTrue(slide.context?.view(forKey: .to) === presented.view)
    XCTAssertTrue(slide.context?.view(forKey: .from) === root.view)
    XCTAssertTrue(root.view.superview === slide.context?.containerView)
    go(to: 0.25)
    XCTAssertEqual(shownX, width / 2, accuracy: 0.5)
    XCTAssertTrue(presented.isBeingPresented)
    go(to: 0.6)
    XCTAssertEqual(log, ["willAppear", "didAppear", "presented", "ended true"])
    XCTAssertNil(root.view.window, "covered")
    XCTAssertTrue(isIdle)
    let back = Slide(shows: false)
    delegate.dismiss = back
    restart()
    presented.dismiss(animated: true) { self.log.append("dismissed") }
    XCTAssertTrue(back.context?.view(forKey: .to) === root.view)
    go(to: 0.25)
    XCTAssertEqual(shownX, width / 2, accuracy: 0.5)
    go(to: 0.6)
    XCTAssertEqual(log.suffix(3), ["willDisappear", "didDisappear", "dismissed"])
    XCTAssertTrue(root.view.superview === window.subviews.first?.subviews.first)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(presented.view.window)
    XCTAssertTrue(isIdle)
  }

  func testWithoutAnAnimatorOrAnimationItIsTheUsualOne() {
    present()
    go(to: 0.6)
    XCTAssertEqual(log, ["willAppear", "didAppear", "presented"])
    let slide = Slide(shows: false)
    delegate.dismiss = slide
    root.dismiss(animated: false)
    go(to: 0.7)
    XCTAssertNil(slide.context)
    XCTAssertNil(root.presentedViewController)
  }

  func testAFingerDrivesADismissalAndLetsGo() {
    stand()
    let interaction = UIPercentDrivenInteractiveTransition()
    let slide = Slide(shows: false)
    delegate.dismiss = slide
    delegate.interaction = interaction
    root.dismiss(animated: true) { self.log.append("dismissed") }
    XCTAssertEqual(slide.context?.isInteractive, true)
    XCTAssertEqual(presented.transitionCoordinator?.isInteractive, true)
    XCTAssertEqual(interaction.duration, 0.5)
    for part in [0.2, 0.6, 0.4] {
      interaction.update(part)
      go(to: now + 0.3)
      XCTAssertEqual(shownX, width * part, accuracy: 0.5, "it stands where the finger is")
    }
    XCTAssertEqual(interaction.percentComplete, 0.4)
    restart()
    interaction.finish()
    go(to: 0.15)
    XCTAssertEqual(shownX, width * 0.7, accuracy: width * 0.04, "on with the speed that it has by itself")
    go(to: 0.4)
    XCTAssertEqual(log, ["willDisappear", "didDisappear", "dismissed"])
    XCTAssertNil(root.presentedViewController)
    XCTAssertTrue(isIdle)
  }

  func testACancelledDismissalIsAsBefore() {
    stand()
    let interaction = UIPercentDrivenInteractiveTransition()
    let slide = Slide(shows: false)
    slide.log = { self.log.append($0) }
    delegate.dismiss = slide
    delegate.interaction = interaction
    root.dismiss(animated: true)
    var cancelled: Bool?
    presented.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
    interaction.update(0.5)
    go(to: 0.1)
    restart()
    interaction.cancel()
    go(to: 0.125)
    XCTAssertEqual(shownX, width * 0.25, accuracy: width * 0.04)
    go(to: 0.5)
    XCTAssertEqual(cancelled, true)
    XCTAssertEqual(log, ["willDisappear", "willAppear", "didAppear", "ended false"])
    XCTAssertTrue(root.presentedViewController === presented)
    XCTAssertEqual(presented.view.frame, window.bounds, "where it was")
    XCTAssertNil(root.view.window)
    XCTAssertFalse(presented.isBeingDismissed)
    XCTAssertTrue(isIdle)
    delegate.interaction = nil
    restart()
    root.dismiss(animated: true)
    go(to: 0.6)
    XCTAssertNil(root.presentedViewController)
    XCTAssertTrue(root.view.superview === window.subviews.first?.subviews.first)
  }

  func testACancelledPresentationLeavesNothing() {
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.present = Slide(shows: true)
    delegate.interaction = interaction
    present()
    interaction.update(0.3)
    go(to: 0.1)
    interaction.cancel()
    go(to: 0.5)
    XCTAssertEqual(log.prefix(3), ["willAppear", "willDisappear", "didDisappear"])
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(presented.presentingViewController)
    XCTAssertNil(presented.view.superview)
    XCTAssertTrue(root.view.superview === window.subviews.first?.subviews.first)
    XCTAssertTrue(isIdle)
    // Repeats the transition up to its end.
    delegate.present = Slide(shows: true)
    delegate.interaction = nil
    restart()
    present()
    go(to: 0.6)
    XCTAssertTrue(root.presentedViewController === presented)
  }

  func testPropertyAnimatorsAreScrubbed() {
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.present = Fade()
    delegate.interaction = interaction
    present()
    interaction.update(0.25)
    step()
    XCTAssertEqual(Double(presented.view.layer.presentation()?.opacity ?? 0), 0.25, accuracy: 0.01)
    interaction.update(0.5)
    interaction.cancel()
    restart()
    go(to: 0.25)
    XCTAssertEqual(Double(presented.view.layer.presentation()?.opacity ?? 0), 0.25, accuracy: 0.03)
    go(to: 0.6)
    XCTAssertNil(root.presentedViewController)
    delegate.present = Fade()
    delegate.interaction = nil
    restart()
    present()
    go(to: 0.5)
    // Apple's page of `isInterruptible`: whether the animator has an interruptible animator.
    XCTAssertEqual(presented.transitionCoordinator?.isInterruptible, true)
    XCTAssertEqual(Double(presented.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.03)
    go(to: 1.1)
    XCTAssertTrue(root.presentedViewController === presented)
    XCTAssertTrue(isIdle)
  }

  func testTheSystemsTransitionsAreNotInterruptible() {
    delegate.present = nil
    present()
    XCTAssertEqual(presented.transitionCoordinator?.isInterruptible, false)
    go(to: 1)
  }

  /// facts/presentation.md#transition/custom-order and custom-dismissal-order
  func testAPresentationControllerHasItsSay() {
    presented.modalPresentationStyle = .custom
    var sheet: Sheet?
    delegate.sheet = { presented, presenting in
      let made = Sheet(presentedViewController: presented, presenting: presenting)
      made.log = { self.log.append($0) }
      sheet = made
      return made
    }
    present()
    XCTAssertTrue(presented.presentationController === sheet)
    XCTAssertTrue(sheet?.presentingViewController === root)
    go(to: 0.25)
    let dimmed = Double(sheet?.dim.layer.presentation()?.opacity ?? 0)
    XCTAssertGreaterThan(dimmed, 0.1)
    go(to: 0.7)
    XCTAssertEqual(log, ["will present", "willAppear", "did present true", "didAppear", "presented"])
    XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 426, width: 393, height: 426))
    XCTAssertNotNil(root.view.window, "it is still seen")
    XCTAssertEqual(sheet?.dim.alpha, 0.5)
    root.dismiss(animated: true)
    go(to: 1.4)
    XCTAssertEqual(log.suffix(4), ["willDisappear", "will dismiss", "did dismiss true", "didDisappear"])
    XCTAssertNil(sheet?.containerView)
    XCTAssertTrue(isIdle)
  }

  func testAnotherTransitionMeanwhileEndsIt() {
    delegate.present = Slide(shows: true)
    delegate.dismiss = Slide(shows: false)
    present()
    go(to: 0.2)
    root.dismiss(animated: true)
    XCTAssertEqual(log, ["willAppear", "didAppear", "presented", "willDisappear"])
    go(to: 0.8)
    XCTAssertNil(root.presentedViewController)
    XCTAssertTrue(root.view.superview === window.subviews.first?.subviews.first)
    XCTAssertTrue(isIdle)
  }

  func testBadAnimators() {
    final class Bad: NSObject, UIViewControllerAnimatedTransitioning {
      let duration: TimeInterval
      init(_ duration: TimeInterval) { self.duration = duration }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      {
        duration
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        for _ in 0..<3 { context.completeTransition(true) }
        context.completeTransition(false)
      }
    }
    for duration in [0, -1, .nan, .infinity] {
      delegate.present = Bad(duration)
      delegate.dismiss = Bad(duration)
      log = []
      present()
      go(to: now + 0.1)
      XCTAssertEqual(log, ["willAppear", "didAppear", "presented"])
      root.dismiss(animated: true)
      go(to: now + 0.1)
      XCTAssertNil(root.presentedViewController)
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.update(0.5)
    interaction.finish()
    interaction.cancel()
    interaction.pause()
    delegate.present = Slide(shows: true)
    delegate.interaction = interaction
    interaction.completionSpeed = -3
    present()
    for part in [CGFloat.nan, .infinity, -4, 9] { interaction.update(part) }
    XCTAssertEqual(interaction.percentComplete, 1)
    go(to: now + 0.1)
    XCTAssertTrue(presented.isBeingPresented)
    interaction.finish()
    interaction.finish()
    go(to: now + 0.5)
    XCTAssertTrue(root.presentedViewController === presented)
    XCTAssertFalse(presented.isBeingPresented)
  }

  func testNothingIsKept() {
    weak var weakDelegate: Delegate?
    weak var weakInteraction: UIPercentDrivenInteractiveTransition?
    weak var weakSlide: Slide?
    weak var weakController: UIViewController?
    autoreleasepoolIfAny {
      let other = UIViewController()
      let delegate = Delegate()
      let interaction = UIPercentDrivenInteractiveTransition()
      let slide = Slide(shows: true)
      other.modalPresentationStyle = .fullScreen
      other.transitioningDelegate = delegate
      delegate.present = slide
      delegate.interaction = interaction
      (weakDelegate, weakInteraction, weakSlide, weakController) = (delegate, interaction, slide, other)
      root.present(other, animated: true)
      interaction.update(0.5)
      go(to: now + 0.1)
      interaction.cancel()
      go(to: now + 1)
      slide.context = nil
    }
    go(to: now + 0.1)
    XCTAssertNil(weakInteraction)
    XCTAssertNil(weakSlide)
    XCTAssertNil(weakDelegate)
    XCTAssertNil(weakController)
  }

  private func autoreleasepoolIfAny(_ body: () -> Void) { body() }
}
