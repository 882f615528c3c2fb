import Foundation
import UIKit

/// Asks for a notification.
open class UNNotificationRequest: NSObject, NSCopying {
  /// The name of the request; a later one with the same name replaces it.
  open private(set) var identifier: String
  /// The content of the notification.
  open private(set) var content: UNNotificationContent
  /// The condition on which it is due; nil for at once.
  open private(set) var trigger: UNNotificationTrigger?

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

/// A notification that was delivered.
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
  /// The action that was chosen; ``UNNotificationDefaultActionIdentifier`` for the notification itself.
  open private(set) var actionIdentifier: String
  /// The scene in front.
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

/// The text that the user wrote as an answer to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  open private(set) var userText: String
  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

extension UIScene.ConnectionOptions {
  /// The answer to a notification that the scene is connected for; nil means apps here are not launched by
  /// notifications.
  public var notificationResponse: UNNotificationResponse? { nil }
}
