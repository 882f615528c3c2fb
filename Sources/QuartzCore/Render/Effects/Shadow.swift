import CoreGraphics
import Foundation
import Synchronization

/// The blurred coverage of a shadow: in full size, or in nine parts of which the middle ones are stretched.
final class ShadowPayload {
  let coverage: PixelBuffer
  /// The number of columns and rows at each side that are not stretched; 0 for coverage in full size.
  let fixed: Int
  /// A serial number that is never reused.
  let serial: UInt64
  private static let lastSerial = Atomic<UInt64>(0)

  init(coverage: PixelBuffer, fixed: Int) {
    self.coverage = coverage
    self.fixed = fixed
    serial = ShadowPayload.lastSerial.add(1, ordering: .relaxed).newValue
  }

  /// Writes the coverage of `n` pixels from (x, y) on, for a shadow of `width` × `height` pixels.
  func row(x: Int, y: Int, count n: Int, width: Int, height: Int, into out: UnsafeMutablePointer<UInt8>) {
    let w = coverage.width
    let h = coverage.height
    func place(_ p: Int, _ size: Int, _ source: Int) -> Int {
      guard fixed > 0 else { return min(p, source - 1) }
      if p < fixed { return p }
      if p >= size - fixed { return source - (size - p) }
      return fixed
    }
    let source = coverage.coverageRow(max(0, place(y, height, h)))
    guard fixed > 0 else {
      for i in 0..<n { out[i] = x + i < w ? source[x + i] : 0 }
      return
    }
    var i = 0
    while i < n, x + i < fixed {
      out[i] = source[x + i]
      i += 1
    }
    let middle = source[fixed]
    while i < n, x + i < width - fixed {
      out[i] = middle
      i += 1
    }
    while i < n {
      out[i] = source[min(w - 1, max(0, w - (width - (x + i))))]
      i += 1
    }
  }

  // MARK: Creation

  /// Draws a blurred shape, whose corner is at pixel (0, 0), with a margin of `reach` pixels.
  static func draw(shape: RoundShape, reach: Int, sigma: Double) -> PixelBuffer? {
    let w = shape.bounds.width + 2 * reach
    let h = shape.bounds.height + 2 * reach
    guard w * h <= 1 << 25, let buffer = PixelBuffer(width: w, height: h, format: .a8) else { return nil }
    for y in 0..<shape.bounds.height {
      let row = buffer.coverageRow(y + reach) + reach
      let span = shape.row(y + shape.bounds.minY, from: shape.bounds.minX, to: shape.bounds.maxX, into: row)
      var x = span.solidMin
      while x < span.solidMax {
        row[x - shape.bounds.minX] = 255
        x += 1
      }
    }
    blur(buffer, sigma)
    return buffer
  }

  static func blur(_ buffer: PixelBuffer, _ sigma: Double) {
    Blur.coverage(
      buffer.coverageRow(0), width: buffer.width, height: buffer.height, stride: buffer.bytesPerRow, sigma: sigma)
  }
}

/// The geometry of a shadow in pixels. Core Animation's shadow radius is the standard deviation of the Gaussian.
struct ShadowGeometry {
  var sigma: Double
  var reach: Int
  var dx: Int
  var dy: Int

  init?(_ shadow: ShadowState, scaleX: Double, scaleY: Double) {
    let radius = shadow.radius.isFinite ? max(0, Double(shadow.radius)) : 0
    let width = Double(shadow.offset.width) * scaleX
    let height = Double(shadow.offset.height) * scaleY
    guard width.isFinite, height.isFinite, abs(width) < 30_000, abs(height) < 30_000 else { return nil }
    sigma = min(200, radius * (scaleX + scaleY) / 2)
    reach = Blur.reach(sigma: sigma)
    dx = Int(width.rounded())
    dy = Int(height.rounded())
  }
}
