import Foundation

/// What is behind a layer, blurred: kept at a quarter of the resolution until something under it changes.
///
/// Only pixels within the layer count, as if the edge's colours went on beyond it.
final class BackdropPayload {
  private(set) var isValid = false
  private(set) var isOpaque = false
  private(set) var bounds = IntRect.empty
  private var sigma = 0.0
  private var saturation = 1.0
  private var width = 0
  private var height = 0
  private var pixels: UnsafeMutablePointer<UInt32>?
  private var other: UnsafeMutablePointer<UInt32>?
  private var capacity = 0

  deinit { release() }

  private func release() {
    pixels?.deallocate()
    other?.deallocate()
  }

  func configure(sigma: Double, saturation: Double, bounds: IntRect) {
    if sigma == self.sigma, saturation == self.saturation, bounds == self.bounds { return }
    self.sigma = sigma
    self.saturation = saturation
    self.bounds = bounds
    isValid = false
  }

  func invalidate() { isValid = false }

  /// Makes room for a new picture.
  func beginCapture() {
    width = (bounds.width + 3) / 4
    height = (bounds.height + 3) / 4
    let count = width * height
    if count > capacity || pixels == nil {
      release()
      pixels = .allocate(capacity: count)
      other = .allocate(capacity: count)
      capacity = count
    }
  }

  /// Takes a band of pixels of `target` under the layer, as wide as the layer and from a multiple of four rows on.
  func capture(_ band: IntRect, _ target: RenderTarget) {
    guard let pixels else { return }
    for j in ((band.minY - bounds.minY) / 4)..<((band.maxY - bounds.minY + 3) / 4) {
      shrinkRow(j, target, pixels + j * width)
    }
  }

  func endCapture() {
    guard let pixels, let other else { return }
    Blur.pixels(pixels, other: other, width: width, height: height, sigma: sigma / 4)
    var all: UInt32 = 0xFF00_0000
    for i in 0..<(width * height) { all &= pixels[i] }
    isOpaque = all == 0xFF00_0000
    isValid = true
  }

  /// One row of averages of 4 x 4 pixels, saturated.
  private func shrinkRow(_ j: Int, _ target: RenderTarget, _ out: UnsafeMutablePointer<UInt32>) {
    let y0 = bounds.minY + 4 * j
    let tall = min(4, bounds.maxY - y0)
    let factor = Int32((saturation * 256).rounded())
    for i in 0..<width {
      let x0 = bounds.minX + 4 * i
      let wide = min(4, bounds.maxX - x0)
      var value: SIMD4<UInt32>
      if wide == 4, tall == 4, Blend.usesVectors {
        value = BackdropPayload.average(target.pixel(x0, y0), target.stride)
      } else {
        value = SIMD4(repeating: 0)
        for k in 0..<tall {
          let row = target.pixel(x0, y0 + k)
          for l in 0..<wide {
            let p = row[l]
            value &+= SIMD4(p & 255, (p &>> 8) & 255, (p &>> 16) & 255, p &>> 24)
          }
        }
        let n = UInt32(wide * tall)
        value = (value &+ SIMD4(repeating: n / 2)) / SIMD4(repeating: n)
      }
      if factor != 256 { value = BackdropPayload.saturated(value, factor) }
      out[i] = value.x | (value.y &<< 8) | (value.z &<< 16) | (value.w &<< 24)
    }
  }

  /// Of 4 x 4 pixels: blue, green, red, alpha.
  @inline(__always)
  private static func average(_ p: UnsafeMutablePointer<UInt32>, _ stride: Int) -> SIMD4<UInt32> {
    var rb = SIMD8<UInt16>(repeating: 0)
    var ag = SIMD8<UInt16>(repeating: 0)
    for k in 0..<4 {
      let lanes = Blend.Lanes(Blend.load(p + k &* stride))
      rb &+= lanes.rb
      ag &+= lanes.ag
    }
    let b = UInt32(rb[0] &+ rb[2] &+ rb[4] &+ rb[6])
    let r = UInt32(rb[1] &+ rb[3] &+ rb[5] &+ rb[7])
    let g = UInt32(ag[0] &+ ag[2] &+ ag[4] &+ ag[6])
    let a = UInt32(ag[1] &+ ag[3] &+ ag[5] &+ ag[7])
    return (SIMD4(b, g, r, a) &+ SIMD4(repeating: 8)) &>> 4
  }

