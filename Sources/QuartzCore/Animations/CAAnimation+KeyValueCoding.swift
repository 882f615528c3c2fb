import CoreGraphics
import Foundation
import ObjectiveC

/// Key-value coding of animations: their properties, and any other key that an app sets.
extension CAAnimation: UndefinedKeyHandling {
  package func value(forUndefinedKey key: String) -> Any? {
    extraValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  package func setValue(_ value: Any?, forUndefinedKey key: String) {
    // Apps remove their own values in `animationDidStop`, which is passed the animation that the layer ran.
    guard let value else { return extraValues[key] = nil }
    extraValues[key] = isReadOnly ? refused(extraValues[key]) : value
  }

  // MARK: Archives

  final func encodeValues(with coder: NSCoder) {
    let own = CAAnimation.keys.filter { KeyValueAccess.hasKey($0, on: type(of: self)) }
    coder.encodeValues(of: self, keys: own, default: { _ in nil }) { !shouldArchiveValue(forKey: $0) }
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

  /// The keys of all properties except the delegate, in the order of archives. The first access registers them.
  private static let keys: [String] = {
    var keys: [String] = []
    func row<Owner: CAAnimation, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
      KeyValueAccess.register(key, on: Owner.self, path)
      keys.append(key)
    }
    KeyValueAccess.register("delegate", on: CAAnimation.self, \.delegate)
    row("autoreverses", \CAAnimation.autoreverses)
    row("beginTime", \CAAnimation.beginTime)
    row("duration", \CAAnimation.duration)
    row("fillMode", \CAAnimation.fillMode)
    row("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
    row("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
    row("repeatCount", \CAAnimation.repeatCount)
    row("repeatDuration", \CAAnimation.repeatDuration)
    row("speed", \CAAnimation.speed)
    row("timeOffset", \CAAnimation.timeOffset)
    row("timingFunction", \CAAnimation.timingFunction)
    row("additive", \CAPropertyAnimation.isAdditive)
    row("cumulative", \CAPropertyAnimation.isCumulative)
    row("keyPath", \CAPropertyAnimation.keyPath)
    row("valueFunction", \CAPropertyAnimation.valueFunction)
    row("byValue", \CABasicAnimation.byValue)
    row("fromValue", \CABasicAnimation.fromValue)
    row("toValue", \CABasicAnimation.toValue)
    row("biasValues", \CAKeyframeAnimation.biasValues)
    row("calculationMode", \CAKeyframeAnimation.calculationMode)
    row("continuityValues", \CAKeyframeAnimation.continuityValues)
    row("keyTimes", \CAKeyframeAnimation.keyTimes)
    row("path", \CAKeyframeAnimation.path)
    row("rotationMode", \CAKeyframeAnimation.rotationMode)
    row("tensionValues", \CAKeyframeAnimation.tensionValues)
    row("timingFunctions", \CAKeyframeAnimation.timingFunctions)
    row("values", \CAKeyframeAnimation.values)
    row("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
    row("damping", \CASpringAnimation.damping)
    row("initialVelocity", \CASpringAnimation.initialVelocity)
    row("mass", \CASpringAnimation.mass)
    row("stiffness", \CASpringAnimation.stiffness)
    row("animations", \CAAnimationGroup.animations)
    row("endProgress", \CATransition.endProgress)
    row("startProgress", \CATransition.startProgress)
    row("subtype", \CATransition.subtype)
    row("type", \CATransition.type)
    return keys
  }()

  static func registerKeys() { _ = keys }
}
