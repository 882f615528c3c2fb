/// Logs, once for each name, that an app used API that exists by name only.
package enum Unsupported {
  /// - Parameters:
  ///   - api: the name as an app would write it, `"UIView.foo(_:)"`, or the noun phrase of what is missing.
  ///   - effect: what happens instead, as a clause.
  package static func log(_ api: String, effect: String = "the call has no effect") {
    Console.writeOnce("Flipside: \(api) is not supported yet; \(effect).")
  }
}
