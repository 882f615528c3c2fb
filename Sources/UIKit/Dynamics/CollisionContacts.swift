import QuartzCore

/// The current contacts of a collision behavior, and the events to report about them.
@MainActor struct CollisionContacts {
  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: AnyHashable?
  }

  private var touching: [(pair: Pair, event: CollisionEvent)] = []
  private var events: [CollisionEvent] = []

  /// Updates the contacts after a step, and records the changes.
  mutating func update(_ touches: [PhysicsTouch]) {
    var now: [(pair: Pair, event: CollisionEvent)] = []
    for touch in touches {
      let pair = Pair(
        first: ObjectIdentifier(touch.a.item), second: touch.b.map { ObjectIdentifier($0.item) },
        boundary: touch.boundary.map { CollisionBoundary.key($0.identifier) })
      let was = touching.contains { $0.pair == pair }
      guard touch.isTouching(was), !now.contains(where: { $0.pair == pair }) else { continue }
      let event = CollisionEvent(
        item: touch.a.item, other: touch.b?.item, identifier: touch.boundary?.identifier,
        point: touch.contact.point.point, began: true)
      now.append((pair, event))
      if !was { events.append(event) }
    }
    for (pair, event) in touching where !now.contains(where: { $0.pair == pair }) {
      var ended = event
      ended.began = false
      events.append(ended)
    }
    touching = now
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

  func report(to delegate: (any UICollisionBehaviorDelegate)?, _ behavior: UICollisionBehavior) {
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
