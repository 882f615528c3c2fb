import Foundation

/// Device positions in 1/256 pixel.
///
/// Layout produces coordinates like 33.333. They are converted to fixed point once, here, and snapped to a pixel
/// boundary within 1/64 pixel. All further computations are in integers.
package enum FixedPoint {
  /// The largest absolute value of a coordinate, which keeps all products within 32 bits; nothing beyond it is
  /// visible.
  static let limit = 4_000_000.0

  @inline(__always)
  package static func make(_ v: Double) -> Int32 {
    guard v == v else { return 0 }
    let f = Int32((min(max(v, -limit), limit) * 256).rounded())
    return ((f &+ 4) & 255) <= 8 ? (f &+ 4) & ~255 : f
  }

  @inline(__always)
  static func floor(_ f: Int32) -> Int { Int(f >> 8) }

  @inline(__always)
  static func ceil(_ f: Int32) -> Int { Int((f &+ 255) >> 8) }

  @inline(__always)
  static func round(_ f: Int32) -> Int { Int((f &+ 128) >> 8) }
}

/// A rectangle in 1/256 device pixel.
package struct FixedRect: Equatable {
  package var minX: Int32
  package var minY: Int32
  package var maxX: Int32
  package var maxY: Int32

  package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The smallest rectangle of whole pixels that contains this one.
  package var pixels: IntRect {
    IntRect(
      minX: FixedPoint.floor(minX), minY: FixedPoint.floor(minY),
      maxX: FixedPoint.ceil(maxX), maxY: FixedPoint.ceil(maxY))
  }

  /// The nearest rectangle of whole pixels, to which rectangular clips are rounded.
  var rounded: IntRect {
    IntRect(
      minX: FixedPoint.round(minX), minY: FixedPoint.round(minY),
      maxX: FixedPoint.round(maxX), maxY: FixedPoint.round(maxY))
  }

  var isWhole: Bool { (minX | minY | maxX | maxY) & 255 == 0 }

  func insetBy(x: Int32, y: Int32) -> FixedRect {
    FixedRect(minX: minX &+ x, minY: minY &+ y, maxX: maxX &- x, maxY: maxY &- y)
  }
}

/// An incremental 64-bit digest of the values that determine an appearance.
struct Digest {
  private(set) var value: UInt64

  init(_ seed: UInt64 = 0x9E37_79B9_7F4A_7C15) { value = seed }

  @inline(__always)
  mutating func add(_ v: UInt64) {
    value = (value ^ v) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }

  func adding(_ v: Int) -> UInt64 {
    var next = self
    next.add(v)
    return next.value
  }

  @inline(__always)
  mutating func add(_ v: Int) { add(UInt64(bitPattern: Int64(v))) }

  @inline(__always)
  mutating func add(_ v: Double) { add(v.bitPattern) }

  @inline(__always)
  mutating func add(_ v: IntRect) {
    add(v.minX)
    add(v.minY)
    add(v.maxX)
    add(v.maxY)
  }
}
