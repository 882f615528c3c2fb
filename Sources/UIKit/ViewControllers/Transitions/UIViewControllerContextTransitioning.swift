/// The views, controllers and frames of a transition between view controllers, and the call that ends it.
///
/// The animator must call `completeTransition(_:)` once, with false for a transition that was cancelled.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// What both views are in meanwhile; the view that comes is put there by the animator.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Must be called at the end; false when the old state is there again.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for the presenter's view where that stays in the window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}
