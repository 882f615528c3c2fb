import Foundation

// Drawing of coverage, which CoreText uses for glyphs.

extension CGContext {
  /// Paints a coverage bitmap, whose top left corner is at device pixel (`x`, `y`), with the fill color; applies
  /// clip, alpha, blend mode and shadow. The bytes are only read during the call.
  package func fillMask(
    _ coverage: UnsafePointer<UInt8>, bytesPerRow: Int, width: Int, height: Int, atDeviceX x: Int, y: Int
  ) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, bytesPerRow >= width, abs(x) < 1 << 24,
      abs(y) < 1 << 24
    else { return }
    if blitMask(coverage, bytesPerRow: bytesPerRow, width: width, height: height, x: x, y: y) { return }
    guard let buffer = PixelBuffer(width: width, height: height, format: .a8) else { return }
    for line in 0..<height { memcpy(buffer.coverageRow(line), coverage + line * bytesPerRow, width) }
    fillCoverage(buffer, x: x, y: y)
  }

  /// Paints the coverage of a buffer with the fill color.
  package func fillMask(_ coverage: PixelBuffer, atDeviceX x: Int, y: Int) {
    guard coverage.format == .a8 else { return }
    fillMask(
      UnsafePointer(coverage.coverageRow(0)), bytesPerRow: coverage.bytesPerRow, width: coverage.width,
      height: coverage.height, atDeviceX: x, y: y)
  }

  /// Paints coverage without Cairo in the common case of a single color, the normal blend mode and a clip of whole
  /// pixels. Returns false in other cases.
  private func blitMask(
    _ coverage: UnsafePointer<UInt8>, bytesPerRow: Int, width: Int, height: Int, x: Int, y: Int
  ) -> Bool {
    guard state.blendMode == .normal, state.shadow == nil, state.clip.isPixelRect, backing == nil,
      state.fillColor.pattern == nil, !canvas.isDocument
    else { return false }
    let area = PixelRect(x: x, y: y, width: width, height: height).intersection(state.clip.pixels)
    let color = state.fillColor.argb(times: state.alpha)
    guard !area.isEmpty, color != 0 else { return true }
    if canvas.buffer.format == .a8 {
      addCoverage(coverage, bytesPerRow: bytesPerRow, x: x, y: y, area: area, alpha: color >> 24)
      return true
    }
    let isOpaque = color >> 24 == 255
    for line in area.y..<area.maxY {
      let from = coverage + (line - y) * bytesPerRow - x
      let to = canvas.buffer.row(line - canvas.origin.y) - canvas.origin.x
      for column in area.x..<area.maxX {
        let amount = UInt32(from[column])
        if amount == 0 { continue }
        if amount == 255, isOpaque {
          to[column] = color
        } else {
          to[column] = PixelMath.over(PixelMath.scale(color, amount), to[column])
        }
      }
    }
    return true
  }

  /// Adds coverage to a buffer that has only coverage, as text layers do.
  private func addCoverage(
    _ coverage: UnsafePointer<UInt8>, bytesPerRow: Int, x: Int, y: Int, area: PixelRect, alpha: UInt32
  ) {
    for line in area.y..<area.maxY {
      let from = coverage + (line - y) * bytesPerRow - x
      let to = canvas.buffer.coverageRow(line - canvas.origin.y) - canvas.origin.x
      for column in area.x..<area.maxX where from[column] != 0 {
        let amount = PixelMath.multiply(UInt32(from[column]), alpha)
        to[column] = UInt8(truncatingIfNeeded: amount + PixelMath.multiply(UInt32(to[column]), 255 - amount))
      }
    }
  }

  func fillCoverage(_ coverage: PixelBuffer, x: Int, y: Int) {
    guard let paint = makePaint(state.fillColor) else { return }
    let area = PixelRect(x: x, y: y, width: coverage.width, height: coverage.height)
    drawObject(covering: area.cgRect) { canvas, mode in
      canvas.mask(coverage, x: x, y: y, paint: paint, mode: mode)
    }
  }
}

extension CGPath {
  /// Returns the coverage of the filled path, mapped to pixels by `transform`, with the top row first; nil if it is
  /// empty, or wider or higher than `limit` pixels.
  package func makeCoverage(
    transform: CGAffineTransform, using rule: CGPathFillRule = .winding, limit: Int = 4096
  ) -> (coverage: PixelBuffer, x: Int, y: Int)? {
    let mapped = elements.map { $0.applying(transform) }
    let area = PixelRect(covering: PathBounds.tightBox(of: mapped))
    guard !area.isEmpty, area.width <= limit, area.height <= limit,
      let canvas = Canvas(covering: area, format: .a8)
    else { return nil }
    canvas.fill(mapped, rule: rule, paint: .color(0xFF00_0000), mode: .normal, antialias: true)
    return (canvas.buffer, area.x, area.y)
  }
}
