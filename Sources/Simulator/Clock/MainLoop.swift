internal import CVirtualHost
import UIKit

/// Turns of the main run loop, as far as a host needs them: Foundation's timers and sources and the main
/// dispatch queue, without ever waiting.
package enum MainLoop {
  /// Handles what is ready now.
  package static func turn() {
    virtual_host_forget_reads()
    MainActor.assumeIsolated {
      AppCalls.run { _ = RunLoop.main.run(mode: MainRunLoopMode.current, before: .distantPast) }
    }
  }

  /// More turns than this at one instant, and what is ready (a chain of blocks on the main queue, another thread
  /// that brings more) will not end automatically. On iOS time passes meanwhile: here a frame does, with a few
  /// turns of each.
  private static let mostTurns = 1_000
  private static let turnsOfRestless = 20
  private static var isRestless = false

  /// Handles everything that is ready, until nothing is and no other thread is at work that might bring more. False
  /// when more came without an end.
  ///
  /// Each turn begins when all other threads rest, so that what they bring is handled in an order that does not
  /// depend on how fast the machine is.
  @discardableResult package static func settle() -> Bool {
    var quietTurns = 0
    for _ in 0..<(isRestless ? turnsOfRestless : mostTurns) {
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

  /// The descriptor with which libdispatch signals a run loop that the main queue has work.
  private static let queueHandle: (@convention(c) () -> Int32)? = {
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    // The symbol is that of a C function of this type.
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
  }()

  /// The same descriptor for hosts that sleep on it; -1 where it can't be had.
  package static var mainQueueDescriptor: Int32 { queueHandle?() ?? -1 }
}
