import Foundation

/// Several animations on one clock.
///
/// A member without a duration lasts as long as the group; what goes on longer is cut off at the group's end.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationgroup>
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]? { didSet { if isReadOnly { animations = refused(oldValue) } } }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    GroupEffect(self, duration: duration, layer: layer)
  }
}
