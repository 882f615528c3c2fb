/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light, light on dark.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
