import Foundation

/// One execution of a test, with its times and results.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctestrun>
open class XCTestRun: NSObject, @unchecked Sendable {
  public let test: XCTest
  /// The date at which the run began, in real time.
  open private(set) var startDate: Date?
  open private(set) var stopDate: Date?
  private var begin: Double?
  private var end: Double?
  open private(set) var failureCount = 0
  open private(set) var unexpectedExceptionCount = 0
  var skips = 0
  var expectedFailures = 0

  public required init(test: XCTest) { self.test = test }

  public convenience init(_ test: XCTest) { self.init(test: test) }

  /// The duration of the run in seconds of real time.
  open var totalDuration: TimeInterval { begin.map { (end ?? RealClock.now) - $0 } ?? 0 }
  /// The total duration of the tests themselves, in seconds.
  open var testDuration: TimeInterval { totalDuration }
  open var testCaseCount: Int { test.testCaseCount }
  open var executionCount: Int { begin == nil ? 0 : 1 }
  open var skipCount: Int { skips }
  open var totalFailureCount: Int { failureCount + unexpectedExceptionCount }
  open var hasBeenSkipped: Bool { skipCount > 0 && skipCount == executionCount }
  /// Whether the run ended without failures. A run whose tests were all skipped has succeeded, too.
  open var hasSucceeded: Bool { end != nil && totalFailureCount == 0 }
  var expectedFailureCount: Int { expectedFailures }

  open func start() {
    begin = RealClock.now
    startDate = Date(timeIntervalSince1970: RealClock.calendar)
  }

  open func stop() {
    end = RealClock.now
    stopDate = Date(timeIntervalSince1970: RealClock.calendar)
  }

  /// Counts an issue. Thrown errors and exceptions count as unexpected, failed assertions as ordinary failures.
  open func record(_ issue: XCTIssue) {
    guard issue.severity == .error else { return }
    switch issue.type {
    case .thrownError, .uncaughtException: unexpectedExceptionCount += 1
    default: failureCount += 1
    }
  }

  @available(*, deprecated, renamed: "record(_:)")
  open func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool
  ) {
    var issue = XCTIssue(type: expected ? .assertionFailure : .uncaughtException, compactDescription: description)
    if let filePath {
      issue.sourceCodeContext = XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber))
    }
    record(issue)
  }
}

/// The run of a test case.
open class XCTestCaseRun: XCTestRun, @unchecked Sendable {
  /// The number of the repetition, from 1.
  var iteration = 1
  /// The time of the app's clock at the start, in seconds.
  var appStart = 0.0

  open override func start() {
    appStart = RealClock.appClock
    super.start()
  }
}

/// The run of a suite, with the runs of its tests.
open class XCTestSuiteRun: XCTestRun, @unchecked Sendable {
  open private(set) var testRuns: [XCTestRun] = []

  open func addTestRun(_ testRun: XCTestRun) { testRuns.append(testRun) }

  open override var testDuration: TimeInterval { testRuns.reduce(0) { $0 + $1.testDuration } }
  open override var executionCount: Int { testRuns.reduce(0) { $0 + $1.executionCount } }
  open override var skipCount: Int { testRuns.reduce(0) { $0 + $1.skipCount } }
  open override var failureCount: Int { testRuns.reduce(super.failureCount) { $0 + $1.failureCount } }
  open override var unexpectedExceptionCount: Int {
    testRuns.reduce(super.unexpectedExceptionCount) { $0 + $1.unexpectedExceptionCount }
  }
  override var expectedFailureCount: Int { testRuns.reduce(0) { $0 + $1.expectedFailureCount } }
}
