import Foundation
import UIKit

/// The identifier of the action that opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked. It has no effect, because the device is never locked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action is shown in red.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action brings the app to the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The icon of an action. It is stored, but actions are shown by their titles only.
open class UNNotificationActionIcon: NSObject, NSCopying {
  private init(_ name: String) { super.init() }
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init(templateImageName) }
  /// Creates an icon from a system image.
  public convenience init(systemImageName: String) { self.init(systemImageName) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action of a notification, which is shown as a button.
open class UNNotificationAction: NSObject, NSCopying {
  /// The identifier that the app receives if the user chooses the action.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The options of the action.
  public let options: UNNotificationActionOptions
  /// The icon of the action.
  public let icon: UNNotificationActionIcon?

  /// Creates an action with a title for its button, and optionally an icon.
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
  /// Creates an action with a title for its button.
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

/// An action that lets the user enter text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the empty text field.
  public let textInputPlaceholder: String

  /// Creates an action for which the user enters text.
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

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is notified when a notification is dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Notifications are shown in CarPlay.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown even if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// Notifications may be read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A category of notifications, with the actions that they offer.
open class UNNotificationCategory: NSObject, NSCopying {
  /// The identifier by which a notification's content refers to the category.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The identifiers of related intents. They have no effect.
  public let intentIdentifiers: [String]
  /// The text that replaces hidden previews. It has no effect, because previews are never hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of summaries. It has no effect, because there are no summaries.
  public let categorySummaryFormat: String
  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  /// Creates a category with actions, in the order of their buttons.
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
