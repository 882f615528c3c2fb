/// The kinds of height that a bar can have.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarmetrics>
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// On a phone that lies on its side.
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102

  public static var landscapePhone: UIBarMetrics { .compact }
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
