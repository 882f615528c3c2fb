import QuartzCore

/// The bodies of an animator and the equations between them, in steps of always the same length.
@MainActor final class PhysicsWorld {
  /// Four steps to a refresh of the screen.
  static let stepsPerSecond = 240.0
  static let step = 1 / stepsPerSecond

  private(set) var bodies: [PhysicsBody] = []
  private var bodyOfItem: [ObjectIdentifier: PhysicsBody] = [:]
  private var impulses: [PhysicsRow.Key: Double] = [:]
  private var rows: [PhysicsRow] = []
  private var touches: [PhysicsTouch] = []
  private var slowSteps = 0
  /// Seconds that the world ran for.
  private(set) var time = 0.0

  // MARK: Bodies

  func body(of item: any UIDynamicItem) -> PhysicsBody? { bodyOfItem[ObjectIdentifier(item)] }

  /// Takes in the items that are new, and lets go of those that no behavior has any more.
  func setItems(_ items: [any UIDynamicItem]) {
    var kept: [PhysicsBody] = []
    var seen: [ObjectIdentifier: PhysicsBody] = [:]
    for item in items where seen[ObjectIdentifier(item)] == nil {
      let body = bodyOfItem[ObjectIdentifier(item)] ?? PhysicsBody(item: item)
      body.index = kept.count
      seen[ObjectIdentifier(item)] = body
      kept.append(body)
    }
    bodies = kept
    bodyOfItem = seen
  }

  /// Whether nothing has moved for half a second.
  var isAtRest: Bool { bodies.isEmpty || Double(slowSteps) >= PhysicsWorld.stepsPerSecond / 2 }

  func wake() { slowSteps = 0 }

  // MARK: A step

  func advance(_ behaviors: [UIDynamicBehavior]) {
    let h = PhysicsWorld.step
    for body in bodies {
      body.force = Vector()
      body.torque = 0
      body.lastPosition = body.position
      body.angleBefore = body.angle
      body.isTouched = false
    }
    for behavior in behaviors { behavior.applyForces(in: self, step: h) }
    let before = bodies.map { ($0.velocity, $0.spin) }
    for body in bodies { accelerate(body, h) }
    collectRows(behaviors, before, h)
    solve()
    move(before, h)
    separate(h)
    for behavior in behaviors { behavior.didAdvance(in: self) }
    time += h
    slowSteps = bodies.allSatisfy(\.isSlow) ? slowSteps + 1 : 0
  }

  private func accelerate(_ body: PhysicsBody, _ h: Double) {
    guard body.inverseMass > 0 else { return }
    let force = body.force * (body.inverseMass * h)
    if force.isFinite { body.velocity += force }
    let torque = body.torque * body.inverseInertia * h
    if torque.isFinite { body.spin += torque }
    // The closed form, so that any resistance is stable.
    let (linear, angular) = (body.properties.resistance, body.properties.angularResistance)
    if linear > 0 { body.velocity *= exp(-linear * h) }
    if angular > 0 { body.spin *= exp(-angular * h) }
    // Bad input must not run away.
    let limit = 1e6
    if body.velocity.lengthSquared > limit * limit { body.velocity = body.velocity.unit * limit }
    body.spin = min(max(body.spin, -1e4), 1e4)
  }

  private func collectRows(_ behaviors: [UIDynamicBehavior], _ before: [(Vector, Double)], _ h: Double) {
    rows = []
    touches = []
    for behavior in behaviors {
      behavior.addRows(to: &rows, in: self, step: h)
      behavior.addTouches(to: &touches, in: self, step: h)
    }
    for index in touches.indices { touches[index].addRows(to: &rows, before, h) }
    for index in rows.indices { rows[index].begin(with: rows[index].key.flatMap { impulses[$0] } ?? 0) }
  }

  private func solve() {
    for _ in 0..<12 {
      for index in rows.indices {
        if rows[index].normalOffset > 0 {
          let limit = rows[index].friction * rows[index - rows[index].normalOffset].impulse
          rows[index].solve(low: -limit, high: limit)
        } else {
          rows[index].solve(low: rows[index].low, high: rows[index].high)
        }
      }
    }
    impulses.removeAll(keepingCapacity: true)
    for row in rows { if let key = row.key { impulses[key] = row.impulse } }
  }

  /// Free bodies follow the exact parabola; those that touch something go as their new speed says, and one that
  /// bounces turns round on the spot, which keeps its energy.
  private func move(_ before: [(Vector, Double)], _ h: Double) {
    for touch in touches { touch.markBodies(rows) }
    for (body, old) in zip(bodies, before) where body.inverseMass > 0 {
      let velocity = body.isTouched ? body.velocity : (body.velocity + old.0) / 2
      var way = velocity * h
      if let normal = body.bounce { way -= normal * normal.dot(way) }
      body.bounce = nil
      body.position += way
      body.angle += (body.isTouched ? body.spin : (body.spin + old.1) / 2) * h
    }
  }

  /// Takes apart what overlaps, without changing speeds.
  private func separate(_ h: Double) {
    for _ in 0..<3 {
      for touch in touches { touch.separate() }
    }
  }
}

/// Two bodies, or a body and a boundary, that touch or are about to.
@MainActor struct PhysicsTouch {
  let owner: UICollisionBehavior
  let a: PhysicsBody
  let b: PhysicsBody?
  /// Which boundary's line, or 0.
  let part: Int
  let contact: PhysicsContact
  private var rowIndex = -1
  private var target = 0.0

  init(owner: UICollisionBehavior, a: PhysicsBody, b: PhysicsBody?, part: Int, contact: PhysicsContact) {
    self.owner = owner
    self.a = a
    self.b = b
    self.part = part
    self.contact = contact
  }

  /// Slower than this, things do not bounce, or they would never lie still.
  private static let leastBounce = 25.0
  /// How far things may overlap.
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

  func markBodies(_ rows: [PhysicsRow]) {
    guard rows.indices.contains(rowIndex), rows[rowIndex].impulse > 0 else { return }
    a.isTouched = true
    b?.isTouched = true
    guard target > 0 else { return }
    if b == nil || b?.inverseMass == 0 { a.bounce = contact.normal }
    if a.inverseMass == 0 { b?.bounce = contact.normal }
  }

  /// How far apart they are now.
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

  func isTouching(_ wasTouching: Bool) -> Bool { separation < (wasTouching ? 1 : 0.25) }
}
