import Foundation

/// An animation that runs several animations together, on one clock.
///
/// ```swift
/// let grow = CABasicAnimation(keyPath: "transform.scale")
/// grow.toValue = 1.5
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.toValue = 0
/// let burst = CAAnimationGroup()
/// burst.animations = [grow, fade]
/// burst.duration = 0.6
/// layer.add(burst, forKey: "burst")
/// ```
///
/// A member without a duration takes that of the group; a member with a longer duration is cut off at the group's
/// end.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationgroup>
open class CAAnimationGroup: CAAnimation {
  /// The animations that run together, in the group's time space; nil by default.
  open var animations: [CAAnimation]? { didSet { if isReadOnly { animations = refused(oldValue) } } }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    GroupEffect(self, duration: duration, layer: layer)
  }
}
