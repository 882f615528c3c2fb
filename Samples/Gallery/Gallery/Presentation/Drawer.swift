import UIKit

/// Slides the presented view in from the leading edge, over a dimmed screen that dismisses it, and follows a finger back.
class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate, UIPopoverPresentationControllerDelegate {
  private weak var presentation: DrawerPresentationController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = DrawerPresentationController(presentedViewController: presented, presenting: presenting)
    presentation = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isOpening: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isOpening: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    presentation?.interaction
  }

  /// Popovers stay popovers on an iPhone.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}

class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isOpening: Bool

  init(isOpening: Bool) { self.isOpening = isOpening }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
    guard let controller = context.viewController(forKey: key), let view = controller.view else {
      return context.completeTransition(false)
    }
    let open = isOpening ? context.finalFrame(for: controller) : view.frame
    let isRightToLeft = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let closed = open.offsetBy(dx: isRightToLeft ? open.width : -open.width, dy: 0)
    if isOpening { context.containerView.addSubview(view) }
    view.frame = isOpening ? closed : open
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) { [self] in
      view.frame = isOpening ? open : closed
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

class DrawerPresentationController: UIPresentationController {
  /// Non-nil while a finger moves the drawer.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let width = min(320, container.bounds.width * 0.8)
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? container.bounds.width - width : 0, y: 0, width: width, height: container.bounds.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    shade.alpha = 0
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(shadeTapped)))
    container.insertSubview(shade, at: 0)
    presentedView?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentedViewController.transitionCoordinator == nil {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  @objc private func shadeTapped() { presentedViewController.dismiss(animated: true) }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    guard let container = containerView else { return }
    let width = frameOfPresentedViewInContainerView.width
    let sign: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
    let progress = max(0, min(1, sign * pan.translation(in: container).x / width))
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      presentedViewController.dismiss(animated: true)
    case .changed: interaction?.update(progress)
    case .ended where progress > 0.4:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}
