import Foundation

/// The sections into which names are sorted in a language, as in the index of Contacts on iOS.
struct CollationTitles {
  /// The titles. The last section contains the names that begin with another character.
  let titles: [String]
  /// The string with which each section but the last begins, in the order of the language.
  let starts: [String]
  let locale: Locale
  /// The scripts in which titles are written; names in other scripts are in the last section.
  private let scripts: Set<Script>

  private static let latin = letters("A B C D E F G H I J K L M N O P Q R S T U V W X Y Z")

  private static func letters(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// The letters of languages whose sections are not A to Z (facts/tables.md#index-titles). In other scripts the
  /// Latin letters follow the script's own.
  private static let own: [String: [String]] = [
    "ar": letters("ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي") + latin,
    "cs": letters("A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž"),
    "da": latin + letters("Æ Ø Å"),
    "el": letters("Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω") + latin,
    "es": letters("A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z"),
    "fi": latin + letters("Å Ä Ö"),
    "he": letters("א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת") + latin,
    "hi": letters("अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ च छ ज झ ट ठ ड ढ त थ द ध न प फ ब भ म य र ल व श ष स ह") + latin,
    "hr": letters("A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž"),
    "hu": letters("A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS"),
    "ja": letters("あ か さ た な は ま や ら わ") + latin,
    "ko": letters("ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ") + latin,
    "nb": latin + letters("Æ Ø Å"),
    "pl": letters("A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż"),
    "ro": letters("A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z"),
    "ru": letters("А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я") + latin,
    "sk": letters("A Ä B C Č D E F G H CH I J K L M N O Ô P Q R S Š T U V W X Y Z Ž"),
    "sv": latin + letters("Å Ä Ö"),
    "th": letters("ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ ฮ")
      + latin,
    "tr": letters("A B C Ç D E F G Ğ H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z"),
    "uk": letters("А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я") + latin,
    "vi": letters("A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z"),
  ]

  /// The first characters by pinyin of the sections A to Z; no sound begins with I, U and V.
  private static let pinyin: [(title: String, start: String)] = [
    ("A", "阿"), ("B", "八"), ("C", "嚓"), ("D", "咑"), ("E", "妸"), ("F", "发"), ("G", "旮"), ("H", "哈"), ("J", "丌"),
    ("K", "咔"),
    ("L", "垃"), ("M", "妈"), ("N", "拿"), ("O", "噢"), ("P", "妑"), ("Q", "七"), ("R", "然"), ("S", "仨"), ("T", "他"),
    ("W", "屲"),
    ("X", "夕"), ("Y", "丫"), ("Z", "帀"),
  ]

  init(language: String) {
    let name = BundleLanguages.best(of: Array(Self.own.keys), for: [language])
    let letters = name.flatMap { Self.own[$0] } ?? Self.latin
    titles = letters + ["#"]
    starts = letters
    locale = Locale(identifier: language.replacingOccurrences(of: "-", with: "_"))
    var scripts = Set(letters.compactMap { $0.unicodeScalars.first.map(Script.init) })
    if language.hasPrefix("zh") { scripts.insert(.han) }
    self.scripts = scripts
  }

  /// Returns the section of a text.
  func section(of text: String) -> Int {
    let last = titles.count - 1
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let first = trimmed.unicodeScalars.first else { return last }
    let script = Script(first)
    guard scripts.contains(script) else { return last }
    if script == .han { return hanSection(trimmed) ?? last }
    let key = script == .hangul ? Self.initial(of: first) : trimmed
    // Sections of the same script are sorted in the order of the language.
    let own = starts.indices.filter { starts[$0].unicodeScalars.first.map(Script.init) == script }
    return own.last { isInOrder(starts[$0], key) } ?? own.first ?? last
  }

  private func isInOrder(_ first: String, _ second: String) -> Bool {
    first.compare(second, options: .caseInsensitive, range: nil, locale: locale) != .orderedDescending
  }

  private func hanSection(_ text: String) -> Int? {
    let start = Self.pinyin.last { isInOrder($0.start, text) } ?? Self.pinyin[0]
    return titles.firstIndex(of: start.title)
  }

  /// Returns the initial letter of a Korean syllable; doubled ones are sorted under the single ones.
  private static func initial(of syllable: Unicode.Scalar) -> String {
    guard (0xAC00...0xD7A3).contains(syllable.value) else { return String(syllable) }
    let initials = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
    return String(initials[Int(syllable.value - 0xAC00) / 588])
  }

  private enum Script: Hashable {
    case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, hangul, kana, han, other

    init(_ scalar: Unicode.Scalar) {
      self =
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF,
          0xFF21...0xFF3A, 0xFF41...0xFF5A:
          .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F: .cyrillic
        case 0x5D0...0x5EA: .hebrew
        case 0x620...0x64A, 0x66E...0x6D3: .arabic
        case 0x904...0x939, 0x958...0x961: .devanagari
        case 0xE01...0xE2E: .thai
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: .hangul
        case 0x3041...0x30FF, 0xFF66...0xFF9D: .kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
        default: .other
        }
    }
  }
}