  /// Blue, green, red, alpha away from their grey, or towards it.
  @inline(__always)
  private static func saturated(_ v: SIMD4<UInt32>, _ factor: Int32) -> SIMD4<UInt32> {
    let c = SIMD4<Int32>(truncatingIfNeeded: v)
    let grey = (c.x &* 18 &+ c.y &* 183 &+ c.z &* 55 &+ 128) &>> 8
    let g = SIMD4<Int32>(repeating: grey)
    var out = g &+ (((c &- g) &* SIMD4(repeating: factor) &+ SIMD4(repeating: 128)) &>> 8)
    out = pointwiseMin(pointwiseMax(out, SIMD4(repeating: 0)), SIMD4(repeating: c.w))
    out.w = c.w
    return SIMD4<UInt32>(truncatingIfNeeded: out)
  }

  /// The blurred pixels from (x, y) on; `scratch` has room for a quarter of `n` and three more.
  func row(
    x: Int, y: Int, count n: Int, into out: UnsafeMutablePointer<UInt32>, scratch: UnsafeMutablePointer<UInt32>
  ) {
    guard let pixels, isValid, n > 0 else {
      out.update(repeating: 0, count: max(0, n))
      return
    }
    let v = 2 * (y - bounds.minY) - 3
    let j = v >> 3
    let fy = UInt32(v & 7)
    let upper = pixels + min(max(j, 0), height - 1) * width
    let lower = pixels + min(max(j + 1, 0), height - 1) * width
    // Columns first .. last of the small picture are needed.
    let first = max(0, (2 * (x - bounds.minX) - 3) >> 3)
    let last = min(width - 1, ((2 * (x - bounds.minX + n - 1) - 3) >> 3) + 1)
    var i = first
    while i <= last {
      scratch[i - first] = BackdropPayload.mix8(upper[i], lower[i], fy)
      i += 1
    }
    var k = 0
    let rising = SIMD8<UInt16>(1, 1, 3, 3, 5, 5, 7, 7)
    let falling = SIMD8<UInt16>(7, 7, 5, 5, 3, 3, 1, 1)
    let half = SIMD8<UInt16>(repeating: 4)
    while k < n {
      let u = 2 * (x - bounds.minX + k) - 3
      let c = u >> 3
      let a = scratch[min(max(c, first), last) - first]
      let b = scratch[min(max(c + 1, first), last) - first]
      if Blend.usesVectors, u & 7 == 1, k + 4 <= n {
        let low = Blend.Lanes(SIMD4(repeating: a))
        let high = Blend.Lanes(SIMD4(repeating: b))
        let rb = (low.rb &* falling &+ high.rb &* rising &+ half) &>> 3
        let ag = (low.ag &* falling &+ high.ag &* rising &+ half) &>> 3
        Blend.store(Blend.Lanes(rb: rb, ag: ag).pixels, out + k)
        k += 4
      } else {
        out[k] = BackdropPayload.mix8(a, b, UInt32(u & 7))
        k += 1
      }
    }
  }

  @inline(__always)
  private static func mix8(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
    let keep = 8 &- f
    let rb = ((a & 0x00FF_00FF) &* keep &+ (b & 0x00FF_00FF) &* f &+ 0x0004_0004) &>> 3
    let ag = (((a &>> 8) & 0x00FF_00FF) &* keep &+ ((b &>> 8) & 0x00FF_00FF) &* f &+ 0x0004_0004) &>> 3
    return (rb & 0x00FF_00FF) | ((ag & 0x00FF_00FF) &<< 8)
  }
}
