import QuartzCore

/// The bodies of an animator and the equations between them, simulated in steps of constant length.
@MainActor final class PhysicsWorld {
  /// The number of steps per second: four in each refresh of the screen.
  static let stepsPerSecond = 240.0
  static let step = 1 / stepsPerSecond

  private(set) var bodies: [PhysicsBody] = []
  private var bodyOfItem: [ObjectIdentifier: PhysicsBody] = [:]
  private var impulses: [PhysicsRow.Key: Double] = [:]
  private var rows: [PhysicsRow] = []
  /// The contacts of the last step.
  private(set) var touches: [PhysicsTouch] = []
  private var slowSteps = 0
  /// The simulated time in seconds.
  private(set) var time = 0.0

  // MARK: Bodies

  func body(of item: any UIDynamicItem) -> PhysicsBody? { bodyOfItem[ObjectIdentifier(item)] }

  /// Adds bodies for new items, and removes those that are in no behavior any more.
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

  /// Whether no item has moved for half a second.
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
    // The closed form is stable for any resistance.
    let (linear, angular) = (body.properties.resistance, body.properties.angularResistance)
    if linear > 0 { body.velocity *= exp(-linear * h) }
    if angular > 0 { body.spin *= exp(-angular * h) }
    // Invalid input must not make the simulation diverge.
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

  /// Moves bodies: free bodies follow the exact parabola, those with a contact their new velocity, and one that
  /// bounces reverses at its position, which preserves its energy.
  private func move(_ before: [(Vector, Double)], _ h: Double) {
    for index in touches.indices { touches[index].readImpulse(rows) }
    for (body, old) in zip(bodies, before) where body.inverseMass > 0 {
      let velocity = body.isTouched ? body.velocity : (body.velocity + old.0) / 2
      var displacement = velocity * h
      if let normal = body.bounce { displacement -= normal * normal.dot(displacement) }
      body.bounce = nil
      body.position += displacement
      body.angle += (body.isTouched ? body.spin : (body.spin + old.1) / 2) * h
    }
  }

  /// Corrects overlaps without changing velocities.
  private func separate(_ h: Double) {
    for _ in 0..<3 {
      for touch in touches { touch.separate() }
    }
  }
}
