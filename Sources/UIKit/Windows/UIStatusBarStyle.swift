/// The color of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light, light on dark.
  case `default` = 0
  /// White text, for dark backgrounds.
  case lightContent = 1
  /// Black text, for light backgrounds.
  case darkContent = 3
}
