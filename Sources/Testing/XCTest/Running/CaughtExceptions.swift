import Foundation
@_spi(Testing) import ObjectiveC

/// Catches the exceptions that a test raises, as Apple's XCTest does: the test fails with `failed: caught
/// "NSInternalInconsistencyException", "…"`, and is stopped.
///
/// Run loops that the test started are stopped as well. An asynchronous test is stopped only if one of its own
/// tasks raised the exception; an exception in other code fails the test, which continues. If the code can't be
/// stopped, UIKit's own exceptions fail the test, and it continues until its run loops have returned. On other
/// threads and in Swift Testing exceptions are not caught and end the process, as on Apple's systems.
enum CaughtExceptions {
  /// Whether UIKit's exceptions are only logged, as with `flipside test --exceptions log`.
  private static let areLogged = ProcessInfo.processInfo.environment["FLIPSIDE_EXCEPTIONS"] == "log"

  static func begin() {
    ExceptionCatcher.current = { take($0, comesBack: $1) }
  }

  /// Handles a raised exception.
  /// - Parameters:
  ///   - exception: the exception.
  ///   - comesBack: whether the code can continue after the exception if it can't be stopped. The app's own
  ///     exceptions end the process in that case.
  /// - Returns: whether the exception is caught.
  private static func take(_ exception: NSException, comesBack: Bool) -> Bool {
    if ExceptionCatching.take(exception) { return true }
    guard comesBack ? !areLogged && Stoppable.isRunning : Stoppable.canLeave else { return false }
    if Stoppable.canLeave { CaseInvocation.AsyncOutcome.current?.giveUp() }
    let text = "\"\(exception.name.rawValue)\", \"\(exception.reason ?? "(null)")\""
    // With Apple's XCTest this code would not have run, because the test would have been stopped before.
    if Stoppable.isLeaving {
      TestOutput.write("After the exception that the test is left for: \(text)")
    } else {
      var issue = XCTIssue(type: .uncaughtException, compactDescription: "failed: caught \(text)")
      issue.sourceCodeContext = XCTSourceCodeContext(location: CallerLocation.find())
      TestRun.current.record(issue)
    }
    Stoppable.leave()
    Stoppable.stop()
    return true
  }
}
