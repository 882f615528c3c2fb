import Foundation

/// A table of a gradient's premultiplied colors at equidistant locations.
struct GradientRamp {
  static let count = 1024
  /// The `count + 1` colors from location 0 to location 1.
  let colors: [UInt32]

  /// Creates the table. Colors are interpolated as sRGB components without premultiplication, as CoreGraphics does.
  init(_ gradient: CGGradient, alpha: CGFloat) {
    let stops = gradient.stops.map { stop -> (at: Double, color: SIMD4<Double>) in
      let c = stop.color.rgba
      return (
        Double(stop.location),
        SIMD4(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
      )
    }
    var colors = [UInt32](repeating: 0, count: Self.count + 1)
    var next = 0
    for index in colors.indices {
      let at = Double(index) / Double(Self.count)
      while next < stops.count, stops[next].at <= at { next += 1 }
      let color: SIMD4<Double>
      if next == 0 {
        color = stops.first?.color ?? .zero
      } else if next == stops.count {
        color = stops[next - 1].color
      } else {
        let (before, after) = (stops[next - 1], stops[next])
        let share = (at - before.at) / (after.at - before.at)
        color = before.color + (after.color - before.color) * share
      }
      colors[index] = Self.pixel(color, alpha: Double(alpha))
    }
    self.colors = colors
  }

  private static func pixel(_ color: SIMD4<Double>, alpha: Double) -> UInt32 {
    let opacity = color.w * alpha
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(opacity) << 24 | byte(color.x * opacity) << 16 | byte(color.y * opacity) << 8
      | byte(color.z * opacity)
  }
}
