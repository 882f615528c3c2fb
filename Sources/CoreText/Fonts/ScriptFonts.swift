internal import CHarfBuzz
import ObjectiveC

/// The fallback fonts by script, in a fixed order that is the same on every machine.
enum ScriptFonts {
  /// The preferred languages, which determine the regional shapes of Han characters; set by the host. Protected by
  /// `Typesetter.lock`.
  nonisolated(unsafe) static var languages: [String]?

  static func isHanBased(_ script: UInt32) -> Bool {
    [
      HB_SCRIPT_HAN.rawValue, HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue, HB_SCRIPT_HANGUL.rawValue,
      HB_SCRIPT_BOPOMOFO.rawValue,
    ].contains(script)
  }

  static func cjk(script: UInt32, isBold: Bool) -> FontFace? {
    // The faces of the collection are 0 for Japanese, 1 for Korean, 2 for simplified and 3 for traditional Chinese,
    // and 4 for Hong Kong.
    var index = 2
    if script == HB_SCRIPT_HANGUL.rawValue {
      index = 1
    } else {
      for language in languages ?? Locale.preferredLanguages {
        let tag = language.lowercased().replacingOccurrences(of: "_", with: "-")
        if tag.hasPrefix("ja") {
          index = 0
        } else if tag.hasPrefix("ko") {
          index = 1
        } else if tag.hasPrefix("zh") {
          if tag.contains("hk") { index = 4 } else if tag.contains("hant") || tag.contains("tw") { index = 3 }
        } else {
          continue
        }
        break
      }
    }
    let names = isBold ? ["NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc"] : ["NotoSansCJK-Regular.ttc"]
    if let path = FontFiles.find(names) { return FontFace.open(path, index: index) }
    Console.writeOnce(
      "Flipside: no font for Chinese, Japanese and Korean is installed (Debian, Ubuntu: apt install fonts-noto-cjk)"
    )
    return nil
  }

  static func files(script: UInt32, isBold: Bool, isSerif: Bool) -> [String] {
    guard let name = names[script] else { return [] }
    let style = isBold ? "Bold" : "Regular"
    let sans = ["NotoSans\(name)-\(style).ttf", "NotoSans\(name)-Regular.ttf", "NotoSerif\(name)-\(style).ttf"]
    return isSerif ? ["NotoSerif\(name)-\(style).ttf"] + sans : sans
  }

  static func symbols(isBold: Bool) -> [String] {
    [
      isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf", "NotoSansSymbols-Regular.ttf",
      "NotoSansSymbols2-Regular.ttf", "NotoSansMath-Regular.ttf", "NotoSans-Regular.ttf", "NotoMusic-Regular.ttf",
    ]
  }

  private static let names: [UInt32: String] = [
    HB_SCRIPT_LATIN.rawValue: "", HB_SCRIPT_GREEK.rawValue: "", HB_SCRIPT_CYRILLIC.rawValue: "",
    HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_HEBREW.rawValue: "Hebrew", HB_SCRIPT_THAI.rawValue: "Thai",
    HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari",
    HB_SCRIPT_BENGALI.rawValue: "Bengali", HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi",
    HB_SCRIPT_GUJARATI.rawValue: "Gujarati", HB_SCRIPT_ORIYA.rawValue: "Oriya", HB_SCRIPT_TAMIL.rawValue: "Tamil",
    HB_SCRIPT_TELUGU.rawValue: "Telugu", HB_SCRIPT_KANNADA.rawValue: "Kannada",
    HB_SCRIPT_MALAYALAM.rawValue: "Malayalam", HB_SCRIPT_SINHALA.rawValue: "Sinhala",
    HB_SCRIPT_KHMER.rawValue: "Khmer", HB_SCRIPT_MYANMAR.rawValue: "Myanmar",
    HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic", HB_SCRIPT_GEORGIAN.rawValue: "Georgian",
    HB_SCRIPT_ARMENIAN.rawValue: "Armenian", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
    HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "CanadianAboriginal", HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian",
    HB_SCRIPT_SYRIAC.rawValue: "Syriac", HB_SCRIPT_THAANA.rawValue: "Thaana", HB_SCRIPT_TIBETAN.rawValue: "Tibetan",
    HB_SCRIPT_NKO.rawValue: "NKo", HB_SCRIPT_TIFINAGH.rawValue: "Tifinagh", HB_SCRIPT_YI.rawValue: "Yi",
    HB_SCRIPT_JAVANESE.rawValue: "Javanese", HB_SCRIPT_BALINESE.rawValue: "Balinese",
    HB_SCRIPT_CUNEIFORM.rawValue: "Cuneiform", HB_SCRIPT_EGYPTIAN_HIEROGLYPHS.rawValue: "EgyptianHieroglyphs",
    HB_SCRIPT_GOTHIC.rawValue: "Gothic", HB_SCRIPT_RUNIC.rawValue: "Runic", HB_SCRIPT_OGHAM.rawValue: "Ogham",
  ]
}
