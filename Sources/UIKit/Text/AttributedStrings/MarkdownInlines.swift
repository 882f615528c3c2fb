import Foundation

/// Parses the inline elements of a Markdown paragraph: emphasis, code, links, images.
struct MarkdownInlines {
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent
    var link: URL?
    var image: URL?
  }

  private let characters: [Character]
  private let baseURL: URL?
  private let keepsWhitespace: Bool
  private(set) var runs: [Run] = []

  static func runs(of text: String, baseURL: URL?, keepsWhitespace: Bool) -> [Run] {
    var reader = MarkdownInlines(text, baseURL, keepsWhitespace)
    reader.read(0..<reader.characters.count, [], nil, depth: 0)
    return reader.runs
  }

  private init(_ text: String, _ baseURL: URL?, _ keepsWhitespace: Bool) {
    characters = Array(text)
    self.baseURL = baseURL
    self.keepsWhitespace = keepsWhitespace
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent, _ link: URL?, image: URL? = nil) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.intent == intent, last.link == link, last.image == nil, image == nil {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, intent: intent, link: link, image: image))
    }
  }

  private mutating func read(_ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      let next = index + 1 < range.upperBound ? characters[index + 1] : nil
      switch character {
      case "\\" where next.map { $0.isPunctuation || $0.isSymbol } ?? false:
        add(String(characters[index + 1]), intent, link)
        index += 2
        continue
      case "\n" where !keepsWhitespace: add(" ", intent, link)
      case "`":
        if let end = code(index, range, intent, link) {
          index = end
          continue
        }
        add("`", intent, link)
      case "*", "_", "~":
        if depth < 32, let end = emphasis(index, range, intent, link, depth) {
          index = end
          continue
        }
        // A run of marks without a counterpart is text.
        let count = length(of: character, at: index, range)
        add(String(repeating: character, count: count), intent, link)
        index += count
        continue
      case "[", "!":
        if depth < 32, let end = reference(index, range, intent, link, depth) {
          index = end
          continue
        }
        add(String(character), intent, link)
      case "<":
        if let end = automaticLink(index, range, intent) {
          index = end
          continue
        }
        add("<", intent, link)
      default: add(String(character), intent, link)
      }
      index += 1
    }
  }

  private func length(of mark: Character, at start: Int, _ range: Range<Int>) -> Int {
    var end = start
    while end < range.upperBound, characters[end] == mark { end += 1 }
    return end - start
  }

  private mutating func code(_ start: Int, _ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?)
    -> Int?
  {
    let count = length(of: "`", at: start, range)
    var index = start + count
    while index < range.upperBound {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let found = length(of: "`", at: index, range)
      if found == count {
        var text = String(characters[start + count..<index]).replacingOccurrences(of: "\n", with: " ")
        if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
          text = String(text.dropFirst().dropLast())
        }
        add(text, intent.union(.code), link)
        return index + found
      }
      index += found
    }
    return nil
  }

  private mutating func emphasis(
    _ start: Int, _ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?, _ depth: Int
  ) -> Int? {
    let mark = characters[start]
    let count = min(length(of: mark, at: start, range), mark == "~" ? 2 : 3)
    let begin = start + count
    guard begin < range.upperBound, !characters[begin].isWhitespace else { return nil }
    // Within a word, only asterisks mark emphasis.
    if mark == "_", start > range.lowerBound, characters[start - 1].isLetter || characters[start - 1].isNumber {
      return nil
    }
    var index = begin + 1
    while index < range.upperBound {
      guard characters[index] == mark else {
        index += characters[index] == "\\" ? 2 : 1
        continue
      }
      let found = length(of: mark, at: index, range)
      let after = index + found < range.upperBound ? characters[index + found] : nil
      let isInWord = mark == "_" && after.map { $0.isLetter || $0.isNumber } ?? false
      if found == count || (found > count && count < 3 && found != 2 && mark != "~"),
        !characters[index - 1].isWhitespace, !isInWord
      {
        let own: InlinePresentationIntent =
          mark == "~"
          ? .strikethrough
          : count == 1 ? .emphasized : count == 2 ? .stronglyEmphasized : [.emphasized, .stronglyEmphasized]
        let close = found == count ? index : index + found - count
        read(begin..<close, intent.union(own), link, depth: depth + 1)
        return close + count
      }
      index += found
    }
    return nil
  }

  /// Parses a link or an image: `[text](url "title")`, `![text](url)`.
  private mutating func reference(
    _ start: Int, _ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?, _ depth: Int
  ) -> Int? {
    let isImage = characters[start] == "!"
    let open = isImage ? start + 1 : start
    guard open < range.upperBound, characters[open] == "[", let close = match("[", "]", open, range),
      close + 1 < range.upperBound, characters[close + 1] == "(", let end = match("(", ")", close + 1, range)
    else { return nil }
    let target = String(characters[close + 2..<end]).trimmingCharacters(in: .whitespacesAndNewlines)
    var address = String(target.prefix { !$0.isWhitespace })
    if address.hasPrefix("<"), address.hasSuffix(">") { address = String(address.dropFirst().dropLast()) }
    guard let url = URL(string: address, relativeTo: baseURL)?.absoluteURL ?? URL(string: address) else {
      return nil
    }
    if isImage {
      add(String(characters[open + 1..<close]), intent, link, image: url)
    } else {
      read(open + 1..<close, intent, url, depth: depth + 1)
    }
    return end + 1
  }

  private func match(_ open: Character, _ close: Character, _ start: Int, _ range: Range<Int>) -> Int? {
    var depth = 0
    var index = start
    while index < range.upperBound {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == open { depth += 1 }
      if characters[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// Parses an automatic link: `<https://example.com>`, `<a@b.c>`.
  private mutating func automaticLink(_ start: Int, _ range: Range<Int>, _ intent: InlinePresentationIntent) -> Int?
  {
    guard let end = match("<", ">", start, range) else { return nil }
    let text = String(characters[start + 1..<end])
    guard !text.contains(where: \.isWhitespace), text.contains(":") || text.contains("@") else { return nil }
    guard let url = URL(string: text.contains(":") ? text : "mailto:\(text)") else { return nil }
    add(text, intent, url)
    return end + 1
  }
}
