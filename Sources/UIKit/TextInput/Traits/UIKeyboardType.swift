/// The layout of the on-screen keyboard.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyboardtype>
public enum UIKeyboardType: Int, Sendable {
  /// The letters of the language.
  case `default` = 0
  /// The letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation, with letters a key away.
  case numbersAndPunctuation = 2
  /// Letters with period, slash and ".com".
  case URL = 3
  /// The numbers 0 to 9 of the language.
  case numberPad = 4
  /// Numbers with star and hash.
  case phonePad = 5
  /// Letters, with the numbers of a phone a key away.
  case namePhonePad = 6
  /// Letters with at sign and period.
  case emailAddress = 7
  /// Numbers with the decimal separator of the region.
  case decimalPad = 8
  /// Letters with at sign and hash.
  case twitter = 9
  /// Letters with space and period, and "go" in place of Return.
  case webSearch = 10
  /// The numbers 0 to 9 of ASCII.
  case asciiCapableNumberPad = 11

  /// An older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
