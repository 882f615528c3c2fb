internal import CSwiftRuntime
import Foundation
import Synchronization

/// Abandons code that traps, such as `preconditionFailure()`, a forced nil or an index out of bounds, and lets the
/// thread continue: for libraries with matchers for that. References on the stack are never released, as with
/// `Stoppable`.
@_spi(Libraries) public enum CaughtTraps {
  /// A thread that waits for a trap.
  private final class Catcher {
    let thread = pthread_self()
    var hasTrapped = false
  }

  /// The signals of a trap of Swift's: the first on x86, the second on ARM.
  private static let signals = [SIGILL, SIGTRAP]

  private struct State {
    var catchers: [Catcher] = []
    /// The former handlers of the signals.
    var former: [Int32: sigaction] = [:]
  }

  private static let state = Mutex(State())

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
    state.withLock { state in
      if state.catchers.isEmpty { for signal in signals { state.former[signal] = takeSignal(signal) } }
      state.catchers.append(catcher)
    }
  }

  private static func end(_ catcher: Catcher) {
    state.withLock { state in
      state.catchers.removeAll { $0 === catcher }
      if state.catchers.isEmpty { for signal in signals { giveBack(signal, to: state.former[signal]) } }
    }
  }

  /// - Returns: what was done at the signal before.
  private static func takeSignal(_ signal: Int32) -> sigaction? {
    var (action, before) = (sigaction(), sigaction())
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { signal, _, _ in CaughtTraps.take(signal) }
    return sigaction(signal, &action, &before) == 0 ? before : nil
  }

  private static func giveBack(_ signal: Int32, to action: sigaction?) {
    if var action { sigaction(signal, &action, nil) }
  }

  /// A trap is in Swift's code, never in the middle of taking the lock or of allocating.
  private static func take(_ signal: Int32) {
    let thread = pthread_self()
    let (found, former) = state.withLock { state in
      (state.catchers.last { pthread_equal($0.thread, thread) != 0 }, state.former[signal])
    }
    guard let catcher = found else {
      // The same instruction traps again, and ends the process.
      return giveBack(signal, to: former)
    }
    catcher.hasTrapped = true
    if Thread.isMainThread { Stoppable.leave() }
    flipside_stop()
  }
}
