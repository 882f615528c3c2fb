import Foundation

/// An object that finds misspelled words, and corrections of them.
///
/// ```swift
/// let text = "A helo"
/// let range = UITextChecker().rangeOfMisspelledWord(
///   in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: 0, wrap: false, language: "en_US")
/// if range.location != NSNotFound { print("misspelled: \(range)") }
/// ```
///
/// Words are looked up in Hunspell's dictionaries if the machine has `libhunspell` and a dictionary of the
/// language. Without them, and in headless runs unless `FLIPSIDE_SPELLING` is `on`, every word is correct.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextchecker>
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The words that this checker accepts in addition to those of the dictionary; nil at first.
  open var ignoredWords: [String]?
  private static var learned: Set<String> = []

  public override nonisolated init() { super.init() }

  /// Returns the range of the first misspelled word after an offset; its location is `NSNotFound` if there is none.
  /// With `wrapFlag` the search continues at the start of the range when it has reached its end.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard !UITextChecker.availableLanguages.isEmpty else {
      Unsupported.log("UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)")
      return none
    }
    let text = stringToCheck as NSString
    let start = min(max(0, range.location), text.length)
    let whole = NSRange(location: start, length: min(max(0, range.length), text.length - start))
    guard whole.length > 0 else { return none }
    var wrong: [NSRange] = []
    text.enumerateSubstrings(in: whole, options: .byWords) { word, found, _, _ in
      guard let word, !self.isKnown(word), !Spelling.isRight(word, language: language) else { return }
      wrong.append(found)
    }
    return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? none
  }

  private func isKnown(_ word: String) -> Bool {
    UITextChecker.learned.contains(word) || ignoredWords?.contains(word) == true
      || word.contains { $0.isNumber }
  }

  /// Returns corrections of a misspelled word, the most likely first; nil without a dictionary of the language.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = string as NSString
    guard (0..<text.length).contains(range.location), range.length > 0, range.length <= text.length - range.location
    else { return nil }
    return Spelling.guesses(for: text.substring(with: range), language: language)
  }
  /// Returns nil: spelling dictionaries have no completions.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// Adds a word to `ignoredWords`, so that this checker does not report it.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// Makes all checkers of the app accept a word, until the app ends.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether `learnWord(_:)` added that word; words of the dictionary are not included.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a learned word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages that have a dictionary on this machine, as "en_US".
  open class var availableLanguages: [String] { Spelling.languages }
}
