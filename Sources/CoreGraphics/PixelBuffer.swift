import Foundation

/// A block of pixels in memory, top row first: what contexts draw into, layers keep as contents
/// and the compositor reads.
package final class PixelBuffer: @unchecked Sendable {
  package enum Format: Sendable {
    /// Premultiplied, one native `UInt32` a pixel as 0xAARRGGBB (Cairo's ARGB32).
    case argb32
    /// Coverage only, a byte a pixel (Cairo's A8).
    case a8
  }

  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let format: Format
  package let data: UnsafeMutableRawPointer

  /// Cleared to transparent. Fails when a side is not positive or the block can't be had.
  package init?(width: Int, height: Int, format: Format) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    let bytesPerRow = ((format == .argb32 ? width * 4 : width) + 15) & ~15
    guard let data = calloc(height, bytesPerRow) else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    self.data = data
  }

  deinit { free(data) }

  /// The pixels of one row, for `.argb32`.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// The coverage bytes of one row, for `.a8`.
  package func coverageRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
  }
}
