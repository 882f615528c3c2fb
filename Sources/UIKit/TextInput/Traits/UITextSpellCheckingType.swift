/// Whether wrong words are marked.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>
public enum UITextSpellCheckingType: Int, Sendable {
  /// Words are marked where autocorrection is on.
  case `default` = 0
  /// No words are marked.
  case no = 1
  /// Words that no dictionary of the language has are marked.
  case yes = 2
}
