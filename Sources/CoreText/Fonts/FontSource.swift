internal import CHarfBuzz

/// The data of a face, for `CGFont`.
final class FontSource: CGFontSource {
  let face: FontFace
  private let names: FontFileNames
  private let metrics: VerticalMetrics

  init(_ face: FontFace) {
    self.face = face
    names = FontFileNames(face)
    metrics = face.fileMetrics
  }

  private func units(_ ems: CGFloat) -> Int { Int((ems * CGFloat(face.unitsPerEm)).rounded()) }

  var postScriptName: String { names.postScript }
  var fullName: String { names.family }
  var glyphCount: Int { face.glyphCount }
  var unitsPerEm: Int { face.unitsPerEm }
  var ascent: Int { units(metrics.ascent) }
  var descent: Int { -units(metrics.descent) }
  var leading: Int { units(metrics.leading) }
  var capHeight: Int { units(metrics.capHeight) }
  var xHeight: Int { units(metrics.xHeight) }
  var boundingBox: CGRect { CGRect(x: 0, y: descent, width: unitsPerEm, height: ascent - descent) }
  var italicAngle: CGFloat { names.isItalic ? -10 : 0 }

  func advance(of glyph: CGGlyph) -> Int? {
    Int(glyph) < glyphCount ? Int(face.advance(UInt32(glyph))) : nil
  }

  func boundingBox(of glyph: CGGlyph) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(face.hbFont, UInt32(glyph), &extents) != 0 else { return nil }
    return CGRect(
      x: Int(extents.x_bearing), y: Int(extents.y_bearing + extents.height), width: Int(extents.width),
      height: -Int(extents.height))
  }

  func glyph(named name: String) -> CGGlyph? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_glyph_from_name(face.hbFont, name, -1, &glyph) != 0 else { return nil }
    return CGGlyph(truncatingIfNeeded: glyph)
  }

  func name(of glyph: CGGlyph) -> String? {
    var bytes = [CChar](repeating: 0, count: 128)
    guard hb_font_get_glyph_name(face.hbFont, UInt32(glyph), &bytes, 128) != 0 else { return nil }
    return String(cString: bytes)
  }

  func table(_ tag: UInt32) -> Data? {
    guard let blob = hb_face_reference_table(hb_font_get_face(face.hbFont), tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(bytes: bytes, count: Int(length))
  }
}
