internal import CFreeType
internal import CHarfBuzz
import ObjectiveC

/// An open font file, for shaping by HarfBuzz in font units, and for outlines and bitmaps from FreeType.
///
/// Faces are opened once and never closed. Shaping is protected by `Typesetter.lock`, outlines by
/// `FontFace.drawingLock`.
final class FontFace: @unchecked Sendable {
  let path: String
  let index: Int
  let unitsPerEm: Int
  let hbFont: OpaquePointer
  /// The glyphs of the ASCII characters; 0 for missing ones.
  let asciiGlyphs: [UInt32]
  /// The height in pixels of the bitmaps in a color emoji font; 0 for outline fonts.
  private(set) lazy var strikeSize: Int = measureStrike()
  private(set) lazy var freeType: FT_Face? = openFreeType()

  /// The shapers, by their features.
  private var shapers: [[FontSpec.Feature]: FaceShaper] = [:]

  /// The lock of FreeType's faces and the glyphs that are rendered from them. It is an `NSLock`, since it protects
  /// whole functions in three files instead of a single Swift value.
  static let drawingLock = NSLock()
  private static let opened = Locked<[String: FontFace?]>([:])
  // FreeType's handle. Its functions are called while `opened` or `drawingLock` is locked.
  nonisolated(unsafe) private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  /// Returns the face of a file, which is opened on first use; nil if it is not a font.
  static func open(_ path: String, index: Int = 0) -> FontFace? {
    opened.withLock { opened in
      let key = "\(index) \(path)"
      if let known = opened[key] { return known }
      let face = FontFace(path: path, index: index)
      opened[key] = .some(face)
      return face
    }
  }

  private init?(path: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard Int(hb_face_count(blob)) > index, let face = hb_face_create(blob, UInt32(index)) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    self.path = path
    self.index = index
    unitsPerEm = Int(max(hb_face_get_upem(face), 1))
    hbFont = font
    asciiGlyphs = (UInt32(0)..<128).map { character in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : 0
    }
  }

  func glyph(_ character: UInt32) -> UInt32 {
    if character < 128 { return asciiGlyphs[Int(character)] }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(hbFont, character, &glyph) != 0 ? glyph : 0
  }

  var glyphCount: Int { Int(hb_face_get_glyph_count(hb_font_get_face(hbFont))) }

  /// Returns the advance of a glyph in font units.
  func advance(_ glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(hbFont, glyph) }

  func shaper(features: [FontSpec.Feature]) -> FaceShaper {
    if let known = shapers[features] { return known }
    let shaper = FaceShaper(face: self, features: features)
    shapers[features] = shaper
    return shaper
  }

  /// The ascent, descent, line gap, cap height and x-height in the file, in units of the em.
  var fileMetrics: VerticalMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(hbFont, &extents)
    let em = CGFloat(unitsPerEm)
    func metric(_ tag: hb_ot_metrics_tag_t, else fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(hbFont, tag, &value) != 0 ? CGFloat(value) / em : fallback
    }
    return VerticalMetrics(
      ascent: CGFloat(extents.ascender) / em, descent: CGFloat(-extents.descender) / em,
      leading: CGFloat(extents.line_gap) / em,
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7),
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT, else: 0.5),
      underlinePosition: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -0.1),
      underlineThickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: 0.05))
  }

  /// Returns a round pen with a radius in 1/64 pixel, which has to be freed by `FT_Stroker_Done`.
  static func roundPen(radius: Int) -> FT_Stroker? {
    var stroker: FT_Stroker?
    guard let library, FT_Stroker_New(library, &stroker) == 0, let stroker else { return nil }
    FT_Stroker_Set(stroker, FT_Fixed(radius), FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    return stroker
  }

  static func draw(_ outline: inout FT_Outline, into bitmap: inout FT_Bitmap) -> Bool {
    guard let library else { return false }
    return FT_Outline_Get_Bitmap(library, &outline, &bitmap) == 0
  }

  private func openFreeType() -> FT_Face? {
    guard let library = FontFace.library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, path, FT_Long(index), &face) == 0, let face else { return nil }
    return face
  }

  private func measureStrike() -> Int {
    guard let freeType, freeType.pointee.num_fixed_sizes > 0, let sizes = freeType.pointee.available_sizes,
      freeType.pointee.face_flags & FT_Long(1) == 0
    else { return 0 }
    FT_Select_Size(freeType, 0)
    return Int(sizes.pointee.y_ppem >> 6)
  }
}
