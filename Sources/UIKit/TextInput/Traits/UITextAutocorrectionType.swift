/// Whether typed words are corrected.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>
public enum UITextAutocorrectionType: Int, Sendable {
  /// Depends on the kind of text.
  case `default` = 0
  /// Words stay as they were typed.
  case no = 1
  /// Words are corrected.
  case yes = 2
}
