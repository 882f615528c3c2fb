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

  /// By the kind of message, the keys of those that were written.
  private static let written = Locked<[String: Set<String>]>([:])

  /// Returns whether this process asks for a message for the first time. All that is logged once goes through here.
  ///
  /// - Parameters:
  ///   - key: what tells the message from others of its kind.
  ///   - kind: the kind; the same key may come in several.
  ///   - most: how many messages of the kind there may be.
  package static func isNew(_ key: String, kind: String = "", most: Int = .max) -> Bool {
    written.withLock { $0[kind, default: []].count < most && $0[kind, default: []].insert(key).inserted }
  }

  /// Writes the line unless this process wrote it before.
  package static func writeOnce(_ line: String) {
    if isNew(line) { write(line) }
  }

  /// Writes lines that belong together unless this process wrote lines of that key before.
  package static func writeOnce(_ lines: [String], as key: String) {
    guard isNew(key) else { return }
    for line in lines { write(line) }
  }

  /// Lets every line be written once more: a test sees those that tests before it caused.
  package static func forgetWritten() { written.withLock { $0 = [:] } }
}

/// The log-once keys that modules which the tool compiles for tests share.
@_spi(Testing) public enum OnceLog {
  /// Returns whether this process asks for the message for the first time.
  public static func isNew(_ message: String) -> Bool { Console.isNew(message) }
}
