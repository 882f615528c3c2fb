/// Whether straight quotes become typographic ones.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>
public enum UITextSmartQuotesType: Int, Sendable {
  /// Typographic quotes replace straight ones in prose, but not in addresses, numbers, names of users and
  /// passwords.
  case `default` = 0
  /// Straight quotes stay as they were typed.
  case no = 1
  /// Typographic quotes replace straight ones regardless of the kind of text, unless it is hidden.
  case yes = 2
}
