import CoreGraphics
import Foundation

/// Told when an animation starts and stops.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time that a layer keeps under a key.
///
/// The classes hold their values and copy them; layers keep added animations, but nothing interpolates yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  /// How time passes within the animation; nil is evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it has ended.
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  var extraValues: [String: Any] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// As an action it adds itself to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    copyValues(to: copy)
    return copy
  }

  /// An empty animation of the same class.
  func makeEmpty() -> CAAnimation { CAAnimation() }

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
  }

  /// Any key may hold a value; apps mark their animations with it.
  open func value(forKey key: String) -> Any? { extraValues[key] ?? type(of: self).defaultValue(forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }
}
