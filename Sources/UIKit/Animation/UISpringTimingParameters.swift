import QuartzCore

/// A spring as the timing of a property animator.
///
/// ```swift
/// let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 0, dy: 2))
/// let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
/// ```
///
/// With a damping ratio, the spring is fitted to the animator's duration, as `UIView.animate` does it for springs;
/// with mass, stiffness and damping it runs until it has settled, regardless of the duration. Created without
/// arguments, it is the system's spring: mass 3, stiffness 1,000, damping 500
/// (`facts/animation.md#springs/UISpringTimingParameters`).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringtimingparameters>
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let kind: Kind
  private let velocity: CGVector

  public override init() {
    kind = .physical(mass: 3, stiffness: 1_000, damping: 500)
    velocity = .zero
    super.init()
  }

  /// Creates a spring from a damping ratio and a velocity, in total distances per second on each axis; its larger
  /// component counts.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring from mass, stiffness, damping and initial velocity. They determine the duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring from a damping ratio: 1 does not overshoot. The duration determines the stiffness.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring from its period in seconds and its bounce: 0 does not overshoot, 1 would never come to rest.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
    let duration = duration > 0 && duration.isFinite ? duration : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 0.99) : 0
    let period = 2 * CGFloat.pi / CGFloat(duration)
    self.init(
      mass: 1, stiffness: period * period,
      damping: bounce >= 0 ? 2 * period * (1 - bounce) : 2 * period / (1 + bounce), initialVelocity: initialVelocity
    )
  }

  public required init?(coder: NSCoder) {
    velocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
    if coder.containsValue(forKey: "ratio") {
      kind = .ratio(CGFloat(coder.decodeDouble(forKey: "ratio")))
    } else {
      kind = .physical(
        mass: CGFloat(coder.decodeDouble(forKey: "mass")),
        stiffness: CGFloat(coder.decodeDouble(forKey: "stiffness")),
        damping: CGFloat(coder.decodeDouble(forKey: "damping")))
    }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(velocity.dx), forKey: "dx")
    coder.encode(Double(velocity.dy), forKey: "dy")
    switch kind {
    case .ratio(let ratio): coder.encode(Double(ratio), forKey: "ratio")
    case .physical(let mass, let stiffness, let damping):
      coder.encode(Double(mass), forKey: "mass")
      coder.encode(Double(stiffness), forKey: "stiffness")
      coder.encode(Double(damping), forKey: "damping")
    }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The initial velocity in total distances per second.
  open var initialVelocity: CGVector { velocity }

  /// The kind of the curve: a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring has no cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  func spring(duration: TimeInterval) -> AnimationSpring {
    let speed = abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
    switch kind {
    case .ratio(let ratio): return AnimationSpring(ratio: ratio, velocity: speed, duration: duration)
    case .physical(let mass, let stiffness, let damping):
      return AnimationSpring(
        mass: mass, stiffness: stiffness, damping: damping, velocity: speed, ownsDuration: true)
    }
  }
}
