/// The contents of a layer with text in a single color: coverage, and the color to fill it with.
package struct TextMask {
  /// The coverage (A8) at the requested scale.
  package var coverage: PixelBuffer
  /// The position of the mask's top left corner relative to that of the layer, in pixels.
  package var x: Int
  package var y: Int
  /// The color, premultiplied 0xAARRGGBB for the compositor.
  package var color: UInt32
}

extension TextLayout {
  /// Returns the coverage and the color if the text has a single color and nothing else has to be drawn (emoji,
  /// backgrounds, decorations, shadows, attachments); nil otherwise, and if there is no ink.
  ///
  /// `origin` is the position of the layout's top left corner in the layer, in points. With `bounds`, in points of
  /// the layer, the coverage has their size, for a layer's contents. Without them it has the size of the ink within
  /// `limit`, the visible region, so that only a part of a very long line is drawn.
  package func renderMask(
    scale: CGFloat, origin: CGPoint = .zero, bounds: CGRect? = nil, limit: CGRect? = nil
  ) -> TextMask? {
    guard scale > 0, scale.isFinite, origin.x.isFinite, origin.y.isFinite, let color = singleColor(scale) else {
      return nil
    }
    FontFace.drawingLock.lock()
    defer { FontFace.drawingLock.unlock() }
    GlyphRaster.trim()
    let limit = limit.flatMap { PixelBox($0, scale: scale) }
    let placed = placedMasks(scale, origin, limit)
    let box = bounds.flatMap { PixelBox($0, scale: scale) } ?? ink(placed, limit)
    guard let box, let buffer = PixelBuffer(width: box.right - box.left, height: box.bottom - box.top, format: .a8)
    else {
      return nil
    }
    for (mask, x, y) in placed { TextLayout.add(mask, to: buffer, x - box.left, y - box.top) }
    return TextMask(coverage: buffer, x: box.left, y: box.top, color: color.argb)
  }

  private func singleColor(_ scale: CGFloat) -> CGColor? {
    var found: CGColor?
    var last: TextStyle?
    for run in runs {
      guard run.face?.face.strikeSize ?? 0 == 0 else { return nil }
      if run.style === last { continue }
      last = run.style
      guard run.style.isPlain, run.style.font.spec.size * scale <= CGFloat(GlyphRaster.largestSize) else {
        return nil
      }
      let color = (run.style.foreground as? any TextColor)?.textColor ?? CGColor(gray: 0, alpha: 1)
      guard color.pattern == nil, found == nil || found == color else { return nil }
      found = color
    }
    return found
  }

  /// A rectangle of a layer's pixels; `right` and `bottom` are exclusive.
  private struct PixelBox {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// Creates the smallest box that covers a rectangle, limited to a safe range; returns nil if it is empty or not
    /// finite.
    init?(_ rect: CGRect, scale: CGFloat) {
      guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
      func pixel(_ place: CGFloat) -> Int { Int(min(max(place, -1e9), 1e9)) }
      left = pixel((rect.minX * scale).rounded(.down))
      top = pixel((rect.minY * scale).rounded(.down))
      right = pixel((rect.maxX * scale).rounded(.up))
      bottom = pixel((rect.maxY * scale).rounded(.up))
      guard left < right, top < bottom else { return nil }
    }

    init(left: Int, top: Int, right: Int, bottom: Int) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    func intersects(_ other: PixelBox) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  /// Returns the masks of the glyphs within the limit, with the pixel positions of their top left corners.
  private func placedMasks(_ scale: CGFloat, _ origin: CGPoint, _ limit: PixelBox?) -> [(GlyphMask, Int, Int)] {
    var result: [(GlyphMask, Int, Int)] = []
    if limit == nil { result.reserveCapacity(glyphs.count) }
    for line in lines {
      let penX = (origin.x + line.frame.minX) * scale
      let penY = (origin.y + line.baseline) * scale
      for run in runs[line.runs] {
        guard let face = run.face, !run.glyphs.isEmpty else { continue }
        let raster = GlyphRaster.of(
          face,
          GlyphRaster.key(
            face, pixelsPerPoint: scale, obliqueness: run.style.obliqueness, expansion: run.style.expansion))
        // Glyphs this far beyond the limit, in pixels, do not reach into it.
        let width = run.style.font.spec.size * scale * max(1, CGFloat(run.style.expansion))
        let reach = Int(min(width * 4, 1e6)) + 16
        for glyph in glyphs[run.glyphs] {
          let pen = CGPoint(
            x: penX + CGFloat(glyph.x) * scale,
            y: penY - (CGFloat(glyph.y) + run.style.baselineOffset) * scale)
          guard let (x, y, phase) = GlyphPainter.pixel(pen) else { continue }
          if let limit, x + reach < limit.left || x - reach > limit.right { continue }
          let mask = raster.mask(glyph.id, phase: phase)
          guard mask.bytes != nil else { continue }
          let (left, top) = (x + mask.left, y - mask.top)
          if let limit {
            let box = PixelBox(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
            if !limit.intersects(box) { continue }
          }
          result.append((mask, left, top))
        }
      }
    }
    return result
  }

  private func ink(_ masks: [(GlyphMask, Int, Int)], _ limit: PixelBox?) -> PixelBox? {
    var box = PixelBox(left: .max, top: .max, right: .min, bottom: .min)
    for (mask, x, y) in masks {
      box.left = min(box.left, x)
      box.top = min(box.top, y)
      box.right = max(box.right, x + mask.width)
      box.bottom = max(box.bottom, y + mask.height)
    }
    if let limit {
      box.left = max(box.left, limit.left)
      box.top = max(box.top, limit.top)
      box.right = min(box.right, limit.right)
      box.bottom = min(box.bottom, limit.bottom)
    }
    guard box.left < box.right, box.top < box.bottom, box.right - box.left < 32_767, box.bottom - box.top < 32_767
    else { return nil }
    return box
  }

  /// Adds a glyph's coverage to a buffer.
  private static func add(_ mask: GlyphMask, to buffer: PixelBuffer, _ x: Int, _ y: Int) {
    guard let bytes = mask.bytes else { return }
    let left = max(0, -x)
    let right = min(mask.width, buffer.width - x)
    let top = max(0, -y)
    let bottom = min(mask.height, buffer.height - y)
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      let source = bytes + row * mask.width
      let target = buffer.coverageRow(y + row) + x
      for column in left..<right {
        let new = UInt32(source[column])
        if new == 0 { continue }
        let old = UInt32(target[column])
        if old == 0 {
          target[column] = UInt8(new)
        } else {
          let product = old * new + 128
          target[column] = UInt8(old + new - ((product + (product >> 8)) >> 8))
        }
      }
    }
  }
}
