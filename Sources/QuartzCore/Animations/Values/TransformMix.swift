import CoreGraphics
import Foundation

/// Interpolation of transforms. They are decomposed into translation, scale, shear and rotation, and in space also
/// perspective, which are interpolated separately. The rotation takes the shorter direction
/// (`facts/animation.md#mixing/transforms`).
enum TransformMix {
  static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
    if CATransform3DIsAffine(a), CATransform3DIsAffine(b), let x = PlaneParts(a), let y = PlaneParts(b) {
      return x.mixed(with: y, at: t).transform
    }
    if let x = SpaceParts(a), let y = SpaceParts(b) { return x.mixed(with: y, at: t).transform }
    return numbers(a, b) { $0 + ($1 - $0) * t }
  }

  /// Returns the Euclidean distance between the elements of two matrices.
  static func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
    var sum: CGFloat = 0
    _ = numbers(a, b) { x, y in
      sum += (x - y) * (x - y)
      return x
    }
    return sum.squareRoot()
  }

  /// Combines the elements of matrices that cannot be decomposed, such as one with a scale of zero in space.
  private static func numbers(
    _ a: CATransform3D, _ b: CATransform3D, _ f: (CGFloat, CGFloat) -> CGFloat
  ) -> CATransform3D {
    CATransform3D(
      m11: f(a.m11, b.m11), m12: f(a.m12, b.m12), m13: f(a.m13, b.m13), m14: f(a.m14, b.m14), m21: f(a.m21, b.m21),
      m22: f(a.m22, b.m22), m23: f(a.m23, b.m23), m24: f(a.m24, b.m24), m31: f(a.m31, b.m31), m32: f(a.m32, b.m32),
      m33: f(a.m33, b.m33), m34: f(a.m34, b.m34), m41: f(a.m41, b.m41), m42: f(a.m42, b.m42), m43: f(a.m43, b.m43),
      m44: f(a.m44, b.m44))
  }
}

/// A decomposed transform in the plane, applied in the order scale, shear, rotation, translation.
private struct PlaneParts {
  var move: SIMD2<Double>
  var scale: SIMD2<Double>
  var shear: Double
  var angle: Double

  init?(_ t: CATransform3D) {
    move = SIMD2(Double(t.m41), Double(t.m42))
    var x = SIMD2(Double(t.m11), Double(t.m12))
    var y = SIMD2(Double(t.m21), Double(t.m22))
    guard (x.x + x.y + y.x + y.y + move.x + move.y).isFinite else { return nil }
    // An axis that is scaled to zero has no direction; it is derived from the other axis.
    let isFlatX = x == .zero
    let isFlatY = y == .zero
    if isFlatX { x = isFlatY ? SIMD2(1, 0) : SIMD2(y.y, -y.x) / PlaneParts.length(y) }
    if isFlatY { y = SIMD2(-x.y, x.x) / PlaneParts.length(x) }
    var sx = PlaneParts.length(x)
    x /= sx
    shear = x.x * y.x + x.y * y.y
    y -= x * shear
    var sy = PlaneParts.length(y)
    guard sy > 1e-12 else { return nil }
    y /= sy
    if x.x * y.y - x.y * y.x < 0 {
      // A reflection is assigned to the axis that points backwards.
      if x.x < y.y {
        x = -x
        sx = -sx
        shear = -shear
      } else {
        y = -y
        sy = -sy
      }
    }
    shear /= sy
    angle = atan2(x.y, x.x)
    scale = SIMD2(isFlatX ? 0 : sx, isFlatY ? 0 : sy)
  }

  private static func length(_ v: SIMD2<Double>) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  func mixed(with other: PlaneParts, at t: Double) -> PlaneParts {
    var result = self
    result.move += (other.move - move) * t
    result.scale += (other.scale - scale) * t
    result.shear += (other.shear - shear) * t
    var turn = other.angle - angle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    result.angle += turn * t
    return result
  }

  var transform: CATransform3D {
    let (c, s) = (cos(angle), sin(angle))
    var t = CATransform3DIdentity
    t.m11 = scale.x * c
    t.m12 = scale.x * s
    t.m21 = scale.y * (shear * c - s)
    t.m22 = scale.y * (shear * s + c)
    t.m41 = move.x
    t.m42 = move.y
    return t
  }
}

/// A decomposed transform in space, applied in the order scale, shear, rotation (a quaternion), translation,
/// perspective.
private struct SpaceParts {
  var move: SIMD3<Double>
  var scale: SIMD3<Double>
  /// The shear of y by x, of z by x, and of z by y.
  var shear: SIMD3<Double>
  var turn: SIMD4<Double>
  var perspective: SIMD4<Double>

