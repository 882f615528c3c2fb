/// The colours of a bar for which the app sets none.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the traits say.
  case `default` = 0
  /// Black with white text.
  case black = 1
  /// Black with content that shows through, before iOS 7; since then the same as `black`.
  case blackTranslucent = 2

  /// The former name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}
