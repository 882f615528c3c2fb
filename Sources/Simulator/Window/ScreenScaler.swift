import UIKit

/// Copies parts of the screen into a window of another size. Each window pixel is the average of the screen pixels
/// that it covers.
package struct ScreenScaler {
  /// The source pixels of one destination pixel, with weights whose sum is 256.
  private struct Span {
    var first: Int
    var weights: [UInt32]
  }

  private let columns: [Span]
  private let rows: [Span]
  private let sourceWidth: Int
  private let sourceHeight: Int
  package let width: Int
  package let height: Int

  package init(sourceWidth: Int, sourceHeight: Int, width: Int, height: Int) {
    self.sourceWidth = sourceWidth
    self.sourceHeight = sourceHeight
    self.width = width
    self.height = height
    columns = Self.spans(from: sourceWidth, to: width)
    rows = Self.spans(from: sourceHeight, to: height)
  }

  private static func spans(from source: Int, to target: Int) -> [Span] {
    guard source > 0, target > 0 else { return [] }
    let ratio = Double(source) / Double(target)
    return (0..<target).map { index in
      let start = Double(index) * ratio
      let end = min(Double(index + 1) * ratio, Double(source))
      // When enlarging, the source pixel under the center is used.
      if ratio <= 1 { return Span(first: min(Int(start + ratio / 2), source - 1), weights: [256]) }
      let first = min(Int(start), source - 1)
      let last = min(max(first, Int((end - 1e-9).rounded(.down))), source - 1)
      var weights: [UInt32] = []
      var left: UInt32 = 256
      for pixel in first...last {
        let covered = min(end, Double(pixel + 1)) - max(start, Double(pixel))
        let weight = pixel == last ? left : min(left, UInt32((covered / (end - start) * 256).rounded()))
        weights.append(weight)
        left -= weight
      }
      return Span(first: first, weights: weights)
    }
  }

  /// Returns the rectangle of the destination that shows a part of the source, which is given in source pixels.
  package func target(of x: Int, _ y: Int, _ partWidth: Int, _ partHeight: Int) -> (
    x: Int, y: Int, width: Int, height: Int
  ) {
    guard sourceWidth > 0, sourceHeight > 0 else { return (0, 0, 0, 0) }
    func range(_ start: Int, _ count: Int, _ source: Int, _ target: Int) -> (Int, Int) {
      let from = max(0, start) * target / source
      let to = (min(start + count, source) * target + source - 1) / source
      return (from, max(0, min(to, target) - from))
    }
    let (left, across) = range(x, partWidth, sourceWidth, width)
    let (top, down) = range(y, partHeight, sourceHeight, height)
    return (left, top, across, down)
  }

  /// Fills a rectangle of the destination, whose pixels have the format 0xAARRGGBB.
  package func copy(
    _ source: PixelBuffer, to destination: UnsafeMutableRawPointer, bytesPerRow: Int,
    rect: (x: Int, y: Int, width: Int, height: Int)
  ) {
    guard source.width == sourceWidth, source.height == sourceHeight else { return }
    let (right, bottom) = (min(rect.x + rect.width, width), min(rect.y + rect.height, height))
    guard rect.x >= 0, rect.y >= 0, rect.x < right, rect.y < bottom else { return }
    for y in rect.y..<bottom {
      let row = (destination + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      if sourceWidth == width, sourceHeight == height {
        (row + rect.x).update(from: source.row(y) + rect.x, count: right - rect.x)
      } else {
        copyRow(source, rows[y], to: row, columns: rect.x..<right)
      }
    }
  }

  private func copyRow(
    _ source: PixelBuffer, _ vertical: Span, to row: UnsafeMutablePointer<UInt32>, columns range: Range<Int>
  ) {
    columns.withUnsafeBufferPointer { columns in
      for x in range {
        // Blue and red are summed in one 64-bit number; each sum needs up to 24 bits.
        var blueAndRed: UInt64 = 0
        var green: UInt32 = 0
        columns[x].weights.withUnsafeBufferPointer { horizontal in
          for (line, weight) in vertical.weights.enumerated() {
            let pixels = source.row(vertical.first + line) + columns[x].first
            for column in 0..<horizontal.count {
              let pixel = pixels[column]
              let share = weight &* horizontal[column]
              blueAndRed &+= (UInt64(pixel & 0xFF) | UInt64(pixel & 0xFF0000) << 16) &* UInt64(share)
              green &+= (pixel >> 8 & 0xFF) &* share
            }
          }
        }
        let blue = UInt32(truncatingIfNeeded: blueAndRed & 0xFFFF_FFFF) >> 16
        let red = UInt32(truncatingIfNeeded: blueAndRed >> 32) >> 16
        row[x] = 0xFF00_0000 | red << 16 | (green >> 16) << 8 | blue
      }
    }
  }
}
