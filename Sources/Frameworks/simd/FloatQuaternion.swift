import Foundation

/// A quaternion of `Float`. A unit quaternion represents a rotation in space.
public struct simd_quatf: Equatable, Sendable {
  /// The three imaginary components followed by the real one.
  public var vector: SIMD4<Float>

  /// Creates a quaternion of zeros, which is not a rotation.
  public init() { vector = .zero }
  /// Creates a quaternion from the imaginary components x, y and z and the real component w.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates a quaternion from its components.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion from its real component and its vector of imaginary components.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
  /// Creates a quaternion that rotates around an axis.
  /// - Parameters:
  ///   - angle: the angle in radians, counterclockwise as seen from the tip of the axis.
  ///   - axis: a unit vector.
  public init(angle: Float, axis: SIMD3<Float>) {
    let half = angle / 2
    self.init(real: Float(cos(Double(half))), imag: axis * Float(sin(Double(half))))
  }
  /// Creates the smallest rotation between two directions, which are unit vectors.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let middle = from + to
    guard length_squared(middle) > 1e-12 else {
      let other = Swift.abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    let half = normalize(middle)
    self.init(real: dot(from, half), imag: cross(from, half))
  }
  /// Creates the unit quaternion of a rotation matrix.
  public init(_ matrix: simd_float3x3) {
    let m = matrix
    let trace = m[0][0] + m[1][1] + m[2][2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(ix: (m[1][2] - m[2][1]) / s, iy: (m[2][0] - m[0][2]) / s, iz: (m[0][1] - m[1][0]) / s, r: s / 4)
      return
    }
    let i = m[0][0] >= m[1][1] && m[0][0] >= m[2][2] ? 0 : m[1][1] >= m[2][2] ? 1 : 2
    let (j, k) = ((i + 1) % 3, (i + 2) % 3)
    let s = (1 + m[i][i] - m[j][j] - m[k][k]).squareRoot() * 2
    var imaginary = SIMD3<Float>()
    imaginary[i] = s / 4
    imaginary[j] = (m[i][j] + m[j][i]) / s
    imaginary[k] = (m[i][k] + m[k][i]) / s
    self.init(real: (m[j][k] - m[k][j]) / s, imag: imaginary)
  }
  /// Creates the unit quaternion of the rotation in the upper left 3 by 3 submatrix of a matrix.
  public init(_ matrix: simd_float4x4) {
    func part(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }
    self.init(simd_float3x3(part(matrix[0]), part(matrix[1]), part(matrix[2])))
  }

  /// The real component.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary components x, y and z.
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }
  /// The length of the quaternion: 1 for a rotation.
  public var length: Float { dot(vector, vector).squareRoot() }
  /// The angle of the rotation in radians.
  public var angle: Float { Float(2 * atan2(Double(dot(imag, imag).squareRoot()), Double(real))) }
  /// The axis of the rotation, a unit vector; not a number for an angle of 0.
  public var axis: SIMD3<Float> { normalize(imag) }
  /// The quaternion with negated imaginary components: for a unit quaternion, the opposite rotation.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The inverse of the quaternion: the opposite rotation, divided by the length.
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }
  /// The quaternion divided by its length.
  public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }

  /// Rotates a vector.
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = cross(imag, v) * 2
    return v + t * real + cross(imag, t)
  }

  /// Returns the sum of two quaternions.
  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector + b.vector) }
  /// Returns the difference of two quaternions.
  public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector - b.vector) }
  /// Returns a quaternion with negated components.
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
  /// Returns a quaternion with every component multiplied by a number.
  public static func * (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector * b) }
  /// Returns a quaternion with every component multiplied by a number.
  public static func * (a: Float, b: simd_quatf) -> simd_quatf { b * a }
  /// Returns a quaternion with every component divided by a number.
  public static func / (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector / b) }
  /// Returns the product, which rotates by b and then by a.
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  /// Multiplies the first quaternion by another one, from the right.
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
}

extension simd_float3x3 {
  /// Creates the matrix of the rotation that a unit quaternion represents.
  public init(_ quaternion: simd_quatf) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension simd_float4x4 {
  /// Creates the matrix of the rotation that a unit quaternion represents.
  public init(_ quaternion: simd_quatf) {
    let turn = simd_float3x3(quaternion)
    func column(_ v: SIMD3<Float>) -> SIMD4<Float> { SIMD4(v.x, v.y, v.z, 0) }
    self.init(column(turn[0]), column(turn[1]), column(turn[2]), SIMD4(0, 0, 0, 1))
  }
}

/// Creates a quaternion that rotates by an angle in radians around an axis, a unit vector.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// Returns the product of two quaternions: the rotation by the second one, followed by that by the first one.
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
/// Returns a vector rotated by a unit quaternion.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns a quaternion divided by its length.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Returns the inverse of a quaternion.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// Returns the dot product of the components of two quaternions.
public func simd_dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { dot(a.vector, b.vector) }
/// Interpolates between two rotations along the shorter arc.
public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = dot(a.vector, b.vector)
  let end = cosine < 0 ? -b.vector : b.vector
  let angle = acos(min(1, Double(Swift.abs(cosine))))
  guard angle > 1e-6 else { return simd_quatf(vector: normalize(a.vector + (end - a.vector) * t)) }
  let first = Float(sin((1 - Double(t)) * angle) / sin(angle))
  let second = Float(sin(Double(t) * angle) / sin(angle))
  return simd_quatf(vector: a.vector * first + end * second)
}
