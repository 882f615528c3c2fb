/// A unit of text to move or select by.
public enum UITextGranularity: Int, Sendable {
  /// A character as a user sees it, which may be several Unicode scalars.
  case character = 0
  /// A word, without the space or punctuation beside it.
  case word = 1
  /// A sentence, up to the mark that ends it and the spaces behind it.
  case sentence = 2
  /// A paragraph, up to its separator.
  case paragraph = 3
  /// A line of the layout, which depends on the width of the text.
  case line = 4
  /// All of the text.
  case document = 5
}
