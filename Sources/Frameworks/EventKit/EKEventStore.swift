@_exported import Foundation
import ObjectiveC
@_exported import UIKit

public let EKErrorDomain = "EKErrorDomain"

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

public enum EKEntityType: UInt, Sendable { case event, reminder }

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// An error of the event store, with codes as in `EKErrorCode`.
public struct EKError: Error, CustomNSError, Equatable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case calendarReadOnly = 6
    case eventStoreNotAuthorized = 29
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

open class EKObject: NSObject {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}

open class EKAlarm: EKObject, NSCopying {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
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

open class EKRecurrenceEnd: NSObject {
  open private(set) var endDate: Date?
  open private(set) var occurrenceCount = 0
  public convenience init(end endDate: Date) {
    self.init()
    self.endDate = endDate
  }
  public convenience init(occurrenceCount: Int) {
    self.init()
    self.occurrenceCount = occurrenceCount
  }
}

open class EKRecurrenceRule: EKObject {
  open private(set) var frequency: EKRecurrenceFrequency
  open private(set) var interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
  }
}

open class EKSource: EKObject {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
}

open class EKCalendar: EKObject {
  open var title = ""
  open var cgColor: CGColor!
  open var source: EKSource!
  open private(set) var calendarIdentifier = UUID().uuidString
  open var allowsContentModifications: Bool { true }
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

open class EKCalendarItem: EKObject {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open private(set) var calendarItemIdentifier = UUID().uuidString
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var eventIdentifier: String! { nil }
  open var isDetached: Bool { false }
  public convenience init(eventStore: EKEventStore) { self.init() }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let startDate, let date = other.startDate else { return .orderedSame }
    return startDate.compare(date)
  }
}

open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0
  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// The user's calendars. Access is denied, and they are empty.
open class EKEventStore: NSObject {
  public override init() { super.init() }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestAccess(to:completion:)", completion)
  }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestFullAccessToEvents(completion:)", completion)
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestWriteOnlyAccessToEvents(completion:)", completion)
  }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny("EKEventStore.requestFullAccessToReminders(completion:)", completion)
  }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }

  private func deny(_ name: String, _ completion: @escaping (Bool, (any Error)?) -> Void) {
    Unsupported.log(name)
    DispatchQueue.global().async { completion(false, nil) }
  }

  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  {
    NSPredicate(value: false)
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.global().async { completion([]) }
    return self
  }

  open func save(_ event: EKEvent, span: EKSpan) throws { try refuse(event) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse(event) }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func remove(_ event: EKEvent, span: EKSpan) throws { try refuse(event) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse(event) }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
  open func reset() {}

  private func refuse(_ event: EKEvent) throws { throw EKError(.eventStoreNotAuthorized) }
}
