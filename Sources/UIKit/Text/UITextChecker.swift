import Foundation

/// Looks for spelling mistakes. There is no dictionary: every word is right.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextchecker>
@preconcurrency @MainActor open class UITextChecker: NSObject {
  open var ignoredWords: [String]?
  private static var learned: Set<String> = []

  public override nonisolated init() { super.init() }

  /// `NSNotFound` where no word is wrong.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    Unsupported.log("UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)")
    return NSRange(location: NSNotFound, length: 0)
  }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class var availableLanguages: [String] { [] }
}
