import QuartzCore

// The way before blocks. Setters hold for the changes after them, up to `commitAnimations()`.
extension UIView {
  /// Begins an animation that `commitAnimations()` ends: what changes between the two is animated. The older form
  /// of `animate(withDuration:animations:)`.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LegacyAnimations.begin(animationID, context)
  }
  /// Ends the animation that was begun last, and starts it.
  public class func commitAnimations() { LegacyAnimations.commit() }
  /// Sets the object that gets the messages of the two selectors below. It is not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimations.setDelegate(delegate.map { $0 as AnyObject })
  }
  /// Sets the message for the start of the first animation; it gets the identifier and the context.
  public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimations.setWillStart(selector) }
  /// Sets the message for the end; it gets the identifier, whether all finished (a number), and the context.
  public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimations.setDidStop(selector) }
  /// Sets the seconds of the begun animation; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimations.update { $0.duration = duration.isNaN ? 0 : min(max(duration, 0), 3e9) }
  }
  /// Sets the seconds before the begun animation starts.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimations.update { $0.delay = delay.isNaN ? 0 : min(max(delay, 0), 3e9) }
  }
  /// Sets the date at which the begun animation starts; only a date in the future delays it.
  public class func setAnimationStart(_ startDate: Date) { setAnimationDelay(startDate.timeIntervalSinceNow) }
  /// Sets the curve of the begun animation; `.easeInOut` by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    LegacyAnimations.update { $0.timing = AnimationTiming(curve: curve.rawValue) }
  }
  /// Sets how often the begun animation is repeated, in units of its duration.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimations.update { $0.repeatCount = repeatCount.isNaN ? 0 : max(repeatCount, 0) }
  }
  /// Sets whether the begun animation runs backwards after each time forwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimations.update { $0.autoreverses = repeatAutoreverses }
  }
  /// Sets whether the begun animation starts from what is on the screen. False starts it from the values that were
  /// set last.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    LegacyAnimations.update { $0.beginsFromCurrentState = fromCurrentState }
  }
  /// Turns what the view shows at the commit; the cache is always made.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    LegacyAnimations.setTransition(transition, view)
  }
}
