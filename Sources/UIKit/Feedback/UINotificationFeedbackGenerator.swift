import CoreGraphics

/// Lets the user feel how a task ended.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of result that is felt.
  public enum FeedbackType: Int, Sendable {
    /// A task was done.
    case success = 0
    /// A task needs attention.
    case warning = 1
    /// A task failed.
    case error = 2
  }

  /// Gives the feedback of a result. A host can't be felt: it is noted for scripts and tests.
  open func notificationOccurred(_ notificationType: FeedbackType) { give("notification, \(notificationType)") }
  /// Gives the feedback of a result where it happened.
  ///
  /// - Parameters:
  ///   - notificationType: The kind of result.
  ///   - location: In the space of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    give("notification, \(notificationType)\(location.feedbackPlace)")
  }
}
