/// The state that is restored when a test is left in the middle of calls: Apple's XCTest unwinds their frames,
/// which Swift cannot.
///
/// Types whose static state lasts as long as a call (the animation blocks in force, the open transactions) register
/// here what makes it as it is between calls.
package enum InterruptedCalls {
  private static let resets = Locked<[@MainActor @Sendable () -> Void]>([])

  /// Registers what to do, on the main thread, when calls were left.
  package static func addReset(_ reset: @escaping @MainActor @Sendable () -> Void) {
    resets.withLock { $0.append(reset) }
  }

  /// Puts everything back that is registered.
  @MainActor static func reset() {
    for reset in resets.withLock({ $0 }) { reset() }
  }
}
