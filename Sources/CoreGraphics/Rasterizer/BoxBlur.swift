import Foundation

/// An approximate Gaussian blur of coverage: three passes of a box filter in each direction, in integer arithmetic.
package enum BoxBlur {
  /// Returns the radii of three boxes of odd size whose total variance is that of the Gaussian.
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

  /// Returns the distance in pixels by which the blur extends coverage.
  package static func reach(_ sigma: Double) -> Int { radii(sigma).reduce(0, +) }

  /// Blurs an A8 buffer in place; coverage that would extend beyond its bounds is lost.
  package static func blur(_ buffer: PixelBuffer, sigma: Double) {
    let radii = radii(sigma).filter { $0 > 0 }
    guard !radii.isEmpty, buffer.format == .a8 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: buffer.width * 2) { scratch in
      guard let line = scratch.baseAddress else { return }
      for y in 0..<buffer.height {
        blurLine(buffer.coverageRow(y), count: buffer.width, radii, line, line + buffer.width)
      }
    }
    guard let other = PixelBuffer(width: buffer.width, height: buffer.height, format: .a8) else { return }
    var (from, to) = (buffer, other)
    for radius in radii {
      averageColumns(from, to, radius)
      swap(&from, &to)
    }
    if from !== buffer { memcpy(buffer.data, from.data, buffer.bytesPerRow * buffer.height) }
  }

  private static func blurLine(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, _ radii: [Int], _ first: UnsafeMutablePointer<UInt8>,
    _ second: UnsafeMutablePointer<UInt8>
  ) {
    var any: UInt8 = 0
    for index in 0..<count { any |= pixels[index] }
    guard any != 0 else { return }
    var (from, to) = (first, second)
    memcpy(from, pixels, count)
    for radius in radii {
      average(from, to, count, radius)
      swap(&from, &to)
    }
    memcpy(pixels, from, count)
  }

  /// Returns the factor that divides by the size of the box: a multiplication followed by a shift by 24 bits.
  private static func factor(_ radius: Int) -> UInt64 {
    let size = UInt64(2 * radius + 1)
    return ((1 << 24) + size / 2) / size
  }

  @inline(__always)
  private static func mean(_ sum: UInt32, _ factor: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: min((UInt64(sum) &* factor &+ 1 << 23) >> 24, 255))
  }

  /// Replaces each byte by the mean of its neighbors up to `radius` away; bytes beyond the ends count as 0.
  private static func average(
    _ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int, _ radius: Int
  ) {
    let factor = factor(radius)
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum &+= UInt32(from[index]) }
    for index in 0..<count {
      if index + radius < count { sum &+= UInt32(from[index + radius]) }
      if index > radius { sum &-= UInt32(from[index - radius - 1]) }
      to[index] = mean(sum, factor)
    }
  }

  /// Averages all columns at once, row by row.
  private static func averageColumns(_ from: PixelBuffer, _ to: PixelBuffer, _ radius: Int) {
    let (width, height) = (from.width, from.height)
    let factor = factor(radius)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
      sums.initialize(repeating: 0)
      guard let sum = sums.baseAddress else { return }
      for y in 0..<min(radius, height) {
        let row = from.coverageRow(y)
        for x in 0..<width { sum[x] &+= UInt32(row[x]) }
      }
      for y in 0..<height {
        if y + radius < height {
          let row = from.coverageRow(y + radius)
          for x in 0..<width { sum[x] &+= UInt32(row[x]) }
        }
        if y > radius {
          let row = from.coverageRow(y - radius - 1)
          for x in 0..<width { sum[x] &-= UInt32(row[x]) }
        }
        let out = to.coverageRow(y)
        for x in 0..<width { out[x] = mean(sum[x], factor) }
      }
    }
  }
}
