import ObjectiveC

/// The positions at which words can be hyphenated, by patterns for Liang's algorithm.
///
/// The patterns are those of the system for the preferred language (Debian's `hyphen-en-us` and similar packages,
/// in `/usr/share/hyphen`). Protected by `Typesetter.lock`.
enum Hyphenation {
  private struct Patterns {
    /// The weights between letters, by the letters of the pattern.
    var weights: [[UInt16]: [UInt8]] = [:]
    var longest = 0
    var leftMinimum = 2
    var rightMinimum = 3
  }

  // Protected by `Typesetter.lock`.
  nonisolated(unsafe) private static var loaded: [String: Patterns?] = [:]
  private static let folder = "/usr/share/hyphen"

  /// Returns the offsets in a word before which it can be hyphenated.
  static func places(_ word: [UInt16]) -> Set<Int> {
    guard word.count > 4, let patterns = patterns(language) else { return [] }
    let dotted = [0x2E] + word.map(lowercased) + [0x2E]
    var values = [UInt8](repeating: 0, count: dotted.count + 1)
    for start in dotted.indices {
      for length in 1...max(patterns.longest, 1) where start + length <= dotted.count {
        guard let weights = patterns.weights[Array(dotted[start..<start + length])] else { continue }
        for (offset, weight) in weights.enumerated() {
          values[start + offset] = max(values[start + offset], weight)
        }
      }
    }
    let low = patterns.leftMinimum
    let high = word.count - patterns.rightMinimum
    guard low <= high else { return [] }
    return Set((low...high).filter { values[$0 + 1] & 1 == 1 })
  }

  private static func lowercased(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: return unit + 32
    default: return unit
    }
  }

  private static var language: String {
    let tag = (ScriptFonts.languages ?? Locale.preferredLanguages).first ?? "en"
    return tag.replacingOccurrences(of: "_", with: "-")
  }

  private static func patterns(_ tag: String) -> Patterns? {
    if let known = loaded[tag] { return known }
    let parts = tag.split(separator: "-").map(String.init)
    let language = parts.first ?? "en"
    var names = ["\(language)_\(parts.last ?? "")", "\(language)_\(language.uppercased())", language]
    if language == "en" { names = ["en_US"] }
    let text = names.lazy.compactMap { FileManager.default.contents(atPath: "\(folder)/hyph_\($0).dic") }.first
    if text == nil {
      Console.writeOnce(
        "Flipside: there are no hyphenation patterns for \(language) in \(folder) (Debian, Ubuntu: apt install "
          + "hyphen-\(language == "en" ? "en-us" : language)); words are not hyphenated")
    }
    let result = text.map { read(String(decoding: $0, as: UTF8.self)) }
    loaded[tag] = .some(result)
    return result
  }

  /// Reads a dictionary in LibreOffice's format: an encoding, limits, and one pattern per line, up to those for
  /// compounds.
  private static func read(_ text: String) -> Patterns {
    var result = Patterns()
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      if line.hasPrefix("NEXTLEVEL") { break }
      if line.hasPrefix("LEFTHYPHENMIN"), let value = line.split(separator: " ").last.flatMap({ Int($0) }) {
        result.leftMinimum = max(value, 1)
      } else if line.hasPrefix("RIGHTHYPHENMIN"), let value = line.split(separator: " ").last.flatMap({ Int($0) }) {
        result.rightMinimum = max(value, 1)
      } else if line.first.map({ !$0.isUppercase && $0 != "%" && $0 != "#" }) ?? false, !line.contains("/") {
        add(line, to: &result)
      }
    }
    return result
  }

  private static func add(_ line: Substring, to patterns: inout Patterns) {
    var letters: [UInt16] = []
    var weights: [UInt8] = [0]
    for unit in line.utf16 {
      if (0x30...0x39).contains(unit) {
        weights[weights.count - 1] = UInt8(unit - 0x30)
      } else {
        letters.append(unit)
        weights.append(0)
      }
    }
    patterns.weights[letters] = weights
    patterns.longest = max(patterns.longest, letters.count)
  }
}
