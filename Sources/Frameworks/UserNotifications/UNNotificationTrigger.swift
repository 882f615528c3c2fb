import CoreLocation
import Foundation
import ObjectiveC

/// The condition on which a notification is due.
open class UNNotificationTrigger: NSObject, NSCopying {
  /// Whether it is due again and again.
  open private(set) var repeats: Bool
  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the due date after a date; nil for never.
  func dueDate(after date: Date) -> Date? { nil }
}

/// From a server. No notification of a server comes here.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// After some seconds.
///
/// ```swift
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
/// ```
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The seconds until the notification is due, and between repetitions.
  open private(set) var timeInterval: TimeInterval

  /// - Parameters:
  ///   - timeInterval: in seconds, more than 0; at least 60 to repeat. Else the trigger is never due, and Apple's
  ///     message with the reason is logged.
  ///   - repeats: whether it is due again after the same time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    if timeInterval <= 0 {
      ExceptionReport.raise(.internalInconsistencyException, "time interval must be greater than 0")
    } else if repeats, timeInterval < 60 {
      ExceptionReport.raise(.internalInconsistencyException, "time interval must be at least 60 if repeating")
    }
  }
  /// Returns the due date if the trigger began now.
  open func nextTriggerDate() -> Date? { dueDate(after: Date()) }

  override func dueDate(after date: Date) -> Date? {
    timeInterval > 0 && (!repeats || timeInterval >= 60) ? date.addingTimeInterval(timeInterval) : nil
  }
}

/// At a date, or at every one that matches.
///
/// ```swift
/// let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 30), repeats: true)
/// ```
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components that a date must match.
  open private(set) var dateComponents: DateComponents

  /// - Parameters:
  ///   - dateComponents: what a date must match, in their calendar or the user's.
  ///   - repeats: whether it is due at each such date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// The next date that matches; nil if there is none.
  open func nextTriggerDate() -> Date? { dueDate(after: Date()) }

  override func dueDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var components = dateComponents
    components.calendar = nil
    components.timeZone = nil
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }
}

/// In a region. The device never moves: it is not due.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The region.
  open private(set) var region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
    Unsupported.log("UNLocationNotificationTrigger", effect: "its notifications are never delivered")
  }
}
