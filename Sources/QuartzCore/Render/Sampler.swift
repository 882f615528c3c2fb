import Foundation

/// Reads pixels between pixels: nearest or bilinear with weights of 1/256, in integers.
enum Sampler {
  /// `a` at 0, `b` at 256; equal ends stay what they are.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
    let keep = 256 &- f
    let rb = ((a & 0x00FF_00FF) &* keep &+ (b & 0x00FF_00FF) &* f &+ 0x0080_0080) &>> 8
    let ag = ((a &>> 8) & 0x00FF_00FF) &* keep &+ ((b &>> 8) & 0x00FF_00FF) &* f &+ 0x0080_0080
    return (rb & 0x00FF_00FF) | (ag & 0xFF00_FF00)
  }

  /// Position to whole part and 256ths.
  @inline(__always)
  private static func split(_ u: Int64) -> (whole: Int, part: UInt32) {
    let v = (u &+ 2048) >> 12
    return (Int(v >> 8), UInt32(v & 255))
  }

  /// `n` pixels from column `x` of row `y`, counted from the item's corner.
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
    var u = m.u &+ m.du &* Int64(x)
    let v = m.v &+ m.dv &* Int64(y)
    let (minU, maxU) = (Int(m.minU), Int(m.maxU))
    let (minV, maxV) = (Int(m.minV), Int(m.maxV))
    let (j, fy) = m.nearest ? (Int(v >> 20), 0) : split(v)
    let upper = (pixels + min(max(j, minV), maxV) * item.pointee.stride).assumingMemoryBound(to: UInt8.self)
    let lower = (pixels + min(max(j + 1, minV), maxV) * item.pointee.stride).assumingMemoryBound(to: UInt8.self)
    for i in 0..<n {
      let (k, fx) = m.nearest ? (Int(u >> 20), 0) : split(u)
      let a = min(max(k, minU), maxU)
      let b = min(max(k &+ 1, minU), maxU)
      let top = UInt32(upper[a]) &* (256 &- fx) &+ UInt32(upper[b]) &* fx
      let low = UInt32(lower[a]) &* (256 &- fx) &+ UInt32(lower[b]) &* fx
      out[i] = UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ low &* fy &+ 32768) &>> 16)
      u &+= m.du
    }
  }

  // MARK: Warps

  /// Device pixels (x, y) on, from a bent picture; nothing outside of it.
  static func warpRow(_ warp: WarpPayload, x: Int, y: Int, count n: Int, into out: UnsafeMutablePointer<UInt32>) {
    out.update(repeating: 0, count: n)
    let inverse = warp.inverse
    if inverse.isAffine {
      affineRow(warp, x: x, y: y, count: n, into: out)
      return
    }
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    // Plain IEEE arithmetic in a fixed order: the same on every machine.
    let u0 = px * inverse.a + py * inverse.c + inverse.e
    let v0 = px * inverse.b + py * inverse.d + inverse.f
    let w0 = px * inverse.g + py * inverse.h + inverse.i
    let (width, height) = (Double(warp.buffer.width), Double(warp.buffer.height))
    for i in 0..<n {
      let k = Double(i)
      let w = w0 + k * inverse.g
      // The weight is the reciprocal of the forward one: not positive where the picture is behind the eye.
      guard w > 1e-12 else { continue }
      let u = (u0 + k * inverse.a) / w
      let v = (v0 + k * inverse.b) / w
      guard u > -1, v > -1, u < width + 1, v < height + 1 else { continue }
      out[i] = sample(
        warp.buffer, Int64(((u - 0.5) * 1_048_576).rounded()), Int64(((v - 0.5) * 1_048_576).rounded()))
    }
  }

  private static func affineRow(
    _ warp: WarpPayload, x: Int, y: Int, count n: Int, into out: UnsafeMutablePointer<UInt32>
  ) {
    let inverse = warp.inverse
    let one = 1_048_576.0
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    let uStart = ((px * inverse.a + py * inverse.c + inverse.e) / inverse.i - 0.5) * one
    let vStart = ((px * inverse.b + py * inverse.d + inverse.f) / inverse.i - 0.5) * one
    let uStep = inverse.a / inverse.i * one
    let vStep = inverse.b / inverse.i * one
    guard max(abs(uStart), abs(vStart)) < 1e17, max(abs(uStep), abs(vStep)) < 1e13 else { return }
    let du = Int64(uStep.rounded())
    let dv = Int64(vStep.rounded())
    let u = Int64(uStart.rounded())
    let v = Int64(vStart.rounded())
    var range = 0..<n
    clip(&range, u, du, Int64(warp.buffer.width) << 20)
    clip(&range, v, dv, Int64(warp.buffer.height) << 20)
    for i in range { out[i] = sample(warp.buffer, u &+ du &* Int64(i), v &+ dv &* Int64(i)) }
  }

  /// Leaves the steps at which `start + step * i` lies between -1 and `limit`.
  private static func clip(_ range: inout Range<Int>, _ start: Int64, _ step: Int64, _ limit: Int64) {
    let low = -(Int64(1) << 20)
    if step == 0 {
      if start <= low || start >= limit { range = range.lowerBound..<range.lowerBound }
      return
    }
    var first = (low - start) / step
    var last = (limit - start) / step
    if first > last { swap(&first, &last) }
    let lower = min(max(Int(clamping: first) - 1, range.lowerBound), range.upperBound)
    let upper = max(min(Int(clamping: last) + 2, range.upperBound), lower)
    range = lower..<upper
  }

  @inline(__always)
  static func sample(_ buffer: PixelBuffer, _ u: Int64, _ v: Int64) -> UInt32 {
    let (x, fx) = split(u)
    let (y, fy) = split(v)
    let width = buffer.width
    let height = buffer.height
    guard x >= -1, y >= -1, x < width, y < height else { return 0 }
    let upper = buffer.data + max(y, 0) &* buffer.bytesPerRow
    let lower = buffer.data + min(y &+ 1, height &- 1) &* buffer.bytesPerRow
    @inline(__always) func at(_ row: UnsafeMutableRawPointer, _ x: Int) -> UInt32 {
      x < 0 || x >= width ? 0 : row.load(fromByteOffset: x &* 4, as: UInt32.self)
    }
    let top = y < 0 ? 0 : mix(at(upper, x), at(upper, x &+ 1), fx)
    let low = y &+ 1 >= height ? 0 : mix(at(lower, x), at(lower, x &+ 1), fx)
    return mix(top, low, fy)
  }
}
