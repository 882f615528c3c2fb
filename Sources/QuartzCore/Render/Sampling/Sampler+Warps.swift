import Foundation

/// Sampling of projected rasters along straight lines. For perspective, the lines are piecewise approximations.
extension Sampler {
  /// The result of sampling a row.
  struct Row {
    /// The range of pixels that may be covered.
    var touched: Range<Int>
    /// The subrange in which all pixels have the color of the flat part; it is not written.
    var flat: Range<Int>
  }

  /// Samples a row of a projected raster from device pixel (x, y) on. Pixels outside of the returned range are not
  /// written.
  static func warpRow(
    _ warp: WarpPayload, x: Int, y: Int, count n: Int, into out: UnsafeMutablePointer<UInt32>
  ) -> Row {
    let inverse = warp.inverse
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    // Basic IEEE arithmetic in a fixed order has the same results on every machine.
    let row = (
      u: px * inverse.a + py * inverse.c + inverse.e, v: px * inverse.b + py * inverse.d + inverse.f,
      w: px * inverse.g + py * inverse.h + inverse.i
    )
    if inverse.isAffine {
      var flat = 0..<0
      let touched = walk(
        warp.buffer, Walk(row.u / inverse.i, row.v / inverse.i, inverse.a / inverse.i, inverse.b / inverse.i),
        0..<n, warp.flat, &flat, into: out)
      return Row(touched: touched, flat: flat)
    }
    return perspectiveRow(warp, row, n, into: out)
  }

  /// The number of pixels between two exact positions; positions in between are interpolated.
  private static let piece = 32

  private static func perspectiveRow(
    _ warp: WarpPayload, _ row: (u: Double, v: Double, w: Double), _ n: Int, into out: UnsafeMutablePointer<UInt32>
  ) -> Row {
    let inverse = warp.inverse
    let range = visible(warp, row, n)
    var flat = 0..<0
    (out + range.lowerBound).update(repeating: 0, count: range.count)
    let (width, height) = (Double(warp.buffer.width), Double(warp.buffer.height))
    var k = range.lowerBound
    /// Returns the source position of a pixel; nil if the picture is behind the viewer, where the weight is not
    /// positive.
    func place(_ k: Int) -> (u: Double, v: Double)? {
      let w = row.w + Double(k) * inverse.g
      guard w > 1e-12 else { return nil }
      return ((row.u + Double(k) * inverse.a) / w, (row.v + Double(k) * inverse.b) / w)
    }
    while k < range.upperBound {
      let end = min(k + piece, range.upperBound)
      if let from = place(k), let to = place(end) {
        let steps = Double(end - k)
        let straight = Walk(from.u, from.v, (to.u - from.u) / steps, (to.v - from.v) / steps, first: k)
        // If both ends are well within the picture, so are all positions in between.
        if min(from.u, to.u, from.v, to.v) > 1, max(from.u, to.u) < width - 1, max(from.v, to.v) < height - 1 {
          sampleInside(warp.buffer, straight, k..<end, warp.flat, &flat, into: out)
        } else {
          walk(warp.buffer, straight, k..<end, warp.flat, &flat, into: out)
        }
      }
      k = end
    }
    return Row(touched: range, flat: flat)
  }

  /// Returns the range of pixels in a row that the picture may cover, from its four edges in homogeneous
  /// coordinates.
  private static func visible(
    _ warp: WarpPayload, _ row: (u: Double, v: Double, w: Double), _ n: Int
  ) -> Range<Int> {
    let inverse = warp.inverse
    var low = 0.0
    var high = Double(n)
    /// Restricts the range to start + k * step > 0.
    func keep(_ start: Double, _ step: Double) {
      if abs(step) < 1e-300 {
        if start <= 0 { high = -1 }
        return
      }
      let k = -start / step
      if step > 0 { low = max(low, k) } else { high = min(high, k) }
    }
    let (width, height) = (Double(warp.buffer.width) + 1, Double(warp.buffer.height) + 1)
    keep(row.u + row.w, inverse.a + inverse.g)
    keep(row.v + row.w, inverse.b + inverse.g)
    keep(width * row.w - row.u, width * inverse.g - inverse.a)
    keep(height * row.w - row.v, height * inverse.g - inverse.b)
    guard low <= high else { return 0..<0 }
    let first = max(0, Int(low.rounded(.down)) - 1)
    return first..<max(first, min(n, Int(high.rounded(.up)) + 1))
  }

  // MARK: Straight walks

  /// A sampling line: the position of pixel 0 in the source, in 2^-20 pixels from the center of its first pixel,
  /// and the increment per pixel.
  struct Walk {
    var u: Int64
    var v: Int64
    let du: Int64
    let dv: Int64

