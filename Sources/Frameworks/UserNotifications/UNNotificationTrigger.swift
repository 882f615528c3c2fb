import CoreLocation
import Foundation
import ObjectiveC

/// The condition for the delivery of a notification.
open class UNNotificationTrigger: NSObject, NSCopying {
  /// Whether the notification is delivered repeatedly.
  open private(set) var repeats: Bool
  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the delivery date after a date; nil if there is none.
  func dueDate(after date: Date) -> Date? { nil }
}

/// A trigger for notifications from a server. None are ever received.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A trigger that delivers a notification after a time interval.
///
/// ```swift
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
/// ```
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds until the delivery and between repetitions.
  open private(set) var timeInterval: TimeInterval

  /// Creates a trigger.
  /// - Parameters:
  ///   - timeInterval: the time in seconds. It must be greater than 0, and at least 60 to repeat; otherwise Apple's
  ///     error message is logged and the notification is never delivered.
  ///   - repeats: whether the delivery is repeated after the same time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    if timeInterval <= 0 {
      ExceptionReport.raise(.internalInconsistencyException, "time interval must be greater than 0")
    } else if repeats, timeInterval < 60 {
      ExceptionReport.raise(.internalInconsistencyException, "time interval must be at least 60 if repeating")
    }
  }
  /// Returns the delivery date for a request that is added now.
  open func nextTriggerDate() -> Date? { dueDate(after: Date()) }

  override func dueDate(after date: Date) -> Date? {
    timeInterval > 0 && (!repeats || timeInterval >= 60) ? date.addingTimeInterval(timeInterval) : nil
  }
}

/// A trigger that delivers a notification at a date, or at all matching dates.
///
/// ```swift
/// let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 30), repeats: true)
/// ```
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components that a date must match.
  open private(set) var dateComponents: DateComponents

  /// Creates a trigger.
  /// - Parameters:
  ///   - dateComponents: the components that a date must match, in their own calendar or else the user's.
  ///   - repeats: whether the notification is delivered at each matching date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// Returns the next matching date; nil if there is none.
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

/// A trigger for entering or leaving a region. It never fires, because the device does not move.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The region.
  open private(set) var region: CLRegion

  /// Creates a trigger for entering or leaving a region. It never fires, because there is no location.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
    Unsupported.log("UNLocationNotificationTrigger", effect: "its notifications are never delivered")
  }
}
