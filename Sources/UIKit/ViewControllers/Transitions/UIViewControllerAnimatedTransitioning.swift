/// An app's own animation for presenting or dismissing a view controller.
///
/// ```swift
/// final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {
///   func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
///
///   func animateTransition(using context: any UIViewControllerContextTransitioning) {
///     guard let shown = context.view(forKey: .to) else { return context.completeTransition(true) }
///     context.containerView.addSubview(shown)
///     shown.alpha = 0
///     UIView.animate(withDuration: 0.3, animations: { shown.alpha = 1 }) { _ in
///       context.completeTransition(!context.transitionWasCancelled)
///     }
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition. The implementation has to call the context's `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animator that an interactive transition scrubs; optional.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended; false if it was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { MissingAnimator.shared }
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns the app's interruptible animator; nil if the app does not implement the method.
  func ownAnimator(using context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator === MissingAnimator.shared ? nil : animator
  }
}

/// Records that an optional method is not implemented.
@MainActor private enum MissingAnimator {
  static let shared = UIViewPropertyAnimator()
}
