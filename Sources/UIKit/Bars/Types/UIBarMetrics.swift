/// The kinds of height that a bar can have.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarmetrics>
public enum UIBarMetrics: Int, Sendable {
  /// The height on a phone in portrait and on a pad.
  case `default` = 0
  /// The height on a phone in landscape.
  case compact = 1
  /// The height with a prompt above the title.
  case defaultPrompt = 101
  /// The height on a phone in landscape, with a prompt above the title.
  case compactPrompt = 102

  /// The former name of `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// The former name of `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
