import Foundation
@_spi(Testing) import ObjectiveC

/// Catches the exceptions that a test causes, as Apple's XCTest does: the test fails with `failed: caught
/// "NSInternalInconsistencyException", "…"`, and is stopped.
///
/// Run loops that the test runs are stopped with it. An asynchronous test is stopped if its own tasks raised the
/// exception; an exception raised beside it fails it, and it continues. If code cannot be stopped, UIKit's own
/// exceptions fail the test and let it continue until its loops have returned. Other threads and Swift Testing
/// catch none: there an exception ends the process, on Apple's systems as well.
enum CaughtExceptions {
  /// Whether UIKit's exceptions are to be logged only, as with `flipside test --exceptions log`.
  private static let areLogged = ProcessInfo.processInfo.environment["FLIPSIDE_EXCEPTIONS"] == "log"

  static func begin() {
    ExceptionCatcher.current = { take($0, comesBack: $1) }
  }

  /// - Parameter comesBack: whether the code continues after the exception where it can't be left; the app's own
  ///   exceptions end the process there.
  /// - Returns: false for an exception that is not caught.
  private static func take(_ exception: NSException, comesBack: Bool) -> Bool {
    guard comesBack ? !areLogged && Stoppable.isRunning : Stoppable.canLeave else { return false }
    if Stoppable.canLeave { CaseInvocation.AsyncOutcome.current?.giveUp() }
    let text = "\"\(exception.name.rawValue)\", \"\(exception.reason ?? "(null)")\""
    // Apple's would not have got there.
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
