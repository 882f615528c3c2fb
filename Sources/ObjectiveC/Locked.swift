import Synchronization

/// A value protected by a mutex.
///
/// ```swift
/// private static let seen = Locked<Set<String>>([])
/// let isNew = seen.withLock { $0.insert(name).inserted }
/// ```
package final class Locked<Value>: Sendable {
  private let mutex: Mutex<Value>

  package init(_ value: sending Value) { mutex = Mutex(value) }

  /// Runs the body while the value is locked. The body must not lock the same value again.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try mutex.withLock { try body(&$0) }
  }
}
