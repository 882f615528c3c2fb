/// A box filter of pixels, which are computed exactly in 16-bit lanes.
package struct BoxFilter {
  /// The largest deviation whose boxes are at most 255 pixels wide, so that their sums fit into 16 bits.
  static let largestSigma = 127.0

  /// The number of pixels on each side of the one in the middle.
  package let half: Int
  /// A division by the width, rounded to the nearest integer, as `((sum + rounding) * inverse) >> 16 >> shift`.
  private let rounding: UInt16
  private let inverse: UInt16
  private let shift: UInt16

  /// Creates a filter for an odd width.
  package init(_ width: Int) {
    half = width / 2
    // The inverse has 16 bits and is rounded to the nearest integer; if that is too small, a sum that is larger by
    // one corrects it. Its error times any sum is less than 2^(16 + shift), so that no quotient is wrong.
    var shift = 0
    while (1 << (17 + shift)) / width < 1 << 16 { shift += 1 }
    let low = (1 << (16 + shift)) / width
    let isRoundedUp = (low + 1) * width - (1 << (16 + shift)) <= width / 2
    inverse = UInt16(isRoundedUp ? low + 1 : low)
    rounding = UInt16(isRoundedUp ? half : half + 1)
    self.shift = UInt16(shift)
  }

  /// Returns the rounded averages that belong to sums of the pixels in the box.
  @inline(__always)
  package func averages(of sums: SIMD8<UInt16>) -> SIMD8<UInt16> { quotients(sums &+ SIMD8(repeating: rounding)) }

  @inline(__always)
  private func quotients(_ sums: SIMD8<UInt16>) -> SIMD8<UInt16> {
    // The high halves of the products, for which there is one instruction.
    let high = (SIMD8<UInt32>(truncatingIfNeeded: sums) &* SIMD8<UInt32>(repeating: UInt32(inverse))) &>> 16
    return SIMD8<UInt16>(truncatingIfNeeded: high) &>> SIMD8(repeating: shift)
  }

  /// Filters `n` pixels; beyond the edges, the color of the edge is repeated.
  func filter(_ from: UnsafeMutablePointer<SIMD8<UInt16>>, _ to: UnsafeMutablePointer<SIMD8<UInt16>>, _ n: Int) {
    for i in 1...(half + 1) {
      from[-i] = from[0]
      from[n - 1 + i] = from[n - 1]
    }
    var sum = SIMD8<UInt16>(repeating: rounding)
    for i in -half..<half { sum &+= from[i] }
    for i in 0..<n {
      sum &+= from[i &+ half]
      to[i] = quotients(sum)
      sum &-= from[i &- half]
    }
  }
}
