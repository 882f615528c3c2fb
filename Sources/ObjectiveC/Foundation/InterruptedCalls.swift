/// The functions that restore static state after a test was aborted in the middle of calls. Apple's XCTest unwinds
/// the stack, which is not possible in Swift.
///
/// A type with static state for the duration of calls, such as active animation blocks or open transactions,
/// registers a function that restores the initial state.
package enum InterruptedCalls {
  private static let resets = Locked<[@MainActor @Sendable () -> Void]>([])

  /// Registers a function that is called on the main thread after calls were aborted.
  package static func addReset(_ reset: @escaping @MainActor @Sendable () -> Void) {
    resets.withLock { $0.append(reset) }
  }

  /// Calls all registered functions.
  @MainActor static func reset() {
    for reset in resets.withLock({ $0 }) { reset() }
  }
}
