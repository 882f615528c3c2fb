import Foundation

/// A caller's memory in a layout that Cairo can't draw into; the pixels drawn are converted to and fro.
final class BitmapBacking {
  let memory: UnsafeMutableRawPointer
  let layout: BitmapLayout
  private let release: (() -> Void)?
  /// Whether anybody can look at the memory: only then must it follow each drawing.
  var isExposed: Bool

  init(memory: UnsafeMutableRawPointer, layout: BitmapLayout, isExposed: Bool, release: (() -> Void)?) {
    self.memory = memory
    self.layout = layout
    self.isExposed = isExposed
    self.release = release
  }

  deinit { release?() }

  /// Whether all of it is transparent; bitmaps without alpha never are.
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

  /// Takes over what the caller may have written.
  func willDraw(_ area: PixelRect, _ buffer: PixelBuffer) {
    let area = clamp(area)
    guard isExposed, !area.isEmpty else { return }
    layout.decodeRows(
      memory.assumingMemoryBound(to: UInt8.self), rows: area.y..<area.maxY, columns: area.x..<area.maxX,
      into: buffer)
  }

  /// Shows the caller what was drawn.
  func didDraw(_ area: PixelRect, _ buffer: PixelBuffer) {
    let area = clamp(area)
    guard isExposed, !area.isEmpty else { return }
    layout.encodeRows(
      buffer, rows: area.y..<area.maxY, columns: area.x..<area.maxX,
      into: memory.assumingMemoryBound(to: UInt8.self))
  }
}
