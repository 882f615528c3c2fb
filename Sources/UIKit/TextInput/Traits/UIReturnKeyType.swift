/// The title of the return key.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uireturnkeytype>
public enum UIReturnKeyType: Int, Sendable {
  /// "return", to begin a new line.
  case `default` = 0
  /// "go", to open the address that was typed.
  case go = 1
  /// "search", as iOS no longer names that search engine.
  case google = 2
  /// "join", to connect to a network.
  case join = 3
  /// "next", to continue to the next field of a form.
  case next = 4
  /// "route", to show a route to an address.
  case route = 5
  /// "search", to search for the typed text.
  case search = 6
  /// "send", to send off a message.
  case send = 7
  /// "search", as iOS no longer names that search engine either.
  case yahoo = 8
  /// "done", to end editing.
  case done = 9
  /// "SOS", to call for help.
  case emergencyCall = 10
  /// "continue", to continue to the next step.
  case `continue` = 11
}
