import Foundation

/// An expected failure, as passed to observers.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctexpectedfailure>
open class XCTExpectedFailure: NSObject {
  /// The reason given to `XCTExpectFailure`.
  public let failureReason: String?
  /// The failure.
  public let issue: XCTIssue

  init(failureReason: String?, issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
  }

  /// The options that select the expected failures and determine whether one must occur.
  open class Options: NSObject {
    /// A closure that returns whether an issue is an expected failure. By default it returns true.
    open var issueMatcher: ((XCTIssue) -> Bool) = { _ in true }
    /// Whether failures are expected at all.
    open var isEnabled = true
    /// Whether the absence of an expected failure is itself a failure.
    open var isStrict = true

    public override init() { super.init() }

    /// Returns options with which no failure has to occur.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects failures from this call to the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line
) {
  TestRun.current.expectedFailures.begin(failureReason, options, file, line)
}

/// Expects failures that match the arguments from this call to the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects failures in the block.
@discardableResult public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  let failures = TestRun.current.expectedFailures
  let scope = failures.begin(failureReason, options, file, line)
  defer { failures.end(scope) }
  do {
    return try failingBlock()
  } catch {
    // An error that the block throws counts as one of its failures and is rethrown; a test that ends with it gets
    // no further failure.
    if !(error is XCTSkip), !(error is ReportedError) { scope.take(thrown: error) }
    throw error
  }
}

/// Expects failures in the block that match the arguments.
@discardableResult public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line,
    failingBlock: failingBlock)
}

private func options(
  _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  if let enabled { options.isEnabled = enabled }
  if let strict { options.isStrict = strict }
  if let matcher { options.issueMatcher = matcher }
  return options
}

/// The currently expected failures.
final class ExpectedFailures: @unchecked Sendable {
  final class Scope {
    let reason: String?
    let options: XCTExpectedFailure.Options
    /// The location of the call of `XCTExpectFailure`.
    let context: XCTSourceCodeContext
    fileprivate(set) var hasMatched = false

    init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt) {
      self.reason = reason
      self.options = options
      context = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: file, lineNumber: line))
    }

    func take(thrown error: any Error) {
      let run = TestRun.current
      var issue = XCTIssue(thrown: error)
      issue.sourceCodeContext = context
      if run.expectedFailures.take(issue, in: run.runningCase) {
        run.expectedErrors.append(error)
      }
    }
  }

  private let lock = NSRecursiveLock()
  /// The nested scopes, innermost last.
  private var scopes: [Scope] = []

  @discardableResult func begin(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
  ) -> Scope {
    let scope = Scope(reason, options, file, line)
    lock.lock()
    defer { lock.unlock() }
    scopes.append(scope)
    return scope
  }

  /// Returns whether the issue is expected. It is assigned to the innermost scope that matches it.
  func take(_ issue: XCTIssue, in testCase: XCTestCase?) -> Bool {
    lock.lock()
    let scopes = scopes
    lock.unlock()
    guard issue.type != .unmatchedExpectedFailure,
      let scope = scopes.last(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) })
    else { return false }
    scope.hasMatched = true
    TestRun.current.note(expected: XCTExpectedFailure(failureReason: scope.reason, issue: issue), in: testCase)
    return true
  }

  func end(_ scope: Scope) {
    lock.lock()
    if let index = scopes.lastIndex(where: { $0 === scope }) { scopes.remove(at: index) }
    lock.unlock()
    guard scope.options.isEnabled, scope.options.isStrict, !scope.hasMatched else { return }
    let reason = scope.reason.map { " '\($0)'" } ?? ""
    TestRun.current.record(
      XCTIssue(
        type: .unmatchedExpectedFailure, compactDescription: "Expected failure\(reason) but none recorded",
        sourceCodeContext: scope.context))
  }

  /// Ends all scopes at the end of a test.
  func endAll(in testCase: XCTestCase) {
    while true {
      lock.lock()
      let last = scopes.last
      lock.unlock()
      guard let last else { return }
      Stoppable.run { self.end(last) }
      lock.lock()
      scopes.removeAll { $0 === last }
      lock.unlock()
    }
  }
}
