import Foundation

/// Writes messages to a log.
///
/// Apple's documentation: <https://developer.apple.com/documentation/os/logger>
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }
  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.write(message.text) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}
