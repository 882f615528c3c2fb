import Foundation

/// The options of a text search: letter case and accents, and whether matches are whole words.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsearchoptions>
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// The required position of matches in words.
  public enum WordMatchMethod: Int, Sendable {
    /// Matches may be anywhere.
    case contains = 0
    /// Matches are at the beginnings of words.
    case startsWith = 1
    /// Matches are whole words.
    case fullWord = 2
  }

  /// The required position of matches in words. `.contains` by default.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// The options for comparing characters. Empty by default, which ignores no differences.
  open private(set) var stringCompareOptions: NSString.CompareOptions = []

  /// Creates options that match exact characters anywhere.
  public override init() { super.init() }

  init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
    wordMatchMethod = method
    stringCompareOptions = options
    super.init()
  }
}

/// The look of a range during a find session.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The look without a search.
  case normal = 0
  /// The look of a match.
  case found = 1
  /// The look of the highlighted match.
  case highlighted = 2
}
