import QuartzCore

// The way before blocks. Setters hold for the changes after them, up to `commitAnimations()`.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LegacyAnimations.begin(animationID, context)
  }
  public class func commitAnimations() { LegacyAnimations.commit() }
  /// Not kept alive. Told by the two selectors.
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimations.setDelegate(delegate.map { $0 as AnyObject })
  }
  /// With the identifier and the context, when the first animation begins.
  public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimations.setWillStart(selector) }
  /// With the identifier, whether all ran to their end (a number), and the context.
  public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimations.setDidStop(selector) }
  /// 0.2 seconds unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimations.update { $0.duration = duration.isNaN ? 0 : min(max(duration, 0), 3e9) }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimations.update { $0.delay = delay.isNaN ? 0 : min(max(delay, 0), 3e9) }
  }
  /// A date in the future is a delay.
  public class func setAnimationStart(_ startDate: Date) { setAnimationDelay(startDate.timeIntervalSinceNow) }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    LegacyAnimations.update { $0.timing = AnimationTiming(curve: curve.rawValue) }
  }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimations.update { $0.repeatCount = repeatCount.isNaN ? 0 : max(repeatCount, 0) }
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimations.update { $0.autoreverses = repeatAutoreverses }
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    LegacyAnimations.update { $0.beginsFromCurrentState = fromCurrentState }
  }
  /// Turns what the view shows at the commit; the cache is always made.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    LegacyAnimations.setTransition(transition, view)
  }
}
