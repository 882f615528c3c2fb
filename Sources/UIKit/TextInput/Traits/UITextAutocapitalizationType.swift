/// The positions at which the on-screen keyboard turns shift on by itself.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Shift stays off until it is tapped.
  case none = 0
  /// Shift is turned on at the beginning of each word.
  case words = 1
  /// Shift turns on at the beginning of each sentence. The default.
  case sentences = 2
  /// Shift stays on for every letter.
  case allCharacters = 3
}
