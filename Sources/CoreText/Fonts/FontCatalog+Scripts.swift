extension FontCatalog {
  /// Families for other scripts. Their characters are drawn with the fallback fonts of the script (`ScriptFonts`),
  /// and Latin letters with Inter.
  static let otherFamilies: [Family] = [
    other("Al Nile", "AlNile", "- Bold", 1, 0.36),
    other("Apple Color Emoji", "AppleColorEmoji", "-", 1, 0.3),
    other(
      "Apple SD Gothic Neo", "AppleSDGothicNeo", "Regular Thin UltraLight Light Medium SemiBold Bold", 0.9, 0.3),
    other("Apple Symbols", "AppleSymbols", "-", 0.75, 0.3),
    other("Arial Hebrew", "ArialHebrew", "- Light Bold", 0.73, 0.28),
    other("Damascus", "Damascus", "- Light Medium SemiBold Bold", 0.77, 0.55),
    other("Devanagari Sangam MN", "DevanagariSangamMN", "- Bold", 0.93, 0.62),
    other("Euphemia UCAS", "EuphemiaUCAS", "- Bold Italic", 1.05, 0.27),
    other("Farah", "Farah", "-", 0.75, 0.25),
    other("Geeza Pro", "GeezaPro", "- Bold", 1.01, 0.4),
    other("Grantha Sangam MN", "GranthaSangamMN", "Regular Bold", 0.95, 0.5),
    other("Gujarati Sangam MN", "GujaratiSangamMN", "- Bold", 0.9, 0.4),
    other("Gurmukhi MN", "GurmukhiMN", "- Bold", 1, 0.4),
    other("Heiti SC", "STHeitiSC", "Light Medium", 0.86, 0.14),
    other("Heiti TC", "STHeitiTC", "Light Medium", 0.86, 0.14),
    other("Hiragino Maru Gothic ProN", "HiraMaruProN", "W4", 0.88, 0.12),
    other("Hiragino Mincho ProN", "HiraMinProN", "W3 W6", 0.88, 0.12),
    other("Hiragino Sans", "HiraginoSans", "W3 W4 W5 W6 W7 W8", 0.88, 0.12),
    other("Kailasa", "Kailasa", "- Bold", 1, 0.5),
    other("Kannada Sangam MN", "KannadaSangamMN", "- Bold", 0.95, 0.55),
    other("Kefa", "Kefa", "Regular", 0.98, 0.24),
    other("Khmer Sangam MN", "KhmerSangamMN", "-", 1, 0.55),
    other("Kohinoor Bangla", "KohinoorBangla", "Regular Light Semibold", 1.05, 0.4),
    other("Kohinoor Devanagari", "KohinoorDevanagari", "Regular Light Semibold", 1.05, 0.4),
    other("Kohinoor Gujarati", "KohinoorGujarati", "Regular Light Bold", 1.05, 0.4),
    other("Kohinoor Telugu", "KohinoorTelugu", "Regular Light Medium", 1.05, 0.5),
    other("Lao Sangam MN", "LaoSangamMN", "-", 1, 0.4),
    other("Malayalam Sangam MN", "MalayalamSangamMN", "- Bold", 0.9, 0.4),
    other("Mishafi", "DiwanMishafi", "-", 1, 0.9),
    other("Mukta Mahee", "MuktaMahee", "Regular Light Bold", 1.1, 0.56),
    other("Myanmar Sangam MN", "MyanmarSangamMN", "- Bold", 1, 0.6),
    other("Noto Nastaliq Urdu", "NotoNastaliqUrdu", "- Bold", 1.9, 1.1),
    other("Noto Sans Kannada", "NotoSansKannada", "Regular Light Bold", 1.05, 0.6),
    other("Noto Sans Myanmar", "NotoSansMyanmar", "Regular Light Bold", 1.2, 0.7),
    other("Noto Sans Oriya", "NotoSansOriya", "- Bold", 1.05, 0.55),
    other("PingFang HK", "PingFangHK", "Regular Ultralight Thin Light Medium Semibold", 1.06, 0.34),
    other("PingFang SC", "PingFangSC", "Regular Ultralight Thin Light Medium Semibold", 1.06, 0.34),
    other("PingFang TC", "PingFangTC", "Regular Ultralight Thin Light Medium Semibold", 1.06, 0.34),
    other("Sinhala Sangam MN", "SinhalaSangamMN", "- Bold", 0.9, 0.35),
    other("Tamil Sangam MN", "TamilSangamMN", "- Bold", 0.9, 0.35),
    other("Thonburi", "Thonburi", "- Light Bold", 1.1, 0.22),
  ]

  private static func other(
    _ name: String, _ base: String, _ styles: String, _ ascent: CGFloat, _ descent: CGFloat
  ) -> Family {
    family(name, faces(base, styles), metrics(ascent, descent, 0, cap: 0.72, x: 0.52), nil)
  }
}
