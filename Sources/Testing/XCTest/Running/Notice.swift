import Foundation

/// Logs, once for each name, that a test used API that exists by name only.
enum Notice {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var told: Set<String> = []

  static func unsupported(_ name: String) {
    lock.lock()
    let isNew = told.insert(name).inserted
    lock.unlock()
    if isNew { TestOutput.write("Flipside: \(name) is not supported yet; nothing happens.") }
  }
}
