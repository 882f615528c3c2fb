/// Blending of premultiplied 0xAARRGGBB pixels in integer arithmetic, with the same results on every machine.
///
/// A product of two bytes is divided by 255 with exact rounding to nearest: `t = a * b + 128; (t + t / 256) / 256`.
/// The loops process four pixels in sixteen 16-bit lanes, which both SSE2 and NEON support. The remainder, and
/// debug builds, in which SIMD types are not inlined, use the scalar form of the same formula.
package enum Blend {
  package typealias Pixels = UnsafeMutablePointer<UInt32>
  package typealias Source = UnsafePointer<UInt32>
  package typealias Coverage = UnsafePointer<UInt8>

  #if DEBUG
    /// Whether the vector loops are used. Tests compare both variants, and set it while nothing is drawn.
    package static nonisolated(unsafe) var usesVectors = false
  #else
    package static let usesVectors = true
  #endif

  // MARK: One pixel

  /// Returns `a * b / 255`, rounded.
  @inline(__always)
  package static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  /// Returns a pixel with all four bytes multiplied by `factor / 255`.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var rb = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    rb = ((rb &+ ((rb &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var ag = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    ag = (ag &+ ((ag &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return rb | ag
  }

  /// Returns the bytewise sum, saturated at 255, since contents may be premultiplied incorrectly.
  @inline(__always)
  static func addSaturating(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var rb = (a & 0x00FF_00FF) &+ (b & 0x00FF_00FF)
    var ag = ((a &>> 8) & 0x00FF_00FF) &+ ((b &>> 8) & 0x00FF_00FF)
    rb |= 0x0100_0100 &- ((rb &>> 8) & 0x0001_0001)
    ag |= 0x0100_0100 &- ((ag &>> 8) & 0x0001_0001)
    return (rb & 0x00FF_00FF) | ((ag & 0x00FF_00FF) &<< 8)
  }

  @inline(__always)
  package static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    addSaturating(source, scale(target, 255 &- (source &>> 24)))
  }

  /// Returns a color with red, green and blue multiplied by those of `tint`; alpha is unchanged.
  static func tinted(_ p: UInt32, _ tint: UInt32) -> UInt32 {
    if tint == 0xFFFF_FFFF { return p }
    var out = p & 0xFF00_0000
    for shift in [UInt32(16), 8, 0] { out |= multiply(p >> shift & 255, tint >> shift & 255) << shift }
    return out
  }

  /// Interpolates from `from`, for an `amount` of 0, to `to`, for an `amount` of 255.
  @inline(__always)
  package static func mix(_ from: UInt32, _ to: UInt32, _ amount: UInt32) -> UInt32 {
    let keep = 255 &- amount
    var rb = (from & 0x00FF_00FF) &* keep &+ (to & 0x00FF_00FF) &* amount &+ 0x0080_0080
    rb = ((rb &+ ((rb &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var ag = ((from &>> 8) & 0x00FF_00FF) &* keep &+ ((to &>> 8) & 0x00FF_00FF) &* amount &+ 0x0080_0080
    ag = (ag &+ ((ag &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return rb | ag
  }

  // MARK: Four pixels

  /// Four pixels as sixteen 16-bit lanes: red and blue, alpha and green.
  struct Lanes {
    var rb: SIMD8<UInt16>
    var ag: SIMD8<UInt16>

    @inline(__always)
    init(rb: SIMD8<UInt16>, ag: SIMD8<UInt16>) {
      self.rb = rb
      self.ag = ag
    }

    @inline(__always)
    init(_ v: SIMD4<UInt32>) {
      let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
      // Each pixel is split into two 16-bit halves.
      rb = unsafeBitCast(v & mask, to: SIMD8<UInt16>.self)
      ag = unsafeBitCast((v &>> 8) & mask, to: SIMD8<UInt16>.self)
    }

    /// The four pixels. All lanes have to be below 256.
    @inline(__always)
    var pixels: SIMD4<UInt32> {
      // The halves are combined into pixels again.
      unsafeBitCast(rb, to: SIMD4<UInt32>.self) | (unsafeBitCast(ag, to: SIMD4<UInt32>.self) &<< 8)
    }
  }

  @inline(__always)
  static func multiply(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let t = a &* b &+ SIMD8(repeating: 128)
    return (t &+ (t &>> 8)) &>> 8
  }

  @inline(__always)
  static func multiply(_ a: Lanes, _ b: SIMD8<UInt16>) -> Lanes {
    Lanes(rb: multiply(a.rb, b), ag: multiply(a.ag, b))
  }

  @inline(__always)
  static func mix(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ amount: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let t = a &* (SIMD8(repeating: 255) &- amount) &+ b &* amount &+ SIMD8(repeating: 128)
    return (t &+ (t &>> 8)) &>> 8
  }

  @inline(__always)
  static func mix(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ amount: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let (x, y) = (Lanes(a), Lanes(b))
    return Lanes(rb: mix(x.rb, y.rb, amount), ag: mix(x.ag, y.ag, amount)).pixels
  }

  /// Returns one byte per pixel, in both of its lanes.
  @inline(__always)
  static func spread(_ v: SIMD4<UInt32>) -> SIMD8<UInt16> {
    // The bits are reinterpreted as twice as many halves.
    unsafeBitCast(v | (v &<< 16), to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  static func spread(_ p: Coverage) -> SIMD8<UInt16> {
    // The four bytes are moved apart within one word, and each is repeated.
    let four = UInt64(UnsafeRawPointer(p).loadUnaligned(as: UInt32.self))
    let pairs = (four | four &<< 16) & 0x0000_FFFF_0000_FFFF
    let halves = unsafeBitCast((pairs | pairs &<< 8) & 0x00FF_00FF_00FF_00FF, to: SIMD4<UInt16>.self)
    return SIMD8(halves[0], halves[0], halves[1], halves[1], halves[2], halves[2], halves[3], halves[3])
  }

  @inline(__always)
  static func load(_ p: Source) -> SIMD4<UInt32> {
    UnsafeRawPointer(p).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func load(_ p: Pixels) -> SIMD4<UInt32> {
    UnsafeRawPointer(p).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func store(_ v: SIMD4<UInt32>, _ p: Pixels) {
    UnsafeMutableRawPointer(p).storeBytes(of: v, as: SIMD4<UInt32>.self)
  }

  /// Composites four pixels. Sums are saturated at 255, since contents may be premultiplied incorrectly.
  @inline(__always)
  static func over(_ s: Lanes, alpha: SIMD4<UInt32>, _ d: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let full = SIMD8<UInt16>(repeating: 255)
    let under = multiply(Lanes(d), full &- spread(alpha))
    return Lanes(rb: limited(s.rb &+ under.rb), ag: limited(s.ag &+ under.ag)).pixels
  }

  /// Returns sums of two bytes, limited to 255.
  @inline(__always)
  private static func limited(_ v: SIMD8<UInt16>) -> SIMD8<UInt16> {
    // Sets all lower bits of a lane whose ninth bit is set.
    (v | (0 &- (v &>> 8))) & SIMD8(repeating: 255)
  }

  /// Four pixels, as two 64-bit words.
  private struct Words: Equatable {
    let first: UInt64
    let second: UInt64
    private static let alphas: UInt64 = 0xFF00_0000_FF00_0000

    @inline(__always)
    init(first: UInt64, second: UInt64) {
      self.first = first
      self.second = second
    }

    @inline(__always)
    init(_ p: Source) {
      first = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
      second = UnsafeRawPointer(p + 2).loadUnaligned(as: UInt64.self)
    }

    @inline(__always)
    var isClear: Bool { first | second == 0 }
    @inline(__always)
    var isOpaque: Bool { first & second & Words.alphas == Words.alphas }
  }

  /// Returns whether sixteen pixels are transparent.
  @inline(__always)
  private static func isClear16(_ p: Source) -> Bool {
    let raw = UnsafeRawPointer(p)
    let first = raw.loadUnaligned(as: SIMD4<UInt64>.self)
    let four = first | raw.loadUnaligned(fromByteOffset: 32, as: SIMD4<UInt64>.self)
    let pair = four.lowHalf | four.highHalf
    return pair[0] | pair[1] == 0
  }

  // MARK: Rows

  static func fill(_ d: Pixels, _ n: Int, _ color: UInt32) {
    guard n > 0 else { return }
    d.update(repeating: color, count: n)
  }

  static func copy(_ d: Pixels, _ s: Source, _ n: Int) {
    guard n > 0 else { return }
    d.update(from: s, count: n)
  }

  /// Composites a translucent color over a row.
  package static func over(_ d: Pixels, _ n: Int, color: UInt32, vectors: Bool = usesVectors) {
    let keep = 255 &- (color &>> 24)
    if keep == 0 { return fill(d, n, color) }
    var i = 0
    if vectors {
      let c = Lanes(SIMD4(repeating: color))
      let k = SIMD8<UInt16>(repeating: UInt16(keep))
      // Most of a dimmed area has one color, the result for which is computed once.
      var known = Words(first: 0, second: 0)
      var result = SIMD4<UInt32>(repeating: color)
      while i &+ 4 <= n {
        let four = Words(d + i)
        if four != known {
          known = four
          let under = multiply(Lanes(load(d + i)), k)
          result = Lanes(rb: c.rb &+ under.rb, ag: c.ag &+ under.ag).pixels
        }
        store(result, d + i)
        i &+= 4
      }
    }
    while i < n {
      d[i] = color &+ scale(d[i], keep)
      i &+= 1
    }
  }

  /// Composites a color over a row through coverage, as for text and edges.
  package static func over(_ d: Pixels, _ n: Int, color: UInt32, coverage: Coverage, vectors: Bool = usesVectors) {
    var i = 0
    if vectors {
      let c = Lanes(SIMD4(repeating: color))
      let full = SIMD8<UInt16>(repeating: 255)
      let a = SIMD8<UInt16>(repeating: UInt16(color &>> 24))
      let isOpaque = color &>> 24 == 255
      while i &+ 4 <= n {
        // Most of the coverage in the rows of a text is zero.
        while i &+ 8 <= n, UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt64.self) == 0 { i &+= 8 }
        guard i &+ 4 <= n else { break }
        let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
        if four == 0 {
          i &+= 4
          continue
        }
        if four == .max, isOpaque {
          store(SIMD4(repeating: color), d + i)
          i &+= 4
          continue
        }
        let m = spread(coverage + i)
        let s = multiply(c, m)
        let under = multiply(Lanes(load(d + i)), full &- multiply(a, m))
        store(Lanes(rb: s.rb &+ under.rb, ag: s.ag &+ under.ag).pixels, d + i)
        i &+= 4
      }
    }
    while i < n {
      let m = UInt32(coverage[i])
      if m != 0 {
        let s = scale(color, m)
        d[i] = s &+ scale(d[i], 255 &- (s &>> 24))
      }
      i &+= 1
    }
  }

  /// Composites pixels over a row. Opaque and transparent pixels, the majority, are not blended.
  package static func over(_ d: Pixels, _ n: Int, source s: Source, vectors: Bool = usesVectors) {
    var i = 0
    if vectors {
      while i &+ 4 <= n {
        // Most of a text's bitmap is empty.
        while i &+ 16 <= n, isClear16(s + i) { i &+= 16 }
        guard i &+ 4 <= n else { break }
        let v = load(s + i)
        let four = Words(s + i)
        if four.isOpaque {
          store(v, d + i)
        } else if !four.isClear {
          store(over(Lanes(v), alpha: v &>> 24, load(d + i)), d + i)
        }
        i &+= 4
      }
    }
    while i < n {
      d[i] = over(s[i], d[i])
      i &+= 1
    }
  }

  /// Composites pixels over a row with a constant opacity.
  package static func over(_ d: Pixels, _ n: Int, source s: Source, alpha: UInt32, vectors: Bool = usesVectors) {
    if alpha >= 255 { return over(d, n, source: s, vectors: vectors) }
    var i = 0
    if vectors {
      let m = SIMD8<UInt16>(repeating: UInt16(alpha))
      while i &+ 4 <= n {
        if !Words(s + i).isClear {
          let v = multiply(Lanes(load(s + i)), m)
          store(over(v, alpha: v.pixels &>> 24, load(d + i)), d + i)
        }
        i &+= 4
      }
    }
    while i < n {
      d[i] = over(scale(s[i], alpha), d[i])
      i &+= 1
    }
  }

  /// Composites pixels over a row through coverage.
  package static func over(_ d: Pixels, _ n: Int, source s: Source, coverage: Coverage, vectors: Bool = usesVectors)
  {
    var i = 0
    if vectors {
      while i &+ 4 <= n {
        let v = multiply(Lanes(load(s + i)), spread(coverage + i))
        store(over(v, alpha: v.pixels &>> 24, load(d + i)), d + i)
        i &+= 4
      }
    }
    while i < n {
      d[i] = over(scale(s[i], UInt32(coverage[i])), d[i])
      i &+= 1
    }
  }

  /// Interpolates from `saved` (amount 0) to `d` (amount 255). Pixels that are equal, as often in fades, are
  /// skipped.
  package static func mix(_ d: Pixels, _ n: Int, saved: Source, amount: UInt32, vectors: Bool = usesVectors) {
    var i = 0
    if vectors {
      let m = SIMD8<UInt16>(repeating: UInt16(amount))
      while i &+ 4 <= n {
        if Words(saved + i) != Words(d + i) { store(mix(load(saved + i), load(d + i), m), d + i) }
        i &+= 4
      }
    }
    while i < n {
      d[i] = mix(saved[i], d[i], amount)
      i &+= 1
    }
  }

  /// Interpolates from `saved` (coverage 0) to `d` (coverage 255).
  package static func mix(_ d: Pixels, _ n: Int, saved: Source, coverage: Coverage, vectors: Bool = usesVectors) {
    var i = 0
    if vectors {
      while i &+ 4 <= n {
        store(mix(load(saved + i), load(d + i), spread(coverage + i)), d + i)
        i &+= 4
      }
    }
    while i < n {
      d[i] = mix(saved[i], d[i], UInt32(coverage[i]))
      i &+= 1
    }
  }

  /// Multiplies coverage by coverage.
  static func multiply(_ d: UnsafeMutablePointer<UInt8>, _ n: Int, by s: Coverage) {
    for i in 0..<max(0, n) { d[i] = UInt8(truncatingIfNeeded: multiply(UInt32(d[i]), UInt32(s[i]))) }
  }

  /// Multiplies coverage by a constant opacity.
  static func multiply(_ d: UnsafeMutablePointer<UInt8>, _ n: Int, by alpha: UInt32) {
    for i in 0..<max(0, n) { d[i] = UInt8(truncatingIfNeeded: multiply(UInt32(d[i]), alpha)) }
  }
}
