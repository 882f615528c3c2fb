/// The positions at which the on-screen keyboard turns shift on by itself.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}
