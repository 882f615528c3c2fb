import Foundation

/// The blurred backdrop of a layer, at a quarter of the resolution. It is cached until something behind the layer
/// changes.
///
/// Only pixels within the layer are blurred; beyond its edges, the color at the edge is repeated.
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

  /// Allocates memory for a new backdrop.
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

  /// Captures a band of the target's pixels behind the layer. The band has the width of the layer and begins at a
  /// multiple of four rows.
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

  /// Computes a row of averages of 4 × 4 pixels, with adjusted saturation.
  private func shrinkRow(_ j: Int, _ target: RenderTarget, _ out: UnsafeMutablePointer<UInt32>) {
    let y0 = bounds.minY + 4 * j
    let tall = min(4, bounds.maxY - y0)
    let factor = Int32((saturation * 256).rounded())
    let row = target.pixel(bounds.minX, y0)
    var i = 0
    if Blend.usesVectors, tall == 4 {
      let saturation = VectorSaturation(factor)
      while i &+ 4 <= bounds.width / 4 {
        let averages = BackdropPayload.averages(row + 4 &* i, target.stride)
        Blend.store(factor == 256 ? averages.pixels : saturation.applied(to: averages).pixels, out + i)
        i &+= 4
      }
    }
    while i < width {
      let wide = min(4, bounds.width - 4 * i)
      let average = BackdropPayload.average(row + 4 * i, target.stride, wide, tall)
      out[i] = factor == 256 ? average : BackdropPayload.saturated(average, factor)
      i += 1
    }
  }

  /// Returns the averages of four blocks of 4 × 4 pixels that lie side by side.
  @inline(__always)
  private static func averages(_ p: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Blend.Lanes {
    let (a, b, c, d) = (sums(p, stride), sums(p + 4, stride), sums(p + 8, stride), sums(p + 12, stride))
    let half = SIMD8<UInt16>(repeating: 8)
    return Blend.Lanes(
      rb: (across(a.rb, b.rb, c.rb, d.rb) &+ half) &>> 4, ag: (across(a.ag, b.ag, c.ag, d.ag) &+ half) &>> 4)
  }

  /// Returns the sums of the columns of 4 × 4 pixels.
  @inline(__always)
  private static func sums(_ p: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Blend.Lanes {
    var sums = Blend.Lanes(Blend.load(p))
    for k in 1..<4 {
      let lanes = Blend.Lanes(Blend.load(p + k &* stride))
      sums.rb &+= lanes.rb
      sums.ag &+= lanes.ag
    }
    return sums
  }

  /// Returns the sum of each vector's four pairs of lanes.
  @inline(__always)
  private static func across(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ c: SIMD8<UInt16>, _ d: SIMD8<UInt16>)
    -> SIMD8<UInt16>
  {
    let ab = SIMD8(lowHalf: a.lowHalf &+ a.highHalf, highHalf: b.lowHalf &+ b.highHalf)
    let cd = SIMD8(lowHalf: c.lowHalf &+ c.highHalf, highHalf: d.lowHalf &+ d.highHalf)
    // Pairs of lanes move as the words that they form.
    let (x, y) = (unsafeBitCast(ab, to: SIMD4<UInt32>.self), unsafeBitCast(cd, to: SIMD4<UInt32>.self))
    let even = SIMD4(lowHalf: x.evenHalf, highHalf: y.evenHalf)
    let odd = SIMD4(lowHalf: x.oddHalf, highHalf: y.oddHalf)
    return unsafeBitCast(even, to: SIMD8<UInt16>.self) &+ unsafeBitCast(odd, to: SIMD8<UInt16>.self)
  }

  /// Returns the average of a smaller block, at the right and bottom edges.
  private static func average(_ p: UnsafeMutablePointer<UInt32>, _ stride: Int, _ wide: Int, _ tall: Int) -> UInt32
  {
    var (a, r, g, b) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    for k in 0..<tall {
      for l in 0..<wide {
        let v = p[k * stride + l]
        a += v >> 24
        r += v >> 16 & 255
        g += v >> 8 & 255
        b += v & 255
      }
    }
    let n = UInt32(wide * tall)
    func mean(_ sum: UInt32) -> UInt32 { (sum + n / 2) / n }
    return mean(a) << 24 | mean(r) << 16 | mean(g) << 8 | mean(b)
  }

  /// Returns a color with adjusted saturation: moved away from its gray, or toward it.
  @inline(__always)
  private static func saturated(_ p: UInt32, _ factor: Int32) -> UInt32 {
    let alpha = Int32(p &>> 24)
    let (r, g, b) = (Int32(p &>> 16 & 255), Int32(p &>> 8 & 255), Int32(p & 255))
    let grey = (b &* 18 &+ g &* 183 &+ r &* 55 &+ 128) &>> 8
    @inline(__always) func moved(_ c: Int32) -> UInt32 {
      UInt32(min(max(grey &+ (((c &- grey) &* factor &+ 128) &>> 8), 0), alpha))
    }
    return p & 0xFF00_0000 | moved(r) &<< 16 | moved(g) &<< 8 | moved(b)
  }

  /// Writes `n` blurred pixels from (x, y) on. `scratch` has room for a quarter of `n` plus three pixels. `veil` is
  /// a translucent color over them, or 0.
  func row(
    x: Int, y: Int, count n: Int, veil: UInt32 = 0, into out: UnsafeMutablePointer<UInt32>,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    guard let pixels, isValid, n > 0 else {
      out.update(repeating: veil, count: max(0, n))
      return
    }
    let v = 2 * (y - bounds.minY) - 3
    let j = v >> 3
    let fy = UInt32(v & 7)
    let upper = pixels + min(max(j, 0), height - 1) * width
    let lower = pixels + min(max(j + 1, 0), height - 1) * width
    // The range of columns of the reduced picture that are needed.
    let first = max(0, (2 * (x - bounds.minX) - 3) >> 3)
    let last = min(width - 1, ((2 * (x - bounds.minX + n - 1) - 3) >> 3) + 1)
    BackdropPayload.mix8(upper + first, lower + first, fy, count: max(0, last + 1 - first), into: scratch)
    let keep = 255 &- (veil &>> 24)
    @inline(__always) func single(_ k: Int) {
      let u = 2 * (x - bounds.minX + k) - 3
      let a = scratch[min(max(u >> 3, first), last) - first]
      let b = scratch[min(max((u >> 3) + 1, first), last) - first]
      let pixel = BackdropPayload.mix8(a, b, UInt32(u & 7))
      out[k] = keep == 255 ? pixel : veil &+ Blend.scale(pixel, keep)
    }
    var k = 0
    // Each four pixels between two columns of the reduced picture have the weights 1/8, 3/8, 5/8 and 7/8.
    while k < n, (2 * (x - bounds.minX + k) - 3) & 7 != 1 || 2 * (x - bounds.minX + k) < 3 {
      single(k)
      k += 1
    }
    if Blend.usesVectors, k < n {
      let c = ((2 * (x - bounds.minX + k) - 3) >> 3) - first
      let columns = max(0, min((n - k) / 4, last - first - c))
      BackdropPayload.spread(scratch + c, columns, veil, into: out + k)
      k += 4 * columns
    }
    while k < n {
      single(k)
      k += 1
    }
  }

  /// Writes four pixels for each of `count` columns of the reduced picture, interpolated between it and the next
  /// one.
  private static func spread(
    _ columns: UnsafePointer<UInt32>, _ count: Int, _ veil: UInt32, into out: UnsafeMutablePointer<UInt32>
  ) {
    let rising = SIMD8<UInt16>(1, 1, 3, 3, 5, 5, 7, 7)
    let falling = SIMD8<UInt16>(7, 7, 5, 5, 3, 3, 1, 1)
    let half = SIMD8<UInt16>(repeating: 4)
    let color = Blend.Lanes(SIMD4(repeating: veil))
    let keep = SIMD8<UInt16>(repeating: UInt16(255 &- (veil &>> 24)))
    let isVeiled = veil &>> 24 != 0
    @inline(__always) func veiled(_ lanes: Blend.Lanes) -> SIMD4<UInt32> {
      guard isVeiled else { return lanes.pixels }
      let under = Blend.multiply(lanes, keep)
      return Blend.Lanes(rb: color.rb &+ under.rb, ag: color.ag &+ under.ag).pixels
    }
    var low = columns[0]
    var c = 0
    while c < count {
      let high = columns[c &+ 1]
      if low != high {
        let (a, b) = (Blend.Lanes(SIMD4(repeating: low)), Blend.Lanes(SIMD4(repeating: high)))
        let rb = (a.rb &* falling &+ b.rb &* rising &+ half) &>> 3
        let ag = (a.ag &* falling &+ b.ag &* rising &+ half) &>> 3
        Blend.store(veiled(Blend.Lanes(rb: rb, ag: ag)), out + 4 &* c)
        low = high
        c &+= 1
        continue
      }
      // Most of a blurred picture has one color over many columns.
      let flat = veiled(Blend.Lanes(SIMD4(repeating: low)))
      repeat {
        Blend.store(flat, out + 4 &* c)
        c &+= 1
      } while c < count && columns[c &+ 1] == low
    }
  }

  /// Interpolates between two rows, with the weight `f` in eighths for the second one.
  private static func mix8(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, _ f: UInt32, count n: Int,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    var i = 0
    if Blend.usesVectors {
      let keep = SIMD8<UInt16>(repeating: UInt16(8 &- f))
      let part = SIMD8<UInt16>(repeating: UInt16(f))
      let half = SIMD8<UInt16>(repeating: 4)
      while i &+ 4 <= n {
        let (upper, lower) = (Blend.Lanes(Blend.load(a + i)), Blend.Lanes(Blend.load(b + i)))
        let rb = (upper.rb &* keep &+ lower.rb &* part &+ half) &>> 3
        let ag = (upper.ag &* keep &+ lower.ag &* part &+ half) &>> 3
        Blend.store(Blend.Lanes(rb: rb, ag: ag).pixels, out + i)
        i &+= 4
      }
    }
    while i < n {
      out[i] = mix8(a[i], b[i], f)
      i &+= 1
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
