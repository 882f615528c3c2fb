import Foundation

/// The app's console, which Xcode shows in its debug area.
package enum Console {
  /// A function that receives the lines instead of standard error; tests set it to read the console.
  package static var sink: ((String) -> Void)? {
    get { taker.withLock { $0 } }
    set { taker.withLock { $0 = newValue } }
  }
  private static let taker = Locked<((String) -> Void)?>(nil)

  package static func write(_ line: String) {
    if let sink { return sink(line) }
    fputs(line + "\n", stderr)
  }

  /// The keys of the messages that were written, by kind.
  private static let written = Locked<[String: Set<String>]>([:])

  /// Returns whether a message is new in this process. All messages that are logged once use it.
  ///
  /// - Parameters:
  ///   - key: a key that distinguishes the message from others of its kind.
  ///   - kind: the kind of the message. Kinds have separate keys.
  ///   - most: the maximum number of messages of the kind.
  package static func isNew(_ key: String, kind: String = "", most: Int = .max) -> Bool {
    written.withLock { $0[kind, default: []].count < most && $0[kind, default: []].insert(key).inserted }
  }

  /// Writes a line unless this process has written it before.
  package static func writeOnce(_ line: String) {
    if isNew(line) { write(line) }
  }

  /// Writes a group of lines unless this process has written lines with the same key before.
  package static func writeOnce(_ lines: [String], as key: String) {
    guard isNew(key) else { return }
    for line in lines { write(line) }
  }

  /// Allows each line to be written once more, so that a test sees lines that previous tests have caused.
  package static func forgetWritten() { written.withLock { $0 = [:] } }
}

/// The access to log-once keys for modules that the tool compiles for tests.
@_spi(Testing) public enum OnceLog {
  /// Returns whether the message is new in this process.
  public static func isNew(_ message: String) -> Bool { Console.isNew(message) }
}
