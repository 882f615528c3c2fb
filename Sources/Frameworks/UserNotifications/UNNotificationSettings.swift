import Foundation
import ObjectiveC
import UIKit

/// The kinds of notifications for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Critical alerts, which make sounds even if the device is muted.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The app has its own notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Notifications are delivered quietly without asking the user.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Notifications are read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Time-sensitive notifications, which are delivered despite a Focus.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the app's icon is updated.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner is shown and the notification is added to the list. It was replaced in iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The notification is added to the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)

  var shown: DeviceNotification.Presentation {
    var shown: DeviceNotification.Presentation = []
    if contains(.badge) { shown.insert(.badge) }
    if contains(.sound) { shown.insert(.sound) }
    if contains(.list) || contains(.alert) { shown.insert(.list) }
    if contains(.banner) || contains(.alert) { shown.insert(.banner) }
    return shown
  }
}

/// The permission to send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked, has denied or allowed notifications, gets them quietly, or uses an App Clip.
  case notDetermined = 0, denied, authorized, provisional, ephemeral
}
/// Whether a setting is enabled.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
/// The style of alerts.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }
/// The condition on which previews are shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated, never }

/// The notification settings of the app.
open class UNNotificationSettings: NSObject, NSCopying {
  private let isAllowed = SystemQuestion.isAllowed(.notifications)
  private let isProvisional = NotificationScheduler.shared.isProvisional

  private func setting(_ condition: Bool = true) -> UNNotificationSetting {
    condition && isAllowed == true ? .enabled : .disabled
  }
  /// The permission to send notifications.
  open var authorizationStatus: UNAuthorizationStatus {
    switch isAllowed {
    case true: .authorized
    case false: isProvisional ? .provisional : .denied
    case nil: isProvisional ? .provisional : .notDetermined
    }
  }
  /// Whether banners are shown.
  open var alertSetting: UNNotificationSetting { setting() }
  /// Whether the app's icon shows a number.
  open var badgeSetting: UNNotificationSetting { setting() }
  /// Whether notifications make sounds.
  open var soundSetting: UNNotificationSetting { setting() }
  /// Whether notifications are added to the list.
  open var notificationCenterSetting: UNNotificationSetting {
    isProvisional || isAllowed == true ? .enabled : .disabled
  }
  /// Whether notifications are shown on the lock screen.
  open var lockScreenSetting: UNNotificationSetting { setting() }
  /// Whether notifications are shown in CarPlay, which is not supported.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether critical alerts are enabled; they are not supported.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud; this is not supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether time-sensitive notifications are delivered despite a Focus; Focus is not supported.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are delivered in summaries; this is not supported.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are shown as direct messages; this is not supported.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts.
  open var alertStyle: UNAlertStyle { isAllowed == true ? .banner : .none }
  /// The condition on which previews are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has its own notification settings; always false.
  open var providesAppNotificationSettings: Bool { false }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The domain of notification errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error of the notification API.
public struct UNError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Sendable {
    /// The user does not allow notifications.
    case notificationsNotAllowed = 1
    /// The URL of the attachment is invalid.
    case attachmentInvalidURL = 100
    /// The type of the attachment is not supported.
    case attachmentUnrecognized = 101
    /// The attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The attachment is not in the data store.
    case attachmentNotInDataStore = 103
    /// The attachment could not be moved to the data store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The attachment is damaged.
    case attachmentCorrupt = 105
    /// The trigger has no future date.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
}
