import Foundation

/// Hears of notifications. All methods are optional; each has a form for `async`.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate>
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Asked when a notification is due while the app is in front; the handler is called with what the device shows
  /// of it. Without the method it shows nothing.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user opened a notification or chose an action.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// Called when the user opens the app's own settings of notifications, which no host supports.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// The method is not there: its form for `async` may be.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    // The delegate is called on the main thread, once, and nobody else uses these meanwhile.
    nonisolated(unsafe) let (me, center, notification, handler) = (self, center, notification, completionHandler)
    Task { handler(await me.userNotificationCenter(center, willPresent: notification)) }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// The method is not there: its form for `async` may be.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    // As above: called once, on the main thread.
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
