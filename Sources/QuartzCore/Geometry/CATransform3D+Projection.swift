import CoreGraphics

extension CATransform3D {
  /// The inverse, computed by cofactors; nil if the determinant is zero or not finite.
  package var inverse: CATransform3D? {
    if CATransform3DIsAffine(self) { return affineInverse }
    let a0 = m11 * m22 - m12 * m21
    let a1 = m11 * m23 - m13 * m21
    let a2 = m11 * m24 - m14 * m21
    let a3 = m12 * m23 - m13 * m22
    let a4 = m12 * m24 - m14 * m22
    let a5 = m13 * m24 - m14 * m23
    let b0 = m31 * m42 - m32 * m41
    let b1 = m31 * m43 - m33 * m41
    let b2 = m31 * m44 - m34 * m41
    let b3 = m32 * m43 - m33 * m42
    let b4 = m32 * m44 - m34 * m42
    let b5 = m33 * m44 - m34 * m43
    let determinant = a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    var r = CATransform3D()
    r.m11 = (m22 * b5 - m23 * b4 + m24 * b3) * k
    r.m12 = (-m12 * b5 + m13 * b4 - m14 * b3) * k
    r.m13 = (m42 * a5 - m43 * a4 + m44 * a3) * k
    r.m14 = (-m32 * a5 + m33 * a4 - m34 * a3) * k
    r.m21 = (-m21 * b5 + m23 * b2 - m24 * b1) * k
    r.m22 = (m11 * b5 - m13 * b2 + m14 * b1) * k
    r.m23 = (-m41 * a5 + m43 * a2 - m44 * a1) * k
    r.m24 = (m31 * a5 - m33 * a2 + m34 * a1) * k
    r.m31 = (m21 * b4 - m22 * b2 + m24 * b0) * k
    r.m32 = (-m11 * b4 + m12 * b2 - m14 * b0) * k
    r.m33 = (m41 * a4 - m42 * a2 + m44 * a0) * k
    r.m34 = (-m31 * a4 + m32 * a2 - m34 * a0) * k
    r.m41 = (-m21 * b3 + m22 * b1 - m23 * b0) * k
    r.m42 = (m11 * b3 - m12 * b1 + m13 * b0) * k
    r.m43 = (-m41 * a3 + m42 * a1 - m43 * a0) * k
    r.m44 = (m31 * a3 - m32 * a1 + m33 * a0) * k
    return r
  }

  /// The inverse of an affine transform, which needs four products and is exact for integer scales.
  private var affineInverse: CATransform3D? {
    let determinant = m11 * m22 - m12 * m21
    guard determinant != 0, determinant.isFinite else { return nil }
    var r = CATransform3DIdentity
    r.m11 = m22 / determinant
    r.m12 = -m12 / determinant
    r.m21 = -m21 / determinant
    r.m22 = m11 / determinant
    r.m41 = (m21 * m42 - m22 * m41) / determinant
    r.m42 = (m12 * m41 - m11 * m42) / determinant
    return r
  }

  /// The transform without its third row and column: the projection onto the plane z = 0.
  package var flattened: CATransform3D {
    var t = self
    t.m13 = 0
    t.m23 = 0
    t.m31 = 0
    t.m32 = 0
    t.m33 = 1
    t.m34 = 0
    t.m43 = 0
    return t
  }

  /// Projects a point of the plane z = 0. A point at the distance of the viewer would be at infinity; the result is
  /// limited to finite coordinates.
  package func project(_ p: CGPoint) -> CGPoint {
    let x = p.x * m11 + p.y * m21 + m41
    let y = p.x * m12 + p.y * m22 + m42
    let w = p.x * m14 + p.y * m24 + m44
    if w == 1 { return CGPoint(x: x, y: y) }
    let divisor = abs(w) < 1e-9 ? (w < 0 ? -1e-9 : 1e-9) : w
    return CGPoint(x: x / divisor, y: y / divisor)
  }

  /// Returns the bounding box of the projected corners of a rectangle.
  package func project(_ r: CGRect) -> CGRect {
    if r.isNull || r.isInfinite { return r }
    if m12 == 0, m21 == 0, m14 == 0, m24 == 0, m44 == 1 {
      let x0 = r.minX * m11 + m41
      let x1 = r.maxX * m11 + m41
      let y0 = r.minY * m22 + m42
      let y1 = r.maxY * m22 + m42
      if m11 == 1, m22 == 1 { return CGRect(x: x0, y: y0, width: r.width, height: r.height) }
      return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }
    let corners = [
      project(CGPoint(x: r.minX, y: r.minY)), project(CGPoint(x: r.maxX, y: r.minY)),
      project(CGPoint(x: r.minX, y: r.maxY)), project(CGPoint(x: r.maxX, y: r.maxY)),
    ]
    var (minX, maxX, minY, maxY) = (corners[0].x, corners[0].x, corners[0].y, corners[0].y)
    for p in corners.dropFirst() {
      minX = min(minX, p.x)
      maxX = max(maxX, p.x)
      minY = min(minY, p.y)
      maxY = max(maxY, p.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  var containsNaN: Bool {
    (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isNaN
      && [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].contains { $0.isNaN }
  }
}
