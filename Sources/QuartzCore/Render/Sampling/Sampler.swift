import Foundation

/// Sampling of pixels: nearest neighbor, or bilinear with weights in 1/256, in integer arithmetic.
enum Sampler {
  /// Interpolates from `a`, for a weight of 0, to `b`, for 256. If both are equal, the result is exactly the same.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
    let keep = 256 &- f
    let rb = ((a & 0x00FF_00FF) &* keep &+ (b & 0x00FF_00FF) &* f &+ 0x0080_0080) &>> 8
    let ag = ((a &>> 8) & 0x00FF_00FF) &* keep &+ ((b &>> 8) & 0x00FF_00FF) &* f &+ 0x0080_0080
    return (rb & 0x00FF_00FF) | (ag & 0xFF00_FF00)
  }

  /// Interpolates four pixels; both lanes of a pixel contain its weight.
  @inline(__always)
  static func mix(_ a: Blend.Lanes, _ b: Blend.Lanes, _ f: SIMD8<UInt16>) -> Blend.Lanes {
    let keep = SIMD8(repeating: 256) &- f
    let half = SIMD8<UInt16>(repeating: 128)
    return Blend.Lanes(rb: (a.rb &* keep &+ b.rb &* f &+ half) &>> 8, ag: (a.ag &* keep &+ b.ag &* f &+ half) &>> 8)
  }

  /// Splits a position into its integer part and its fraction in 1/256.
  @inline(__always)
  static func split(_ u: Int64) -> (whole: Int, part: UInt32) {
    let v = (u &+ 2048) >> 12
    return (Int(v >> 8), UInt32(v & 255))
  }

  /// Samples `n` pixels from column `x` of row `y` on, relative to the item's corner, one at a time; `ScaledRows`
  /// samples several at once.
  static func row(
    _ item: UnsafePointer<DrawItem>, x: Int, y: Int, count n: Int, into out: UnsafeMutablePointer<UInt32>
  ) {
    guard let pixels = item.pointee.pixels else { return }
    let m = item.pointee.mapping
    let stride = item.pointee.stride
    var u = m.u &+ m.du &* Int64(x)
    let v = m.v &+ m.dv &* Int64(y)
    let (minU, maxU) = (Int(m.minU), Int(m.maxU))
    let (minV, maxV) = (Int(m.minV), Int(m.maxV))
    if m.nearest {
      let line = (pixels + min(max(Int(v >> 20), minV), maxV) * stride).assumingMemoryBound(to: UInt32.self)
      for i in 0..<n {
        out[i] = line[min(max(Int(u >> 20), minU), maxU)]
        u &+= m.du
      }
      return
    }
    let (j, fy) = split(v)
    let upper = (pixels + min(max(j, minV), maxV) * stride).assumingMemoryBound(to: UInt32.self)
    let lower = (pixels + min(max(j + 1, minV), maxV) * stride).assumingMemoryBound(to: UInt32.self)
    for i in 0..<n {
      let (k, fx) = split(u)
      let a = min(max(k, minU), maxU)
      let b = min(max(k &+ 1, minU), maxU)
      out[i] = mix(mix(upper[a], upper[b], fx), mix(lower[a], lower[b], fx), fy)
      u &+= m.du
    }
  }

  static func coverageRow(
    _ item: UnsafePointer<DrawItem>, x: Int, y: Int, count n: Int, into out: UnsafeMutablePointer<UInt8>
  ) {
    guard let pixels = item.pointee.pixels else { return }
    let m = item.pointee.mapping
    let u = m.u &+ m.du &* Int64(x)
    let v = m.v &+ m.dv &* Int64(y)
    let (minU, maxU) = (Int(m.minU), Int(m.maxU))
    let (minV, maxV) = (Int(m.minV), Int(m.maxV))
    let (j, fy) = m.nearest ? (Int(v >> 20), 0) : split(v)
    let upper = (pixels + min(max(j, minV), maxV) * item.pointee.stride).assumingMemoryBound(to: UInt8.self)
    let lower = (pixels + min(max(j + 1, minV), maxV) * item.pointee.stride).assumingMemoryBound(to: UInt8.self)
    let isShift = Blend.usesVectors && !m.nearest && m.du == unit
    let inner = isShift ? shift(u, n, minU, maxU) : nil
    if let inner { move(upper, lower, inner, fy, into: out) }
    func fill(_ places: Range<Int>) {
      for i in places {
        let at = u &+ m.du &* Int64(i)
        let (k, fx) = m.nearest ? (Int(at >> 20), 0) : split(at)
        let a = min(max(k, minU), maxU)
        let b = min(max(k &+ 1, minU), maxU)
        let top = UInt32(upper[a]) &* (256 &- fx) &+ UInt32(upper[b]) &* fx
        let low = UInt32(lower[a]) &* (256 &- fx) &+ UInt32(lower[b]) &* fx
        out[i] = UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ low &* fy &+ 32768) &>> 16)
      }
    }
    fill(0..<(inner?.range.lowerBound ?? n))
    if let inner { fill(inner.range.upperBound..<n) }
  }
}
