/// Runs main-actor code where the compiler can't know that it is on the main thread: in `deinit` and in members
/// that Foundation declares without an actor. Unlike `MainActor.assumeIsolated` it does not end the app when it is
/// not.
func uncheckedMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  // Isolation is a part of a function's type only, not of how it is called.
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
