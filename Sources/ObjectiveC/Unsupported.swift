/// The logging of API that is declared but not implemented, once per name.
package enum Unsupported {
  /// Logs a use of API that has no effect, once per process and API.
  ///
  /// - Parameters:
  ///   - api: the name of the API in an app, `"UIView.foo(_:)"`, or a noun phrase for a missing feature.
  ///   - effect: the consequence, as a clause.
  package static func log(_ api: String, effect: String = "the call has no effect") {
    Console.writeOnce("Flipside: \(api) is not supported yet; \(effect).")
  }
}
