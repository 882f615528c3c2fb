import QuartzCore

/// The outline of a body relative to its center: a convex polygon or a circle. Two vertices are a line.
struct PhysicsShape {
  /// The vertices in order, with the inside on the side of `perpendicular`; a single one for a circle.
  var vertices: [Vector]
  var radius: Double = 0

  static func circle(_ center: Vector, radius: Double) -> PhysicsShape {
    PhysicsShape(vertices: [center], radius: radius)
  }

  static func box(_ size: CGSize, at center: Vector = Vector()) -> PhysicsShape {
    let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
    return PhysicsShape(vertices: [Vector(-w, -h), Vector(w, -h), Vector(w, h), Vector(-w, h)].map { $0 + center })
  }

  /// Returns a circle if both sides are equal, else a polygon of 24 sides.
  static func ellipse(_ size: CGSize) -> PhysicsShape {
    let (a, b) = (Double(size.width) / 2, Double(size.height) / 2)
    if abs(a - b) < 0.25 { return circle(Vector(), radius: (a + b) / 2) }
    return PhysicsShape(
      vertices: (0..<24).map { index in
        let angle = 2 * Double.pi * Double(index) / 24
        return Vector(a * cos(angle), b * sin(angle))
      })
  }

  /// Returns the convex hull of the points; nil if its area is zero.
  static func hull(_ points: [Vector]) -> PhysicsShape? {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return nil }
    func chain(_ points: [Vector]) -> [Vector] {
      var result: [Vector] = []
      for point in points {
        while let last = result.last, result.count > 1,
          (last - result[result.count - 2]).cross(point - last) <= 1e-9
        {
          result.removeLast()
        }
        result.append(point)
      }
      return result.dropLast()
    }
    let hull = chain(sorted) + chain(sorted.reversed())
    return hull.count > 2 ? PhysicsShape(vertices: hull) : nil
  }

  var area: Double {
    if vertices.count == 1 { return .pi * radius * radius }
    return abs(edges.reduce(0) { $0 + $1.0.cross($1.1) }) / 2
  }

  /// The moment of inertia about the origin for a uniformly distributed mass of 1.
  var unitInertia: Double {
    if vertices.count == 1 { return radius * radius / 2 + vertices[0].lengthSquared }
    var sum = 0.0
    var weight = 0.0
    for (a, b) in edges {
      let part = a.cross(b)
      sum += part * (a.lengthSquared + a.dot(b) + b.lengthSquared)
      weight += part
    }
    return abs(weight) > 1e-9 ? abs(sum / weight) / 6 : 0
  }

  private var edges: [(Vector, Vector)] {
    vertices.indices.map { (vertices[$0], vertices[($0 + 1) % vertices.count]) }
  }

  func placed(at position: Vector, angle: Double) -> PhysicsShape {
    PhysicsShape(vertices: vertices.map { $0.rotated(by: angle) + position }, radius: radius)
  }

  /// Returns the bounding box, extended by `margin`.
  func bounds(margin: Double) -> (low: Vector, high: Vector) {
    var low = vertices[0], high = vertices[0]
    for vertex in vertices {
      low = Vector(min(low.x, vertex.x), min(low.y, vertex.y))
      high = Vector(max(high.x, vertex.x), max(high.y, vertex.y))
    }
    return (low - (radius + margin), high + (radius + margin))
  }

  /// Returns the outward normal of the side that begins at a vertex.
  func normal(_ index: Int) -> Vector {
    -(vertices[(index + 1) % vertices.count] - vertices[index]).perpendicular.unit
  }
}
