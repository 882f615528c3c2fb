/// An adjustment of the saturation of four pixels in 16-bit lanes, with the results of `BackdropPayload`'s scalar
/// one.
struct VectorSaturation {
  /// The factor in 1/256 as `256 * whole + part`, with a part of -128 to 127.
  private let whole: SIMD8<Int16>
  private let part: SIMD8<Int16>

  init(_ factor: Int32) {
    let part = (factor &+ 128) & 255 &- 128
    self.part = SIMD8(repeating: Int16(part))
    whole = SIMD8(repeating: Int16((factor &- part) >> 8))
  }

  // The casts regroup the same 128 bits into lanes of another width.
  @inline(__always)
  func applied(to p: Blend.Lanes) -> Blend.Lanes {
    let rb = unsafeBitCast(p.rb &* SIMD8(18, 55, 18, 55, 18, 55, 18, 55), to: SIMD4<UInt32>.self)
    let g = unsafeBitCast(p.ag &* SIMD8(183, 0, 183, 0, 183, 0, 183, 0), to: SIMD4<UInt32>.self)
    // The sum is below 2^16: the weights add up to 256.
    let gray = ((rb & 0xFFFF) &+ (rb &>> 16) &+ g &+ 128) &>> 8
    let grays = unsafeBitCast(gray | gray &<< 16, to: SIMD8<Int16>.self)
    let alpha = unsafeBitCast(p.ag, to: SIMD4<UInt32>.self) &>> 16
    let alphas = unsafeBitCast(alpha | alpha &<< 16, to: SIMD8<Int16>.self)
    let ag = unsafeBitCast(moved(unsafeBitCast(p.ag, to: SIMD8<Int16>.self), grays, alphas), to: SIMD4<UInt32>.self)
    return Blend.Lanes(
      rb: unsafeBitCast(moved(unsafeBitCast(p.rb, to: SIMD8<Int16>.self), grays, alphas), to: SIMD8<UInt16>.self),
      ag: unsafeBitCast(ag & 0xFFFF | alpha &<< 16, to: SIMD8<UInt16>.self))
  }

  /// Moves components away from their gray, or toward it. They differ from it by 237 at most, since no weight is
  /// below 18/256, so that the products fit into 16 bits.
  @inline(__always)
  private func moved(_ c: SIMD8<Int16>, _ gray: SIMD8<Int16>, _ alpha: SIMD8<Int16>) -> SIMD8<Int16> {
    let difference = c &- gray
    let value = gray &+ difference &* whole &+ ((difference &* part &+ 128) &>> 8)
    return pointwiseMin(pointwiseMax(value, .zero), alpha)
  }
}
