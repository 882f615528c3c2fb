/// An object that drives a transition by input other than time, such as a gesture.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: UIViewControllerInteractiveTransitioningOptionalProperties
{
  /// Called at the beginning of a transition that a finger drives; keep the context, and report progress to it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The optional properties of `UIViewControllerInteractiveTransitioning`, as its implementers see them; callers see
/// them optional, as with Objective-C.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioningOptionalProperties: NSObjectProtocol {
  /// A factor on the rest of the transition.
  @_disfavoredOverload var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition after the finger lifted. `.easeInOut` by default.
  @_disfavoredOverload var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; if false, it begins as an ordinary animation.
  @_disfavoredOverload var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioningOptionalProperties {
  @_disfavoredOverload public var completionSpeed: CGFloat { 1 }
  @_disfavoredOverload public var completionCurve: UIView.AnimationCurve { .easeInOut }
  @_disfavoredOverload public var wantsInteractiveStart: Bool { true }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed with which the transition continues after the gesture, relative to that of the animation. 1 by
  /// default.
  public var completionSpeed: CGFloat? { completionSpeed as CGFloat }
  /// The curve with which the transition continues after the gesture. `.easeInOut` by default.
  public var completionCurve: UIView.AnimationCurve? { completionCurve as UIView.AnimationCurve }
  /// Whether a finger drives the transition from its beginning. True by default.
  public var wantsInteractiveStart: Bool? { wantsInteractiveStart as Bool }
}
