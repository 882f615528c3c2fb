/// The user's interaction with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// What a tap does.
  case invokeDefaultAction = 0
  /// The menu that a long press opens.
  case presentActions = 1
  /// The preview that a long press shows.
  case preview = 2
}
