@_spi(Testing) import ObjectiveC
import Synchronization

/// The execution of one test: set-up, test method and tear-down.
struct CaseInvocation {
  private let testCase: XCTestCase

  init(_ testCase: XCTestCase) { self.testCase = testCase }

  func perform() {
    if setUp(), !TestRun.current.mustEnd(testCase) { runMethod() }
    tearDown()
    testCase.failForUnwaitedExpectations()
  }

  private func setUp() -> Bool {
    let testCase = testCase
    if AsyncHooks.setUp.isOverridden(in: type(of: testCase)) {
      guard runAsync({ try await testCase.setUp() }) else { return false }
    }
    guard run({ try testCase.setUpWithError() }) else { return false }
    return run { testCase.setUp() }
  }

  private func runMethod() {
    let testCase = testCase
    switch testCase.test?.body {
    case .sync(let body): run { try body(testCase) }
    case .async(let body): runAsync { try await body(testCase) }
    case nil:
      var issue = XCTIssue(
        type: .system,
        compactDescription: "\(TestDiscovery.fullName(of: type(of: testCase))) has no test "
          + "\"\(testCase.methodName)\"")
      issue.detailedDescription =
        "Tests are methods whose names begin with \"test\", without parameters and result."
      TestRun.current.record(issue, in: testCase)
    }
  }

  private func tearDown() {
    let testCase = testCase
    while let block = testCase.caseState.takeTearDown() {
      switch block {
      case .sync(let body): run { body() }
      case .async(let body): runAsync(body)
      }
    }
    run { testCase.tearDown() }
    run { try testCase.tearDownWithError() }
    if AsyncHooks.tearDown.isOverridden(in: type(of: testCase)) {
      runAsync { try await testCase.tearDown() }
    }
  }

  /// Runs a synchronous part of the test.
  /// - Returns: false if it threw an error or was stopped.
  @discardableResult private func run(_ body: @escaping () throws -> Void) -> Bool {
    let testCase = testCase
    let outcome = Outcome()
    let depth = ActivityRecorder.depth
    let cameBack = Stoppable.run {
      do {
        try autoreleasepool { try body() }
      } catch {
        outcome.error = error
      }
    }
    if !cameBack { ActivityRecorder.leave(toDepth: depth) }
    // The error is recorded in stoppable code of its own, because recording it may stop the test, too.
    if let error = outcome.error { Stoppable.run { TestRun.current.recordThrown(error, in: testCase) } }
    return cameBack && outcome.error == nil
  }

  /// Runs an asynchronous part of the test. A failure can't stop it, so it continues to its end; an exception stops
  /// it at the point where it was raised.
  @discardableResult private func runAsync(_ body: @escaping @Sendable () async throws -> Void) -> Bool {
    let testCase = testCase
    let outcome = AsyncOutcome()
    _ = MainLoopWaker.shared
    let task = AsyncOutcome.$current.withValue(outcome) {
      Task {
        do {
          try await body()
        } catch {
          outcome.error = error
        }
        outcome.end()
      }
    }
    // If code other than the test's own raised an exception, that code is stopped and the test continues.
    while !Stoppable.run({ _ = TestClock.wait(until: .infinity) { outcome.isOver } }), !outcome.isOver {}
    if outcome.isGivenUp { task.cancel() }
    if let error = outcome.error { Stoppable.run { TestRun.current.recordThrown(error, in: testCase) } }
    return outcome.error == nil && !outcome.isGivenUp
  }

  private final class Outcome {
    var error: (any Error)?
  }

  /// The outcome of a test's asynchronous part.
  final class AsyncOutcome: @unchecked Sendable {
    /// The outcome of the code that the current task runs.
    @TaskLocal static var current: AsyncOutcome?

    private struct State {
      var isOver = false
      var isGivenUp = false
    }

    private let state = Mutex(State())
    /// The error of the code. It is written before `end()` and read after `isOver` is true.
    var error: (any Error)?

    var isOver: Bool { state.withLock { $0.isOver } }
    var isGivenUp: Bool { state.withLock { $0.isGivenUp } }

    func end() {
      state.withLock { $0.isOver = true }
      MainLoopWaker.wake()
    }

    /// Ends the part because its task raised an exception and will not finish.
    func giveUp() {
      state.withLock { $0 = State(isOver: true, isGivenUp: true) }
    }
  }
}

/// Determines which classes override asynchronous set-up and tear-down; other classes need no task for them.
private enum AsyncHooks {
  private final class SetUp: XCTest {
    override func setUp() async throws {}
  }
  private final class TearDown: XCTest {
    override func tearDown() async throws {}
  }
  static let setUp = OverriddenMethod(of: XCTest.self, overriding: SetUp.self)
  static let tearDown = OverriddenMethod(of: XCTest.self, overriding: TearDown.self)
}
