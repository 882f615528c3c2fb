import CoreGraphics
import Foundation

/// A prepared gradient: a table of its colors, and its geometry in device pixels.
package final class GradientPayload {
  enum Geometry {
    /// The table position at the center of the first pixel and its increments, in 2^-20 table entries.
    case axial(origin: Int64, dx: Int64, dy: Int64)
    /// The center, and the reciprocals of the radii, in pixels.
    case radial(x: Double, y: Double, rx: Double, ry: Double)
    /// The center, and the direction in which the gradient begins.
    case conic(x: Double, y: Double, cos: Double, sin: Double, sx: Double, sy: Double)
  }

  static let tableSize = 1024
  let table: UnsafeMutablePointer<UInt32>
  /// The geometry relative to the pixel at the item's corner (`place.pixels`).
  let geometry: Geometry

  init(table: [UInt32], geometry: Geometry) {
    self.table = .allocate(capacity: GradientPayload.tableSize)
    self.table.initialize(from: table, count: GradientPayload.tableSize)
    self.geometry = geometry
  }

  deinit { table.deallocate() }

  // MARK: Colors

  /// The gamma of the interpolation. Measurements on iOS show that a gradient layer interpolates colors in a space
  /// with a gamma of about 1.8 (facts/animation.md#mixing/gradient-layer), without premultiplying them by alpha.
  private static let gamma = 1.8
  private static let decoded: [Double] = (0...255).map { pow(Double($0) / 255, gamma) }

  static func table(colors: [RenderColor], locations: [CGFloat]) -> [UInt32] {
    let stops = zip(colors, locations).map { color, location -> (at: Double, c: SIMD4<Double>) in
      let p = color.argb
      let a = p >> 24
      func channel(_ shift: UInt32) -> Double {
        guard a > 0 else { return 0 }
        return decoded[Int(min(255, ((p >> shift & 255) * 255 + a / 2) / a))]
      }
      let at = location.isFinite ? min(1, max(0, Double(location))) : 0
      return (at, SIMD4(channel(16), channel(8), channel(0), Double(a)))
    }
    guard let firstStop = stops.first else { return Array(repeating: 0, count: tableSize) }
    var out: [UInt32] = []
    out.reserveCapacity(tableSize)
    var next = 0
    for i in 0..<tableSize {
      let t = (Double(i) + 0.5) / Double(tableSize)
      while next < stops.count, stops[next].at <= t { next += 1 }
      let c: SIMD4<Double>
      if next == 0 {
        c = firstStop.c
      } else if next == stops.count {
        c = stops[next - 1].c
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        c = a.c + (b.c - a.c) * ((t - a.at) / max(b.at - a.at, 1e-9))
      }
      let alpha = c.w
      func encode(_ v: Double) -> UInt32 {
        UInt32((pow(min(1, max(0, v)), 1 / gamma) * alpha + 0.5))
      }
      out.append(UInt32(alpha + 0.5) << 24 | encode(c.x) << 16 | encode(c.y) << 8 | encode(c.z))
    }
    return out
  }

  // MARK: Geometry

  /// Returns the geometry of a gradient for a layer with a size in pixels; `offsetX` and `offsetY` are the position
  /// of its corner within its first pixel.
  static func geometry(
    _ state: GradientState, width: Double, height: Double, offsetX: Double, offsetY: Double
  ) -> Geometry? {
    let sx = Double(state.startPoint.x) * width + offsetX
    let sy = Double(state.startPoint.y) * height + offsetY
    let ex = Double(state.endPoint.x) * width + offsetX
    let ey = Double(state.endPoint.y) * height + offsetY
    guard sx.isFinite, sy.isFinite, ex.isFinite, ey.isFinite,
      max(abs(sx), abs(sy), abs(ex), abs(ey)) < FixedPoint.limit
    else { return nil }
    switch state.kind {
    case .axial:
      // As in Core Animation, lines of equal color are perpendicular to the axis in the unit square, not on the
      // screen.
      let ux = Double(state.endPoint.x - state.startPoint.x)
      let uy = Double(state.endPoint.y - state.startPoint.y)
      let length = ux * ux + uy * uy
      guard length > 1e-12, width > 0, height > 0 else { return .axial(origin: 1 << 30, dx: 0, dy: 0) }
      let unit = Double(tableSize) * 1_048_576
      let dx = ux / length / width
      let dy = uy / length / height
      let origin = (0.5 - sx) * dx + (0.5 - sy) * dy
      guard abs(dx) < 4000, abs(dy) < 4000, abs(origin) < 1e8 else { return nil }
      return .axial(
        origin: Int64((origin * unit).rounded()), dx: Int64((dx * unit).rounded()), dy: Int64((dy * unit).rounded())
      )
    case .radial:
      return .radial(x: sx, y: sy, rx: max(abs(ex - sx), 1e-6), ry: max(abs(ey - sy), 1e-6))
    case .conic:
      let ux = Double(state.endPoint.x - state.startPoint.x)
      let uy = Double(state.endPoint.y - state.startPoint.y)
      let length = (ux * ux + uy * uy).squareRoot()
      guard length > 1e-9, width > 0, height > 0 else { return nil }
      return .conic(x: sx, y: sy, cos: ux / length, sin: uy / length, sx: 1 / width, sy: 1 / height)
    }
  }

  /// Writes the colors of `n` pixels from column `x` of row `y` on, relative to the item's corner.
  func row(x: Int, y: Int, count n: Int, into out: UnsafeMutablePointer<UInt32>) {
    let last = GradientPayload.tableSize - 1
    switch geometry {
    case .axial(let origin, let dx, let dy):
      var t = origin &+ Int64(x) &* dx &+ Int64(y) &* dy
      if dx == 0 {
        let i = min(last, max(0, Int(t >> 20)))
        out.update(repeating: table[i], count: n)
        return
      }
      for i in 0..<n {
        out[i] = table[min(last, max(0, Int(t >> 20)))]
        t &+= dx
      }
    case .radial(let cx, let cy, let rx, let ry):
      let v = (Double(y) + 0.5 - cy) / ry
      for i in 0..<n {
        let u = (Double(x + i) + 0.5 - cx) / rx
        let t = (u * u + v * v).squareRoot() * Double(GradientPayload.tableSize)
        out[i] = table[t >= Double(last) ? last : Int(t)]
      }
    case .conic(let cx, let cy, let c, let s, let sx, let sy):
      let v = (Double(y) + 0.5 - cy) * sy
      for i in 0..<n {
        let u = (Double(x + i) + 0.5 - cx) * sx
        let t = GradientPayload.turn(u * c + v * s, v * c - u * s) * Double(GradientPayload.tableSize)
        out[i] = table[t >= Double(last) ? last : Int(t)]
      }
    }
  }

  /// Returns the angle of (x, y) in turns, from 0 to 1. It uses basic arithmetic only, because implementations of
  /// atan2 differ in the last bit.
  package static func turn(_ x: Double, _ y: Double) -> Double {
    let ax = abs(x)
    let ay = abs(y)
    guard ax + ay > 0 else { return 0 }
    let z = min(ax, ay) / max(ax, ay)
    let q = z * z
    // A polynomial for atan(z) / 2π on 0...1 with an error below 3e-7 turns.
    var p = -0.00613291 + q * 0.00133819
    p = 0.01360004 + q * p
    p = -0.02158477 + q * p
    p = 0.03166759 + q * p
    p = -0.05304272 + q * p
    var t = z * (0.15915486 + q * p)
    if ay > ax { t = 0.25 - t }
    if x < 0 { t = 0.5 - t }
    if y < 0 { t = 1 - t }
    return t >= 1 ? 0 : max(0, t)
  }
}
