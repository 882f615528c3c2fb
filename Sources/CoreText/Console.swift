import Foundation

/// Messages in the words that Xcode's console would show, on standard error.
package enum Console {
  package static func log(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Logs a message the first time only.
  package static func logOnce(_ message: String) {
    lock.lock()
    let isNew = seen.insert(message).inserted
    lock.unlock()
    if isNew { log(message) }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var seen: Set<String> = []
}
