import Foundation

/// The console messages of key-value coding for keys that a class does not have and values that a key cannot take.
package enum KeyValueReport {
  /// A prefix of the report that names the attribute being set, while a nib's attributes are set.
  @MainActor private static var context: String?

  /// The context of the thread that reports: other threads than the main one set no nib's attributes.
  private static var currentContext: String? {
    Thread.isMainThread ? MainActor.assumeIsolated { context } : nil
  }

  private static let registration: Void = InterruptedCalls.addReset { context = nil }

  /// Raises an exception, or only logs it while a nib's attributes are set, since UIKit catches those.
  package static func raise(_ text: String, as name: NSExceptionName = .undefinedKeyException) {
    guard currentContext == nil else { return write(text) }
    ExceptionReport.raise(name, text, logged: text)
  }

  static func write(_ text: String) { Console.write((currentContext ?? "") + text) }

  /// Prefixes reports with the context while the body runs, and suppresses exceptions.
  @MainActor package static func within(_ context: String, _ body: () -> Void) {
    _ = registration
    let outer = Self.context
    Self.context = context
    body()
    Self.context = outer
  }
}
