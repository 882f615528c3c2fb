import Foundation

/// Messages in the words that Xcode's console would show.
package enum TextLog {
  /// Where they go: standard error unless the application sets its console.
  nonisolated(unsafe) package static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  package static func log(_ message: String) { sink(message) }

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
