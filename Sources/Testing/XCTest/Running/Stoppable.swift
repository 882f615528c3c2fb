internal import CSwiftRuntime
import Foundation
@_spi(Testing) import ObjectiveC

/// Code of a test that can be stopped in its middle, as `continueAfterFailure` requires: Apple's XCTest throws an
/// exception, which Swift cannot. References on the stack are never released.
enum Stoppable {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// The number of nested run loops when the innermost stoppable code began.
  // Main thread only.
  nonisolated(unsafe) private static var loops = 0
  /// The same now. Code below a run loop can't be left: neither that nor the main queue would get on without its
  /// frames.
  // Main thread only.
  nonisolated(unsafe) private static var nestedLoops = 0
  /// The innermost code is to be left as soon as its run loops have returned.
  // Main thread only.
  nonisolated(unsafe) private static var isWanted = false
  /// Whether the innermost stoppable code began in a block of the main queue.
  // Main thread only.
  nonisolated(unsafe) private static var mainQueueMark: UnsafeMutableRawPointer?
  /// The number of nested waiters when it began.
  // Main thread only.
  nonisolated(unsafe) private static var waits = 0

  /// Counts the main run loop's turns within turns from now on.
  static func observeLoops() {
    // Foundation's own names for these activities have other numbers than CoreFoundation.
    let (entry, exit) = (RunLoop._Activities(rawValue: 1), RunLoop._Activities(rawValue: 1 << 7))
    nestedLoops = 1
    MainQueueState.look()
    _ = observer
    observer = RunLoop.main._observe([entry, exit], in: .common) { activity in
      nestedLoops += activity == .exit ? -1 : 1
    }
  }
  // Main thread only.
  nonisolated(unsafe) private static var observer: RunLoop._Observer?

  /// - Returns: false when the code was stopped.
  @discardableResult static func run(_ body: @escaping () -> Void) -> Bool {
    let outer = (loops, nestedLoops, isWanted, mainQueueMark, waits)
    loops = nestedLoops
    isWanted = false
    mainQueueMark = MainQueueState.mark
    waits = XCTWaiter.waitCount
    defer { (loops, nestedLoops, isWanted, mainQueueMark, waits) = outer }
    let cameBack = runOnOwnStack(body)
    // Stopped code never releases its captures.
    if !cameBack { MainActor.assumeIsolated { ExceptionCatcher.didLeaveCalls() } }
    return cameBack
  }

  /// The same on any thread, of code without run loops.
  static func runOnOwnStack(_ body: @escaping () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    let cameBack = flipside_run_stoppable(
      { work in
        guard let work else { return }
        Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body()
      }, work.toOpaque())
    if cameBack { work.release() }
    return cameBack
  }

  /// Whether there is stoppable code on this thread.
  static var isRunning: Bool { Thread.isMainThread && flipside_is_stoppable() }

  /// Whether the innermost stoppable code is to be left as soon as its run loops have returned.
  static var isLeaving: Bool { isRunning && isWanted }

  /// Whether the innermost stoppable code can be left at once.
  static var canStop: Bool { isRunning && nestedLoops <= loops }

  /// Whether the innermost stoppable code can be left at once with the run loops in it.
  static var canLeave: Bool { isRunning && MainQueueState.canLeave(toMark: mainQueueMark) }

  /// Leaves the innermost stoppable code at once, with the run loops in it: what raised an exception below them
  /// does not return. Returns where that can't be.
  static func leave() {
    guard canLeave else { return }
    // Nobody is notified of their ends.
    nestedLoops = loops
    isWanted = false
    MainQueueState.leave(toMark: mainQueueMark)
    XCTWaiter.forgetWaits(from: waits)
    flipside_stop()
  }

  /// Stops the innermost stoppable code, at once or when its run loops have returned; does nothing outside of such
  /// code and on other threads.
  static func stop() {
    guard isRunning else { return }
    isWanted = true
    stopIfWanted()
  }

  /// Leaves the code if that was wanted within a run loop that has returned since.
  static func stopIfWanted() {
    guard isWanted, Thread.isMainThread, nestedLoops <= loops else { return }
    isWanted = false
    flipside_stop()
  }
}
