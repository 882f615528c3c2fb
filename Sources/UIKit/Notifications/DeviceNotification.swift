import CoreGraphics

/// A notification that the app has scheduled, by UserNotifications or by `UILocalNotification`, as the device keeps
/// and shows it. The API that scheduled it says when it is due and is notified of what becomes of it.
package final class DeviceNotification: @unchecked Sendable {
  /// A button below the banner.
  package struct Action: Sendable {
    package let identifier: String
    package let title: String
    package let isDestructive: Bool
    /// Whether the app comes to the front.
    package let opensApp: Bool
    /// The titles of the button and of the empty field, where the user writes an answer.
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
    /// It stays among those that were delivered.
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
  /// The request or notification of the app that this one is made of.
  package let source: AnyObject
  /// The buttons below the banner, asked for when it is shown.
  package var actions: @MainActor () -> [Action] = { [] }
  /// Asked while the app is in front: calls back with what the device is to do.
  package var willPresent: @MainActor (Date, @escaping (Presentation) -> Void) -> Void = { $1([]) }
  /// Called with what the user did, and when the notification was delivered.
  package var didReceive: @MainActor (Date, Answer) -> Void = { _, _ in }

  package init(identifier: String, source: AnyObject, nextDate: @escaping @Sendable (Date) -> Date?) {
    self.identifier = identifier
    self.source = source
    self.nextDate = nextDate
  }
}
