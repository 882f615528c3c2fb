import QuartzCore
import UIKit
import XCTest

/// The continuation of an interactive transition after the finger has lifted
/// (facts/presentation.md#transition/completion-curve).
final class CompletionCurveTests: TimeTestCase {
  /// An animator that fades a controller in within a second, at a constant speed.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    let turning = CALayer()
    var finished: Bool?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(to)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = 2 * Double.pi
      turn.repeatCount = .infinity
      turning.add(turn, forKey: "turn")
      to.layer.addSublayer(turning)
      to.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        to.alpha = 1
      } completion: { finished in
        self.finished = finished
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
  }

  private let fade = Fade()
  private let presented = UIViewController()
  private var root: UIViewController { window.rootViewController! }
  private var opacity: Double { Double(presented.view.layer.presentation()?.opacity ?? -1) }

  /// Presents the controller, and drives the transition to one half.
  private func begin() {
    presented.modalPresentationStyle = .overFullScreen
    presented.transitioningDelegate = fade
    go(to: now + 0.05)
    root.present(presented, animated: true)
    step()
    fade.interaction.update(0.5)
    go(to: now + 0.1)
    XCTAssertEqual(opacity, 0.5, accuracy: 0.01)
    restart()
  }

  func testTheRestFollowsTheCurve() {
    // The values of the curves at a quarter of the remaining time.
    for (curve, share) in [
      (UIView.AnimationCurve.linear, 0.25), (.easeInOut, 0.129), (.easeIn, 0.093), (.easeOut, 0.378),
    ] {
      begin()
      fade.interaction.completionCurve = curve
      fade.interaction.finish()
      go(to: 0.125)
      XCTAssertEqual(opacity, 0.5 + 0.5 * share, accuracy: 0.02, "\(curve.rawValue)")
      go(to: 0.7)
      XCTAssertTrue(root.presentedViewController === presented)
      XCTAssertFalse(presented.isBeingPresented)
      root.dismiss(animated: false)
      go(to: 0.8)
      restart()
    }
  }

  func testTheSpeedShortensIt() {
    begin()
    fade.interaction.completionCurve = .linear
    fade.interaction.completionSpeed = 2
    fade.interaction.cancel()
    go(to: 0.125)
    XCTAssertEqual(opacity, 0.25, accuracy: 0.02)
    go(to: 0.3)
    XCTAssertNil(root.presentedViewController)
  }

  func testAnimationsOfAFinishedTransitionHaveFinished() {
    XCTAssertEqual(fade.interaction.completionCurve, .easeInOut)
    begin()
    fade.interaction.finish()
    go(to: 0.6)
    XCTAssertEqual(fade.finished, true)
    XCTAssertEqual(presented.view.alpha, 1)
    root.dismiss(animated: false)
    go(to: 0.7)
    restart()
    begin()
    fade.interaction.cancel()
    go(to: 0.6)
    XCTAssertEqual(fade.finished, false)
    XCTAssertNil(root.presentedViewController)
  }

  func testWhatHasNoEndGoesOn() {
    begin()
    fade.interaction.finish()
    go(to: 0.6)
    XCTAssertEqual(fade.turning.animationKeys(), ["turn"])
    fade.turning.removeAllAnimations()
  }
}
