/// The default colors of a bar.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, according to the traits.
  case `default` = 0
  /// Black with white text.
  case black = 1
  /// Black and translucent before iOS 7; since then the same as `black`.
  case blackTranslucent = 2

  /// The former name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}
