import CoreGraphics

extension CABasicAnimation {
  /// The animation that UIKit's blocks make since iOS 8: from the difference between the old and the new value to
  /// none, added to the model, so that one which comes while another runs continues from where that is, without a
  /// jump.
  ///
  /// Nil for values that have no difference, as colours: those animate from the value that is shown.
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
