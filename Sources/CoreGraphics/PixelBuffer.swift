import Foundation

/// A bitmap in memory, top row first: the destination of contexts, the contents of layers and the input of the
/// compositor.
package final class PixelBuffer: @unchecked Sendable {
  package enum Format: Sendable {
    /// Premultiplied colors, one native `UInt32` 0xAARRGGBB per pixel (Cairo's ARGB32).
    case argb32
    /// Coverage only, one byte per pixel (Cairo's A8).
    case a8
  }

  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  /// Whether a snapshot still refers to these pixels, so that they may no longer be drawn into.
  package var isFrozen = false
  package let format: Format
  package let data: UnsafeMutableRawPointer
  private let release: (() -> Void)?

  /// Creates a transparent buffer; returns nil if a side is not positive or too large, or the memory can't be
  /// allocated.
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

  /// Creates a buffer that refers to memory with another owner; `release` is called at the end.
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

  /// Creates a buffer that takes ownership of memory from `malloc`; on failure the caller keeps the ownership.
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

  /// Returns a copy of the buffer.
  package func copy() -> PixelBuffer? { copy(x: 0, y: 0, width: width, height: height) }

  /// Returns a copy of an area; nil if it is not within the buffer.
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

  /// Returns the pixels of a row of an `.argb32` buffer.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Returns the coverage of a row of an `.a8` buffer.
  package func coverageRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
  }
}

/// Memory blocks for screen-sized bitmaps, in huge pages if the system supports them: a screen then causes six page
/// faults instead of three thousand.
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
    // The memory before and after the aligned block is unmapped.
    if start > block { munmap(block, start - block) }
    munmap(start + rounded(count), block + length - (start + rounded(count)))
    madvise(start, rounded(count), MADV_HUGEPAGE)
    return start
  }

  static func free(_ block: UnsafeMutableRawPointer, _ count: Int) { munmap(block, rounded(count)) }

  private static func rounded(_ count: Int) -> Int { (count + page - 1) / page * page }
}