    /// Creates a line; `first` is the pixel at the position (u, v).
    init(_ u: Double, _ v: Double, _ du: Double, _ dv: Double, first: Int = 0) {
      let one = 1_048_576.0
      func whole(_ value: Double, _ limit: Double) -> Int64 {
        let held = min(max(value.isNaN ? 0 : value, -limit), limit) * one
        return Int64(held < 0 ? held - 0.5 : held + 0.5)
      }
      // Distant positions are limited, so that the products below do not overflow.
      self.du = whole(du, 1e6)
      self.dv = whole(dv, 1e6)
      self.u = whole(u - 0.5, 1e9) &- self.du &* Int64(first)
      self.v = whole(v - 0.5, 1e9) &- self.dv &* Int64(first)
    }
  }

  /// Samples `pixels` along a line into `out`; returns the range that may intersect the picture.
  @discardableResult static func walk(
    _ buffer: PixelBuffer, _ walk: Walk, _ pixels: Range<Int>, into out: UnsafeMutablePointer<UInt32>
  ) -> Range<Int> {
    var none = 0..<0
    return self.walk(buffer, walk, pixels, nil, &none, into: out)
  }

  /// Samples along a line. `flat` is extended by pixels of the flat part, which are not written.
  @discardableResult private static func walk(
    _ buffer: PixelBuffer, _ walk: Walk, _ pixels: Range<Int>, _ part: FlatPart?, _ flat: inout Range<Int>,
    into out: UnsafeMutablePointer<UInt32>
  ) -> Range<Int> {
    var range = pixels
    clip(&range, walk.u, walk.du, from: -1, to: Int64(buffer.width))
    clip(&range, walk.v, walk.dv, from: -1, to: Int64(buffer.height))
    // The range in which all four neighboring pixels exist.
    var inside = Sampler.part(of: range, walk, 0, 0, buffer.width, buffer.height)
    if inside.isEmpty { inside = range.lowerBound..<range.lowerBound }
    for i in range.lowerBound..<inside.lowerBound {
      out[i] = sample(buffer, walk.u &+ walk.du &* Int64(i), walk.v &+ walk.dv &* Int64(i))
    }
    sampleInside(buffer, walk, inside, part, &flat, into: out)
    for i in inside.upperBound..<range.upperBound {
      out[i] = sample(buffer, walk.u &+ walk.du &* Int64(i), walk.v &+ walk.dv &* Int64(i))
    }
    return range
  }

  /// Returns the steps at which all four neighboring pixels are within a rectangle of the picture.
  private static func part(
    of range: Range<Int>, _ walk: Walk, _ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int
  ) -> Range<Int> {
    var part = range
    clip(&part, walk.u, walk.du, from: Int64(minX), to: Int64(maxX) - 1)
    clip(&part, walk.v, walk.dv, from: Int64(minY), to: Int64(maxY) - 1)
    // The clips include up to one step too many; this test is exact.
    func isInside(_ i: Int) -> Bool {
      let (x, _) = split(walk.u &+ walk.du &* Int64(i))
      let (y, _) = split(walk.v &+ walk.dv &* Int64(i))
      return x >= minX && y >= minY && x &+ 1 < maxX && y &+ 1 < maxY
    }
    var (low, high) = (part.lowerBound, part.upperBound)
    while low < high, !isInside(low) { low += 1 }
    while high > low, !isInside(high - 1) { high -= 1 }
    return low..<high
  }

  /// Restricts the range to steps at which `start + step * i` is between two limits in pixels.
  private static func clip(_ range: inout Range<Int>, _ start: Int64, _ step: Int64, from: Int64, to: Int64) {
    let (low, limit) = (from << 20, to << 20)
    if step == 0 {
      if start <= low - (1 << 20) || start >= limit + (1 << 20) { range = range.lowerBound..<range.lowerBound }
      return
    }
    var first = (low - start) / step
    var last = (limit - start) / step
    if first > last { swap(&first, &last) }
    let lower = min(max(Int(clamping: first) - 1, range.lowerBound), range.upperBound)
    let upper = max(min(Int(clamping: last) + 2, range.upperBound), lower)
    range = lower..<upper
  }

