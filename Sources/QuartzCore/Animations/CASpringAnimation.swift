import CoreGraphics
import Foundation

/// An animation of a property with the dynamics of a mass on a spring.
///
/// ```swift
/// let drop = CASpringAnimation(keyPath: "position.y")
/// drop.fromValue = 0
/// drop.toValue = 300
/// drop.stiffness = 200
/// drop.damping = 12
/// drop.duration = drop.settlingDuration
/// layer.add(drop, forKey: "drop")
/// ```
///
/// The animation is cut off at `duration`; set that to `settlingDuration` to show all of it. The default values are
/// those of `facts/animation.md#springs`: mass 1, stiffness 100, damping 10, initial velocity 0.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caspringanimation>
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; a greater mass moves more slowly. The default is 1.
  open var mass: CGFloat = 1 { didSet { if isReadOnly { mass = refused(oldValue) } } }
  /// The stiffness of the spring, 100 by default.
  open var stiffness: CGFloat = 100 { didSet { if isReadOnly { stiffness = refused(oldValue) } } }
  /// The damping of the spring, 10 by default.
  open var damping: CGFloat = 10 { didSet { if isReadOnly { damping = refused(oldValue) } } }
  /// The initial velocity, in units of the distance between the start and end values per second; positive values
  /// move toward the end value.
  open var initialVelocity: CGFloat = 0 { didSet { if isReadOnly { initialVelocity = refused(oldValue) } } }
  /// Whether a damping greater than the critical one is allowed; if not, it is limited to the critical one.
  open var allowsOverdamping = false { didSet { if isReadOnly { allowsOverdamping = refused(oldValue) } } }

  /// Creates a spring from its period and bounce (iOS 17). A bounce of 0 is critically damped, values up to 1
  /// oscillate, and negative values are overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    guard perceptualDuration > 0, perceptualDuration.isFinite, bounce.isFinite else { return }
    let bounce = min(max(bounce, -0.999), 1)
    mass = 1
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping =
      bounce >= 0 ? 4 * .pi * (1 - bounce) / perceptualDuration : 4 * .pi / (perceptualDuration * (1 + bounce))
    if bounce < 0 { allowsOverdamping = true }
  }

  /// The period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval {
    mass > 0 && stiffness > 0 ? 2 * .pi * (mass / stiffness).squareRoot() : 0
  }

  /// The bounce of the spring: 1 without damping, 0 for critical damping, negative for overdamping.
  open var bounce: CGFloat {
    guard mass > 0, stiffness > 0 else { return 0 }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  var curve: SpringCurve? {
    SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// The time in seconds until the spring is visibly at rest.
  open var settlingDuration: CFTimeInterval { curve?.settlingDuration ?? 0 }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    BasicEffect(self, duration: duration, layer: layer, spring: curve)
  }
}
