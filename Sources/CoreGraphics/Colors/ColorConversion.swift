import Foundation

/// The transfer function between stored component values and linear light.
package struct Transfer: Hashable, Sendable {
  enum Curve: Hashable, Sendable { case sRGB, linear, itur709, gamma(Double) }
  var curve: Curve
  var isExtended = false

  package static let sRGB = Transfer(curve: .sRGB)

  /// Returns the linear light of a stored component value; the curve is mirrored for negative values.
  package func decode(_ value: Double) -> Double {
    let v = abs(value)
    let light: Double
    switch curve {
    case .linear: light = v
    case .sRGB: light = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    case .itur709: light = v < 0.081 ? v / 4.5 : pow((v + 0.099) / 1.099, 1 / 0.45)
    case .gamma(let exponent): light = pow(v, exponent)
    }
    return value < 0 ? -light : light
  }

  /// Returns the stored component value of linear light.
  package func encode(_ light: Double) -> Double {
    let v = abs(light)
    let value: Double
    switch curve {
    case .linear: value = v
    case .sRGB: value = v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    case .itur709: value = v < 0.018 ? v * 4.5 : 1.099 * pow(v, 0.45) - 0.099
    case .gamma(let exponent): value = pow(v, 1 / exponent)
    }
    return light < 0 ? -value : value
  }
}

/// The red, green and blue primaries of a color space with the white point D65.
enum Primaries: Hashable, Sendable {
  case sRGB, p3, adobe, itur2020, romm, aces

  private var chromaticities: [(x: Double, y: Double)] {
    switch self {
    case .sRGB: return [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]
    case .p3: return [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)]
    case .adobe: return [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]
    case .itur2020: return [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)]
    case .romm: return [(0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001)]
    case .aces: return [(0.713, 0.293), (0.165, 0.830), (0.128, 0.044)]
    }
  }

  var toXYZ: Matrix3 { Self.matrices[self]?.toXYZ ?? .identity }
  var fromXYZ: Matrix3 { Self.matrices[self]?.fromXYZ ?? .identity }

  private static let matrices: [Primaries: (toXYZ: Matrix3, fromXYZ: Matrix3)] = {
    var all: [Primaries: (toXYZ: Matrix3, fromXYZ: Matrix3)] = [:]
    for primaries in [Primaries.sRGB, .p3, .adobe, .itur2020, .romm, .aces] {
      let matrix = primaries.makeMatrix()
      all[primaries] = (matrix, matrix.inverted)
    }
    return all
  }()

  /// The white point D65 in XYZ.
  static let white = SIMD3<Double>(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)

  /// Returns the matrix whose columns are the primaries, scaled so that their sum is white.
  private func makeMatrix() -> Matrix3 {
    let columns = chromaticities.map { SIMD3<Double>($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let unscaled = Matrix3(columns[0], columns[1], columns[2])
    let scale = unscaled.inverted * Self.white
    return Matrix3(columns[0] * scale.x, columns[1] * scale.y, columns[2] * scale.z)
  }
}

/// A 3 by 3 matrix, stored by columns.
struct Matrix3: Sendable {
  var c0, c1, c2: SIMD3<Double>
  init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { (self.c0, self.c1, self.c2) = (c0, c1, c2) }
  static let identity = Matrix3([1, 0, 0], [0, 1, 0], [0, 0, 1])

  static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> { m.c0 * v.x + m.c1 * v.y + m.c2 * v.z }

  var inverted: Matrix3 {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
    }
    let (r0, r1, r2) = (cross(c1, c2), cross(c2, c0), cross(c0, c1))
    let determinant = (c0 * r0).sum()
    return Matrix3(
      [r0.x / determinant, r1.x / determinant, r2.x / determinant],
      [r0.y / determinant, r1.y / determinant, r2.y / determinant],
      [r0.z / determinant, r1.z / determinant, r2.z / determinant])
  }
}

extension CGColorSpace {
  /// Returns the XYZ color of components without alpha; nil for patterns.
  private func xyz(_ components: [CGFloat]) -> SIMD3<Double>? {
    func at(_ index: Int) -> Double { index < components.count ? Double(components[index]) : 0 }
    switch kind {
    case .gray(let transfer, _): return Primaries.white * transfer.decode(at(0))
    case .rgb(let primaries, let transfer, _):
      return primaries.toXYZ * [transfer.decode(at(0)), transfer.decode(at(1)), transfer.decode(at(2))]
    case .cmyk:
      let curve = Transfer.sRGB
      let light = (0..<3).map { curve.decode((1 - at($0)) * (1 - at(3))) }
      return Primaries.sRGB.toXYZ * [light[0], light[1], light[2]]
    case .lab: return Self.labToXYZ(at(0), at(1), at(2))
    case .xyz: return [at(0), at(1), at(2)]
    case .indexed(let base, let table):
      let count = base.numberOfComponents
      guard count > 0, table.count >= count else { return nil }
      let index = Int(min(max(at(0).isNaN ? 0 : at(0), 0), Double(table.count / count - 1)))
      return base.xyz(table[index * count..<(index + 1) * count].map { CGFloat($0) / 255 })
    case .pattern: return nil
    }
  }

