internal import CVirtualHost
@_spi(Testing) import ObjectiveC
import Synchronization

/// Ends the process if a test exceeds its time limit, by the app's clock or in real time. The test may never
/// return, so the tool runs the other tests in a new process.
final class TimeAllowance: @unchecked Sendable {
  /// The limit in seconds of the app's clock for runs without time allowances. A test that waits endlessly takes
  /// almost no real time for each hour of the app's clock, so the limit in real time would not end it.
  private static let withoutEnd = 24 * 3600.0
  private static let leastRealTime = 60.0

  private let testCase: XCTestCase
  private let realStart = RealClock.now
  private let appStart = RealClock.appClock
  private static let current = Mutex<TimeAllowance?>(nil)

  private init(_ testCase: XCTestCase) { self.testCase = testCase }

  static func begin(_ testCase: XCTestCase) -> TimeAllowance {
    let allowance = TimeAllowance(testCase)
    current.withLock { $0 = allowance }
    startWatching
    return allowance
  }

  func end() {
    Self.current.withLock { if $0 === self { $0 = nil } }
    // The app's clock may have advanced by hours between two checks.
    guard let limit, RealClock.appClock - appStart > limit else { return }
    TestRun.current.record(issue(limit), in: testCase)
  }

  private var limit: Double? {
    let allowances = TestRun.current.configuration.allowances
    guard allowances.isEnabled else { return nil }
    let wanted = testCase.caseState.allowance ?? allowances.standard
    // Limits are rounded up to whole minutes, as with Apple's XCTest.
    return min(allowances.longest, max(60, (wanted / 60).rounded(.up) * 60))
  }

  private func check() {
    let (real, app) = (RealClock.now - realStart, RealClock.appClock - appStart)
    if let limit {
      if real > limit || app > limit { exceed(limit, real) }
    } else if app > Self.withoutEnd, real > Self.leastRealTime {
      exceed(Self.withoutEnd, real)
    }
  }

  private func exceed(_ limit: Double, _ duration: Double) -> Never {
    TestRun.current.endProcess(testCase, issue(limit), duration)
  }

  private func issue(_ limit: Double) -> XCTIssue {
    let isWholeMinutes = limit >= 60 && limit.truncatingRemainder(dividingBy: 60) == 0
    let length =
      isWholeMinutes
      ? TestOutput.count(Int(limit / 60), "minute") : TestOutput.count(Int(limit.rounded(.up)), "second")
    var issue = XCTIssue(
      type: .system, compactDescription: "Test exceeded execution time allowance of \(length)")
    issue.sourceCodeContext = testCase.declaration
    return issue
  }

  private static let startWatching: Void = {
    virtual_host_begin_own_work()
    defer { virtual_host_end_own_work() }
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        while true {
          virtual_host_real_sleep(200_000_000)
          // Another thread that waits for a lock of this thread must not count as waiting for time to pass.
          virtual_host_begin_own_work()
          defer { virtual_host_end_own_work() }
          TimeAllowance.current.withLock { $0 }?.check()
        }
      }, nil)
  }()
}

extension TestRun {
  /// Reports a test that can't be stopped, and ends the process.
  func endProcess(_ testCase: XCTestCase, _ issue: XCTIssue, _ duration: Double) -> Never {
    TestOutput.write("\(Self.location(of: issue)): error: \(testCase.name) : \(issue.compactDescription)")
    TestOutput.write("Test Case '\(testCase.name)' failed (\(TestOutput.seconds(duration)) seconds).")
    let id = "\(testCase.identifier)"
    let location = issue.sourceCodeContext.location
    events.write(
      "issue",
      [
        "id": id, "type": "system", "message": issue.compactDescription, "file": location?.fileURL.path,
        "line": location?.lineNumber, "expected": false,
      ])
    events.write("caseFinished", ["id": id, "result": "failed", "duration": duration, "iteration": 1])
    fflush(nil)
    _exit(1)
  }
}
