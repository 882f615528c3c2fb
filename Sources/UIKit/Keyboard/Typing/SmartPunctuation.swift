/// The automatic changes of quotation marks, hyphens and spaces, from the text before the caret.
enum SmartPunctuation {
  /// A replacement of characters before the caret.
  struct Edit: Equatable {
    /// The number of UTF-16 units before the caret that are replaced.
    var length: Int
    var text: String
  }

  /// Returns the opening or the closing quotation mark for a straight one.
  /// - Parameter marks: double marks, then single ones.
  static func quote(_ text: String, after context: String, marks: [String]) -> String? {
    guard text == "\"" || text == "'", marks.count == 4 else { return nil }
    let opens = context.last.map { $0.isWhitespace || "([{<-–—/«„“‘「『".contains($0) } ?? true
    let first = text == "\"" ? 0 : 2
    // An apostrophe within a word is the same in all languages.
    if text == "'", context.last?.isLetter == true { return "’" }
    return marks[first + (opens ? 0 : 1)]
  }

  /// Returns a dash that replaces the second of two hyphens together with the first.
  static func dash(_ text: String, after context: String) -> Edit? {
    guard text == "-", context.hasSuffix("-"), !context.hasSuffix("--") else { return nil }
    return Edit(length: 1, text: "—")
  }

  /// Returns a period that replaces the first of two spaces after a word.
  static func period(after context: String) -> Edit? {
    guard context.hasSuffix(" "), let last = context.dropLast().last else { return nil }
    guard
      last.isLetter || last.isNumber || ")]}\"'”’»%".contains(last)
        || (last.unicodeScalars.first?.properties.isEmojiPresentation ?? false)
    else { return nil }
    return Edit(length: 1, text: ". ")
  }

  /// Returns the word that ends at the caret.
  static func word(before context: String) -> String {
    let tail = context.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    return String(String(tail.reversed()).drop { $0 == "'" || $0 == "’" })
  }
}

/// The rules of autocapitalization.
enum Capitals {
  static func wanted(after text: String, by type: UITextAutocapitalizationType) -> Bool {
    guard let last = text.last else { return type != .none }
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return last.isWhitespace
    case .sentences:
      guard last.isWhitespace else { return false }
      if last.isNewline { return true }
      let end = text.reversed().first { !$0.isWhitespace && !"\"'”’)]".contains($0) }
      return end.map { ".!?…。！？".contains($0) } ?? true
    }
  }
}
