import Foundation

/// The console messages of key-value coding for unknown keys and unsuitable values.
package enum KeyValueReport {
  /// The prefix of messages while the attributes of a nib are set, which names the attribute.
  @MainActor private static var context: String?

  /// The prefix for the current thread. Attributes of nibs are set on the main thread only.
  private static var currentContext: String? {
    Thread.isMainThread ? MainActor.assumeIsolated { context } : nil
  }

  private static let registration: Void = InterruptedCalls.addReset { context = nil }

  /// Raises an exception, or only logs it while attributes of a nib are set, for which UIKit catches exceptions.
  package static func raise(_ text: String, as name: NSExceptionName = .undefinedKeyException) {
    guard currentContext == nil else { return write(text) }
    ExceptionReport.raise(name, text, logged: text)
  }

  static func write(_ text: String) { Console.write((currentContext ?? "") + text) }

  /// Runs the body with a prefix for messages, and without raising exceptions.
  @MainActor package static func within(_ context: String, _ body: () -> Void) {
    _ = registration
    let outer = Self.context
    Self.context = context
    body()
    Self.context = outer
  }
}
