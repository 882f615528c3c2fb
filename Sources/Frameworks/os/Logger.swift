import Foundation

/// An object that writes messages to a log.
///
/// ```swift
/// let log = Logger(subsystem: "com.example.notes", category: "sync")
/// log.info("Loaded \(names.count) notes")
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/os/logger>
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a subsystem and category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger that writes to the default log.
  public init() { log = .default }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message. The level has no effect.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message for tracing.
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes an informative message.
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message about a noteworthy event.
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a critical error.
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message about a bug.
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}
