/// Composes kana from Latin letters or from the keys of the flick keyboard, and finds words for them.
///
/// The space bar selects the next candidate; the return key accepts the selected one.
@MainActor final class KanaComposer: KeyboardComposer {
  private let isRomaji: Bool
  private var kana = ""
  /// Letters that do not form a kana yet.
  private var pending = ""
  /// The flick key of the last tap: another tap selects the next kana of its row.
  private var lastKey: String?
  /// The index of the candidate that the space bar selected.
  private var selected: Int?

  private static let limit = 60

  init(isRomaji: Bool) { self.isRomaji = isRomaji }

  var marked: String {
    selected.flatMap { candidates.indices.contains($0) ? candidates[$0] : nil } ?? (kana + pending)
  }

  func accepts(_ text: String) -> Bool {
    guard text.count == 1, let letter = text.first, kana.count < Self.limit else { return false }
    if isRomaji, letter.isASCII { return letter.isLetter || (letter == "'" && !pending.isEmpty) }
    return letter.unicodeScalars.first.map { (0x3041...0x30FF).contains($0.value) } ?? false
      || "、。".contains(letter) && !marked.isEmpty
  }

  func type(_ text: String) -> String {
    var decided = ""
    if selected != nil {
      decided = marked
      reset()
    }
    if isRomaji, text.first?.isASCII == true {
      pending += text.lowercased()
      turnPending()
    } else if !isRomaji, lastKey == text, let ring = KanaTable.cycles[text], let last = kana.last,
      let index = ring.firstIndex(of: String(last))
    {
      kana = kana.dropLast() + ring[(index + 1) % ring.count]
    } else {
      endPending()
      kana += text
      lastKey = KanaTable.cycles[text] == nil ? nil : text
    }
    return decided
  }

  /// Ends a series of taps: the next kana is a separate one, even with the same key.
  func endTaps() { lastKey = nil }

  /// Makes the last kana small, voiced or semi-voiced; returns false if it has no other form.
  func modifyLast() -> Bool {
    guard selected == nil, let last = kana.last, let other = KanaTable.modified(String(last)) else { return false }
    kana = kana.dropLast() + other
    lastKey = nil
    return true
  }

  func delete() -> Bool {
    lastKey = nil
    if selected != nil {
      selected = nil
      return true
    }
    if !pending.isEmpty { pending.removeLast() } else if !kana.isEmpty { kana.removeLast() } else { return false }
    return true
  }

  // MARK: Latin letters

  private func turnPending() {
    while !pending.isEmpty {
      if let text = KanaTable.romaji[pending] {
        kana += text
        pending = ""
        return
      }
      let letters = Array(pending)
      guard letters.count > 1 else { return }
      if letters[0] == letters[1], letters[0] != "n", !"aiueo".contains(letters[0]) {
        kana += "っ"
        pending.removeFirst()
      } else if letters[0] == "n", !"aiueoyn'".contains(letters[1]) {
        kana += "ん"
        pending.removeFirst()
      } else if KanaTable.romaji.keys.contains(where: { $0.hasPrefix(pending) }) {
        return
      } else {
        // Letters that begin no kana are unchanged.
        kana += String(pending.removeFirst())
      }
    }
  }

  private func endPending() {
    if pending == "n" { kana += "ん" } else { kana += pending }
    pending = ""
  }

  // MARK: Candidates

  var candidates: [String] {
    let text = pending == "n" ? kana + "ん" : kana + pending
    guard !text.isEmpty else { return [] }
    var result: [String] = []
    func add(_ list: [String]) { for item in list where !result.contains(item) { result.append(item) } }
    add(KanaTable.words[text] ?? [])
    add([KanaComposer.converted(text), text, KanaTable.katakana(text)])
    if text.count > 1 {
      let longer = KanaTable.words.keys.filter { $0.count > text.count && $0.hasPrefix(text) }
      add(longer.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(8).flatMap { KanaTable.words[$0] ?? [] })
    }
    return result
  }

  /// Returns words for the longest substrings of two kana and more, with the kana between them unchanged.
  private static func converted(_ text: String) -> String {
    let letters = Array(text)
    var result = ""
    var start = 0
    while start < letters.count {
      let count = stride(from: min(10, letters.count - start), to: 1, by: -1).first {
        KanaTable.words[String(letters[start..<(start + $0)])] != nil
      }
      let part = String(letters[start..<(start + (count ?? 1))])
      result += count == nil ? part : KanaTable.words[part]?.first ?? part
      start += count ?? 1
    }
    return result
  }

  func choose(_ index: Int) -> String {
    let list = candidates
    guard list.indices.contains(index) else { return "" }
    defer { reset() }
    return list[index]
  }

  func space() -> String? {
    let count = candidates.count
    guard count > 0 else { return nil }
    endPending()
    selected = selected.map { ($0 + 1) % max(1, candidates.count) } ?? 0
    return nil
  }

  func finish() -> String {
    endPending()
    defer { reset() }
    return marked
  }

  func reset() {
    kana = ""
    pending = ""
    lastKey = nil
    selected = nil
  }
}
