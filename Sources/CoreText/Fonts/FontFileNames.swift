internal import CFreeType
internal import CHarfBuzz

/// The names and the style in a font file.
struct FontFileNames {
  var postScript: String
  var family: String
  var weight: CGFloat
  var isItalic: Bool
  var isMonospaced: Bool

  init(_ face: FontFace) {
    func name(_ id: UInt32) -> String? {
      var length: UInt32 = 256
      var bytes = [CChar](repeating: 0, count: 256)
      let hbFace = hb_font_get_face(face.hbFont)
      let full = hb_ot_name_get_utf8(
        hbFace, hb_ot_name_id_t(id), hb_language_from_string("en", -1), &length, &bytes)
      return full > 0 ? String(cString: bytes) : nil
    }
    let base = URL(fileURLWithPath: face.path).deletingPathExtension().lastPathComponent
    family = name(16) ?? name(1) ?? base
    postScript = name(6) ?? base
    weight = FontFileNames.weight(CGFloat(hb_style_get_value(face.hbFont, HB_STYLE_TAG_WEIGHT)))
    isItalic =
      hb_style_get_value(face.hbFont, HB_STYLE_TAG_ITALIC) > 0
      || (name(17) ?? name(2) ?? "").lowercased().contains("italic")
    isMonospaced = face.freeType.map { $0.pointee.face_flags & FT_Long(1 << 2) != 0 } ?? false
  }

  /// Converts an OS/2 weight to the scale of `UIFont.Weight`.
  static func weight(_ value: CGFloat) -> CGFloat {
    let steps: [(CGFloat, CGFloat)] = [
      (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (800, 0.56),
      (900, 0.62),
    ]
    return steps.min { abs($0.0 - value) < abs($1.0 - value) }?.1 ?? 0
  }
}
