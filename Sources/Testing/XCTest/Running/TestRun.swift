@_spi(Testing) import ObjectiveC

/// The run of all tests in this process. It records the running test and the results.
final class TestRun: @unchecked Sendable {
  static let current = TestRun()

  private let lock = NSRecursiveLock()
  var configuration = TestConfiguration()
  let events = TestEvents()
  /// The running test.
  private(set) var runningCase: XCTestCase?
  private(set) var caseRun: XCTestCaseRun?
  /// The running suites, outermost first.
  private(set) var suites: [(suite: XCTestSuite, run: XCTestSuiteRun)] = []
  /// The name of the running class method, `setUp` or `tearDown`.
  private var classHook: String?
  /// The result of the last iteration of each test.
  private(set) var results: [TestIdentifier: TestResult] = [:]
  /// The number of failures in classes and suites outside their tests.
  private(set) var failuresOutsideTests = 0
  let expectedFailures = ExpectedFailures()
  /// The errors that blocks of `XCTExpectFailure` threw as expected failures.
  var expectedErrors: [any Error] = []

  enum TestResult: String {
    case passed, failed, skipped, expectedFailure
  }

  /// Whether activities are printed, as in UI tests.
  var printsActivities: Bool {
    guard let runningCase else { return false }
    return configuration.bundles.contains {
      $0.isUITest && [$0.module, $0.name].contains(runningCase.identifier.parts[0])
    }
  }

  private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: - Suites

  func run(_ suite: XCTestSuite, _ given: XCTestSuiteRun?) {
    guard let run = given else { return }
    run.start()
    locked { suites.append((suite, run)) }
    TestOutput.write("Test Suite '\(suite.name)' started at \(date(run.startDate)).")
    events.write("suiteStarted", ["name": suite.name, "depth": suites.count - 1])
    let center = XCTestObservationCenter.shared
    center.each { $0.testSuiteWillStart(suite) }
    suite.setUp()
    if let type = suite.caseClass {
      hook("+[\(TestDiscovery.fullName(of: type)) setUp]") { type.setUp() }
    }
    for test in suite.tests { runRepeatedly(test, in: run) }
    if let type = suite.caseClass {
      hook("+[\(TestDiscovery.fullName(of: type)) tearDown]") { type.tearDown() }
    }
    suite.tearDown()
    run.stop()
    center.each { $0.testSuiteDidFinish(suite) }
    locked { _ = suites.popLast() }
    report(suite, run)
  }

  private func hook(_ name: String, _ body: @escaping () -> Void) {
    locked { classHook = name }
    Stoppable.run { autoreleasepool { body() } }
    locked { classHook = nil }
  }

  private func report(_ suite: XCTestSuite, _ run: XCTestSuiteRun) {
    let word = run.totalFailureCount == 0 ? "passed" : "failed"
    TestOutput.write("Test Suite '\(suite.name)' \(word) at \(date(run.stopDate)).")
    TestOutput.write("\t \(Self.summary(of: run))")
    events.write(
      "suiteFinished",
      [
        "name": suite.name, "tests": run.executionCount, "failures": run.totalFailureCount,
        "unexpected": run.unexpectedExceptionCount, "skipped": run.skipCount,
        "expectedFailures": run.expectedFailureCount, "duration": run.totalDuration,
      ])
  }

  /// Returns a summary such as `Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.001
  /// (0.002) seconds`.
  static func summary(of run: XCTestRun) -> String {
    let skipped = run.skipCount == 0 ? "" : TestOutput.count(run.skipCount, "test") + " skipped and "
    return "Executed \(TestOutput.count(run.executionCount, "test")), with \(skipped)"
      + "\(TestOutput.count(run.totalFailureCount, "failure")) (\(run.unexpectedExceptionCount) unexpected) in "
      + "\(TestOutput.seconds(run.testDuration)) (\(TestOutput.seconds(run.totalDuration))) seconds"
  }

  private func date(_ date: Date?) -> String { TestOutput.date(date?.timeIntervalSince1970 ?? 0) }

  // MARK: - Repetitions

  private func runRepeatedly(_ test: XCTest, in suite: XCTestSuiteRun) {
    let repetition = configuration.repetition
    guard let first = test as? XCTestCase, repetition.mode != .none, repetition.count > 1 else {
      test.run()
      if let run = test.testRun { suite.addTestRun(run) }
      return
    }
    var testCase = first
    for iteration in 1...repetition.count {
      let run = XCTestCaseRun(test: testCase)
      run.iteration = iteration
      testCase.perform(run)
      suite.addTestRun(run)
      let failed = run.totalFailureCount > 0
      if repetition.mode == .retryOnFailure, !failed { break }
      if repetition.mode == .untilFailure, failed { break }
      guard iteration < repetition.count, let next = TestDiscovery.copy(of: testCase) else { break }
      testCase = next
    }
  }

