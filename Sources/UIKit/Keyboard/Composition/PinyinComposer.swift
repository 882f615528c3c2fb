/// Finds Chinese characters for their romanization.
///
/// The letters are split into syllables. Candidates are words for all of them, words that begin with them, words
/// with these initials, words for the first syllables, and characters for the first syllable. After a candidate for
/// some of the letters, the others remain.
@MainActor final class PinyinComposer: KeyboardComposer {
  private struct Candidate {
    var text: String
    /// The number of letters that the candidate represents.
    var length: Int
  }

  /// The chosen text for letters that were removed from `letters`.
  private var chosen = ""
  private var letters = ""
  private var found: [Candidate]?

  /// The maximum number of letters, which limits the time of the search.
  private static let limit = 48

  var marked: String { chosen + Pinyin.parted(letters).joined(separator: " ") }

  var candidates: [String] { search().map(\.text) }

  func accepts(_ text: String) -> Bool {
    guard text.count == 1, let letter = text.first, letter.isASCII else { return false }
    if letter == "'" { return !letters.isEmpty }
    return letter.isLetter && (letter.isLowercase || !letters.isEmpty) && letters.count < Self.limit
  }

  func type(_ text: String) -> String {
    letters += text.lowercased()
    found = nil
    return ""
  }

  func delete() -> Bool {
    guard !letters.isEmpty else { return false }
    letters.removeLast()
    found = nil
    // Text that was chosen before is inserted at once.
    if letters.isEmpty { chosen = "" }
    return true
  }

  func choose(_ index: Int) -> String {
    let list = search()
    guard list.indices.contains(index) else { return "" }
    let candidate = list[index]
    letters = String(letters.dropFirst(candidate.length).drop { $0 == "'" })
    found = nil
    chosen += candidate.text
    guard letters.isEmpty else { return "" }
    defer { chosen = "" }
    return chosen
  }

  /// Returns the first candidate; the letters themselves if there is none.
  func space() -> String? {
    guard !search().isEmpty else {
      defer { reset() }
      return chosen + letters
    }
    let text = choose(0)
    return text.isEmpty ? nil : text
  }

  var plain: String { chosen + letters }

  /// Returns the first candidates for all letters.
  func finish() -> String {
    var text = ""
    while text.isEmpty, !search().isEmpty { text = choose(0) }
    defer { reset() }
    return text.isEmpty ? plain : text
  }

  func reset() {
    chosen = ""
    letters = ""
    found = nil
  }

  // MARK: Candidates

  private func search() -> [Candidate] {
    if let found { return found }
    var result: [Candidate] = []
    var known: Set<String> = []
    func add(_ list: [String], _ length: Int) {
      for text in list where known.insert(text).inserted { result.append(Candidate(text: text, length: length)) }
    }
    let key = letters.filter { $0 != "'" }
    guard !key.isEmpty else { return [] }
    let parts = Pinyin.parted(letters)
    add(PinyinTable.words[key] ?? [], letters.count)
    if parts.count > 1, parts.allSatisfy({ PinyinTable.syllables[$0] != nil }) {
      add([Pinyin.sentence(parts)], letters.count)
    }
    add(PinyinTable.wordsByInitials[key] ?? [], letters.count)
    // A whole syllable may be complete input.
    if parts.count == 1 { add(Array((PinyinTable.syllables[key] ?? []).prefix(4)), letters.count) }
    if key.count > 1 { add(Array(Pinyin.words(beginning: key).prefix(6)), letters.count) }
    for count in stride(from: parts.count - 1, to: 1, by: -1) {
      add(PinyinTable.words[parts.prefix(count).joined()] ?? [], length(of: parts.prefix(count)))
    }
    if let first = parts.first {
      add(PinyinTable.syllables[first] ?? Pinyin.characters(beginning: first), length(of: [first]))
    }
    found = result
    return result
  }

  /// Returns the length of syllables in the typed text, with the apostrophes between them.
  private func length(of parts: ArraySlice<String>) -> Int {
    var rest = parts.reduce(0) { $0 + $1.count }
    var length = 0
    for letter in letters where rest > 0 {
      length += 1
      if letter != "'" { rest -= 1 }
    }
    return length
  }
}

/// The romanized syllables and words of Mandarin.
enum Pinyin {
  /// Splits letters into syllables, the longest first; letters that begin none are separate.
  static func parted(_ letters: String) -> [String] {
    var parts: [String] = []
    for piece in letters.split(separator: "'") {
      let piece = Array(piece)
      parts += whole(piece, mayBegin: false) ?? whole(piece, mayBegin: true) ?? greedy(piece)
    }
    return parts
  }

  /// Splits all letters into whole syllables; nil if that is impossible.
  /// - Parameter mayBegin: whether the last one may be an incomplete syllable.
  private static func whole(_ letters: [Character], mayBegin: Bool) -> [String]? {
    var known: [Int: [String]?] = [:]
    return whole(letters, from: 0, mayBegin, &known)
  }

  private static func whole(
    _ letters: [Character], from start: Int, _ mayBegin: Bool, _ known: inout [Int: [String]?]
  ) -> [String]? {
    if start == letters.count { return [] }
    if let result = known[start] { return result }
    var result: [String]?
    for length in stride(from: min(PinyinTable.longest, letters.count - start), to: 0, by: -1) {
      let syllable = String(letters[start..<(start + length)])
      let isLast = start + length == letters.count
      guard PinyinTable.syllables[syllable] != nil || mayBegin && isLast && begins(syllable) else { continue }
      guard let rest = whole(letters, from: start + length, mayBegin, &known) else { continue }
      result = [syllable] + rest
      break
    }
    known[start] = .some(result)
    return result
  }

  private static func greedy(_ letters: [Character]) -> [String] {
    var parts: [String] = []
    var start = 0
    while start < letters.count {
      let longest = stride(from: min(PinyinTable.longest, letters.count - start), to: 1, by: -1).first {
        PinyinTable.syllables[String(letters[start..<(start + $0)])] != nil
      }
      parts.append(String(letters[start..<(start + (longest ?? 1))]))
      start += longest ?? 1
    }
    return parts
  }

  private static let prefixes: Set<String> = Set(
    PinyinTable.syllables.keys.flatMap { key in (1...key.count).map { String(key.prefix($0)) } })

  private static func begins(_ text: String) -> Bool { prefixes.contains(text) }

  /// Returns the first characters of each syllable with the prefix.
  static func characters(beginning prefix: String) -> [String] {
    let keys = PinyinTable.syllables.keys.filter { $0.hasPrefix(prefix) }.sorted()
    let lists = keys.compactMap { PinyinTable.syllables[$0] }
    return lists.compactMap(\.first) + lists.flatMap { $0.dropFirst().prefix(2) }
  }

  /// Returns words with the prefix, the shortest first.
  static func words(beginning prefix: String) -> [String] {
    let keys = PinyinTable.words.keys.filter { $0.count > prefix.count && $0.hasPrefix(prefix) }
    return keys.sorted { ($0.count, $0) < ($1.count, $1) }.flatMap { PinyinTable.words[$0] ?? [] }
  }

  /// Returns the longest words for consecutive syllables.
  static func sentence(_ parts: [String]) -> String {
    var text = ""
    var start = 0
    while start < parts.count {
      var count = parts.count - start
      while count > 1, PinyinTable.words[parts[start..<(start + count)].joined()] == nil { count -= 1 }
      let key = parts[start..<(start + count)].joined()
      text += (count > 1 ? PinyinTable.words[key]?.first : PinyinTable.syllables[key]?.first) ?? key
      start += count
    }
    return text
  }
}
