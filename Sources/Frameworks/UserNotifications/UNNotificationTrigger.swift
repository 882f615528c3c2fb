import Foundation

/// When a notification is due.
open class UNNotificationTrigger: NSObject {
  open private(set) var repeats: Bool
  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// From a server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  open private(set) var timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a date, or at every one that matches.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  open private(set) var dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}
