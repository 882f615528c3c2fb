import CoreGraphics
import Foundation
import ObjectiveC

/// Key-value coding as animations have it: their properties, and any other key that an app marks them with.
extension CAAnimation: UndefinedKeyHandling {
  package func value(forUndefinedKey key: String) -> Any? {
    extraValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  package func setValue(_ value: Any?, forUndefinedKey key: String) {
    // Apps take their marks away in `animationDidStop`, which gets the animation that the layer ran.
    guard let value else { return extraValues[key] = nil }
    extraValues[key] = isReadOnly ? refused(extraValues[key]) : value
  }

  // MARK: Archives

  private static let keys = [
    "autoreverses", "beginTime", "duration", "fillMode", "preferredFrameRateRange", "removedOnCompletion",
    "repeatCount", "repeatDuration", "speed", "timeOffset", "timingFunction",
    // Property animations.
    "additive", "cumulative", "keyPath", "valueFunction",
    "byValue", "fromValue", "toValue",
    "biasValues", "calculationMode", "continuityValues", "keyTimes", "path", "rotationMode", "tensionValues",
    "timingFunctions", "values",
    "allowsOverdamping", "damping", "initialVelocity", "mass", "stiffness",
    // The others.
    "animations", "endProgress", "startProgress", "subtype", "type",
  ]

  final func encodeValues(with coder: NSCoder) {
    let own = CAAnimation.keys.filter { KeyValueAccess.hasKey($0, on: type(of: self)) }
    coder.encodeValues(of: self, keys: own) { key, _ in !shouldArchiveValue(forKey: key) }
    let extra = extraValues.filter { shouldArchiveValue(forKey: $0.key) }
    if !extra.isEmpty, let archived = ArchivedValue.object(extra) { coder.encode(archived, forKey: "extraValues") }
  }

  final func decodeValues(from coder: NSCoder) {
    let own = CAAnimation.keys.filter { KeyValueAccess.hasKey($0, on: type(of: self)) }
    coder.decodeValues(of: self, keys: own)
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "extraValues") else { return }
    let extra = ArchivedValue.value(coder.decodeObject(of: ArchivedValue.classes, forKey: "extraValues"))
    for case (let key as String, let value) in extra as? [AnyHashable: Any] ?? [:] { extraValues[key] = value }
  }

  // MARK: Keys

  /// Once a process.
  static let registerKeys: Void = {
    both("timingFunction", \CAAnimation.timingFunction)
    both("delegate", \CAAnimation.delegate)
    both("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
    both("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
    both("beginTime", \CAAnimation.beginTime)
    both("duration", \CAAnimation.duration)
    both("speed", \CAAnimation.speed)
    both("timeOffset", \CAAnimation.timeOffset)
    both("repeatCount", \CAAnimation.repeatCount)
    both("repeatDuration", \CAAnimation.repeatDuration)
    both("autoreverses", \CAAnimation.autoreverses)
    both("fillMode", \CAAnimation.fillMode)
    both("animations", \CAAnimationGroup.animations)
    both("type", \CATransition.type)
    both("subtype", \CATransition.subtype)
    both("startProgress", \CATransition.startProgress)
    both("endProgress", \CATransition.endProgress)
    registerPropertyAnimations()
  }()

  private static func registerPropertyAnimations() {
    both("keyPath", \CAPropertyAnimation.keyPath)
    both("additive", \CAPropertyAnimation.isAdditive)
    both("cumulative", \CAPropertyAnimation.isCumulative)
    both("valueFunction", \CAPropertyAnimation.valueFunction)
    both("fromValue", \CABasicAnimation.fromValue)
    both("toValue", \CABasicAnimation.toValue)
    both("byValue", \CABasicAnimation.byValue)
    both("mass", \CASpringAnimation.mass)
    both("stiffness", \CASpringAnimation.stiffness)
    both("damping", \CASpringAnimation.damping)
    both("initialVelocity", \CASpringAnimation.initialVelocity)
    both("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
    both("values", \CAKeyframeAnimation.values)
    both("path", \CAKeyframeAnimation.path)
    both("keyTimes", \CAKeyframeAnimation.keyTimes)
    both("timingFunctions", \CAKeyframeAnimation.timingFunctions)
    both("calculationMode", \CAKeyframeAnimation.calculationMode)
    both("tensionValues", \CAKeyframeAnimation.tensionValues)
    both("continuityValues", \CAKeyframeAnimation.continuityValues)
    both("biasValues", \CAKeyframeAnimation.biasValues)
    both("rotationMode", \CAKeyframeAnimation.rotationMode)
  }

  private static func both<Owner: CAAnimation, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) { KeyValueAccess.register(key, on: Owner.self, path) }
}
