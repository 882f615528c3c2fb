@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// The domain of errors of EventKit.
public let EKErrorDomain = "EKErrorDomain"

extension NSNotification.Name {
  /// Posted when the calendars have been changed by another app. Flipside never posts it.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The kind of a calendar's items.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// The permission of an app to use calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user can't grant access.
  case restricted = 1
  /// The user has denied access.
  case denied = 2
  /// The app can read and write.
  case fullAccess = 3
  /// The app can only add events.
  case writeOnly = 4
  /// The former name of `fullAccess`.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The events of a series that a change applies to.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// The availability of the user during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not support availability.
  case notSupported = -1
  /// The user is busy, free, tentatively busy, or unavailable.
  case busy, free, tentative, unavailable
}
/// The frequency of a series.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// An error of the event store, with codes as in `EKErrorCode`.
public struct EKError: Error, CustomNSError, Equatable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The event can't be changed.
    case eventNotMutable = 0
    /// The event has no calendar.
    case noCalendar = 1
    /// The event has no start date.
    case noStartDate = 2
    /// The event has no end date.
    case noEndDate = 3
    /// The event ends before it starts.
    case datesInverted = 4
    /// The calendar can't be changed.
    case calendarReadOnly = 6
    /// The app has no access to calendars.
    case eventStoreNotAuthorized = 29
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { EKErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
}

/// An object of the event store.
open class EKObject: NSObject {
  /// Whether the object has unsaved changes; always false.
  open var hasChanges: Bool { false }
  /// Whether the object has never been saved; always true.
  open var isNew: Bool { true }
  /// Discards all changes. It has no effect.
  open func reset() {}
  /// Discards unsaved changes. It has no effect.
  open func rollback() {}
  /// Updates the object and returns whether it still exists; always false.
  open func refresh() -> Bool { false }
}

/// An alarm of an event or reminder.
open class EKAlarm: EKObject, NSCopying {
  /// The time of the alarm relative to the start, in seconds.
  open var relativeOffset: TimeInterval = 0
  /// The date of the alarm; nil for a relative one.
  open var absoluteDate: Date?
  /// Creates an alarm at a time in seconds relative to the start of the event; negative times precede it.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  /// Creates an alarm at a date.
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKAlarm(relativeOffset: relativeOffset)
    copy.absoluteDate = absoluteDate
    return copy
  }
}

/// The end of a series.
open class EKRecurrenceEnd: NSObject {
  /// The date of the end; nil for a number of events.
  open private(set) var endDate: Date?
  /// The number of events; 0 for a date.
  open private(set) var occurrenceCount = 0
  /// Creates the end of a recurrence at a date.
  public convenience init(end endDate: Date) {
    self.init()
    self.endDate = endDate
  }
  /// Creates the end of a recurrence after a number of occurrences.
  public convenience init(occurrenceCount: Int) {
    self.init()
    self.occurrenceCount = occurrenceCount
  }
}

/// The rule of a series.
open class EKRecurrenceRule: EKObject {
  /// The unit of the interval.
  open private(set) var frequency: EKRecurrenceFrequency
  /// The interval between events, in units of the frequency.
  open private(set) var interval: Int
  /// The end of the series; nil for none.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// Creates a rule with a frequency and an interval in its units, such as every 2 weeks.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
  }
}

/// An account that contains calendars.
open class EKSource: EKObject {
  /// The title of the account; always empty.
  open var title: String { "" }
  /// The identifier of the account; always empty.
  open var sourceIdentifier: String { "" }
}

