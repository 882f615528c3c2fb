import Foundation

/// A quaternion of `Float`. A unit quaternion represents a rotation in space.
public struct simd_quatf: Equatable, Sendable {
  /// The three imaginary components followed by the real one.
  public var vector: SIMD4<Float>

  public init() { vector = .zero }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
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
  public init(_ matrix: simd_float4x4) {
    func part(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }
    self.init(simd_float3x3(part(matrix[0]), part(matrix[1]), part(matrix[2])))
  }

  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }
  public var length: Float { dot(vector, vector).squareRoot() }
  public var angle: Float { Float(2 * atan2(Double(dot(imag, imag).squareRoot()), Double(real))) }
  public var axis: SIMD3<Float> { normalize(imag) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }
  public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }

  /// Rotates a vector.
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = cross(imag, v) * 2
    return v + t * real + cross(imag, t)
  }

  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector + b.vector) }
  public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector - b.vector) }
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
  public static func * (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector * b) }
  public static func * (a: Float, b: simd_quatf) -> simd_quatf { b * a }
  public static func / (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector / b) }
  /// Returns the product, which rotates by b and then by a.
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
}

extension simd_float3x3 {
  public init(_ quaternion: simd_quatf) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension simd_float4x4 {
  public init(_ quaternion: simd_quatf) {
    let turn = simd_float3x3(quaternion)
    func column(_ v: SIMD3<Float>) -> SIMD4<Float> { SIMD4(v.x, v.y, v.z, 0) }
    self.init(column(turn[0]), column(turn[1]), column(turn[2]), SIMD4(0, 0, 0, 1))
  }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
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
