/// The user's interaction with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// The default action, which a tap invokes.
  case invokeDefaultAction = 0
  /// The menu that a long press opens.
  case presentActions = 1
  /// The preview that a long press shows.
  case preview = 2
}
