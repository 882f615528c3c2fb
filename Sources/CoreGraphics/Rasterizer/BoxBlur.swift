import Foundation

/// A bell-shaped blur of coverage: three passes of a box in each direction, in integers.
package enum BoxBlur {
  /// Three odd boxes whose spread together is that of the bell curve.
  private static func radii(_ sigma: Double) -> [Int] {
    guard sigma > 0.25 else { return [] }
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let low = Double(lower)
    let count = (12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4)
    let small = Int(count.rounded())
    return (0..<3).map { ($0 < small ? lower : lower + 2) / 2 }
  }

  /// How far coverage spreads, in pixels.
  package static func reach(_ sigma: Double) -> Int { radii(sigma).reduce(0, +) }

  /// Blurs an A8 buffer in place; coverage that spreads beyond it is lost.
  package static func blur(_ buffer: PixelBuffer, sigma: Double) {
    let radii = radii(sigma).filter { $0 > 0 }
    guard !radii.isEmpty, buffer.format == .a8 else { return }
    let longest = max(buffer.width, buffer.height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest * 2) { scratch in
      guard let line = scratch.baseAddress else { return }
      let other = line + longest
      for y in 0..<buffer.height {
        blurLine(buffer.coverageRow(y), stride: 1, count: buffer.width, radii, line, other)
      }
      for x in 0..<buffer.width {
        blurLine(buffer.coverageRow(0) + x, stride: buffer.bytesPerRow, count: buffer.height, radii, line, other)
      }
    }
  }

  private static func blurLine(
    _ pixels: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, _ radii: [Int],
    _ first: UnsafeMutablePointer<UInt8>, _ second: UnsafeMutablePointer<UInt8>
  ) {
    var (from, to) = (first, second)
    var any: UInt8 = 0
    for index in 0..<count {
      from[index] = pixels[index * stride]
      any |= from[index]
    }
    guard any != 0 else { return }
    for radius in radii {
      average(from, to, count, radius)
      swap(&from, &to)
    }
    for index in 0..<count { pixels[index * stride] = from[index] }
  }

  /// Each byte becomes the mean of its neighbours up to `radius` away; beyond the ends there is nothing.
  private static func average(
    _ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int, _ radius: Int
  ) {
    let size = UInt32(2 * radius + 1)
    let factor = ((1 << 24) + size / 2) / size
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum += UInt32(from[index]) }
    for index in 0..<count {
      if index + radius < count { sum &+= UInt32(from[index + radius]) }
      if index > radius { sum &-= UInt32(from[index - radius - 1]) }
      to[index] = UInt8(min((UInt64(sum) * UInt64(factor) + 1 << 23) >> 24, 255))
    }
  }
}
