import CoreGraphics
import FlipsideTesting
import XCTest

/// Compares all blend modes with the formulas of the PDF reference (11.3.5) and of Apple's page on CGBlendMode.
final class BlendModeTests: XCTestCase {
  private typealias Color = SIMD4<Double>  // red, green, blue, alpha; not premultiplied

  private static let samples: [Color] = [
    [0, 0, 0, 1], [1, 1, 1, 1], [1, 0, 0, 1], [0.2, 0.6, 0.9, 1], [0.9, 0.3, 0.1, 0.5], [0.5, 0.5, 0.5, 0.25],
    [0.1, 0.8, 0.4, 0.75], [0, 0, 0, 0],
  ]

  private static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    let moved = c + (l - lum(c))
    let (light, least, most) = (lum(moved), moved.min(), moved.max())
    var result = moved
    if least < 0 { result = light + (result - light) * light / (light - least) }
    if most > 1 { result = light + (result - light) * (1 - light) / (most - light) }
    return result
  }

  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    let (least, most) = (c.min(), c.max())
    return most > least ? (c - least) * s / (most - least) : .zero
  }

  private static func mixed(_ mode: CGBlendMode, _ b: SIMD3<Double>, _ s: SIMD3<Double>) -> SIMD3<Double>? {
    func each(_ body: (Double, Double) -> Double) -> SIMD3<Double> {
      [body(b.x, s.x), body(b.y, s.y), body(b.z, s.z)]
    }
    func hard(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return each { hard($1, $0) }
    case .darken: return each(min)
    case .lighten: return each(max)
    case .colorDodge: return each { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: return each { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .hardLight: return each(hard)
    case .softLight:
      return each { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return b + s - 2 * b * s
    case .hue: return setLum(setSat(s, sat(b)), lum(b))
    case .saturation: return setLum(setSat(b, sat(s)), lum(b))
    case .color: return setLum(s, lum(b))
    case .luminosity: return setLum(b, lum(s))
    default: return nil
    }
  }

  /// Returns the premultiplied result for two colors that are not premultiplied.
  private static func expected(_ mode: CGBlendMode, _ d: Color, _ s: Color) -> Color {
    let (da, sa) = (d.w, s.w)
    let D = Color(d.x * da, d.y * da, d.z * da, da)
    let S = Color(s.x * sa, s.y * sa, s.z * sa, sa)
    if let b = mixed(mode, [d.x, d.y, d.z], [s.x, s.y, s.z]) {
      let color = SIMD3(D.x, D.y, D.z) * (1 - sa) + SIMD3(S.x, S.y, S.z) * (1 - da) + b * sa * da
      return Color(color.x, color.y, color.z, sa + da - sa * da)
    }
    switch mode {
    case .clear: return .zero
    case .copy: return S
    case .sourceIn: return S * da
    case .sourceOut: return S * (1 - da)
    case .sourceAtop: return S * da + D * (1 - sa)
    case .destinationOver: return S * (1 - da) + D
    case .destinationIn: return D * sa
    case .destinationOut: return D * (1 - sa)
    case .destinationAtop: return S * (1 - da) + D * sa
    case .xor: return S * (1 - da) + D * (1 - sa)
    case .plusLighter: return (S + D).clamped(lowerBound: .zero, upperBound: .one)
    default:
      // plusDarker: R = max(0, 1 - ((1 - D) + (1 - S))), where 1 is weighted by alpha.
      let alpha = min(1, sa + da)
      func dark(_ d: Double, _ s: Double) -> Double { max(0, alpha - (da - d) - (sa - s)) }
      return Color(dark(D.x, S.x), dark(D.y, S.y), dark(D.z, S.z), alpha)
    }
  }

  private static func color(_ c: Color) -> CGColor {
    CGColor(red: CGFloat(c.x), green: CGFloat(c.y), blue: CGFloat(c.z), alpha: CGFloat(c.w))
  }

  private static func pixel(_ c: Color) -> UInt32 {
    func byte(_ v: Double) -> UInt32 { UInt32((min(max(v, 0), 1) * 255).rounded()) }
    return byte(c.w) << 24 | byte(c.x) << 16 | byte(c.y) << 8 | byte(c.z)
  }

  /// Checks the result of `draw` for each pair of samples.
  private func check(_ modes: [CGBlendMode], _ draw: (CGContext, CGColor, CGRect) -> Void, line: UInt = #line) {
    for mode in modes {
      let bitmap = Bitmap(8, 8)
      for (row, below) in Self.samples.enumerated() {
        for (column, above) in Self.samples.enumerated() {
          let cell = CGRect(x: column, y: row, width: 1, height: 1)
          bitmap.context.saveGState()
          bitmap.context.clip(to: cell)
          bitmap.context.setFillColor(Self.color(below))
          bitmap.context.fill(cell)
          bitmap.context.setBlendMode(mode)
          draw(bitmap.context, Self.color(above), cell)
          bitmap.context.restoreGState()
        }
      }
      for (row, below) in Self.samples.enumerated() {
        for (column, above) in Self.samples.enumerated() {
          let expected = Self.pixel(Self.expected(mode, below, above))
          assertPixel(
            bitmap[column, row], expected, tolerance: 4, "\(mode): \(above) on \(below)", line: line)
        }
      }
    }
  }

  func testFillsFollowTheFormulas() {
    check(CGBlendMode.allCases) { context, color, cell in
      context.setFillColor(color)
      context.fill(cell)
    }
  }

  func testStrokesFollowTheFormulas() {
    check(CGBlendMode.allCases) { context, color, cell in
      context.setStrokeColor(color)
      context.setLineWidth(4)
      context.strokeLineSegments(between: [CGPoint(x: -5, y: cell.midY), CGPoint(x: 20, y: cell.midY)])
    }
  }

  func testImagesFollowTheFormulas() {
    check(CGBlendMode.allCases) { context, color, cell in
      let source = Bitmap(1, 1)
      source.context.setFillColor(color)
      source.context.fill(.infinite)
      if let image = source.context.makeImage() { context.draw(image, in: cell) }
    }
  }

  func testCoverageFollowsTheFormulas() {
    let full = [UInt8](repeating: 255, count: 4)
    check(CGBlendMode.allCases) { context, color, cell in
      context.setFillColor(color)
      context.fillMask(full, bytesPerRow: 1, width: 1, height: 1, atDeviceX: Int(cell.minX), y: Int(cell.minY))
    }
  }

  func testTransparencyLayersFollowTheFormulas() {
    check(CGBlendMode.allCases) { context, color, cell in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(color)
      context.fill(cell)
      context.endTransparencyLayer()
    }
  }

  func testClippingByMaskFollowsTheFormulas() {
    let white = Bitmap(1, 1)
    white.buffer.row(0)[0] = 0xFFFF_FFFF
    let mask = white.context.makeImage()!
    check(CGBlendMode.allCases) { context, color, cell in
      context.clip(to: cell, mask: mask)
      context.setFillColor(color)
      context.fill(cell)
    }
  }

  /// CoreGraphics does not change pixels outside of the shape. WebKit's canvas has to extend these modes itself for
  /// that reason.
  func testNoModeChangesPixelsOutsideOfTheShape() {
    for mode in CGBlendMode.allCases {
      let bitmap = Bitmap(12, 12)
      bitmap.context.setFillColor(.green)
      bitmap.context.fill(.infinite)
      bitmap.context.setBlendMode(mode)
      bitmap.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      bitmap.context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
      XCTAssertEqual(bitmap[1, 1], 0xFF00_FF00, "\(mode)")
      bitmap.context.setStrokeColor(.red)
      bitmap.context.strokeLineSegments(between: [CGPoint(x: 4, y: 6), CGPoint(x: 8, y: 6)])
      XCTAssertEqual(bitmap[10, 10], 0xFF00_FF00, "\(mode)")
      if let image = Bitmap(1, 1).context.makeImage() {
        bitmap.context.draw(image, in: CGRect(x: 4, y: 4, width: 4, height: 4))
      }
      XCTAssertEqual(bitmap[2, 6], 0xFF00_FF00, "\(mode)")
    }
  }

  /// In every mode, pixels with half coverage get half of the change.
  func testEdgesMixByCoverage() {
    for mode in CGBlendMode.allCases {
      let whole = Bitmap(4, 1)
      let half = Bitmap(4, 1)
      for bitmap in [whole, half] {
        bitmap.context.setFillColor(CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1))
        bitmap.context.fill(.infinite)
        bitmap.context.setBlendMode(mode)
        bitmap.context.setFillColor(CGColor(red: 0.8, green: 0.3, blue: 0.5, alpha: 1))
      }
      whole.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      half.context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
      let (before, after) = (half[3, 0], whole[1, 0])
      var mean: UInt32 = 0
      for shift: UInt32 in [24, 16, 8, 0] {
        mean |= ((((before >> shift) & 255) + ((after >> shift) & 255)) / 2) << shift
      }
      if mode == .plusLighter || mode == .plusDarker { continue }  // those saturate
      assertPixel(half[1, 0], mean, tolerance: 4, "\(mode)")
    }
  }
}
