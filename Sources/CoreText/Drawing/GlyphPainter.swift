/// A painter of glyphs in a context: through masks if the text is axis-aligned, otherwise as outlines.
struct GlyphPainter {
  let context: CGContext
  /// The transform from text space (points, y upwards) to device pixels, top row first.
  let toDevice: CGAffineTransform
  /// The transform from text space to the context's user space, for outlines.
  let toUser: CGAffineTransform

  init(_ context: CGContext, toUser: CGAffineTransform) {
    self.context = context
    self.toUser = toUser
    toDevice = toUser.concatenating(context.deviceTransform)
  }

  /// The number of pixels per point if the text is axis-aligned and not distorted; nil otherwise.
  var uprightScale: CGFloat? {
    // Documents keep text as outlines.
    guard !context.isDocument else { return nil }
    let slack = abs(toDevice.a) * 0.001
    guard toDevice.a > 0, abs(toDevice.b) <= slack, abs(toDevice.c) <= slack, abs(toDevice.d + toDevice.a) <= slack
    else { return nil }
    return toDevice.a
  }

  /// A glyph with its origin in text space, in points.
  struct PositionedGlyph {
    var id: UInt32
    var x: CGFloat
    var y: CGFloat
  }

  /// Fills glyphs with the context's fill color.
  func fill(_ glyphs: [PositionedGlyph], _ face: SizedFace, obliqueness: CGFloat = 0, expansion: Float = 1) {
    if face.face.strikeSize > 0 { return drawPictures(glyphs, face) }
    guard let scale = uprightScale, face.drawingSize * scale <= CGFloat(GlyphRaster.largestSize) else {
      let path = outlines(glyphs, face, obliqueness: obliqueness, expansion: expansion)
      context.beginPath()
      context.addPath(path)
      context.fillPath()
      return
    }
    FontFace.drawingLock.lock()
    defer { FontFace.drawingLock.unlock() }
    GlyphRaster.trim()
    let key = GlyphRaster.key(face, pixelsPerPoint: scale, obliqueness: obliqueness, expansion: expansion)
    let raster = GlyphRaster.of(face, key)
    let clip = context.clipPixelBounds
    for glyph in glyphs {
      let point = CGPoint(x: glyph.x, y: glyph.y).applying(toDevice)
      guard let (x, y, phase) = GlyphPainter.pixel(point) else { continue }
      let mask = raster.mask(glyph.id, phase: phase)
      guard let bytes = mask.bytes else { continue }
      let left = x + mask.left
      let top = y - mask.top
      guard CGFloat(left) < clip.maxX, CGFloat(left + mask.width) > clip.minX, CGFloat(top) < clip.maxY,
        CGFloat(top + mask.height) > clip.minY
      else { continue }
      context.fillMask(
        bytes, bytesPerRow: mask.width, width: mask.width, height: mask.height, atDeviceX: left, y: top)
    }
  }

  /// Returns the pixel of a pen position, and its horizontal phase in quarters; baselines are rounded to whole
  /// pixels.
  static func pixel(_ point: CGPoint) -> (x: Int, y: Int, phase: Int)? {
    guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
    let quarters = Int((point.x * 4 + 0.5).rounded(.down))
    return (quarters >> 2, Int((point.y + 0.5).rounded(.down)), quarters & 3)
  }

  /// Strokes the outlines of glyphs with the context's stroke color.
  func stroke(
    _ glyphs: [PositionedGlyph], _ face: SizedFace, width: CGFloat, obliqueness: CGFloat, expansion: Float
  ) {
    guard face.face.strikeSize == 0 else { return }
    context.setLineWidth(width)
    context.beginPath()
    context.addPath(outlines(glyphs, face, obliqueness: obliqueness, expansion: expansion))
    context.strokePath()
  }

  private func outlines(
    _ glyphs: [PositionedGlyph], _ face: SizedFace, obliqueness: CGFloat, expansion: Float
  ) -> CGPath {
    GlyphPainter.outline(glyphs, face, obliqueness: obliqueness, expansion: expansion, to: toUser)
  }

  /// Returns the outlines of glyphs, mapped from text space.
  static func outline(
    _ glyphs: [PositionedGlyph], _ face: SizedFace, obliqueness: CGFloat = 0, expansion: Float = 1,
    to space: CGAffineTransform
  ) -> CGPath {
    FontFace.drawingLock.lock()
    defer { FontFace.drawingLock.unlock() }
    GlyphRaster.trim()
    // The outlines are loaded at 256 pixels per em and scaled.
    let resolution = 256 / max(face.drawingSize, 0.01)
    let key = GlyphRaster.key(face, pixelsPerPoint: resolution, obliqueness: obliqueness, expansion: expansion)
    let raster = GlyphRaster.of(face, key)
    var elements: [PathElement] = []
    for glyph in glyphs {
      let place = CGAffineTransform(scaleX: 1 / resolution, y: 1 / resolution)
        .concatenating(CGAffineTransform(translationX: glyph.x, y: glyph.y)).concatenating(space)
      elements += raster.outline(glyph.id).map { $0.applying(place) }
    }
    return CGPath(elements: elements)
  }

  private func drawPictures(_ glyphs: [PositionedGlyph], _ face: SizedFace) {
    FontFace.drawingLock.lock()
    defer { FontFace.drawingLock.unlock() }
    GlyphRaster.trim()
    let scale = max(hypot(toDevice.a, toDevice.b), hypot(toDevice.c, toDevice.d))
    guard scale.isFinite, scale > 0 else { return }
    let limited = min(scale, 1024 / max(face.drawingSize, 0.01))
    let raster = GlyphRaster.of(
      face, GlyphRaster.key(face, pixelsPerPoint: limited, obliqueness: 0, expansion: 1))
    for glyph in glyphs {
      guard let picture = raster.picture(glyph.id) else { continue }
      let pen = CGPoint(x: glyph.x, y: glyph.y).applying(toDevice)
      if uprightScale != nil, limited == scale {
        guard let (x, y, phase) = GlyphPainter.pixel(pen) else { continue }
        let left = x + (phase > 1 ? 1 : 0) + picture.left
        context.drawDeviceImage(
          picture.pixels,
          matrix: CGAffineTransform(translationX: CGFloat(left), y: CGFloat(y - picture.top)))
      } else {
        let toText = CGAffineTransform(
          a: 1 / limited, b: 0, c: 0, d: -1 / limited, tx: glyph.x + CGFloat(picture.left) / limited,
          ty: glyph.y + CGFloat(picture.top) / limited)
        context.drawDeviceImage(picture.pixels, matrix: toText.concatenating(toDevice))
      }
    }
  }
}
