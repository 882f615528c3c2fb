/// Says, once for each name, that an app used API that exists by name only.
package enum Unsupported {
  /// - Parameter api: the name as an app would write it, `"UIView.foo(_:)"`.
  package static func log(_ api: String) {
    Console.writeOnce("Flipside: \(api) is not supported yet; the call has no effect.")
  }
}
