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
  /// A picture of what was still shows these pixels, so they may not be drawn into again.
  package var isFrozen = false
  package let format: Format
  package let data: UnsafeMutableRawPointer
  private let release: (() -> Void)?

  /// Cleared to transparent. Fails when a side is not positive or the block can't be had.
  package init?(width: Int, height: Int, format: Format) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    let bytesPerRow = ((format == .argb32 ? width * 4 : width) + 15) & ~15
    let isLarge = height * bytesPerRow >= LargeBlock.size
    guard let data = isLarge ? LargeBlock.allocate(height * bytesPerRow) : calloc(height, bytesPerRow) else {
      return nil
    }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    self.data = data
    release = isLarge ? { LargeBlock.free(data, height * bytesPerRow) } : nil
  }

  /// Creates a buffer over memory that others own, and that `release` frees.
  package init(
    data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format,
    release: @escaping () -> Void
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    self.data = data
    self.release = release
  }

  /// Takes over memory from `malloc`, which is freed with the buffer; on failure it stays the caller's.
  package convenience init?(
    adopting data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format
  ) {
    let isWord = format == .argb32
    guard width > 0, height > 0, bytesPerRow >= width * (isWord ? 4 : 1), bytesPerRow % 4 == 0 else { return nil }
    self.init(
      data: data, width: width, height: height, bytesPerRow: bytesPerRow, format: format, release: { free(data) })
  }

  deinit {
    if let release { release() } else { free(data) }
  }

  /// A block of the same pixels.
  package func copy() -> PixelBuffer? { copy(x: 0, y: 0, width: width, height: height) }

  /// The pixels of a part that must lie within.
  package func copy(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer? {
    guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height,
      let copy = PixelBuffer(width: width, height: height, format: format)
    else { return nil }
    let size = format == .argb32 ? 4 : 1
    for line in 0..<height {
      memcpy(copy.data + line * copy.bytesPerRow, data + (y + line) * bytesPerRow + x * size, width * size)
    }
    return copy
  }

  /// The pixels of one row, for `.argb32`.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// The coverage bytes of one row, for `.a8`.
  package func coverageRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
  }
}

/// Blocks of the size of a screen, in huge pages where the system has them: touched for the first time, a screen is
/// six pages instead of three thousand.
private enum LargeBlock {
  static let size = 4 << 20
  private static let page = 2 << 20

  static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    let length = rounded(count) + page
    guard let block = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      block != MAP_FAILED
    else { return nil }
    let start = UnsafeMutableRawPointer(bitPattern: rounded(Int(bitPattern: block)))
    guard let start else { return nil }
    // What lies around the aligned part goes back.
    if start > block { munmap(block, start - block) }
    munmap(start + rounded(count), block + length - (start + rounded(count)))
    madvise(start, rounded(count), MADV_HUGEPAGE)
    return start
  }

  static func free(_ block: UnsafeMutableRawPointer, _ count: Int) { munmap(block, rounded(count)) }

  private static func rounded(_ count: Int) -> Int { (count + page - 1) / page * page }
}
