import CoreGraphics

/// A generator of haptic feedback for the result of a task.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of result.
  public enum FeedbackType: Int, Sendable {
    /// A task succeeded.
    case success = 0
    /// A task needs attention.
    case warning = 1
    /// A task failed.
    case error = 2
  }

  /// Gives the feedback for a result. Hosts have no haptics: it is recorded for scripts and tests.
  open func notificationOccurred(_ notificationType: FeedbackType) { give("notification, \(notificationType)") }
  /// Gives the feedback for a result at a location.
  ///
  /// - Parameters:
  ///   - notificationType: the kind of result.
  ///   - location: the location in the coordinates of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    give("notification, \(notificationType)\(location.feedbackPlace)")
  }
}
