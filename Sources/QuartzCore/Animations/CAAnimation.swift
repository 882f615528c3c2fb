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
  /// Called when the animation starts, at the first frame that shows it.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has stopped. `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time, which a layer runs under a key.
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
/// A layer runs a copy of the animation that is added to it, and this copy is immutable. An animation does not
/// change the model: set the layer's property as well, or the layer shows its old value at the end. An animation
/// without a duration takes that of the transaction, 0.25 seconds by default.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  /// The timing function of the animation; nil is linear.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { if isReadOnly { timingFunction = refused(oldValue) } }
  }
  /// The delegate, which is retained, as on iOS.
  open var delegate: (any CAAnimationDelegate)? { didSet { if isReadOnly { delegate = refused(oldValue) } } }
  /// Whether the layer removes the animation after its end.
  open var isRemovedOnCompletion = true { didSet { if isReadOnly { isRemovedOnCompletion = refused(oldValue) } } }
  /// The range of frame rates at which the animation should be drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if isReadOnly { preferredFrameRateRange = refused(oldValue) } }
  }

  /// The time at which the animation begins, in the layer's time space. 0, the default, is the time of the commit.
  open var beginTime: CFTimeInterval = 0 { didSet { if isReadOnly { beginTime = refused(oldValue) } } }
  /// The duration of one repetition in seconds. 0, the default, stands for the transaction's duration.
  open var duration: CFTimeInterval = 0 { didSet { if isReadOnly { duration = refused(oldValue) } } }
  /// The speed of the animation's time relative to that of the layer or group that contains it, 1 by default.
  open var speed: Float = 1 { didSet { if isReadOnly { speed = refused(oldValue) } } }
  /// The offset in seconds that is added to the animation's local time, 0 by default.
  open var timeOffset: CFTimeInterval = 0 { didSet { if isReadOnly { timeOffset = refused(oldValue) } } }
  /// The number of repetitions, which may be fractional. 0, the default, plays the animation once.
  open var repeatCount: Float = 0 { didSet { if isReadOnly { repeatCount = refused(oldValue) } } }
  /// The duration in seconds for which the animation repeats, in place of `repeatCount`; 0 by default.
  open var repeatDuration: CFTimeInterval = 0 { didSet { if isReadOnly { repeatDuration = refused(oldValue) } } }
  /// Whether each repetition plays forwards and then backwards. False by default.
  open var autoreverses = false { didSet { if isReadOnly { autoreverses = refused(oldValue) } } }
  /// The values that are shown before and after the animation. With `.removed`, the default, these are the layer's
  /// own values.
  open var fillMode = CAMediaTimingFillMode.removed { didSet { if isReadOnly { fillMode = refused(oldValue) } } }

  var extraValues: [String: Any] = [:]
  /// Whether the animation is a copy that a layer runs.
  final var isReadOnly = false
  /// A tracker that is notified when the animation ends, for whatever reason.
  package final var tracker: AnimationTracker?
  /// A function that computes the progress of the animation from the seconds since its beginning, in place of the
  /// duration and timing function.
  package final var progress: ((_ elapsed: CFTimeInterval) -> Double)?
  /// A function that is called instead of adding the animation to the layer when it runs as an action. Copies do
  /// not contain it.
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

  /// Encodes all properties except the delegate.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// Returns the default value of a property. For a key that is not a property, this is the value that
  /// `value(forKey:)` returns until one is set.
  open class func defaultValue(forKey key: String) -> Any? {
    registerKeys()
    guard KeyValueAccess.hasKey(key, on: self) else { return nil }
    return (instantiate(self) as? CAAnimation)?.value(forKey: key)
  }

  /// Returns whether an archive should contain a value. True unless overridden.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Adds the animation to the layer whose action it is.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    if let runAsAction { return runAsAction(self, layer, event) }
    layer.add(self, forKey: event)
  }

  /// Returns an animation of the same class with the same values. Properties that a subclass adds have the values
  /// of `init()`, as on iOS.
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

  /// Returns the effect of the animation on a layer; nil if it has none.
  func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? { nil }

  /// Reports the same exception as Apple's implementation, and returns the old value.
  final func refused<Value>(_ old: Value) -> Value {
    let reason = "attempting to modify read-only animation \(self)"
    ExceptionReport.raise(
      NSExceptionName("CAAnimationImmutable"), reason, logged: "*** CAAnimationImmutable: \(reason)")
    return old
  }
}
