import QuartzCore

/// A point, direction or velocity of the solver, in points, with y downwards.
typealias Vector = SIMD2<Double>

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var isFinite: Bool { x.isFinite && y.isFinite }
  var lengthSquared: Double { x * x + y * y }
  var length: Double { lengthSquared.squareRoot() }
  /// The vector rotated by a right angle from x toward y.
  var perpendicular: Vector { Vector(-y, x) }
  /// The vector scaled to length 1; zero for a zero vector.
  var unit: Vector {
    let length = length
    return length > 1e-9 ? self / length : Vector()
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  func rotated(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let (c, s) = (cos(angle), sin(angle))
    return Vector(x * c - y * s, x * s + y * c)
  }
}
