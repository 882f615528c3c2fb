import Foundation

/// The geometry of a gradient, which assigns a location to each point.
enum GradientShape {
  case linear(from: CGPoint, to: CGPoint)
  case radial(from: CGPoint, CGFloat, to: CGPoint, CGFloat)
  case conic(center: CGPoint, angle: CGFloat)

  /// Paints the pixels of a buffer. `toUser` maps pixel coordinates to user space, with the centers of pixels at
  /// integers.
  func paint(
    _ pixels: PixelBuffer, toUser: CGAffineTransform, ramp: GradientRamp, options: CGGradientDrawingOptions
  ) {
    switch self {
    case .linear(let start, let end):
      Self.paintLinear(pixels, toUser, ramp, options, start, end)
    case .radial(let start, let startRadius, let end, let endRadius):
      guard let circles = Circles(start, startRadius, end, endRadius) else { return }
      circles.paint(pixels, toUser, ramp, options)
    case .conic(let center, let angle):
      Self.paintConic(pixels, toUser, ramp, center, angle)
    }
  }

  private static func paintConic(
    _ pixels: PixelBuffer, _ toUser: CGAffineTransform, _ ramp: GradientRamp, _ center: CGPoint, _ angle: CGFloat
  ) {
    guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
    let scale = Double(GradientRamp.count)
    for y in 0..<pixels.height {
      let row = pixels.row(y)
      for x in 0..<pixels.width {
        let point = CGPoint(x: x, y: y).applying(toUser)
        let turn = atan2(Double(point.y - center.y), Double(point.x - center.x)) - Double(angle)
        let t = turn / (2 * .pi)
        row[x] = ramp.colors[Int((t - t.rounded(.down)) * scale + 0.5)]
      }
    }
  }

  private static func paintLinear(
    _ pixels: PixelBuffer, _ toUser: CGAffineTransform, _ ramp: GradientRamp, _ options: CGGradientDrawingOptions,
    _ start: CGPoint, _ end: CGPoint
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0, length.isFinite, start.x.isFinite, start.y.isFinite else { return }
    // The location is a linear function of the pixel coordinates, so it is computed incrementally.
    let perColumn = Double((toUser.a * dx + toUser.b * dy) / length)
    let perRow = Double((toUser.c * dx + toUser.d * dy) / length)
    let first = Double(((toUser.tx - start.x) * dx + (toUser.ty - start.y) * dy) / length)
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    let scale = Double(GradientRamp.count)
    ramp.colors.withUnsafeBufferPointer { colors in
      for y in 0..<pixels.height {
        let row = pixels.row(y)
        let rowStart = first + perRow * Double(y)
        for x in 0..<pixels.width {
          let t = rowStart + perColumn * Double(x)
          if t < 0 {
            if before { row[x] = colors[0] }
          } else if t > 1 {
            if after { row[x] = colors[GradientRamp.count] }
          } else {
            row[x] = colors[Int(t * scale + 0.5)]
          }
        }
      }
    }
  }
}

/// Two circles, and the circles interpolated between them.
private struct Circles {
  let x0, y0, r0, dx, dy, dr: Double
  let a: Double

  init?(_ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint, _ endRadius: CGFloat) {
    (x0, y0, r0) = (Double(start.x), Double(start.y), Double(startRadius))
    (dx, dy, dr) = (Double(end.x) - x0, Double(end.y) - y0, Double(endRadius) - r0)
    a = dx * dx + dy * dy - dr * dr
    guard a.isFinite, x0.isFinite, y0.isFinite, r0 >= 0, r0 + dr >= 0, dx != 0 || dy != 0 || dr != 0 else {
      return nil
    }
  }

  /// Returns the greatest location whose circle contains the point, among the locations that are drawn; nil if
  /// there is none.
  @inline(__always)
  private func location(_ x: Double, _ y: Double, _ before: Bool, _ after: Bool) -> Double? {
    let (px, py) = (x - x0, y - y0)
    let b = px * dx + py * dy + r0 * dr
    let c = px * px + py * py - r0 * r0
    func valid(_ t: Double) -> Bool { r0 + t * dr >= 0 && (t >= 0 || before) && (t <= 1 || after) }
    if abs(a) < 1e-12 {
      guard b != 0 else { return nil }
      let t = c / (2 * b)
      return valid(t) ? t : nil
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (t1, t2) = ((b + root) / a, (b - root) / a)
    let (high, low) = t1 > t2 ? (t1, t2) : (t2, t1)
    return valid(high) ? high : valid(low) ? low : nil
  }

  func paint(
    _ pixels: PixelBuffer, _ toUser: CGAffineTransform, _ ramp: GradientRamp, _ options: CGGradientDrawingOptions
  ) {
    if dx == 0, dy == 0, dr > 0 { return paintRings(pixels, toUser, ramp, options) }
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    let scale = Double(GradientRamp.count)
    let (ta, tb, tc) = (Double(toUser.a), Double(toUser.b), Double(toUser.c))
    let (td, tx, ty) = (Double(toUser.d), Double(toUser.tx), Double(toUser.ty))
    ramp.colors.withUnsafeBufferPointer { colors in
      for y in 0..<pixels.height {
        let row = pixels.row(y)
        for x in 0..<pixels.width {
          let ux = ta * Double(x) + tc * Double(y) + tx
          let uy = tb * Double(x) + td * Double(y) + ty
          guard let t = location(ux, uy, before, after) else { continue }
          row[x] = colors[Int(min(max(t, 0), 1) * scale + 0.5)]
        }
      }
    }
  }

  /// Paints concentric circles, for which the location is a linear function of the distance from the center.
  private func paintRings(
    _ pixels: PixelBuffer, _ toUser: CGAffineTransform, _ ramp: GradientRamp, _ options: CGGradientDrawingOptions
  ) {
    let least = options.contains(.drawsBeforeStartLocation) ? -Double.infinity : 0
    let most = options.contains(.drawsAfterEndLocation) ? Double.infinity : 1
    let scale = Double(GradientRamp.count)
    let (ta, tb) = (Double(toUser.a), Double(toUser.b))
    ramp.colors.withUnsafeBufferPointer { colors in
      for y in 0..<pixels.height {
        let row = pixels.row(y)
        let startX = Double(toUser.c) * Double(y) + Double(toUser.tx) - x0
        let startY = Double(toUser.d) * Double(y) + Double(toUser.ty) - y0
        for x in 0..<pixels.width {
          let (px, py) = (startX + ta * Double(x), startY + tb * Double(x))
          let t = ((px * px + py * py).squareRoot() - r0) / dr
          if t >= least, t <= most { row[x] = colors[Int(min(max(t, 0), 1) * scale + 0.5)] }
        }
      }
    }
  }
}
