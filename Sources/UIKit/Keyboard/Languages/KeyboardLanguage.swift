/// The keyboard of one language: the letters of its rows, and other differences from the English keyboard.
///
/// The data is in text tables with a line for each property; `KeyboardLanguage.named(_:)` reads a table when its
/// keyboard is first shown.
struct KeyboardLanguage: Sendable {
  /// The composition of text from typed keys.
  enum Composition: String, Sendable { case none, hangul, pinyin, romaji, kana }

  /// The identifier of the table, such as "de" or "ja-kana".
  let identifier: String
  /// The language's name in the language itself.
  private(set) var name = ""
  /// The rows of letters. The last one is between shift and delete.
  private(set) var rows: [[String]] = []
  /// The rows with shift, if they differ from the uppercase letters.
  private(set) var shiftedRows: [[String]] = []
  /// The alternatives of a long press on a key, in lowercase.
  private(set) var accents: [String: [String]] = [:]
  private(set) var composition = Composition.none
  private(set) var isRightToLeft = false
  /// The title of the key with which symbol pages return to the letters.
  private(set) var lettersTitle = "ABC"
  private(set) var currency = "$"
  private(set) var digits: [String] = KeyboardLanguage.scalars("1234567890")
  /// The punctuation of the third row of the symbol pages.
  private(set) var punctuation: [String] = KeyboardLanguage.scalars(".,?!'")
  /// The second row of the page of numbers, with `$` for the currency.
  private(set) var signs: [String] = KeyboardLanguage.scalars("-/:;()$&@\"")
  /// Opening and closing double quotes, opening and closing single quotes.
  private(set) var quotes = ["“", "”", "‘", "’"]
  private var titles = [
    "space", "return", "go", "search", "join", "next", "route", "send", "done", "continue", "SOS", "tab",
    "caps lock",
  ]

  /// The words on keys, by their position in a table's `titles`.
  enum Title: Int {
    case space, `return`, go, search, join, next, route, send, done, `continue`, emergencyCall, tab, capsLock
  }

  func title(_ title: Title) -> String { titles[title.rawValue] }

  /// Whether letters have a capital form.
  var hasCapitals: Bool { rows.contains { $0.contains { $0 != $0.uppercased() } } }
  /// Whether there is a shift key.
  var hasShift: Bool { hasCapitals || !shiftedRows.isEmpty }
  /// Whether the letters a to z can be typed without changing the keyboard.
  var isASCIICapable: Bool { composition == .none && rows.joined().contains("a") }

  /// Returns the text of a letter's key with shift.
  func shifted(_ key: String) -> String {
    for (plain, other) in zip(rows, shiftedRows) {
      if let index = plain.firstIndex(of: key), other.indices.contains(index) { return other[index] }
    }
    guard shiftedRows.isEmpty, key.count == 1 else { return key }
    return identifier == "tr" && key == "i" ? "İ" : key.uppercased()
  }

  // MARK: Tables

  @MainActor private static var known: [String: KeyboardLanguage] = [:]

  @MainActor static func named(_ identifier: String) -> KeyboardLanguage {
    if let language = known[identifier] { return language }
    guard let table = tables[identifier] else { return named("en") }
    let language = KeyboardLanguage(identifier: identifier, table: table)
    known[identifier] = language
    return language
  }

  /// The tables of all languages by identifier.
  static let tables: [String: String] = [latinTables, scriptTables, asianTables].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }

  init(identifier: String, table: String) {
    self.identifier = identifier
    for line in table.split(separator: "\n") {
      // The text is split by code points: a combining mark is a key, not one character with the preceding space.
      let parts = line.unicodeScalars.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      read(String(parts[0]), String(parts[1]))
    }
    for (letter, choices) in Self.latinAccents where accents[letter] == nil { accents[letter] = choices }
  }

  private mutating func read(_ key: String, _ value: String) {
    switch key {
    case "name": name = value
    case "rows": rows = Self.rows(value)
    case "shifted": shiftedRows = Self.rows(value)
    case "composition": composition = Composition(rawValue: value) ?? .none
    case "direction": isRightToLeft = value == "right-to-left"
    case "letters": lettersTitle = value
    case "currency": currency = value
    case "digits": digits = Self.scalars(value)
    case "punctuation": punctuation = Self.scalars(value)
    case "signs": signs = Self.scalars(value)
    case "quotes": if value.unicodeScalars.count == 4 { quotes = Self.scalars(value) }
    case "titles":
      for (index, title) in value.split(separator: "|").enumerated() where index < titles.count {
        titles[index] = String(title)
      }
    case "accents":
      for entry in value.split(separator: " ") {
        let all = Self.scalars(String(entry))
        if let first = all.first { accents[first] = Array(all.dropFirst()) }
      }
    default: break
    }
  }

  private static func rows(_ text: String) -> [[String]] {
    text.unicodeScalars.split(separator: "|").map { $0.map { String($0) } }
  }

  /// Returns each code point as a key, including combining marks.
  static func scalars(_ text: String) -> [String] { text.unicodeScalars.map { String($0) } }

  /// The alternatives of a long press on a key of Latin letters or signs, after the key's own.
  static let latinAccents: [String: [String]] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "îïíīįì", "l": "ł", "n": "ñń", "o": "ôöòóœøōõ", "s": "ßśš",
    "u": "ûüùúū", "y": "ÿ", "z": "žźż", "0": "°", "-": "–—•", "/": "\\", "&": "§", "\"": "”“„»«", "$": "₽¥€¢£₩",
    "€": "₽¥$¢£₩", "£": "₽¥$€¢₩", "¥": "₽$€¢£₩", ".": "…", "?": "¿", "!": "¡", "'": "’‘`", "%": "‰", "=": "≠≈",
  ].mapValues { KeyboardLanguage.scalars($0) }
}
