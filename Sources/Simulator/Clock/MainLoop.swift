internal import CVirtualHost
import UIKit

/// Iterations of the main run loop for hosts: Foundation's timers and sources and the main dispatch queue, without
/// waiting.
package enum MainLoop {
  /// Runs one iteration, which handles everything that is ready.
  package static func turn() {
    virtual_host_forget_reads()
    MainActor.assumeIsolated {
      AppCalls.run { _ = RunLoop.main.run(mode: MainRunLoopMode.current, before: .distantPast) }
    }
  }

  /// The number of iterations at one instant after which the work counts as endless, as with blocks that schedule
  /// each other or another thread that keeps scheduling blocks. On iOS time passes meanwhile; here time then
  /// advances by a frame after a few iterations.
  private static let mostTurns = 1_000
  private static let mostTurnsWhenUnsettled = 20
  private static var isRestless = false

  /// Handles everything that is ready until nothing is, and until no other thread is running that might add more.
  /// Returns false if the work did not end.
  ///
  /// Each iteration begins when all other threads are idle, so that the order of their results does not depend on
  /// the speed of the machine.
  @discardableResult package static func settle() -> Bool {
    var quietTurns = 0
    for _ in 0..<(isRestless ? mostTurnsWhenUnsettled : mostTurns) {
      let hadRest = virtual_host_wait_for_others()
      turn()
      quietTurns = hadRest && !isReady ? quietTurns + 1 : 0
      guard quietTurns == 3 else { continue }
      isRestless = false
      return true
    }
    if !isRestless, !didLogRestlessness {
      didLogRestlessness = true
      HostLog.note(
        "the app adds work to its main queue endlessly; the clock advances by one frame at a time meanwhile"
      )
    }
    isRestless = true
    return false
  }

  private static var didLogRestlessness = false

  private static var isReady: Bool {
    guard let queueHandle else { return false }
    var file = pollfd(fd: queueHandle(), events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0 && file.revents & Int16(POLLIN) != 0
  }

  /// Returns the file descriptor by which libdispatch signals work on the main queue to a run loop.
  private static let queueHandle: (@convention(c) () -> Int32)? = {
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    // The symbol is a C function of this type.
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
  }()

  /// The file descriptor that signals work on the main queue, for hosts that sleep; -1 if it is unavailable.
  package static var mainQueueDescriptor: Int32 { queueHandle?() ?? -1 }
}