  // MARK: - Test cases

  func run(_ testCase: XCTestCase, _ given: XCTestCaseRun?) {
    guard let run = given else { return }
    let outer = locked { (runningCase, caseRun) }
    locked { (runningCase, caseRun) = (testCase, run) }
    run.start()
    let repetition = configuration.repetition
    let isRepeated = repetition.mode != .none && repetition.count > 1
    let suffix = isRepeated ? " (Iteration \(run.iteration) of \(repetition.count))" : ""
    TestOutput.write("Test Case '\(testCase.name)' started\(suffix).")
    events.write(
      "caseStarted",
      [
        "id": "\(testCase.identifier)", "name": testCase.name, "framework": "XCTest", "iteration": run.iteration,
        "file": testCase.test.map { "\($0.file)" }, "line": testCase.test?.line,
      ])
    let center = XCTestObservationCenter.shared
    let allowance = TimeAllowance.begin(testCase)
    ActivityRecorder.begin(testCase)
    center.each { $0.testCaseWillStart(testCase) }
    testCase.invokeTest()
    expectedFailures.endAll(in: testCase)
    center.each { $0.testCaseDidFinish(testCase) }
    ActivityRecorder.end(testCase, failed: run.totalFailureCount > 0)
    allowance.end()
    run.stop()
    finish(testCase, run)
    locked { (runningCase, caseRun) = outer }
    testCase.caseState = CaseState()
    expectedErrors = []
  }

  private func finish(_ testCase: XCTestCase, _ run: XCTestCaseRun) {
    let result: TestResult
    if run.totalFailureCount > 0 {
      result = .failed
    } else if run.skips > 0 {
      result = .skipped
    } else {
      result = run.expectedFailures > 0 ? .expectedFailure : .passed
    }
    if XCTestObservationCenter.shared.isReporting { locked { results[testCase.identifier] = result } }
    let word = result == .expectedFailure ? "passed" : result.rawValue
    TestOutput.write("Test Case '\(testCase.name)' \(word) (\(TestOutput.seconds(run.totalDuration)) seconds).")
    events.write(
      "caseFinished",
      [
        "id": "\(testCase.identifier)", "result": result.rawValue, "duration": run.totalDuration,
        "virtualDuration": RealClock.appClock - run.appStart, "iteration": run.iteration,
      ])
  }

  /// Returns whether a test must not run because its set-up skipped it or failed.
  func mustEnd(_ testCase: XCTestCase) -> Bool {
    guard let run = locked({ caseRun }) else { return false }
    return run.skips > 0 || (!testCase.continueAfterFailure && run.totalFailureCount > 0)
  }

  // MARK: - Issues

  /// Records an issue in the running test or else in the running class or suite.
  func record(_ issue: XCTIssue) {
    if let testCase = locked({ runningCase }) { return record(issue, in: testCase) }
    if expectedFailures.take(issue, in: nil) { return }
    recordOutsideTests(issue)
  }

  func record(_ issue: XCTIssue, in testCase: XCTestCase) { testCase.record(issue) }

  /// Records an error that a test threw.
  func recordThrown(_ error: any Error, in testCase: XCTestCase) {
    if error is ReportedError { return }
    if let skip = error as? XCTSkip, let run = locked({ caseRun }) {
      return recordSkip(skip.summary, at: skip.location, in: run)
    }
    // The error was thrown by a block that was expected to fail.
    if expectedErrors.contains(where: { "\($0)" == "\(error)" }) { return }
    var issue = XCTIssue(thrown: error)
    issue.sourceCodeContext = testCase.declaration
    record(issue, in: testCase)
  }

  /// Counts and prints a skipped test.
  func recordSkip(_ description: String, at given: XCTSourceCodeLocation?, in run: XCTestCaseRun) {
    guard let testCase = run.test as? XCTestCase else { return }
    run.skips = 1
    let location = given ?? testCase.declaration.location
    let place = location.map { "\($0.fileURL.path):\($0.lineNumber)" } ?? "<unknown>:0"
    TestOutput.write("\(place): \(testCase.name) : \(description)")
    events.write(
      "skipped",
      [
        "id": "\(testCase.identifier)", "message": description, "file": location?.fileURL.path,
        "line": location?.lineNumber,
      ])
  }