  private func components(fromXYZ xyz: SIMD3<Double>) -> [CGFloat]? {
    func fit(_ value: Double, _ transfer: Transfer) -> CGFloat {
      // Results are rounded to a billionth, because sums of rounded products miss round numbers slightly.
      let tidy = (value * 1e9).rounded() / 1e9
      return CGFloat(transfer.isExtended ? tidy : min(max(tidy, 0), 1))
    }
    switch kind {
    case .gray(let transfer, _): return [fit(transfer.encode(xyz.y), transfer)]
    case .rgb(let primaries, let transfer, _):
      let light = primaries.fromXYZ * xyz
      return [light.x, light.y, light.z].map { fit(transfer.encode($0), transfer) }
    case .cmyk:
      let curve = Transfer.sRGB
      let light = Primaries.sRGB.fromXYZ * xyz
      let rgb = [light.x, light.y, light.z].map { fit(curve.encode($0), curve) }
      let black = 1 - (rgb.max() ?? 0)
      return rgb.map { black >= 1 ? 0 : (1 - $0 - black) / (1 - black) } + [black]
    case .lab: return Self.xyzToLab(xyz)
    case .xyz: return [CGFloat(xyz.x), CGFloat(xyz.y), CGFloat(xyz.z)]
    case .indexed, .pattern: return nil
    }
  }

  /// Converts components, without alpha, from this space to another one.
  func convert(_ components: [CGFloat], to other: CGColorSpace) -> [CGFloat]? {
    if let direct = convertWithoutLight(components, to: other) { return direct }
    guard let light = xyz(components) else { return nil }
    return other.components(fromXYZ: light)
  }

  /// Converts components without the detour over XYZ if they only need rearranging, so that results are exact;
  /// returns nil for other pairs of spaces.
  private func convertWithoutLight(_ components: [CGFloat], to other: CGColorSpace) -> [CGFloat]? {
    func fit(_ values: [CGFloat], _ transfer: Transfer) -> [CGFloat] {
      transfer.isExtended ? values : values.map { min(max($0, 0), 1) }
    }
    switch (kind, other.kind) {
    case (.gray(let from, _), .gray(let to, _)) where from.curve == to.curve: return fit(components, to)
    case (.gray(let from, _), .rgb(_, let to, _)) where from.curve == to.curve && components.count == 1:
      return fit([components[0], components[0], components[0]], to)
    case (.rgb(let primaries, let from, _), .rgb(let others, let to, _))
    where primaries == others && from.curve == to.curve && components.count == 3:
      return fit(components, to)
    case (.rgb(.sRGB, let from, _), .gray(let to, _)) where from.curve == to.curve && components.count == 3:
      if components[0] == components[1], components[1] == components[2] { return fit([components[0]], to) }
      return nil
    case (.cmyk, .rgb(.sRGB, let to, _)) where to.curve == .sRGB && components.count == 4:
      return fit((0..<3).map { (1 - components[$0]) * (1 - components[3]) }, to)
    case (.cmyk, .cmyk), (.lab, .lab), (.xyz, .xyz): return components
    default: return nil
    }
  }

  private static func labToXYZ(_ l: Double, _ a: Double, _ b: Double) -> SIMD3<Double> {
    func inverse(_ t: Double) -> Double { t > 6.0 / 29 ? t * t * t : 3 * (6.0 / 29) * (6.0 / 29) * (t - 4.0 / 29) }
    let y = (l + 16) / 116
    return Primaries.white * [inverse(y + a / 500), inverse(y), inverse(y - b / 200)]
  }

  private static func xyzToLab(_ xyz: SIMD3<Double>) -> [CGFloat] {
    func forward(_ t: Double) -> Double {
      t > 216.0 / 24389 ? cbrt(t) : t / (3 * (6.0 / 29) * (6.0 / 29)) + 4.0 / 29
    }
    let r = xyz / Primaries.white
    let (x, y, z) = (forward(r.x), forward(r.y), forward(r.z))
    return [CGFloat(116 * y - 16), CGFloat(500 * (x - y)), CGFloat(200 * (y - z))]
  }
}