  /// Samples a range within the picture. Pixels in the flat part need no interpolation, so only those to its left
  /// and right are sampled.
  private static func sampleInside(
    _ buffer: PixelBuffer, _ walk: Walk, _ range: Range<Int>, _ part: FlatPart?, _ flat: inout Range<Int>,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    guard let part else { return sampleEach(buffer, walk, range, into: out) }
    let same = self.same(of: range, walk, part)
    guard !same.isEmpty else { return sampleEach(buffer, walk, range, into: out) }
    sampleEach(buffer, walk, range.lowerBound..<same.lowerBound, into: out)
    if flat.isEmpty {
      flat = same
    } else if flat.upperBound == same.lowerBound {
      flat = flat.lowerBound..<same.upperBound
    } else {
      (out + same.lowerBound).update(repeating: part.color, count: same.count)
    }
    sampleEach(buffer, walk, same.upperBound..<range.upperBound, into: out)
  }

  /// Returns the steps within the bands of a single color; if there are two separate ranges, the longer one.
  private static func same(of range: Range<Int>, _ walk: Walk, _ part: FlatPart) -> Range<Int> {
    func steps(_ band: FlatPart.Band) -> Range<Int> {
      self.part(of: range, walk, band.minX, band.minY, band.maxX, band.maxY)
    }
    let a = steps(part.first)
    guard let second = part.second, a != range else { return a }
    let b = steps(second)
    if a.isEmpty || b.isEmpty { return a.isEmpty ? b : a }
    if a.upperBound < b.lowerBound || b.upperBound < a.lowerBound { return a.count >= b.count ? a : b }
    return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }

  private static func sampleEach(
    _ buffer: PixelBuffer, _ walk: Walk, _ range: Range<Int>, into out: UnsafeMutablePointer<UInt32>
  ) {
    let base = UnsafePointer(buffer.row(0))
    let stride = buffer.bytesPerRow / 4
    var u = walk.u &+ walk.du &* Int64(range.lowerBound)
    var v = walk.v &+ walk.dv &* Int64(range.lowerBound)
    if Blend.usesVectors {
      for i in range {
        let (x, fx) = split(u)
        let (y, fy) = split(v)
        out[i] = betweenVector(base + (y &* stride &+ x), stride, fx, fy)
        u &+= walk.du
        v &+= walk.dv
      }
      return
    }
    for i in range {
      let (x, fx) = split(u)
      let (y, fy) = split(v)
      let p = base + (y &* stride &+ x)
      out[i] = between(p[0], p[1], p[stride], p[stride &+ 1], fx, fy)
      u &+= walk.du
      v &+= walk.dv
    }
  }

  // MARK: One pixel

  /// Interpolates between four pixels, first vertically, then horizontally.
  @inline(__always)
  private static func between(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ fx: UInt32, _ fy: UInt32
  ) -> UInt32 { mix(mix(a, c, fy), mix(b, d, fy), fx) }

  /// Interpolates between four pixels, with the two pixels of each row in one vector.
  @inline(__always)
  private static func betweenVector(
    _ p: UnsafePointer<UInt32>, _ stride: Int, _ fx: UInt32, _ fy: UInt32
  ) -> UInt32 {
    let upper = UnsafeRawPointer(p).loadUnaligned(as: SIMD8<UInt8>.self)
    let lower = UnsafeRawPointer(p + stride).loadUnaligned(as: SIMD8<UInt8>.self)
    let down = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: fy))
    let keep = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: 256 &- fy))
    let half = SIMD8<UInt16>(repeating: 128)
    let both =
      (SIMD8<UInt16>(truncatingIfNeeded: upper) &* keep &+ SIMD8<UInt16>(truncatingIfNeeded: lower) &* down &+ half)
      &>> 8
    let across = SIMD4<UInt16>(repeating: UInt16(truncatingIfNeeded: fx))
    let stay = SIMD4<UInt16>(repeating: UInt16(truncatingIfNeeded: 256 &- fx))
    let one = (both.lowHalf &* stay &+ both.highHalf &* across &+ SIMD4<UInt16>(repeating: 128)) &>> 8
    // The four bytes are reinterpreted as a pixel.
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: one), to: UInt32.self)
  }

  /// Returns a sample at any position; pixels outside of the picture are transparent.
  @inline(__always)
  static func sample(_ buffer: PixelBuffer, _ u: Int64, _ v: Int64) -> UInt32 {
    let (x, fx) = split(u)
    let (y, fy) = split(v)
    let width = buffer.width
    let height = buffer.height
    guard x >= -1, y >= -1, x < width, y < height else { return 0 }
    @inline(__always) func at(_ x: Int, _ y: Int) -> UInt32 {
      x < 0 || x >= width || y < 0 || y >= height
        ? 0 : (buffer.data + y &* buffer.bytesPerRow).load(fromByteOffset: x &* 4, as: UInt32.self)
    }
    return between(at(x, y), at(x &+ 1, y), at(x, y &+ 1), at(x &+ 1, y &+ 1), fx, fy)
  }
}
