import CoreGraphics
import Foundation

/// A projective map of the plane: a row vector (x, y, 1) is multiplied by the matrix.
package struct Homography: Equatable {
  var a = 1.0, b = 0.0, g = 0.0
  var c = 0.0, d = 1.0, h = 0.0
  var e = 0.0, f = 0.0, i = 1.0

  init() {}

  /// Creates the map of the plane z = 0 by a 4 × 4 matrix, with projection along z.
  package init(_ t: CATransform3D) {
    a = Double(t.m11)
    b = Double(t.m12)
    g = Double(t.m14)
    c = Double(t.m21)
    d = Double(t.m22)
    h = Double(t.m24)
    e = Double(t.m41)
    f = Double(t.m42)
    i = Double(t.m44)
  }

  /// Returns this map followed by a scale and a translation.
  package func placed(sx: Double, sy: Double, tx: Double, ty: Double) -> Homography {
    var r = self
    r.a = a * sx + g * tx
    r.c = c * sx + h * tx
    r.e = e * sx + i * tx
    r.b = b * sy + g * ty
    r.d = d * sy + h * ty
    r.f = f * sy + i * ty
    return r
  }

  /// Returns the composition of a coordinate change with this map: the argument is replaced by (x - tx) / sx.
  func preceded(sx: Double, sy: Double, tx: Double, ty: Double) -> Homography {
    var r = self
    r.a = a / sx
    r.b = b / sx
    r.g = g / sx
    r.c = c / sy
    r.d = d / sy
    r.h = h / sy
    r.e = e - r.a * tx - r.c * ty
    r.f = f - r.b * tx - r.d * ty
    r.i = i - r.g * tx - r.h * ty
    return r
  }

  var isAffine: Bool { abs(g) < 1e-12 && abs(h) < 1e-12 && i > 0 }

  /// Whether the map only translates and scales by positive factors.
  var isUpright: Bool {
    isAffine && abs(b) < 1e-9 * abs(a) && abs(c) < 1e-9 * abs(d) && a > 0 && d > 0
  }

  var isFinite: Bool {
    let sum = a + b + c + d + e + f + g + h + i
    return sum.isFinite
  }

  var determinant: Double { a * (d * i - f * h) - b * (c * i - e * h) + g * (c * f - d * e) }

  package func inverse() -> Homography? {
    let det = determinant
    guard det.isFinite, abs(det) > 1e-14 else { return nil }
    var r = Homography()
    r.a = (d * i - f * h) / det
    r.b = (f * g - b * i) / det
    r.g = (b * h - d * g) / det
    r.c = (e * h - c * i) / det
    r.d = (a * i - e * g) / det
    r.h = (c * g - a * h) / det
    r.e = (c * f - d * e) / det
    r.f = (b * e - a * f) / det
    r.i = (a * d - b * c) / det
    return r.isFinite ? r : nil
  }

  package func weight(_ x: Double, _ y: Double) -> Double { x * g + y * h + i }

  package func map(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let w = weight(x, y)
    return ((x * a + y * c + e) / w, (x * b + y * d + f) / w)
  }

  /// Returns the factors by which the map stretches the two axes at a point; nil behind the viewer.
  package func stretch(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let w = weight(x, y)
    guard w > 1e-6 else { return nil }
    let p = map(x, y)
    let (xx, xy) = ((a - p.x * g) / w, (b - p.y * g) / w)
    let (yx, yy) = ((c - p.x * h) / w, (d - p.y * h) / w)
    return ((xx * xx + xy * xy).squareRoot(), (yx * yx + yy * yy).squareRoot())
  }

  /// Returns the bounding box of the image of a rectangle, without the region behind the viewer.
  package func bounds(of r: (minX: Double, minY: Double, maxX: Double, maxY: Double)) -> IntRect {
    let corners = [(r.minX, r.minY), (r.maxX, r.minY), (r.maxX, r.maxY), (r.minX, r.maxY)]
    let near = 1e-3
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    func take(_ x: Double, _ y: Double) {
      let p = map(x, y)
      minX = min(minX, p.x)
      minY = min(minY, p.y)
      maxX = max(maxX, p.x)
      maxY = max(maxY, p.y)
    }
    for k in 0..<4 {
      let (p, q) = (corners[k], corners[(k + 1) & 3])
      let (wp, wq) = (weight(p.0, p.1), weight(q.0, q.1))
      if wp >= near { take(p.0, p.1) }
      if (wp >= near) != (wq >= near) {
        let t = (near - wp) / (wq - wp)
        take(p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t)
      }
    }
    guard minX <= maxX, minY <= maxY else { return .empty }
    func whole(_ v: Double) -> Int { Int(min(max(v, -FixedPoint.limit), FixedPoint.limit)) }
    return IntRect(
      minX: whole(minX.rounded(.down)) - 1, minY: whole(minY.rounded(.down)) - 1,
      maxX: whole(maxX.rounded(.up)) + 1, maxY: whole(maxY.rounded(.up)) + 1)
  }
}

