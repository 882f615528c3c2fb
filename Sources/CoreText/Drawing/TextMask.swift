/// What a one-coloured text becomes for a layer: its coverage, and the colour to lay through it.
package struct TextMask {
  /// A8, at the asked scale.
  package var coverage: PixelBuffer
  /// Pixel position of the mask's top left from the layer's.
  package var x: Int
  package var y: Int
  /// Premultiplied 0xAARRGGBB, as the compositor takes it.
  package var color: UInt32
}

extension TextLayout {
  /// Coverage and colour when all of the text has one colour and there is nothing else to draw (no emoji, background,
  /// decoration, shadow or attachment); nil otherwise, or when there is no ink.
  ///
  /// `origin` is where the layout's top left lies in the layer, in points. With `bounds`, in points of the layer, the
  /// coverage is as large as they are, for a layer's contents; without, as large as the ink.
  package func renderMask(scale: CGFloat, origin: CGPoint = .zero, bounds: CGRect? = nil) -> TextMask? {
    guard scale > 0, scale.isFinite, origin.x.isFinite, origin.y.isFinite, let color = singleColor(scale) else {
      return nil
    }
    FontFace.drawingLock.lock()
    defer { FontFace.drawingLock.unlock() }
    GlyphRaster.trim()
    let placed = placedMasks(scale, origin)
    var box = ink(placed)
    if let bounds, bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite {
      let left = Int((bounds.minX * scale).rounded(.down))
      let top = Int((bounds.minY * scale).rounded(.down))
      box = (left, top, Int((bounds.maxX * scale).rounded(.up)), Int((bounds.maxY * scale).rounded(.up)))
    }
    guard box.right > box.left, box.bottom > box.top,
      let buffer = PixelBuffer(width: box.right - box.left, height: box.bottom - box.top, format: .a8)
    else { return nil }
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

  private func placedMasks(_ scale: CGFloat, _ origin: CGPoint) -> [(GlyphMask, Int, Int)] {
    var result: [(GlyphMask, Int, Int)] = []
    result.reserveCapacity(glyphs.count)
    for line in lines {
      let penX = (origin.x + line.frame.minX) * scale
      let penY = (origin.y + line.baseline) * scale
      for run in runs[line.runs] {
        guard let face = run.face, !run.glyphs.isEmpty else { continue }
        let raster = GlyphRaster.of(
          face,
          GlyphRaster.key(
            face, pixelsPerPoint: scale, obliqueness: run.style.obliqueness, expansion: run.style.expansion))
        for glyph in glyphs[run.glyphs] {
          let pen = CGPoint(
            x: penX + CGFloat(glyph.x) * scale,
            y: penY - (CGFloat(glyph.y) + run.style.baselineOffset) * scale)
          guard let (x, y, phase) = GlyphPainter.pixel(pen) else { continue }
          let mask = raster.mask(glyph.id, phase: phase)
          if mask.bytes != nil { result.append((mask, x + mask.left, y - mask.top)) }
        }
      }
    }
    return result
  }

  private func ink(_ masks: [(GlyphMask, Int, Int)]) -> (left: Int, top: Int, right: Int, bottom: Int) {
    var box = (left: Int.max, top: Int.max, right: Int.min, bottom: Int.min)
    for (mask, x, y) in masks {
      box.left = min(box.left, x)
      box.top = min(box.top, y)
      box.right = max(box.right, x + mask.width)
      box.bottom = max(box.bottom, y + mask.height)
    }
    guard box.left < box.right, box.right - box.left < 32_767, box.bottom - box.top < 32_767 else {
      return (0, 0, 0, 0)
    }
    return box
  }

  /// Lays a glyph's coverage over what is there.
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
