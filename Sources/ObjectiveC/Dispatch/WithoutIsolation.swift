/// Returns a function without the actor isolation of its type. Messages and key-value coding run on the main thread
/// where an app's own code would, and must not trap otherwise.
func withoutIsolation<Isolated, Plain>(_ function: Isolated, as type: Plain.Type) -> Plain {
  // Isolation is part of a function's type, but does not affect the calling convention.
  unsafeBitCast(function, to: type)
}
