import Foundation
@_spi(Testing) import ObjectiveC
import Synchronization

/// Catches the exceptions of code that expects them, as `@try` and `@catch` of Objective-C do. Libraries use it to
/// test that code raises an exception. As with `Stoppable`, references on the stack of stopped code are never
/// released.
@_spi(Libraries) public enum ExceptionCatching {
  /// A thread that runs code which may raise an exception.
  private final class Catcher {
    let thread = pthread_self()
    /// The depth of the code, by which exceptions of tests that it runs are told from its own.
    let depth = Stoppable.depth + 1
    var exception: NSException?
  }

  private static let catchers = Mutex<[Catcher]>([])

  /// Runs the code until it returns or raises an exception.
  ///
  /// A failed assertion that ends the whole test ends it after `finally`, as the exception of Apple's XCTest does.
  /// - Parameters:
  ///   - body: the code.
  ///   - handler: code that runs if the exception is caught.
  ///   - finally: code that runs at the end in any case.
  /// - Returns: the exception; nil if the code returned.
  @discardableResult public static func exception(
    in body: () -> Void, handler: (NSException) -> Void = { _ in }, finally: () -> Void = {}
  ) -> NSException? {
    let catcher = Catcher()
    catchers.withLock { $0.append(catcher) }
    let cameBack = Thread.isMainThread ? Stoppable.run(body) : Stoppable.runOnOwnStack(body)
    catchers.withLock { $0.removeAll { $0 === catcher } }
    if let exception = catcher.exception { handler(exception) }
    finally()
    if !cameBack, catcher.exception == nil { Stoppable.stop() }
    return catcher.exception
  }

  /// Stops the innermost code that catches exceptions on this thread.
  /// - Returns: false if there is no such code, if the exception is of a test that it runs, or if the code can't be
  ///   stopped now.
  static func take(_ exception: NSException) -> Bool {
    let thread = pthread_self()
    let innermost = catchers.withLock { $0.last { pthread_equal($0.thread, thread) != 0 } }
    guard let catcher = innermost, catcher.depth == Stoppable.depth else { return false }
    guard !Thread.isMainThread || Stoppable.canLeave else { return false }
    catcher.exception = exception
    Stoppable.leave()
    return true
  }
}
