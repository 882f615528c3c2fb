/// Lets the user feel how a task ended.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { give("notification, \(notificationType)") }
}
