import CoreGraphics
import Foundation

/// A basic animation that moves as a weight on a spring.
///
/// Defaults from `facts/behaviour/animation.md`: mass 1, stiffness 100, damping 10, initial velocity 0.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caspringanimation>
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// Seconds until the spring is at rest for the eye: its envelope is under a thousandth.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return 0 }
    let frequency = (stiffness / mass).squareRoot()
    // As measured, a spring damped beyond its critical value behaves as a critical one.
    let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    return Double(6.9078 / (ratio * frequency))
  }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
  }
}
