internal import CSwiftRuntime
import Foundation
import Synchronization

/// Stops code that traps (for example by `preconditionFailure()`, a forced unwrap of nil or an index out of bounds)
/// and lets the thread continue. Libraries use it to test for traps. As with `Stoppable`, references on the stack
/// are never released.
@_spi(Libraries) public enum CaughtTraps {
  /// A thread that runs code which may trap.
  private final class Catcher {
    let thread = pthread_self()
    var hasTrapped = false
  }

  /// The signals of Swift's traps: the first on x86, the second on ARM.
  private static let signals = [SIGILL, SIGTRAP]

  private struct State {
    var catchers: [Catcher] = []
    /// The previous handlers of the signals.
    var former: [Int32: sigaction] = [:]
  }

  private static let state = Mutex(State())

  /// Runs the code until it returns or traps.
  /// - Returns: whether it trapped.
  public static func trapped(in body: @escaping () -> Void) -> Bool {
    let catcher = Catcher()
    begin(catcher)
    let cameBack = Thread.isMainThread ? Stoppable.run(body) : Stoppable.runOnOwnStack(body)
    end(catcher)
    // The code was stopped by a failed assertion, which stops the whole test.
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

  /// Installs the signal handler.
  /// - Returns: the previous handler.
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

  /// Handles a signal. The handler may take the lock, because Swift code never traps while it holds the lock or
  /// allocates memory.
  private static func take(_ signal: Int32) {
    let thread = pthread_self()
    let (found, former) = state.withLock { state in
      (state.catchers.last { pthread_equal($0.thread, thread) != 0 }, state.former[signal])
    }
    guard let catcher = found else {
      // With the previous handler restored, the same instruction traps again and ends the process.
      return giveBack(signal, to: former)
    }
    catcher.hasTrapped = true
    if Thread.isMainThread { Stoppable.leave() }
    flipside_stop()
  }
}
