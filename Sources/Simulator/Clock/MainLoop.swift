internal import CVirtualHost
import Foundation

/// Turns of the main run loop, as far as a host needs them: Foundation's timers and sources and the main
/// dispatch queue, without ever waiting.
package enum MainLoop {
  /// Handles what is ready now.
  package static func turn() {
    virtual_host_forget_reads()
    virtual_host_set_in_app(true)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    virtual_host_set_in_app(false)
  }

  /// Handles everything that is ready, until nothing is and no other thread is at work that might bring more.
  ///
  /// Each turn begins when all other threads rest, so that what they bring is handled in an order that does not depend on
  /// how fast the machine is.
  package static func settle() {
    var quietTurns = 0
    var turns = 0
    while quietTurns < 3 {
      let hadRest = virtual_host_wait_for_others()
      turn()
      turns += 1
      quietTurns = hadRest && !(isReady && turns < 10_000) ? quietTurns + 1 : 0
    }
  }

  private static var isReady: Bool {
    guard let queueHandle else { return false }
    var file = pollfd(fd: queueHandle(), events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }

  /// The descriptor by which libdispatch tells a run loop that the main queue has work.
  private static let queueHandle: (@convention(c) () -> Int32)? = {
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
  }()

  /// The same descriptor for hosts that sleep on it; -1 where it can't be had.
  package static var mainQueueDescriptor: Int32 { queueHandle?() ?? -1 }
}
