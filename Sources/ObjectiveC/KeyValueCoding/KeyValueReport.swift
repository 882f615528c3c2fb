/// What key-value coding says on the console of keys that a class does not have and of values that a key can't take.
package enum KeyValueReport {
  /// What asked for the value, in front of the report; set on the main thread only, while a nib's attributes are set.
  nonisolated(unsafe) private static var context = ""

  package static func write(_ text: String) { Console.write(context + text) }

  /// Puts the words in front of what is reported while the body runs.
  @MainActor package static func within(_ context: String, _ body: () -> Void) {
    let outer = Self.context
    Self.context = context
    body()
    Self.context = outer
  }
}
