import QuartzCore

/// The timing curve of a UIKit animation.
enum AnimationTiming {
  case curve(CAMediaTimingFunction)
  case spring(AnimationSpring)

  /// Creates a timing from animation options, which hold the number of the curve from bit 16 on.
  init(options: UInt) { self.init(curve: Int(options >> 16 & 0xF)) }

  init(curve: Int) {
    switch curve {
    case 1: self = .curve(CAMediaTimingFunction(name: .easeIn))
    case 2: self = .curve(CAMediaTimingFunction(name: .easeOut))
    case 3: self = .curve(CAMediaTimingFunction(name: .linear))
    // The keyboard's curve, which is private on iOS but appears in its notifications.
    case 7: self = .spring(.system)
    default: self = .curve(CAMediaTimingFunction(name: .easeInEaseOut))
    }
  }

  /// Returns the progress of the animation for a fraction of the duration.
  func progress(at fraction: Double, duration: TimeInterval) -> Double {
    switch self {
    case .curve(let function): return function.value(at: fraction)
    case .spring(let spring):
      if fraction <= 0 { return 0 }
      return fraction >= 1 ? 1 : spring.curve?.value(at: fraction * duration) ?? 1
    }
  }

  /// Returns the duration of the animation; a spring with physical parameters determines it itself.
  func effectiveDuration(_ duration: TimeInterval) -> TimeInterval {
    guard case .spring(let spring) = self, spring.ownsDuration, let curve = spring.curve else { return duration }
    let settling = curve.settlingDuration
    return settling.isFinite ? settling : duration
  }
}

/// The parameters of a spring.
struct AnimationSpring {
  var mass: Double = 1
  var stiffness: Double
  var damping: Double
  var velocity: Double = 0
  /// Whether the spring runs until it is at rest, regardless of the requested duration.
  var ownsDuration = false

  /// The spring of iOS' own transitions: mass 3, stiffness 1,000, damping 500
  /// (`facts/animation.md#springs/system`).
  static let system = AnimationSpring(mass: 3, stiffness: 1_000, damping: 500, ownsDuration: true)

  var curve: SpringCurve? {
    SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  func set(on animation: CASpringAnimation) {
    animation.mass = mass
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = velocity
  }

  init(
    mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0, ownsDuration: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity.isFinite ? velocity : 0
    self.ownsDuration = ownsDuration
  }

  /// Creates a spring whose distance to the target is down to a thousandth after `duration`, as measured
  /// (`facts/animation.md#spring-rules/damping-ratio`): mass 1, and a frequency w with |(z w - v) / (w sqrt(1 -
  /// z^2))| e^(-z w D) = 0.001.
  init(ratio: Double, velocity: Double, duration: TimeInterval) {
    let ratio = ratio.isFinite ? min(max(ratio, 0.01), 1) : 1
    let velocity = velocity.isFinite ? velocity : 0
    let frequency = AnimationSpring.frequency(ratio: ratio, velocity: velocity, duration: max(duration, 1e-3))
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  private static func frequency(ratio: Double, velocity: Double, duration: Double) -> Double {
    if ratio >= 0.9999 { return 9.23341 / duration }
    let root = (1 - ratio * ratio).squareRoot()
    let calm = log(1_000 * ratio / root) / (ratio * duration)
    guard velocity != 0, calm > 0 else { return max(calm, 1e-3 / duration) }
    /// Returns the logarithm of the remaining displacement, in thousandths, for a frequency. It decreases on both
    /// sides of its pole, where the spring does not move at first.
    func rest(_ w: Double) -> Double {
      log(max(abs((ratio * w - velocity) / (w * root)), 1e-300)) - ratio * w * duration + log(1_000)
    }
    func solve(_ low: Double, _ high: Double) -> Double {
      var (low, high) = (low, high)
      for _ in 0..<100 {
        let middle = (low + high) / 2
        if rest(middle) > 0 { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
    let pole = velocity / ratio
    // Measured at a damping ratio of 0.5 and one second: above a velocity of about 1.67 the softer of the two
    // springs is used.
    let isFast = velocity > 0.263 * ratio * calm
    if velocity > 0, isFast { return solve(1e-6 * pole, pole * (1 - 1e-9)) }
    var low = max(pole, 1e-6)
    // Finds the solution beyond the maximum that follows the pole.
    while rest(low * 1.01) > rest(low), low < calm * 2 { low *= 1.01 }
    var high = max(low, calm) * 2
    while rest(high) > 0, high.isFinite { high *= 2 }
    return solve(low, high)
  }
}
