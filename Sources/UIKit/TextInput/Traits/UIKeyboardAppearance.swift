/// The brightness of the keyboard; `default` follows the interface style.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyboardappearance>
public enum UIKeyboardAppearance: Int, Sendable {
  /// Light or dark as the traits of the text input are.
  case `default` = 0
  /// Light letters on dark keys, regardless of the traits.
  case dark = 1
  /// Dark letters on light keys, regardless of the traits.
  case light = 2

  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
