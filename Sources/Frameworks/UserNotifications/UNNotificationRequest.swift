import Foundation
import UIKit

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject, NSCopying {
  /// The identifier of the request. A later request with the same identifier replaces it.
  open private(set) var identifier: String
  /// The content of the notification.
  open private(set) var content: UNNotificationContent
  /// The trigger of the notification; nil for immediate delivery.
  open private(set) var trigger: UNNotificationTrigger?

  /// Creates a request. Without a trigger the notification is delivered immediately; one with the same identifier
  /// is replaced.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationRequest).map { $0.identifier == identifier && $0.content == content } ?? false
  }
  open override var hash: Int { identifier.hashValue }
}

/// A delivered notification.
open class UNNotification: NSObject, NSCopying {
  /// The date of delivery.
  open private(set) var date: Date
  /// The request for the notification.
  open private(set) var request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, NSCopying {
  /// The notification.
  open private(set) var notification: UNNotification
  /// The identifier of the chosen action; ``UNNotificationDefaultActionIdentifier`` for a tap on the notification
  /// itself.
  open private(set) var actionIdentifier: String
  /// The scene in the foreground.
  @MainActor open var targetScene: UIScene? {
    UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
      ?? UIApplication.shared.connectedScenes.first
  }
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's response to a notification with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text that the user entered.
  open private(set) var userText: String
  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

extension UIScene.ConnectionOptions {
  /// The notification response for which the scene is connected; always nil, because notifications do not launch
  /// apps on Flipside.
  public var notificationResponse: UNNotificationResponse? { nil }
}
