import ObjectiveC

/// Messages on the app's console, in the words that Xcode's would show.
enum TextLog {
  static func log(_ message: String) { Console.write(message) }

  /// Logs a message the first time only.
  static func logOnce(_ message: String) {
    lock.lock()
    let isNew = seen.insert(message).inserted
    lock.unlock()
    if isNew { log(message) }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var seen: Set<String> = []
}
