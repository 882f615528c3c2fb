internal import CVirtualHost
import Foundation

/// Turns of the main run loop, as far as a host needs them: Foundation's timers and sources and the main
/// dispatch queue, without ever waiting.
package enum MainLoop {
  /// Handles what is ready now.
  package static func turn() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Handles everything that is ready, until nothing is and no other thread is at work that might bring more.
  ///
  /// A thread that never rests (a busy loop of the app's) is waited for no longer than `patience` real seconds.
  package static func settle(patience: Double = 2) {
    var end = virtual_host_real_now() &+ Int64(patience * 1e9)
    var quietTurns = 0
    var turns = 0
    while quietTurns < 3 {
      turn()
      turns += 1
      if virtual_host_others_busy(0) {
        quietTurns = 0
        if virtual_host_real_now() > end { break }
        virtual_host_real_sleep(20_000)
      } else if isReady, turns < 10_000 {
        quietTurns = 0
        end = virtual_host_real_now() &+ Int64(patience * 1e9)
      } else {
        quietTurns += 1
      }
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
