import Foundation
import ObjectiveC

/// An identifier that distinguishes overlapping intervals.
public struct OSSignpostID: Hashable, Comparable, RawRepresentable, Sendable {
  public let rawValue: UInt64
  /// Creates an identifier from its raw value.
  public init(_ value: UInt64) { rawValue = value }
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier that differs from the earlier ones.
  public init(log: OSLog) { self = SignpostNumbers.next() }
  /// Creates the identifier of an object, which is the same in each call.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

  /// The identifier of an interval of which there is only one at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// An identifier that matches no interval.
  public static let null = OSSignpostID(0)
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// A point in time.
  public static let event = OSSignpostType(0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(1)
  /// The end of an interval.
  public static let end = OSSignpostType(2)
}

/// Marks a point in time for Instruments. It has no effect, as on a device without Instruments attached.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time with a message. It has no effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(_ id: OSSignpostID) { self.id = id }
  /// Returns the state of an interval with an identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// An object that marks points in time and intervals for Instruments. It has no effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/os/ossignposter>
public struct OSSignposter: Sendable {
  /// A signposter that writes nothing.
  public static let disabled = OSSignposter()

  /// Creates a signposter without a log.
  public init() {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a subsystem and a category of the system.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for the log of a logger.
  public init(logger: Logger) {}

  /// Whether signposts are recorded; always false.
  public var isEnabled: Bool { false }

  /// Returns an identifier that differs from the earlier ones.
  public func makeSignpostID() -> OSSignpostID { SignpostNumbers.next() }
  /// Returns the identifier of an object, which is the same in each call.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

  /// Begins an interval, which is not recorded.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// Begins an interval with a message, which is not recorded.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// Ends an interval; it has no effect.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message; it has no effect.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Begins the interval of an animation, which is not recorded.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  {
    OSSignpostIntervalState(id)
  }
  /// Marks a point in time; it has no effect.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a point in time with a message; it has no effect.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Runs a closure. Its interval is not recorded.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
  ) rethrows -> Value {
    try task()
  }
  /// Runs a closure. Its interval and message are not recorded.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
    around task: () throws -> Value
  ) rethrows -> Value {
    try task()
  }
}

/// The identifiers of signposts, which are consecutive numbers.
private enum SignpostNumbers {
  private static let last = Locked<UInt64>(0)

  static func next() -> OSSignpostID {
    last.withLock {
      $0 += 1
      return OSSignpostID($0)
    }
  }
}
