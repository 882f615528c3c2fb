/// Whether misspelled words are marked.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>
public enum UITextSpellCheckingType: Int, Sendable {
  /// Words are marked if autocorrection is on.
  case `default` = 0
  /// No words are marked.
  case no = 1
  /// Words that no dictionary of the language contains are marked.
  case yes = 2
}
