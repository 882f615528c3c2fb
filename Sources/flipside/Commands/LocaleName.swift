/// The syntax of locale identifiers.
enum LocaleName {
  /// Returns whether a text is a locale identifier: a language of two or three letters, optionally followed by a
  /// script, a region, variants and keywords, as in `de`, `zh-Hans_CN`, `en_US_POSIX` or
  /// `de_DE@calendar=gregorian`.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= 100 else { return false }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = words.first, (2...3).contains(language.count), language.allSatisfy(isLetter) else {
      return false
    }
    guard
      words.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) } })
    else { return false }
    guard parts.count == 2 else { return true }
    return parts[1].split(separator: ";", omittingEmptySubsequences: false).allSatisfy { keyword in
      let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
      return sides.count == 2
        && sides.allSatisfy { !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) || "-_/+".contains($0) } }
    }
  }

  private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
