/// The same function without the actor that its type names: messages and key-value coding come on the main thread
/// when an app's code would, and nothing is to end the app when they do not.
func withoutIsolation<Isolated, Plain>(_ function: Isolated, as type: Plain.Type) -> Plain {
  // Isolation is a part of a function's type only, not of how it is called.
  unsafeBitCast(function, to: type)
}
