import Foundation

/// How a text is searched: letter case and accents, and whether matches are whole words.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsearchoptions>
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// Which parts of words match.
  public enum WordMatchMethod: Int, Sendable {
    /// Matches anywhere.
    case contains = 0
    /// Matches at the beginnings of words.
    case startsWith = 1
    /// Matches whole words.
    case fullWord = 2
  }

  /// Which parts of words match. Anywhere by default.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// How characters are compared. Nothing is ignored by default.
  open private(set) var stringCompareOptions: NSString.CompareOptions = []

  /// Creates options that match exact characters anywhere.
  public override init() { super.init() }

  init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
    wordMatchMethod = method
    stringCompareOptions = options
    super.init()
  }
}

/// How a range looks while a find session is under way.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As without a search.
  case normal = 0
  /// As one of the matches.
  case found = 1
  /// As the match that the user is at.
  case highlighted = 2
}
