import QuartzCore

/// One equation on the velocities of two bodies, which is satisfied by a limited impulse.
@MainActor struct PhysicsRow {
  struct Key: Hashable {
    var owner: ObjectIdentifier
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var feature: Int
  }

  var a: PhysicsBody
  /// The second body; nil for the world, which is fixed.
  var b: PhysicsBody?
  var linear: Vector
  var angularA: Double
  var angularB: Double
  /// The negated target velocity along the row.
  var bias = 0.0
  /// The compliance: 0 is rigid.
  var softness = 0.0
  var low = -Double.infinity
  var high = Double.infinity
  /// The offset of the preceding row whose impulse limits this one, multiplied by `friction`.
  var normalOffset = 0
  var friction = 0.0
  var key: Key?
  var impulse = 0.0
  private var effectiveMass = 0.0

  /// Creates a row for the relative velocity of points on B and A along a direction, with arms relative to the
  /// centers.
  init(_ a: PhysicsBody, _ armA: Vector, _ b: PhysicsBody?, _ armB: Vector, along direction: Vector) {
    self.a = a
    self.b = b
    linear = direction
    angularA = -armA.cross(direction)
    angularB = armB.cross(direction)
  }

  /// Creates a row for the angular velocity of B relative to A.
  init(spinOf a: PhysicsBody, _ b: PhysicsBody?) {
    self.a = a
    self.b = b
    linear = Vector()
    angularA = -1
    angularB = 1
  }

  var stiffness: Double {
    let square = linear.lengthSquared
    return a.inverseMass * square + angularA * angularA * a.inverseInertia
      + (b.map { $0.inverseMass * square + angularB * angularB * $0.inverseInertia } ?? 0)
  }

  /// Makes the row a spring of a frequency in hertz and a damping ratio for an error; a frequency of 0 is a rigid
  /// joint.
  mutating func hold(_ error: Double, frequency: Double, damping: Double, step: Double) {
    guard frequency > 0, frequency.isFinite else {
      bias = 0.2 * error / step
      return
    }
    let k = stiffness
    guard k > 0 else { return }
    let omega = 2 * Double.pi * min(frequency, 60)
    let spring = omega * omega / k
    let damper = 2 * max(damping.isFinite ? damping : 1, 0) * omega / k
    let gamma = step * (damper + step * spring)
    softness = gamma > 0 ? 1 / gamma : 0
    bias = error * step * spring * softness
  }

  var speed: Double {
    var value = -linear.dot(a.velocity) + angularA * a.spin
    if let b { value += linear.dot(b.velocity) + angularB * b.spin }
    return value
  }

  func apply(_ impulse: Double) {
    a.velocity -= linear * (impulse * a.inverseMass)
    a.spin += angularA * impulse * a.inverseInertia
    if let b {
      b.velocity += linear * (impulse * b.inverseMass)
      b.spin += angularB * impulse * b.inverseInertia
    }
  }

  mutating func begin(with start: Double) {
    let k = stiffness + softness
    effectiveMass = k > 1e-12 ? 1 / k : 0
    impulse = effectiveMass > 0 ? start : 0
    if impulse != 0 { apply(impulse) }
  }

  mutating func solve(low: Double, high: Double) {
    let wanted = impulse - effectiveMass * (speed + bias + softness * impulse)
    let new = min(max(wanted, low), high)
    guard new.isFinite else { return }
    apply(new - impulse)
    impulse = new
  }

  /// Moves the bodies along the row to correct a position error.
  func shift(_ error: Double) {
    let k = stiffness
    guard k > 1e-12 else { return }
    let amount = -error / k
    a.position -= linear * (amount * a.inverseMass)
    a.angle += angularA * amount * a.inverseInertia
    if let b {
      b.position += linear * (amount * b.inverseMass)
      b.angle += angularB * amount * b.inverseInertia
    }
  }
}
