internal import CSwiftRuntime
import Foundation

/// Leaves code that traps, as `preconditionFailure()`, a forced nil or an index out of bounds do, and lets the
/// thread continue: for libraries with matchers for that. What lies on the stack is never released, as with
/// `Stoppable`.
@_spi(Libraries) public enum CaughtTraps {
  /// Who waits for a trap of a thread.
  private final class Catcher {
    let thread = pthread_self()
    var hasTrapped = false
  }

  /// What the processor raises where Swift stops: the first on x86, the second on ARM.
  private static let signals = [SIGILL, SIGTRAP]
  private static let lock = NSLock()
  nonisolated(unsafe) private static var catchers: [Catcher] = []
  /// What was done at the signals before.
  nonisolated(unsafe) private static var former: [Int32: sigaction] = [:]

  /// Runs the code until it comes back or traps.
  /// - Returns: whether it trapped.
  public static func trapped(in body: @escaping () -> Void) -> Bool {
    let catcher = Catcher()
    begin(catcher)
    let cameBack = Thread.isMainThread ? Stoppable.run(body) : Stoppable.runOnOwnStack(body)
    end(catcher)
    // A failed assertion in the code ends all of the test.
    if !cameBack, !catcher.hasTrapped { Stoppable.stop() }
    return catcher.hasTrapped
  }

  private static func begin(_ catcher: Catcher) {
    lock.withLock {
      if catchers.isEmpty { signals.forEach(takeSignal) }
      catchers.append(catcher)
    }
  }

  private static func end(_ catcher: Catcher) {
    lock.withLock {
      catchers.removeAll { $0 === catcher }
      if catchers.isEmpty { signals.forEach(giveSignalBack) }
    }
  }

  private static func takeSignal(_ signal: Int32) {
    var (action, before) = (sigaction(), sigaction())
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { signal, _, _ in CaughtTraps.take(signal) }
    if sigaction(signal, &action, &before) == 0 { former[signal] = before }
  }

  private static func giveSignalBack(_ signal: Int32) {
    if var action = former[signal] { sigaction(signal, &action, nil) }
  }

  /// A trap is in Swift's code, never in the middle of taking the lock or of allocating.
  private static func take(_ signal: Int32) {
    let thread = pthread_self()
    guard let catcher = lock.withLock({ catchers.last { pthread_equal($0.thread, thread) != 0 } }) else {
      // The same instruction traps again, and ends the process.
      return giveSignalBack(signal)
    }
    catcher.hasTrapped = true
    if Thread.isMainThread { Stoppable.leave() }
    flipside_stop()
  }
}
