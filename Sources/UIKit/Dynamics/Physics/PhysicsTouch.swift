import QuartzCore

/// The contact of two bodies, or of a body and a boundary, that touch or are about to.
@MainActor struct PhysicsTouch {
  let owner: UICollisionBehavior
  let a: PhysicsBody
  let b: PhysicsBody?
  let boundary: CollisionBoundary?
  /// The index of the shape or line.
  let part: Int
  let contact: PhysicsContact
  private var rowIndex = -1
  private var target = 0.0
  /// Whether the solver had to keep them apart.
  private(set) var isPushing = false

  init(
    owner: UICollisionBehavior, a: PhysicsBody, b: PhysicsBody?, boundary: CollisionBoundary? = nil, part: Int,
    contact: PhysicsContact
  ) {
    self.owner = owner
    self.a = a
    self.b = b
    self.boundary = boundary
    self.part = part
    self.contact = contact
  }

  /// The velocity below which there is no bounce, so that items can come to rest.
  private static let leastBounce = 25.0
  /// The tolerated overlap in points.
  private static let slop = 0.05

  private var arms: (Vector, Vector) {
    (contact.point - a.lastPosition, b.map { contact.point - $0.lastPosition } ?? Vector())
  }

  mutating func addRows(to rows: inout [PhysicsRow], _ before: [(Vector, Double)], _ h: Double) {
    let (armA, armB) = arms
    var row = PhysicsRow(a, armA, b, armB, along: contact.normal)
    let old = (before[a.index], b.map { before[$0.index] } ?? (Vector(), 0))
    let speedBefore = (old.1.0 + armB.perpendicular * old.1.1 - old.0.0 - armA.perpendicular * old.0.1)
      .dot(contact.normal)
    let elasticity = max(a.properties.elasticity, b?.properties.elasticity ?? 0)
    target = 0
    if speedBefore < -PhysicsTouch.leastBounce, elasticity > 0, contact.separation + row.speed * h <= 0 {
      target = -speedBefore * min(elasticity, 1)
      row.bias = -target
    } else {
      row.bias = max(contact.separation, 0) / h
    }
    row.low = 0
    row.key = key(0)
    rowIndex = rows.count
    rows.append(row)
    let friction = b.map { (a.properties.friction * $0.properties.friction).squareRoot() } ?? a.properties.friction
    guard friction > 0, friction.isFinite else { return }
    var rub = PhysicsRow(a, armA, b, armB, along: contact.normal.perpendicular)
    rub.normalOffset = 1
    rub.friction = friction
    rub.key = key(1)
    rows.append(rub)
  }

  private func key(_ kind: Int) -> PhysicsRow.Key {
    PhysicsRow.Key(
      owner: ObjectIdentifier(owner), first: ObjectIdentifier(a), second: b.map { ObjectIdentifier($0) },
      feature: (part * 65_536 + contact.feature) * 2 + kind)
  }

  mutating func readImpulse(_ rows: [PhysicsRow]) {
    guard rows.indices.contains(rowIndex), rows[rowIndex].impulse > 0 else { return }
    isPushing = true
    a.isTouched = true
    b?.isTouched = true
    guard target > 0 else { return }
    if b == nil || b?.inverseMass == 0 { a.bounce = contact.normal }
    if a.inverseMass == 0 { b?.bounce = contact.normal }
  }

  /// The current distance.
  var separation: Double {
    let (armA, armB) = arms
    let turnA = a.angle - (a.angleBefore ?? a.angle)
    let turnB = b.map { $0.angle - ($0.angleBefore ?? $0.angle) } ?? 0
    let wayA = a.position - a.lastPosition + armA.perpendicular * turnA
    let wayB = b.map { $0.position - $0.lastPosition + armB.perpendicular * turnB } ?? Vector()
    return contact.separation + (wayB - wayA).dot(contact.normal)
  }

  func separate() {
    let depth = separation + PhysicsTouch.slop
    guard depth < 0 else { return }
    let (armA, armB) = arms
    PhysicsRow(a, armA, b, armB, along: contact.normal).shift(max(depth * 0.2, -20))
  }

  /// Returns whether the two touch. They stop touching when they are more than a point apart.
  func isTouching(_ wasTouching: Bool) -> Bool { isPushing || wasTouching && separation < 1 }
}
