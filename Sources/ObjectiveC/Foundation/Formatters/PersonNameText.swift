import Foundation

/// The rules for composing and parsing names.
struct PersonNameText {
  struct Piece {
    var text: String
    /// The name's component; nil for text between components.
    var component: String?
  }

  private let name: PersonNameComponents
  private let order: Order

  init(_ name: PersonNameComponents, _ locale: Locale?) {
    self.name = name
    let letters = [name.familyName, name.givenName].compactMap { $0 }.joined()
    order = Order(letters, locale)
  }

  func text(_ style: PersonNameComponentsFormatter.Style) -> [Piece] {
    switch style {
    case .short:
      let nickname = Self.part(name.nickname, "nickname")
      if !nickname.isEmpty { return nickname }
      let given = Self.part(name.givenName, "givenName")
      return given.isEmpty ? Self.part(name.familyName, "familyName") : given
    case .default, .medium: return joined(core(middle: false))
    case .long:
      let prefix = Self.part(name.namePrefix, "namePrefix")
      let suffix = Self.part(name.nameSuffix, "nameSuffix")
      return joined(prefix + core(middle: true) + suffix)
    case .abbreviated: return initials()
    }
  }

  private static func part(_ text: String?, _ component: String) -> [Piece] {
    guard let text, !text.isEmpty else { return [] }
    return [Piece(text: text, component: component)]
  }

  private func core(middle: Bool) -> [Piece] {
    let given = Self.part(name.givenName, "givenName")
    let family = Self.part(name.familyName, "familyName")
    let between = middle ? Self.part(name.middleName, "middleName") : []
    return order.isFamilyFirst ? family + between + given : given + between + family
  }

  private func joined(_ pieces: [Piece]) -> [Piece] {
    Array(pieces.map { [$0] }.joined(separator: order.separator.isEmpty ? [] : [Piece(text: order.separator)]))
  }

  /// Returns the initials. Chinese and Japanese names are represented by the family name instead, Korean names by
  /// the given name.
  private func initials() -> [Piece] {
    switch order.script {
    case .han, .kana:
      return core(middle: false).filter { $0.component == "familyName" }.prefixOr(core(middle: false))
    case .hangul: return core(middle: false).filter { $0.component == "givenName" }.prefixOr(core(middle: false))
    case .other:
      let letters = core(middle: false).map { Piece(text: $0.text.prefix(1).uppercased(), component: $0.component) }
      return letters
    }
  }

  // MARK: Order

  private struct Order {
    enum Script { case han, kana, hangul, other }
    let script: Script
    let isFamilyFirst: Bool
    let separator: String

    init(_ letters: String, _ locale: Locale?) {
      let language = locale?.language.languageCode?.identifier ?? "en"
      let scalars = letters.unicodeScalars
      func has(_ ranges: ClosedRange<UInt32>...) -> Bool {
        scalars.contains { scalar in ranges.contains { $0.contains(scalar.value) } }
      }
      if has(0xAC00...0xD7A3, 0x1100...0x11FF) {
        script = .hangul
      } else if has(0x3040...0x30FF) {
        script = .kana
      } else if has(0x3400...0x9FFF, 0x20000...0x2FA1F) {
        script = .han
      } else {
        script = .other
      }
      // The script determines the order; for names in Latin letters, the user's language does.
      isFamilyFirst = script != .other || ["hu", "ja", "zh", "ko", "vi"].contains(language)
      switch script {
      case .han: separator = language == "ja" ? " " : ""
      case .hangul: separator = ""
      case .kana, .other: separator = " "
      }
    }
  }

  // MARK: Parsing

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "madam", "lord", "lady", "rev", "hon",
    "herr",
    "frau", "m", "mme", "mlle", "sr", "sra", "don", "doña", "capt", "captain", "col", "gen", "lt", "sgt", "fr",
    "president",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "v", "esq", "phd", "md", "mba", "ma", "ba", "dds", "jd", "cpa", "rn", "dvm",
  ]
  /// Particles, which belong to the family name that follows them.
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "la", "le", "bin", "ibn", "al", "ter",
    "zu",
  ]

  private static func key(_ word: String) -> String {
    word.lowercased().filter { $0 != "." && $0 != "," }
  }

  static func components(of text: String, _ locale: Locale?) -> PersonNameComponents? {
    let sides = text.split(separator: ",", maxSplits: 1).map(String.init)
    var words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    var name = PersonNameComponents()
    func take(_ found: [String]) -> String? { found.isEmpty ? nil : found.joined(separator: " ") }
    let leading = words.prefix { prefixes.contains(key($0)) && words.count > 1 }
    words.removeFirst(min(leading.count, words.count - 1))
    name.namePrefix = take(Array(leading))
    var trailing: [String] = []
    while words.count > 1, let last = words.last, suffixes.contains(key(last)) {
      trailing.insert(words.removeLast(), at: 0)
    }
    name.nameSuffix = take(trailing)
    // The form "Clark, Thomas".
    if sides.count == 2, !sides[1].split(separator: " ").allSatisfy({ suffixes.contains(key(String($0))) }) {
      let family = sides[0].split(separator: " ").map(String.init).filter { words.contains($0) }
      let rest = words.filter { !family.contains($0) }
      name.familyName = take(family)
      name.givenName = rest.first
      name.middleName = take(Array(rest.dropFirst()))
      return name
    }
    return split(words, Order(words.joined(), locale), into: name)
  }

  private static func split(
    _ words: [String], _ order: Order, into name: PersonNameComponents
  ) -> PersonNameComponents {
    var name = name
    func joined(_ words: some Sequence<String>) -> String? {
      let text = words.joined(separator: " ")
      return text.isEmpty ? nil : text
    }
    guard words.count > 1 else {
      name.givenName = words.first
      return name
    }
    if order.isFamilyFirst {
      name.familyName = words.first
      name.givenName = joined(words.dropFirst())
      return name
    }
    var family = words.count - 1
    while family > 1, particles.contains(words[family - 1].lowercased()) { family -= 1 }
    name.givenName = words.first
    name.middleName = joined(words[1..<family])
    name.familyName = joined(words[family...])
    return name
  }
}

extension [PersonNameText.Piece] {
  /// Returns these components; the other ones if these are empty.
  fileprivate func prefixOr(_ others: [PersonNameText.Piece]) -> [PersonNameText.Piece] { isEmpty ? others : self }
}
