import Foundation
import ObjectiveC
import UIKit

/// The ways in which the app wants to notify.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds also where the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The app has settings of its own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quietly, without asking the user.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Reading aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Also where a focus holds others back.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the app's icon is set.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner, which stays in the list. Until iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// It stays in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
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

/// Whether the app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, authorized, provisional, ephemeral
}
/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
/// The presentation of banners.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }
/// The presentation of notifications' contents.
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated, never }

/// The settings that the user allows.
open class UNNotificationSettings: NSObject, NSCopying {
  private let isAllowed = SystemQuestion.isAllowed(.notifications)
  private let isProvisional = NotificationScheduler.shared.isProvisional

  private func setting(_ condition: Bool = true) -> UNNotificationSetting {
    condition && isAllowed == true ? .enabled : .disabled
  }
  /// Whether the app may notify.
  open var authorizationStatus: UNAuthorizationStatus {
    switch isAllowed {
    case true: .authorized
    case false: isProvisional ? .provisional : .denied
    case nil: isProvisional ? .provisional : .notDetermined
    }
  }
  /// Whether banners are shown.
  open var alertSetting: UNNotificationSetting { setting() }
  /// Whether the app's icon has a number.
  open var badgeSetting: UNNotificationSetting { setting() }
  /// Whether there are sounds.
  open var soundSetting: UNNotificationSetting { setting() }
  /// Whether notifications stay in the list.
  open var notificationCenterSetting: UNNotificationSetting {
    isProvisional || isAllowed == true ? .enabled : .disabled
  }
  /// Whether notifications are shown on the locked screen.
  open var lockScreenSetting: UNNotificationSetting { setting() }
  /// Whether notifications are shown in CarPlay, which is not supported.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether urgent notifications sound where the device is silent. They do not.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud. They are not.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are delivered although a Focus silences others; there is no Focus here.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications come in summaries. They do not.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications come as messages. They do not.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The presentation of banners.
  open var alertStyle: UNAlertStyle { isAllowed == true ? .banner : .none }
  /// The presentation of notifications' contents.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has settings of its own.
  open var providesAppNotificationSettings: Bool { false }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The domain of errors about notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error about notifications.
public struct UNError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognized = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
}