/// A calendar.
open class EKCalendar: EKObject {
  /// The title of the calendar.
  open var title = ""
  /// The color of the calendar.
  open var cgColor: CGColor!
  /// The account of the calendar.
  open var source: EKSource!
  /// The identifier of the calendar.
  open private(set) var calendarIdentifier = UUID().uuidString
  /// Whether the calendar's items can be changed; always true.
  open var allowsContentModifications: Bool { true }
  /// Creates a calendar for events or reminders.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject {
  /// The title.
  open var title: String! = ""
  /// The location as text.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The URL.
  open var url: URL?
  /// The time zone; nil for the device's.
  open var timeZone: TimeZone?
  /// The calendar of the item.
  open var calendar: EKCalendar!
  /// The alarms.
  open var alarms: [EKAlarm]?
  /// The rules of the series; nil for a single item.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The date of creation; always nil.
  open var creationDate: Date? { nil }
  /// The date of the last change; always nil.
  open var lastModifiedDate: Date? { nil }
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }
  /// Whether the item is part of a series.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// The identifier of the item.
  open private(set) var calendarItemIdentifier = UUID().uuidString
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule for a series.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// The start of the event.
  open var startDate: Date!
  /// The end of the event.
  open var endDate: Date!
  /// Whether the event takes whole days.
  open var isAllDay = false
  /// The availability of the user during the event.
  open var availability = EKEventAvailability.busy
  /// The identifier of the event; always nil.
  open var eventIdentifier: String! { nil }
  /// Whether the event was changed separately from its series; always false.
  open var isDetached: Bool { false }
  /// Creates an event.
  public convenience init(eventStore: EKEventStore) { self.init() }
  /// Returns the order of two events by their start.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let startDate, let date = other.startDate else { return .orderedSame }
    return startDate.compare(date)
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// The start of the task.
  open var startDateComponents: DateComponents?
  /// The time at which the task is due.
  open var dueDateComponents: DateComponents?
  /// Whether the task is completed.
  open var isCompleted = false
  /// The date of completion.
  open var completionDate: Date?
  /// The priority from 1 (highest) to 9; 0 for none.
  open var priority = 0
  /// Creates a reminder.
  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// The user's calendars. Access is denied, and they are empty.
open class EKEventStore: NSObject {
  public override init() { super.init() }

  /// Returns the permission of the app; always denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  /// The identifier of the event store; always empty.
  open var eventStoreIdentifier: String { "" }
  /// The accounts; always empty.
  open var sources: [EKSource] { [] }
  /// The calendar for new events; always nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns the calendar for new reminders; always nil.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns the calendars; always empty.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns the calendar with an identifier; always nil.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Returns the event with an identifier; always nil.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  /// Requests permission, which is denied.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestAccess(to:completion:)", completion)
  }
  /// Requests permission for events, which is denied.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestFullAccessToEvents(completion:)", completion)
  }
  /// Requests permission to add events, which is denied.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestWriteOnlyAccessToEvents(completion:)", completion)
  }
  /// Requests permission for reminders, which is denied.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestFullAccessToReminders(completion:)", completion)
  }
  /// Requests permission, which is denied.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Requests permission for events, which is denied.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Requests permission to add events, which is denied.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Requests permission for reminders, which is denied.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  private func deny(_ name: String, _ completion: @escaping (Bool, (any Error)?) -> Void) {
    Unsupported.log(name)
    DispatchQueue.global().async { completion(false, nil) }
  }

  /// Returns a predicate that matches no events.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  {
    NSPredicate(value: false)
  }
  /// Returns a predicate that matches no reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  /// Returns the matching events; always empty.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Calls a block with the matching events; never called.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Passes the matching reminders, of which there are none, to the block.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.global().async { completion([]) }
    return self
  }

  /// Saves an event, which throws an error.
  open func save(_ event: EKEvent, span: EKSpan) throws { try refuse(event) }
  /// Saves an event, which throws an error.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse(event) }
  /// Saves a reminder, which throws an error.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Removes an event, which throws an error.
  open func remove(_ event: EKEvent, span: EKSpan) throws { try refuse(event) }
  /// Removes an event, which throws an error.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse(event) }
  /// Removes a reminder, which throws an error.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Saves a calendar, which throws an error.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Removes a calendar, which throws an error.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Commits unsaved changes, which throws an error.
  open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
  /// Discards unsaved changes. It has no effect.
  open func reset() {}

  private func refuse(_ event: EKEvent) throws { throw EKError(.eventStoreNotAuthorized) }
}