  init?(_ t: CATransform3D) {
    guard t.m44 != 0, !t.containsNaN else { return nil }
    let w = Double(t.m44)
    let rows: [SIMD3<Double>] = [
      SIMD3(t.m11, t.m12, t.m13) / w, SIMD3(t.m21, t.m22, t.m23) / w, SIMD3(t.m31, t.m32, t.m33) / w,
    ]
    move = SIMD3(t.m41, t.m42, t.m43) / w
    perspective = SIMD4(0, 0, 0, 1)
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
      // The last column is the product of the remaining matrix and the perspective, which is solved for.
      var plain = t
      (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
      (plain.m11, plain.m12, plain.m13) = (rows[0].x, rows[0].y, rows[0].z)
      (plain.m21, plain.m22, plain.m23) = (rows[1].x, rows[1].y, rows[1].z)
      (plain.m31, plain.m32, plain.m33) = (rows[2].x, rows[2].y, rows[2].z)
      (plain.m41, plain.m42, plain.m43) = (move.x, move.y, move.z)
      guard let inverse = plain.inverse else { return nil }
      let column = SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), w) / w
      perspective = SIMD4(
        column.x * inverse.m11 + column.y * inverse.m12 + column.z * inverse.m13 + column.w * inverse.m14,
        column.x * inverse.m21 + column.y * inverse.m22 + column.z * inverse.m23 + column.w * inverse.m24,
        column.x * inverse.m31 + column.y * inverse.m32 + column.z * inverse.m33 + column.w * inverse.m34,
        column.x * inverse.m41 + column.y * inverse.m42 + column.z * inverse.m43 + column.w * inverse.m44)
    }
    var (x, y, z) = (rows[0], rows[1], rows[2])
    scale = SIMD3(Self.length(x), 0, 0)
    guard scale.x > 1e-12 else { return nil }
    x /= scale.x
    shear = .zero
    shear.x = Self.dot(x, y)
    y -= x * shear.x
    scale.y = Self.length(y)
    guard scale.y > 1e-12 else { return nil }
    y /= scale.y
    shear.x /= scale.y
    shear.y = Self.dot(x, z)
    z -= x * shear.y
    shear.z = Self.dot(y, z)
    z -= y * shear.z
    scale.z = Self.length(z)
    guard scale.z > 1e-12 else { return nil }
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if Self.dot(x, Self.cross(y, z)) < 0 {
      scale = -scale
      x = -x
      y = -y
      z = -z
    }
    turn = Self.quaternion(x, y, z)
  }

  private static func length(_ v: SIMD3<Double>) -> Double { dot(v, v).squareRoot() }
  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Returns the quaternion of a rotation matrix. Its largest component is computed from the diagonal, so that no
  /// division is by a small number.
  private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
    }
    if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      return SIMD4(s / 4, (x.y + y.x) / s, (x.z + z.x) / s, (y.z - z.y) / s)
    }
    if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
    }
    let s = (1 + z.z - x.x - y.y).squareRoot() * 2
    return SIMD4((x.z + z.x) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
  }

  func mixed(with other: SpaceParts, at t: Double) -> SpaceParts {
    var result = self
    result.move += (other.move - move) * t
    result.scale += (other.scale - scale) * t
    result.shear += (other.shear - shear) * t
    result.perspective += (other.perspective - perspective) * t
    result.turn = Self.slerp(turn, other.turn, t)
    return result
  }

  private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
    var b = b
    var cosine = (a * b).sum()
    if cosine < 0 {
      b = -b
      cosine = -cosine
    }
    guard cosine < 0.999_999 else {
      let mixed = a + (b - a) * t
      return mixed / (mixed * mixed).sum().squareRoot()
    }
    let angle = acos(cosine)
    return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
  }

  var transform: CATransform3D {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    let r0 = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    let r1 = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    let r2 = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    let m0 = r0 * scale.x
    let m1 = (r1 + r0 * shear.x) * scale.y
    let m2 = (r2 + r0 * shear.y + r1 * shear.z) * scale.z
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (m0.x, m0.y, m0.z)
    (t.m21, t.m22, t.m23) = (m1.x, m1.y, m1.z)
    (t.m31, t.m32, t.m33) = (m2.x, m2.y, m2.z)
    (t.m41, t.m42, t.m43) = (move.x, move.y, move.z)
    guard perspective != SIMD4(0, 0, 0, 1) else { return t }
    let p = perspective
    t.m14 = m0.x * p.x + m0.y * p.y + m0.z * p.z
    t.m24 = m1.x * p.x + m1.y * p.y + m1.z * p.z
    t.m34 = m2.x * p.x + m2.y * p.y + m2.z * p.z
    t.m44 = move.x * p.x + move.y * p.y + move.z * p.z + p.w
    return t
  }
}
