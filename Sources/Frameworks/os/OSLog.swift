import Foundation
import ObjectiveC

/// A log for a subsystem and category.
public final class OSLog: @unchecked Sendable {
  /// A category of the system.
  public struct Category: Sendable {
    let name: String
    /// Points of interest for Instruments.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Signposts that are enabled by tools only.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Signposts with stack traces that are enabled by tools only.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log without a subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  let subsystem: String
  let category: String
  let isOn: Bool

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }
  /// Creates a log for a subsystem and category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }
  /// Creates a log for a subsystem and a category of the system.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Returns whether the log writes messages. The type has no effect.
  public func isEnabled(type: OSLogType) -> Bool { isOn }
  /// Whether signposts are recorded; always false.
  public var signpostsEnabled: Bool { false }

  /// Writes a message to the console.
  func write(_ message: @autoclosure () -> String) {
    guard isOn else { return }
    Console.write(category.isEmpty ? message() : "[\(category)] \(message())")
  }
}

/// The severity of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// A message of normal importance.
  public static let `default` = OSLogType(0)
  /// Additional information.
  public static let info = OSLogType(1)
  /// Information for debugging.
  public static let debug = OSLogType(2)
  /// An error of the process.
  public static let error = OSLogType(16)
  /// A fault of the program or of several processes.
  public static let fault = OSLogType(17)
}

/// Logs a message with a C format string, which may contain specifiers such as `%{public}@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(FormattedMessage.text("\(message)", args))
}

/// Logs a message with a C format string. The type has no effect.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(FormattedMessage.text("\(message)", args))
}

/// Logs a message to the default log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text) }
/// Logs a message. The type has no effect.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text) }

enum FormattedMessage {
  /// Returns the formatted text. Privacy annotations are removed, because `String(format:)` does not support them.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    let plain = format.replacingOccurrences(of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
    return arguments.isEmpty
      ? plain.replacingOccurrences(of: "%%", with: "%") : String(format: plain, arguments: arguments)
  }
}
