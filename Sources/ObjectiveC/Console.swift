import Foundation

/// The app's console: what Xcode would show in its debug area.
package enum Console {
  /// Takes the lines instead of standard error when set: tests read the console with it.
  package static var sink: ((String) -> Void)? {
    get { taker.withLock { $0 } }
    set { taker.withLock { $0 = newValue } }
  }
  private static let taker = Locked<((String) -> Void)?>(nil)

  package static func write(_ line: String) {
    if let sink { return sink(line) }
    fputs(line + "\n", stderr)
  }

  private static let written = Locked<Set<String>>([])

  /// Writes the line unless this process wrote it before.
  package static func writeOnce(_ line: String) {
    if written.withLock({ $0.insert(line).inserted }) { write(line) }
  }

  /// Writes lines that belong together unless this process wrote lines of that key before.
  package static func writeOnce(_ lines: [String], as key: String) {
    guard written.withLock({ $0.insert(key).inserted }) else { return }
    for line in lines { write(line) }
  }

  /// Lets every line be written once more: a test sees those that tests before it caused.
  package static func forgetWritten() { written.withLock { $0 = [] } }
}
