internal import CSwiftRuntime
import Foundation
@_spi(Testing) import ObjectiveC
import Synchronization

/// Code of a test that can be stopped at any point, as `continueAfterFailure` requires. Apple's XCTest raises an
/// exception for that, which Swift does not have. References on the stack of stopped code are never released.
enum Stoppable {
  /// A closure as it is stored in memory: the function and its context.
  private struct Work { let body: () -> Void }

  /// The number of such pieces of code that run inside each other, by thread.
  private static let depths = Mutex<[pthread_t: Int]>([:])

  /// The number of such pieces of code that run inside each other on this thread.
  static var depth: Int {
    let thread = pthread_self()
    return depths.withLock { $0[thread] ?? 0 }
  }

  /// The number of nested run loops when the innermost stoppable code began.
  /// Used on the main thread only.
  nonisolated(unsafe) private static var loops = 0
  /// The current number of nested run loops. Code inside a run loop can't be stopped alone, because the run loop
  /// and the main queue could not continue without their stack frames.
  /// Used on the main thread only.
  nonisolated(unsafe) private static var nestedLoops = 0
  /// Whether the innermost code is stopped as soon as its run loops have returned.
  /// Used on the main thread only.
  nonisolated(unsafe) private static var isWanted = false
  /// The state of the main queue when the innermost stoppable code began, which indicates whether it began in a
  /// block of the queue.
  /// Used on the main thread only.
  nonisolated(unsafe) private static var mainQueueMark: UnsafeMutableRawPointer?
  /// The number of nested waits when the innermost stoppable code began.
  /// Used on the main thread only.
  nonisolated(unsafe) private static var waits = 0

  /// Starts to count the nested runs of the main run loop.
  static func observeLoops() {
    // The raw values are CoreFoundation's; Foundation's constants for these activities have other values.
    let (entry, exit) = (RunLoop._Activities(rawValue: 1), RunLoop._Activities(rawValue: 1 << 7))
    nestedLoops = 1
    MainQueueState.look()
    _ = observer
    observer = RunLoop.main._observe([entry, exit], in: .common) { activity in
      nestedLoops += activity == .exit ? -1 : 1
    }
  }
  // Used on the main thread only.
  nonisolated(unsafe) private static var observer: RunLoop._Observer?

  /// Runs code on the main thread that can be stopped.
  /// - Returns: whether the code returned.
  @discardableResult static func run(_ body: () -> Void) -> Bool {
    let outer = (loops, nestedLoops, isWanted, mainQueueMark, waits)
    loops = nestedLoops
    isWanted = false
    mainQueueMark = MainQueueState.mark
    waits = XCTWaiter.waitCount
    defer { (loops, nestedLoops, isWanted, mainQueueMark, waits) = outer }
    let cameBack = runOnOwnStack(body)
    // The captures of stopped code are never released.
    if !cameBack { MainActor.assumeIsolated { ExceptionCatcher.didLeaveCalls() } }
    return cameBack
  }

  /// Runs code without run loops that can be stopped, on any thread.
  static func runOnOwnStack(_ body: () -> Void) -> Bool {
    let thread = pthread_self()
    let outer = depths.withLock { depths in
      let outer = depths[thread]
      depths[thread] = (outer ?? 0) + 1
      return outer
    }
    defer { depths.withLock { $0[thread] = outer } }
    return withoutActuallyEscaping(body) { body in
      var work = Work(body: body)
      // The closure is called by its address: a reference to it on the stack of stopped code would be one that
      // escapes.
      return flipside_run_stoppable(
        { work in
          guard let words = work?.assumingMemoryBound(to: UnsafeRawPointer?.self), let function = words[0] else {
            return
          }
          _ = flipside_call_method(function, words[1])
        }, &work)
    }
  }

  /// Whether stoppable code is running on this thread.
  static var isRunning: Bool { Thread.isMainThread && flipside_is_stoppable() }

  /// Whether the innermost stoppable code is stopped as soon as its run loops have returned.
  static var isLeaving: Bool { isRunning && isWanted }

  /// Whether the innermost stoppable code can be stopped now.
  static var canStop: Bool { isRunning && nestedLoops <= loops }

  /// Whether the innermost stoppable code can be stopped now together with its run loops.
  static var canLeave: Bool { isRunning && MainQueueState.canLeave(toMark: mainQueueMark) }

  /// Stops the innermost stoppable code now together with its run loops, because code in them raised an exception
  /// and does not return. If that is impossible, the function returns.
  static func leave() {
    guard canLeave else { return }
    // The observer is not notified that these run loops have ended.
    nestedLoops = loops
    isWanted = false
    MainQueueState.leave(toMark: mainQueueMark)
    XCTWaiter.forgetWaits(from: waits)
    flipside_stop()
  }

  /// Stops the innermost stoppable code, now or when its run loops have returned. It has no effect outside of such
  /// code and on other threads.
  static func stop() {
    guard isRunning else { return }
    isWanted = true
    stopIfWanted()
  }

  /// Stops the code if that was requested in a run loop that has since returned.
  static func stopIfWanted() {
    guard isWanted, Thread.isMainThread, nestedLoops <= loops else { return }
    isWanted = false
    flipside_stop()
  }
}
