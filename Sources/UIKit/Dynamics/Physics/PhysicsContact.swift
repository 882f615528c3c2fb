import QuartzCore

/// A point at which two shapes touch or are about to.
struct PhysicsContact {
  var point: Vector
  /// The direction from the first shape to the second, of length 1.
  var normal: Vector
  /// The distance between the shapes, negative if they overlap.
  var separation: Double
  /// An identifier of the pair of features, which is constant from step to step.
  var feature: Int

  /// Returns the contacts at which the shapes are nearer than `margin`. For a line it is the side that contains
  /// `side`.
  static func find(_ a: PhysicsShape, _ b: PhysicsShape, margin: Double, side: Vector) -> [PhysicsContact] {
    switch (a.vertices.count, b.vertices.count) {
    case (1, 1): return circles(a, b, margin)
    case (1, _): return circle(a, on: b, margin, side).map(\.flipped)
    case (_, 1): return circle(b, on: a, margin, side)
    default: return polygons(a, b, margin, side)
    }
  }

  private var flipped: PhysicsContact {
    PhysicsContact(point: point, normal: -normal, separation: separation, feature: feature)
  }

  private static func circles(_ a: PhysicsShape, _ b: PhysicsShape, _ margin: Double) -> [PhysicsContact] {
    let displacement = b.vertices[0] - a.vertices[0]
    let distance = displacement.length
    let separation = distance - a.radius - b.radius
    guard separation < margin else { return [] }
    let normal = distance > 1e-9 ? displacement / distance : Vector(0, 1)
    return [
      PhysicsContact(
        point: a.vertices[0] + normal * (a.radius + separation / 2), normal: normal, separation: separation,
        feature: 0)
    ]
  }

  private static func circle(
    _ circle: PhysicsShape, on shape: PhysicsShape, _ margin: Double, _ side: Vector
  ) -> [PhysicsContact] {
    let center = circle.vertices[0]
    var best = (index: 0, distance: -Double.infinity)
    for index in sides(of: shape, seenFrom: side) {
      let distance = shape.normal(index).dot(center - shape.vertices[index])
      if distance > best.distance { best = (index, distance) }
    }
    guard best.distance - circle.radius < margin else { return [] }
    let start = shape.vertices[best.index]
    let end = shape.vertices[(best.index + 1) % shape.vertices.count]
    let length = (end - start).length
    let along = (center - start).dot((end - start).unit)
    var normal = shape.normal(best.index)
    var separation = best.distance - circle.radius
    if along < 0 || along > length {
      let corner = along < 0 ? start : end
      let distance = (center - corner).length
      guard distance - circle.radius < margin else { return [] }
      if distance > 1e-9, best.distance > 0 || shape.vertices.count == 2 {
        normal = (center - corner) / distance
        separation = distance - circle.radius
      }
    }
    return [
      PhysicsContact(
        point: center - normal * (circle.radius + separation / 2), normal: normal, separation: separation,
        feature: 0)
    ]
  }

  /// Returns all sides of a polygon; for a line the one that faces `point`.
  private static func sides(of shape: PhysicsShape, seenFrom point: Vector) -> Range<Int> {
    guard shape.vertices.count == 2 else { return 0..<shape.vertices.count }
    return shape.normal(0).dot(point - shape.vertices[0]) >= 0 ? 0..<1 : 1..<2
  }

  private static func widest(
    _ a: PhysicsShape, _ b: PhysicsShape, _ side: Vector
  ) -> (index: Int, separation: Double) {
    var best = (index: 0, separation: -Double.infinity)
    for index in sides(of: a, seenFrom: side) {
      let normal = a.normal(index)
      let start = a.vertices[index]
      let separation = b.vertices.reduce(Double.infinity) { min($0, normal.dot($1 - start)) }
      if separation > best.separation { best = (index, separation) }
    }
    return best
  }

  private static func polygons(
    _ a: PhysicsShape, _ b: PhysicsShape, _ margin: Double, _ side: Vector
  ) -> [PhysicsContact] {
    let ofA = widest(a, b, side)
    guard ofA.separation < margin else { return [] }
    let ofB = widest(b, a, side)
    guard ofB.separation < margin else { return [] }
    // The first is slightly preferred, so that the result is stable from step to step.
    if ofB.separation > ofA.separation + 0.1 {
      return clip(b, ofB.index, a, margin).map(\.flipped)
    }
    return clip(a, ofA.index, b, margin)
  }

  /// Returns the side of `other` that faces the given one of `reference`, clipped to its length: at most two
  /// points.
  private static func clip(
    _ reference: PhysicsShape, _ index: Int, _ other: PhysicsShape, _ margin: Double
  ) -> [PhysicsContact] {
    let normal = reference.normal(index)
    let start = reference.vertices[index]
    let end = reference.vertices[(index + 1) % reference.vertices.count]
    let along = (end - start).unit
    var facing = (index: 0, value: Double.infinity)
    for i in other.vertices.indices {
      let value = normal.dot(other.normal(i))
      if value < facing.value { facing = (i, value) }
    }
    var p = other.vertices[facing.index]
    var q = other.vertices[(facing.index + 1) % other.vertices.count]
    let (low, high) = (0.0, (end - start).length)
    var (tp, tq) = ((p - start).dot(along), (q - start).dot(along))
    guard max(tp, tq) >= low - 1e-9, min(tp, tq) <= high + 1e-9 else { return [] }
    func cut(_ point: Vector, _ t: Double, towards other: Vector, _ u: Double) -> (Vector, Double) {
      let limit = t < low ? low : t > high ? high : t
      guard limit != t, abs(u - t) > 1e-12 else { return (point, t) }
      return (point + (other - point) * ((limit - t) / (u - t)), limit)
    }
    let (oldP, oldTP) = (p, tp)
    (p, tp) = cut(p, tp, towards: q, tq)
    (q, tq) = cut(q, tq, towards: oldP, oldTP)
    let base = (index * 64 + facing.index) * 2
    return [(p, 0), (q, 1)].compactMap { point, number in
      let separation = normal.dot(point - start)
      guard separation < margin else { return nil }
      return PhysicsContact(
        point: point - normal * (separation / 2), normal: normal, separation: separation, feature: base + number)
    }
  }
}
