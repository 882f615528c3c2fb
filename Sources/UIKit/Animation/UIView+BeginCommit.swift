import QuartzCore

// The API from before blocks. Setters apply to the changes after them, up to `commitAnimations()`.
extension UIView {
  /// Begins an animation that `commitAnimations()` ends; changes between the two calls are animated. The older form
  /// of `animate(withDuration:animations:)`.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LegacyAnimations.begin(animationID, context)
  }
  /// Ends and starts the animation that was begun last.
  public class func commitAnimations() { LegacyAnimations.commit() }
  /// Sets the object that gets the messages of the two selectors below. It is not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimations.setDelegate(delegate.map { $0 as AnyObject })
  }
  /// Sets the method that is called at the start of the first animation; it gets the identifier and the context.
  public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimations.setWillStart(selector) }
  /// Sets the method that is called at the end; it gets the identifier, whether all animations finished (a number),
  /// and the context.
  public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimations.setDidStop(selector) }
  /// Sets the duration of the begun animation in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimations.update { $0.duration = duration.isNaN ? 0 : min(max(duration, 0), 3e9) }
  }
  /// Sets the delay of the begun animation in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimations.update { $0.delay = delay.isNaN ? 0 : min(max(delay, 0), 3e9) }
  }
  /// Sets the date at which the begun animation starts; only a date in the future delays it.
  public class func setAnimationStart(_ startDate: Date) { setAnimationDelay(startDate.timeIntervalSinceNow) }
  /// Sets the curve of the begun animation; `.easeInOut` by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    LegacyAnimations.update { $0.timing = AnimationTiming(curve: curve.rawValue) }
  }
  /// Sets the number of times that the begun animation runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimations.update { $0.repeatCount = repeatCount.isNaN ? 0 : max(repeatCount, 0) }
  }
  /// Sets whether the begun animation runs backwards after each forward run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimations.update { $0.autoreverses = repeatAutoreverses }
  }
  /// Sets whether the begun animation starts from the values on the screen. False starts it from the model's
  /// values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    LegacyAnimations.update { $0.beginsFromCurrentState = fromCurrentState }
  }
  /// Sets a transition of the view's content at the commit. The content is always cached.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    LegacyAnimations.setTransition(transition, view)
  }
}
