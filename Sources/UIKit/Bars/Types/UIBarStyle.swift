/// The colours of a bar for which the app sets none.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the traits say.
  case `default` = 0
  /// Black with white text.
  case black = 1
  case blackTranslucent = 2

  public static var blackOpaque: UIBarStyle { .black }
}
