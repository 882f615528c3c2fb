import Foundation

/// The memory of a bitmap context in a layout that Cairo can't draw into. Pixels are converted from it before
/// drawing and back into it afterward.
final class BitmapBacking {
  let memory: UnsafeMutableRawPointer
  let layout: BitmapLayout
  private let release: (() -> Void)?
  /// Whether the app can read or write the memory. Only then is it updated after each drawing.
  var isExposed: Bool

  init(memory: UnsafeMutableRawPointer, layout: BitmapLayout, isExposed: Bool, release: (() -> Void)?) {
    self.memory = memory
    self.layout = layout
    self.isExposed = isExposed
    self.release = release
  }

  deinit { release?() }

  /// Whether every pixel is transparent. A bitmap without alpha never is.
  var isClear: Bool {
    guard layout.usesAlpha else { return false }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    let count = (layout.width * layout.bitsPerPixel + 7) / 8
    for y in 0..<layout.height {
      let row = bytes + y * layout.bytesPerRow
      var any: UInt8 = 0
      for index in 0..<count { any |= row[index] }
      if any != 0 { return false }
    }
    return true
  }

  private func clamp(_ area: PixelRect) -> PixelRect {
    area.intersection(PixelRect(x: 0, y: 0, width: layout.width, height: layout.height))
  }

  /// Converts an area of the memory into the buffer, because the app may have written to it.
  func willDraw(_ area: PixelRect, _ buffer: PixelBuffer) {
    let area = clamp(area)
    guard isExposed, !area.isEmpty else { return }
    layout.decodeRows(
      memory.assumingMemoryBound(to: UInt8.self), rows: area.y..<area.maxY, columns: area.x..<area.maxX,
      into: buffer)
  }

  /// Converts a drawn area of the buffer into the memory.
  func didDraw(_ area: PixelRect, _ buffer: PixelBuffer) {
    let area = clamp(area)
    guard isExposed, !area.isEmpty else { return }
    layout.encodeRows(
      buffer, rows: area.y..<area.maxY, columns: area.x..<area.maxX,
      into: memory.assumingMemoryBound(to: UInt8.self))
  }
}
