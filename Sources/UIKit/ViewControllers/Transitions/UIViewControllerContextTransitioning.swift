/// The views, controllers and frames of a transition between view controllers, and the call that ends it.
///
/// The animator must call `completeTransition(_:)` once, with false for a transition that was canceled.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of both views during the transition. The animator adds the view that appears.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled and runs back to its beginning.
  var transitionWasCancelled: Bool { get }
  /// The style with which the controller is presented; `.none` within containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports how much of a driven transition is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that a driven transition continues to its end automatically.
  func finishInteractiveTransition()
  /// Reports that an interactive transition was canceled, so that it runs back to its beginning.
  func cancelInteractiveTransition()
  /// Reports that a running transition is driven by a finger from now on.
  func pauseInteractiveTransition()
  /// Ends the transition. Every animator has to call it; `didComplete` is false if the old state was restored.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that disappears or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or the one that appears; nil for the presenter's view if that stays in the
  /// window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the view that appears: the identity since iOS 8.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the beginning, in the container's space; zero if the container
  /// does not contain the view yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container's space; zero if the view is removed
  /// then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