  /// Counts and prints an issue of a test, and stops the test if it does not continue after failures.
  func note(_ issue: XCTIssue, in testCase: XCTestCase) {
    var issue = issue
    // An issue without a location is shown at the test's declaration.
    if issue.sourceCodeContext.location == nil { issue.sourceCodeContext = testCase.declaration }
    if expectedFailures.take(issue, in: testCase) { return }
    let run = locked { () -> XCTestRun? in
      // A finished test still has its run.
      let run = testCase === runningCase ? caseRun : testCase.testRun
      run?.record(issue)
      return run
    }
    guard run != nil || !suites.isEmpty else { return }
    let place = Self.location(of: issue)
    if issue.severity == .warning {
      TestOutput.write("\(place): warning: \(testCase.name) : \(issue.compactDescription)")
    } else {
      TestOutput.write("\(place): error: \(testCase.name) : \(issue.compactDescription)")
    }
    write(issue, identifier: "\(testCase.identifier)", expected: false, reason: nil)
    for attachment in issue.attachments { ActivityRecorder.attach(attachment, to: nil, isOfFailure: true) }
    XCTestObservationCenter.shared.each { $0.testCase(testCase, didRecord: issue) }
    if issue.severity == .error, !testCase.continueAfterFailure, testCase === runningCase { Stoppable.stop() }
  }

  /// Counts and prints an expected failure.
  func note(expected failure: XCTExpectedFailure, in testCase: XCTestCase?) {
    locked { caseRun?.expectedFailures += 1 }
    let issue = failure.issue
    let reason = failure.failureReason.map { "\($0): " } ?? ""
    let name = testCase?.name ?? classHook ?? suites.last?.suite.name ?? ""
    TestOutput.write(
      "\(Self.location(of: issue)): \(name) : Expected failure: \(reason)\(issue.compactDescription)")
    write(issue, identifier: testCase.map { "\($0.identifier)" }, expected: true, reason: failure.failureReason)
    if let testCase { XCTestObservationCenter.shared.each { $0.testCase(testCase, didRecord: failure) } }
  }

  private func recordOutsideTests(_ issue: XCTIssue) {
    let (suite, name) = locked { (suites.last, classHook ?? suites.last?.suite.name ?? "XCTest") }
    suite?.run.record(issue)
    if issue.severity == .error, XCTestObservationCenter.shared.isReporting { locked { failuresOutsideTests += 1 } }
    TestOutput.write("\(Self.location(of: issue)): error: \(name) : \(issue.compactDescription)")
    write(issue, identifier: nil, expected: false, reason: nil)
    if let suite { XCTestObservationCenter.shared.each { $0.testSuite(suite.suite, didRecord: issue) } }
  }

  static func location(of issue: XCTIssue) -> String {
    issue.sourceCodeContext.location.map { "\($0.fileURL.path):\($0.lineNumber)" } ?? "<unknown>:0"
  }

  private func write(_ issue: XCTIssue, identifier: String?, expected: Bool, reason: String?) {
    let location = issue.sourceCodeContext.location
    events.write(
      "issue",
      [
        "id": identifier, "type": "\(Self.name(of: issue.type))", "message": issue.compactDescription,
        "details": issue.detailedDescription, "file": location?.fileURL.path, "line": location?.lineNumber,
        "expected": expected, "reason": reason, "severity": issue.severity == .warning ? "warning" : "error",
        "activity": ActivityRecorder.current,
      ])
  }

  private static func name(of type: XCTIssue.IssueType) -> String {
    switch type {
    case .assertionFailure: "assertionFailure"
    case .thrownError: "thrownError"
    case .uncaughtException: "uncaughtException"
    case .performanceRegression: "performanceRegression"
    case .system: "system"
    case .unmatchedExpectedFailure: "unmatchedExpectedFailure"
    }
  }
}

extension XCTestCase {
  /// The location of the test method, for issues without a location.
  var declaration: XCTSourceCodeContext {
    XCTSourceCodeContext(
      location: test.map { XCTSourceCodeLocation(filePath: "\($0.file)", lineNumber: $0.line) })
  }

  /// The running test.
  static var running: XCTestCase? { TestRun.current.runningCase }

  /// Records a failure of UI automation.
  func recordUIFailure(_ compact: String, details: String? = nil, file: String, line: UInt) {
    var issue = XCTIssue(type: .assertionFailure, compactDescription: compact, detailedDescription: details)
    issue.sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: file, lineNumber: Int(line)))
    TestRun.current.record(issue, in: self)
  }
}
