import QuartzCore

/// Which items of a collision behavior touch what, and what is to be told about it.
@MainActor struct CollisionContacts {
  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: AnyHashable?
  }

  private struct Contact {
    var event: CollisionEvent
    var touches: [PhysicsTouch] = []
  }

  private var found: [(pair: Pair, contact: Contact)] = []
  private var touching: [(pair: Pair, event: CollisionEvent)] = []
  private var events: [CollisionEvent] = []

  mutating func begin() { found = [] }

  mutating func add(_ touch: PhysicsTouch, boundary: CollisionBoundary?) {
    let pair = Pair(
      first: ObjectIdentifier(touch.a.item), second: touch.b.map { ObjectIdentifier($0.item) },
      boundary: boundary.map { CollisionBoundary.key($0.identifier) })
    if let index = found.firstIndex(where: { $0.pair == pair }) {
      found[index].contact.touches.append(touch)
    } else {
      let event = CollisionEvent(
        item: touch.a.item, other: touch.b?.item, identifier: boundary?.identifier,
        point: touch.contact.point.point,
        began: true)
      found.append((pair, Contact(event: event, touches: [touch])))
    }
  }

  /// After the step: compares with what touched before.
  mutating func end() {
    var now: [(pair: Pair, event: CollisionEvent)] = []
    for (pair, contact) in found {
      let was = touching.contains { $0.pair == pair }
      guard let touch = contact.touches.first(where: { $0.a.isTouched && $0.isTouching(was) }) else { continue }
      now.append((pair, contact.event))
      guard !was else { continue }
      var event = contact.event
      event.point = touch.contact.point.point
      events.append(event)
    }
    for (pair, event) in touching where !now.contains(where: { $0.pair == pair }) {
      if let lingering = found.first(where: { $0.pair == pair }),
        lingering.contact.touches.contains(where: { $0.isTouching(true) })
      {
        now.append((pair, event))
        continue
      }
      var ended = event
      ended.began = false
      events.append(ended)
    }
    touching = now
    found = []
  }

  mutating func forget(_ item: any UIDynamicItem) {
    let id = ObjectIdentifier(item)
    touching.removeAll { $0.pair.first == id || $0.pair.second == id }
  }

  mutating func takeEvents() -> [CollisionEvent] {
    defer { events = [] }
    return events
  }
}

@MainActor struct CollisionEvent {
  var item: any UIDynamicItem
  var other: (any UIDynamicItem)?
  var identifier: (any NSCopying)?
  var point: CGPoint
  var began: Bool

  func tell(_ delegate: (any UICollisionBehaviorDelegate)?, _ behavior: UICollisionBehavior) {
    guard let delegate else { return }
    switch (other, began) {
    case (let other?, true): delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
    case (let other?, false): delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
    case (nil, true):
      delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
    case (nil, false):
      delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
