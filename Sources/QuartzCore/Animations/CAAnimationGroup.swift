import Foundation

/// Several animations on one clock.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationgroup>
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }
}
