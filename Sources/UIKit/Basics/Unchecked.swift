/// Runs main-actor code where the compiler can't prove that it is on the main thread: in `deinit` and in members
/// that Foundation declares without an actor. Unlike `MainActor.assumeIsolated` it does not trap off the main
/// thread.
func uncheckedMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  // Isolation belongs to a function's type only, not to its calling convention.
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
