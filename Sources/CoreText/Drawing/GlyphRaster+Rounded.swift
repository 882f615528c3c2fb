internal import CFreeType

// Rounded glyphs for the rounded design of the system font. The strokes of a lighter weight are widened with a
// round pen, and the glyph is scaled to the bounding box that it has in the requested weight.

extension GlyphRaster {
  func renderRounded(_ glyph: UInt32, _ phase: Int) -> GlyphMask? {
    rounded(glyph) { outline in
      FT_Outline_Translate(&outline, FT_Pos(phase * 16), 0)
      var box = FT_BBox()
      FT_Outline_Get_CBox(&outline, &box)
      let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
      let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
      let (width, height) = (Int(right - left), Int(top - bottom))
      guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
      FT_Outline_Translate(&outline, -left * 64, -bottom * 64)
      let bytes = GlyphRaster.allocate(width * height)
      memset(bytes, 0, width * height)
      var bitmap = FT_Bitmap()
      bitmap.width = UInt32(width)
      bitmap.rows = UInt32(height)
      bitmap.pitch = Int32(width)
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      bitmap.buffer = bytes
      guard FontFace.draw(&outline, into: &bitmap) else { return nil }
      return GlyphMask(width: width, height: height, left: Int(left), top: Int(top), bytes: bytes)
    }
  }

  /// Calls `body` with the rounded outline of a glyph; returns nil if it has no outline.
  func rounded<Result>(_ glyph: UInt32, _ body: (inout FT_Outline) -> Result?) -> Result? {
    guard let skeleton, let target = load(glyph), target.pointee.outline.n_points > 0 else { return nil }
    var wanted = FT_BBox()
    FT_Outline_Get_CBox(&target.pointee.outline, &wanted)
    guard let slot = load(glyph, skeleton), slot.pointee.outline.n_points > 0,
      let stroker = FontFace.roundPen(radius: key.rounding)
    else { return nil }
    defer { FT_Stroker_Done(stroker) }
    var shape: FT_Glyph?
    guard FT_Get_Glyph(slot, &shape) == 0, shape != nil else { return nil }
    defer { FT_Done_Glyph(shape) }
    guard FT_Glyph_StrokeBorder(&shape, stroker, 0, 1) == 0, let shape else { return nil }
    return UnsafeMutableRawPointer(shape).withMemoryRebound(to: FT_OutlineGlyphRec.self, capacity: 1) { glyph in
      GlyphRaster.fit(&glyph.pointee.outline, wanted)
      return body(&glyph.pointee.outline)
    }
  }

  /// Scales and translates an outline to a bounding box.
  private static func fit(_ outline: inout FT_Outline, _ wanted: FT_BBox) {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    func ratio(_ wanted: FT_Pos, _ own: FT_Pos) -> FT_Fixed { own > 0 ? wanted * 0x10000 / own : 0x10000 }
    var matrix = FT_Matrix(
      xx: ratio(wanted.xMax - wanted.xMin, box.xMax - box.xMin), xy: 0, yx: 0,
      yy: ratio(wanted.yMax - wanted.yMin, box.yMax - box.yMin))
    FT_Outline_Translate(&outline, -box.xMin, -box.yMin)
    FT_Outline_Transform(&outline, &matrix)
    FT_Outline_Translate(&outline, wanted.xMin, wanted.yMin)
  }
}
