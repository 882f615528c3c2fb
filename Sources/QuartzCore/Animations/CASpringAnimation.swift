import CoreGraphics
import Foundation

/// Animates a property as a mass on a spring.
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
/// The movement is cut off at `duration`; set that to `settlingDuration` to see all of it. Defaults from
/// `facts/animation.md#springs`: mass 1, stiffness 100, damping 10, initial velocity 0.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caspringanimation>
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end; more of it moves more slowly. Default 1.
  open var mass: CGFloat = 1 { didSet { if isReadOnly { mass = refused(oldValue) } } }
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100 { didSet { if isReadOnly { stiffness = refused(oldValue) } } }
  /// The damping of the movement; 10 by default.
  open var damping: CGFloat = 10 { didSet { if isReadOnly { damping = refused(oldValue) } } }
  /// The initial velocity in distances (from the start to the end value) a second; positive values move towards the
  /// end value.
  open var initialVelocity: CGFloat = 0 { didSet { if isReadOnly { initialVelocity = refused(oldValue) } } }
  /// Whether a damping above the critical one makes the spring slower; else it counts as the critical one.
  open var allowsOverdamping = false { didSet { if isReadOnly { allowsOverdamping = refused(oldValue) } } }

  /// A spring by its period and how much it swings (iOS 17): 0 is critical, up to 1 swings, below 0 is flatter.
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

  /// The period of the undamped spring.
  open var perceptualDuration: CFTimeInterval {
    mass > 0 && stiffness > 0 ? 2 * .pi * (mass / stiffness).squareRoot() : 0
  }

  /// The amount by which the spring overshoots: 1 without damping, 0 for a critical spring, negative for an
  /// overdamped one.
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

  /// The seconds until the spring is at rest to the eye.
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
