import CoreGraphics

/// A notification that the app has scheduled, by UserNotifications or by `UILocalNotification`, as the device
/// stores and shows it. The API that scheduled it determines when it is due and is notified of the user's response.
package final class DeviceNotification: @unchecked Sendable {
  /// A button below the banner.
  package struct Action: Sendable {
    package let identifier: String
    package let title: String
    package let isDestructive: Bool
    /// Whether the action opens the app.
    package let opensApp: Bool
    /// The titles of the button and of the empty field in which the user writes a response.
    package let input: (button: String, placeholder: String)?

    package init(
      identifier: String, title: String, isDestructive: Bool, opensApp: Bool,
      input: (button: String, placeholder: String)? = nil
    ) {
      self.identifier = identifier
      self.title = title
      self.isDestructive = isDestructive
      self.opensApp = opensApp
      self.input = input
    }
  }

  /// The ways in which the device presents a notification that is due.
  package struct Presentation: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let banner = Presentation(rawValue: 1)
    /// The notification is added to the list of delivered notifications.
    package static let list = Presentation(rawValue: 2)
    package static let sound = Presentation(rawValue: 4)
    package static let badge = Presentation(rawValue: 8)
    package static let all: Presentation = [.banner, .list, .sound, .badge]
  }

  /// The user's response to a notification.
  package enum Answer: Sendable {
    case open
    case action(Action, text: String?)
  }

  package let identifier: String
  package var title = ""
  package var subtitle = ""
  package var body = ""
  package var picture: UIImage?
  package var badge: Int?
  package var sound: String?
  package var repeats = false
  /// Returns the first due date after a date; nil if there is none.
  package var nextDate: @Sendable (Date) -> Date?
  /// The app's request or notification from which this one was made.
  package let source: AnyObject
  /// The buttons below the banner, requested when it is shown.
  package var actions: @MainActor () -> [Action] = { [] }
  /// Called while the app is active, with a completion that takes the presentation.
  package var willPresent: @MainActor (Date, @escaping (Presentation) -> Void) -> Void = { $1([]) }
  /// Called with the user's response, and the date of delivery.
  package var didReceive: @MainActor (Date, Answer) -> Void = { _, _ in }

  package init(identifier: String, source: AnyObject, nextDate: @escaping @Sendable (Date) -> Date?) {
    self.identifier = identifier
    self.source = source
    self.nextDate = nextDate
  }
}
