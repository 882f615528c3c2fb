import Foundation

/// Sampling of text that is translated by a fraction of a pixel, as on a sliding screen. All pixels have the same
/// four weights, so that the loop can process several at once. The results equal those of `coverageRow`.
extension Sampler {
  /// The distance of adjacent pixels in an unscaled source.
  static let unit: Int64 = 1 << 20

  /// The range of a row whose samples are all within the source.
  struct Shift {
    /// The indexes in the row.
    let range: Range<Int>
    /// The column of the source for index 0.
    let column: Int
    /// The weight of the next column, from 0 to 256.
    let part: UInt32
  }

  /// Returns the range of a row of `n` pixels whose samples are within the source; nil if there is none.
  static func shift(_ u: Int64, _ n: Int, _ minU: Int, _ maxU: Int) -> Shift? {
    let (column, part) = split(u)
    let first = max(0, minU &- column)
    let end = min(n, maxU &- column)
    return first < end ? Shift(range: first..<end, column: column, part: part) : nil
  }

  /// Samples eight pixels at a time.
  static func move(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ shift: Shift, _ part: UInt32,
    into out: UnsafeMutablePointer<UInt8>
  ) {
    let (u, l) = (upper + shift.column, lower + shift.column)
    let end = shift.range.upperBound
    var i = shift.range.lowerBound
    let (fx, fy) = (SIMD8(repeating: UInt16(shift.part)), SIMD8(repeating: UInt16(part)))
    let full = SIMD8<UInt16>(repeating: 256)
    let (gx, gy) = (full &- fx, full &- fy)
    while i &+ 8 <= end {
      let (a, b, c, d) = (eight(u + i), eight(u + i + 1), eight(l + i), eight(l + i + 1))
      // Most of the coverage of a text is zero.
      if a | b | c | d == 0 {
        store(0, out + i)
      } else {
        let top = spread(a) &* gx &+ spread(b) &* fx
        let low = spread(c) &* gx &+ spread(d) &* fx
        // The weighted sum of the rows has 24 bits: upper and lower bytes are weighted separately, and the carry is
        // added.
        let high = (top &>> 8) &* gy &+ (low &>> 8) &* fy
        let rest = (top & 255) &* gy &+ (low & 255) &* fy
        let bytes = SIMD8<UInt8>(truncatingIfNeeded: (high &+ (rest &>> 8) &+ 128) &>> 8)
        UnsafeMutableRawPointer(out + i).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
      }
      i &+= 8
    }
    while i < end {
      let top = UInt32(u[i]) &* (256 &- shift.part) &+ UInt32(u[i + 1]) &* shift.part
      let low = UInt32(l[i]) &* (256 &- shift.part) &+ UInt32(l[i + 1]) &* shift.part
      out[i] = UInt8(truncatingIfNeeded: (top &* (256 &- part) &+ low &* part &+ 32768) &>> 16)
      i &+= 1
    }
  }

  @inline(__always)
  private static func eight(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  private static func store(_ value: UInt64, _ p: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(p).storeBytes(of: value, as: UInt64.self)
  }

  /// Returns eight bytes in eight 16-bit lanes.
  @inline(__always)
  private static func spread(_ bytes: UInt64) -> SIMD8<UInt16> {
    // The bytes are reinterpreted as lanes in memory order.
    SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD8<UInt8>.self))
  }
}
