import CoreGraphics

extension CABasicAnimation {
  /// Returns the animation that UIKit's animation blocks create since iOS 8: an additive one, from the difference
  /// between the old and the new value to zero. If several run at the same time, their sum continues without a
  /// jump.
  ///
  /// Returns nil for values without a difference, such as colors, which animate from the value that is shown.
  package static func additive(_ keyPath: String, from old: Any?, to new: Any?) -> CABasicAnimation? {
    let (old, new) = (AnimatedValue(guessing: old), AnimatedValue(guessing: new))
    switch new {
    case .number, .point, .size, .rect, .transform: break
    default: return nil
    }
    guard let difference = old.subtracting(new), let none = new.zero, difference.isFinite else { return nil }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.setEnds(from: difference.any, to: none.any)
    return animation
  }

  /// Returns an additive animation as `additive(_:from:to:)` does, with the timing of a spring.
  package static func additiveSpring(_ keyPath: String, from old: Any?, to new: Any?) -> CASpringAnimation? {
    guard let plain = additive(keyPath, from: old, to: new) else { return nil }
    let spring = CASpringAnimation(keyPath: keyPath)
    spring.setEnds(from: plain.fromValue, to: plain.toValue)
    return spring
  }

  private func setEnds(from: Any?, to: Any?) {
    isAdditive = true
    fromValue = from
    toValue = to
  }
}
