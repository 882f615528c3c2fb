/// Whether straight quotes become typographic ones.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