/// Returns the transform that applies `first`, then `second`.
package func concatenated(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let l = first
  let r = second
  var t = CATransform3D()
  t.m11 = l.m11 * r.m11 + l.m12 * r.m21 + l.m13 * r.m31 + l.m14 * r.m41
  t.m12 = l.m11 * r.m12 + l.m12 * r.m22 + l.m13 * r.m32 + l.m14 * r.m42
  t.m13 = l.m11 * r.m13 + l.m12 * r.m23 + l.m13 * r.m33 + l.m14 * r.m43
  t.m14 = l.m11 * r.m14 + l.m12 * r.m24 + l.m13 * r.m34 + l.m14 * r.m44
  t.m21 = l.m21 * r.m11 + l.m22 * r.m21 + l.m23 * r.m31 + l.m24 * r.m41
  t.m22 = l.m21 * r.m12 + l.m22 * r.m22 + l.m23 * r.m32 + l.m24 * r.m42
  t.m23 = l.m21 * r.m13 + l.m22 * r.m23 + l.m23 * r.m33 + l.m24 * r.m43
  t.m24 = l.m21 * r.m14 + l.m22 * r.m24 + l.m23 * r.m34 + l.m24 * r.m44
  t.m31 = l.m31 * r.m11 + l.m32 * r.m21 + l.m33 * r.m31 + l.m34 * r.m41
  t.m32 = l.m31 * r.m12 + l.m32 * r.m22 + l.m33 * r.m32 + l.m34 * r.m42
  t.m33 = l.m31 * r.m13 + l.m32 * r.m23 + l.m33 * r.m33 + l.m34 * r.m43
  t.m34 = l.m31 * r.m14 + l.m32 * r.m24 + l.m33 * r.m34 + l.m34 * r.m44
  t.m41 = l.m41 * r.m11 + l.m42 * r.m21 + l.m43 * r.m31 + l.m44 * r.m41
  t.m42 = l.m41 * r.m12 + l.m42 * r.m22 + l.m43 * r.m32 + l.m44 * r.m42
  t.m43 = l.m41 * r.m13 + l.m42 * r.m23 + l.m43 * r.m33 + l.m44 * r.m43
  t.m44 = l.m41 * r.m14 + l.m42 * r.m24 + l.m43 * r.m34 + l.m44 * r.m44
  return t
}

func translation(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m41 = CGFloat(x)
  t.m42 = CGFloat(y)
  t.m43 = CGFloat(z)
  return t
}

extension CATransform3D {
  var isPlainIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1 && m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0
      && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m41 == 0 && m42 == 0 && m43 == 0
  }

  /// Whether the transform only translates and scales within the plane, by positive factors.
  var isUprightInPlane: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1 && m11 > 0 && m22 > 0
  }
}
