import Foundation
import UIKit

/// The user opened the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked, which it always is.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It is shown in red.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The icon of an action. Kept: actions are shown by their titles.
open class UNNotificationActionIcon: NSObject, NSCopying {
  private init(_ name: String) { super.init() }
  /// An image of the app's own.
  public convenience init(templateImageName: String) { self.init(templateImageName) }
  /// An image of the system.
  public convenience init(systemImageName: String) { self.init(systemImageName) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying {
  /// The name that the app gets when it is chosen.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The options of the action.
  public let options: UNNotificationActionOptions
  /// Its icon.
  public let icon: UNNotificationActionIcon?

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var shown: DeviceNotification.Action {
    DeviceNotification.Action(
      identifier: identifier, title: title, isDestructive: options.contains(.destructive),
      opensApp: options.contains(.foreground), input: input)
  }
  var input: (button: String, placeholder: String)? { nil }
}

/// A button of a notification with which the user writes an answer.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the empty field.
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }

  override var input: (button: String, placeholder: String)? { (textInputButtonTitle, textInputPlaceholder) }
}

/// Options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is notified of dismissals.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// They are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Their titles are shown where the contents are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Their subtitles are shown where the contents are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// They are read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A kind of notifications, with their actions.
open class UNNotificationCategory: NSObject, NSCopying {
  /// The name by which contents refer to it.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Intents that the notifications belong to. Kept.
  public let intentIdentifiers: [String]
  /// The text that replaces hidden contents. It is stored without effect: nothing is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of summaries. It is kept without effect: no summary is shown.
  public let categorySummaryFormat: String
  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    self.options = options
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}
