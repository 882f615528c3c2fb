/// The brightness of the keyboard; `default` follows the interface style.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyboardappearance>
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
