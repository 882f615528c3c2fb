/// How a caller learns that a delegate or data source left an optional method out: the method's default notes it here.
///
/// ```swift
/// let height = OptionalMethod.ask { delegate.tableView(table, heightForRowAt: indexPath) }
/// ```
@preconcurrency @MainActor package enum OptionalMethod {
  /// Set by the defaults of optional methods.
  package static var isAbsent = false

  /// What the method returned; nil where its default ran.
  package static func ask<Value>(_ call: () -> Value) -> Value? {
    isAbsent = false
    let value = call()
    defer { isAbsent = false }
    return isAbsent ? nil : value
  }
}
