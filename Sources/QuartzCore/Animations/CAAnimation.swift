import CoreGraphics
import Foundation
import ObjectiveC

/// The delegate of an animation, which is notified when it starts and stops.
///
/// ```swift
/// final class Ending: NSObject, CAAnimationDelegate {
///   func animationDidStop(_ animation: CAAnimation, finished: Bool) {
///     print(finished ? "arrived" : "removed")
///   }
/// }
/// ```
///
/// The animation retains its delegate.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins, at the first frame that shows it.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time that a layer keeps under a key.
///
/// Create one of the subclasses, and add it to a layer. To animate views,
/// `UIView.animate(withDuration:animations:)` and `UIViewPropertyAnimator` are simpler.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 0
/// fade.toValue = 1
/// fade.duration = 0.5
/// layer.add(fade, forKey: "fade")
/// ```
///
/// A layer runs a copy of what is added to it, and that copy can't be changed any more. An animation does not
/// change the model: set the layer's property as well, or the layer shows its old value at the end. Without a
/// duration, it takes that of the transaction, 0.25 seconds by default.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  /// The pacing of the animation; nil is linear.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { if isReadOnly { timingFunction = refused(oldValue) } }
  }
  /// The delegate, which is retained, as on iOS.
  open var delegate: (any CAAnimationDelegate)? { didSet { if isReadOnly { delegate = refused(oldValue) } } }
  /// Whether the layer forgets the animation when it has ended.
  open var isRemovedOnCompletion = true { didSet { if isReadOnly { isRemovedOnCompletion = refused(oldValue) } } }
  /// The range of frames a second at which the animation should be drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if isReadOnly { preferredFrameRateRange = refused(oldValue) } }
  }

  /// The time at which the animation begins, in the layer's time. 0, the default, is the time at which it is
  /// committed.
  open var beginTime: CFTimeInterval = 0 { didSet { if isReadOnly { beginTime = refused(oldValue) } } }
  /// The seconds of one repetition. 0, the default, takes the transaction's.
  open var duration: CFTimeInterval = 0 { didSet { if isReadOnly { duration = refused(oldValue) } } }
  /// The speed of the animation's time relative to that of the layer or group around it. Default 1.
  open var speed: Float = 1 { didSet { if isReadOnly { speed = refused(oldValue) } } }
  /// Seconds that are added to the animation's own time, so that it begins in its middle. Default 0.
  open var timeOffset: CFTimeInterval = 0 { didSet { if isReadOnly { timeOffset = refused(oldValue) } } }
  /// The number of runs, which may be a fraction. 0, the default, is one run.
  open var repeatCount: Float = 0 { didSet { if isReadOnly { repeatCount = refused(oldValue) } } }
  /// The duration in seconds for which the animation repeats, in place of `repeatCount`; 0 by default.
  open var repeatDuration: CFTimeInterval = 0 { didSet { if isReadOnly { repeatDuration = refused(oldValue) } } }
  /// Whether the animation runs backwards after each time forwards. False by default.
  open var autoreverses = false { didSet { if isReadOnly { autoreverses = refused(oldValue) } } }
  /// The values that are shown before and after the animation. `.removed`, the default, shows the layer's own
  /// value.
  open var fillMode = CAMediaTimingFillMode.removed { didSet { if isReadOnly { fillMode = refused(oldValue) } } }

  var extraValues: [String: Any] = [:]
  /// Set in the copy that a layer runs.
  final var isReadOnly = false
  /// Notified when the animation ends, for whatever reason.
  package final var tracker: AnimationTracker?
  /// The progress of the animation at a number of seconds after its begin, in place of its duration and timing
  /// function.
  package final var progress: ((_ elapsed: CFTimeInterval) -> Double)?
  /// A replacement for adding the animation to the layer when it is run as an action. Copies do not have it.
  package final var runAsAction: ((_ animation: CAAnimation, _ layer: CALayer, _ event: String) -> Void)?

  public override init() {
    super.init()
    CAAnimation.registerKeys()
  }

  public required init?(coder: NSCoder) {
    super.init()
    CAAnimation.registerKeys()
    decodeValues(from: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  /// Writes all but the delegate.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// The default value of a property; for a key of the app's own, the value that `value(forKey:)` returns until one
  /// is set.
  open class func defaultValue(forKey key: String) -> Any? {
    registerKeys()
    guard KeyValueAccess.hasKey(key, on: self) else { return nil }
    return (instantiate(self) as? CAAnimation)?.value(forKey: key)
  }

  /// Returns whether a value is written by an archiver. True unless overridden.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Adds the animation to the layer that it is an action of.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    if let runAsAction { return runAsAction(self, layer, event) }
    layer.add(self, forKey: event)
  }

  /// An animation of the same class with the same values; variables that a subclass adds are as `init()` leaves
  /// them, as on iOS.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = instantiate(type(of: self)) as? CAAnimation ?? CAAnimation()
    copyValues(to: copy)
    return copy
  }

  func copyValues(to copy: CAAnimation) {
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.extraValues = extraValues
    copy.tracker = tracker
    copy.progress = progress
  }

  /// The animation made ready to run on a layer; nil when there is nothing to run.
  func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? { nil }

  /// Reports the exception that Apple's raises, and returns the old value.
  final func refused<Value>(_ old: Value) -> Value {
    let reason = "attempting to modify read-only animation \(self)"
    ExceptionReport.raise(
      NSExceptionName("CAAnimationImmutable"), reason, logged: "*** CAAnimationImmutable: \(reason)")
    return old
  }
}
