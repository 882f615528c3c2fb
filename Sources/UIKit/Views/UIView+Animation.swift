import QuartzCore

// Animations are applied at once for now, and their completions run on the next turn of the run loop: what they call, in
// which order and with what, is in place.
extension UIView {
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimation.run(duration: duration, animations: animations, completion: nil)
  }

  open class func animate(
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

  @discardableResult open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      ViewAnimation.run(duration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts `toView` where `fromView` was; with `.showHideTransitionViews` both stay and only one is shown.
  open class func transition(
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

  open class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      parallelAnimations?()
      for view in views { view.removeFromSuperview() }
    }
    ViewAnimation.run(duration: 0.25, animations: change, completion: completion)
  }

  open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }

  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, animations: animations, completion: completion)
  }

  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  // MARK: Switching off

  open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  open class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    defer { ViewAnimation.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }
  /// The duration of the animation whose block runs; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.currentDuration }

  // MARK: Begin and commit

  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimation.begin(animationID, context)
  }
  open class func commitAnimations() { ViewAnimation.commit() }
  open class func setAnimationDelegate(_ delegate: Any?) {
    ViewAnimation.update { $0.delegate = delegate.map { $0 as AnyObject } }
  }
  open class func setAnimationWillStart(_ selector: Selector?) { ViewAnimation.update { $0.willStart = selector } }
  open class func setAnimationDidStop(_ selector: Selector?) { ViewAnimation.update { $0.didStop = selector } }
  open class func setAnimationDuration(_ duration: TimeInterval) { ViewAnimation.update { $0.duration = duration } }
  open class func setAnimationDelay(_ delay: TimeInterval) { ViewAnimation.update { $0.delay = delay } }
  open class func setAnimationStart(_ startDate: Date) {}
  open class func setAnimationCurve(_ curve: AnimationCurve) { ViewAnimation.update { $0.curve = curve } }
  open class func setAnimationRepeatCount(_ repeatCount: Float) { ViewAnimation.update { $0.repeatCount = repeatCount } }
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ViewAnimation.update { $0.autoreverses = repeatAutoreverses }
  }
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    ViewAnimation.update { $0.beginsFromCurrentState = fromCurrentState }
  }
  open class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    ViewAnimation.update { $0.transition = (transition, view) }
  }
}
