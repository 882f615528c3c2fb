import Foundation

/// Says, once for each name, that an app used API that exists by name only.
package enum Unsupported {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var logged: Set<String> = []

  /// - Parameter api: the name as an app would write it, `"UIView.foo(_:)"`.
  package static func log(_ api: String) {
    lock.lock()
    let isNew = logged.insert(api).inserted
    lock.unlock()
    if isNew { Console.write("Flipside: \(api) is not supported yet; the call has no effect.") }
  }
}

/// The app's console: what Xcode would show in its debug area.
package enum Console {
  /// Takes the lines instead of standard error when set: tests read the console with it.
  nonisolated(unsafe) package static var sink: ((String) -> Void)?

  package static func write(_ line: String) {
    if let sink { return sink(line) }
    fputs(line + "\n", stderr)
  }
}
