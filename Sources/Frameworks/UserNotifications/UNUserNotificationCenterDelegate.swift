import Foundation

/// The methods by which a delegate handles notifications. All methods are optional, and each has an `async`
/// variant.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate>
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification is due while the app is in the foreground. The handler must be called with the
  /// presentation; without this method nothing is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Returns the presentation: the asynchronous variant of the method above.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user has opened a notification or chosen an action.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Handles the response: the asynchronous variant of the method above.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// Called when the user opens the app's own notification settings, which no host supports.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the `async` variant, which the delegate may implement instead.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    // This is safe because the delegate is called once on the main thread, and no other code uses these values
    // meanwhile.
    nonisolated(unsafe) let (me, center, notification, handler) = (self, center, notification, completionHandler)
    Task { handler(await me.userNotificationCenter(center, willPresent: notification)) }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Calls the `async` variant, which the delegate may implement instead.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    // This is safe because the delegate is called once on the main thread, and no other code uses these values
    // meanwhile.
    nonisolated(unsafe) let (me, center, response, handler) = (self, center, response, completionHandler)
    Task {
      await me.userNotificationCenter(center, didReceive: response)
      handler()
    }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
