import QuartzCore

// Animations are applied at once for now, and their completions run on the next turn of the run loop: what they call, in
// which order and with what, is in place.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimation.run(duration: duration, animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  /// A spring by its duration and bounce (iOS 17).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  @discardableResult public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      ViewAnimation.run(duration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts `toView` where `fromView` was; with `.showHideTransitionViews` both stay and only one is shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    ViewAnimation.run(duration: duration, animations: change, completion: completion)
  }

  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      parallelAnimations?()
      for view in views { view.removeFromSuperview() }
    }
    ViewAnimation.run(duration: 0.25, animations: change, completion: completion)
  }

  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  // MARK: Switching off

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    defer { ViewAnimation.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }
  /// The duration of the animation whose block runs; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.currentDuration }

  // MARK: Begin and commit

  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimation.begin(animationID, context)
  }
  public class func commitAnimations() { ViewAnimation.commit() }
  public class func setAnimationDelegate(_ delegate: Any?) {
    ViewAnimation.update { $0.delegate = delegate.map { $0 as AnyObject } }
  }
  public class func setAnimationWillStart(_ selector: Selector?) {
    ViewAnimation.update { $0.willStart = selector }
  }
  public class func setAnimationDidStop(_ selector: Selector?) { ViewAnimation.update { $0.didStop = selector } }
  public class func setAnimationDuration(_ duration: TimeInterval) {
    ViewAnimation.update { $0.duration = duration }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) { ViewAnimation.update { $0.delay = delay } }
  public class func setAnimationStart(_ startDate: Date) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) { ViewAnimation.update { $0.curve = curve } }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    ViewAnimation.update { $0.repeatCount = repeatCount }
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ViewAnimation.update { $0.autoreverses = repeatAutoreverses }
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    ViewAnimation.update { $0.beginsFromCurrentState = fromCurrentState }
  }
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    ViewAnimation.update { $0.transition = (transition, view) }
  }
}
