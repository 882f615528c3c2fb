@_spi(Testing) import ObjectiveC
import Synchronization

/// The run of one test: set-up, the method, tear-down.
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

  /// - Returns: false when it threw or was stopped.
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
    // What was thrown is recorded outside: that may end the test as well.
    if let error = outcome.error { Stoppable.run { TestRun.current.recordThrown(error, in: testCase) } }
    return cameBack && outcome.error == nil
  }

  /// The same for asynchronous code. A failure can't leave it in its middle, so it continues to its end after one;
  /// an exception ends it where it was raised.
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
    // Code beside the test that raised an exception is stopped, and the test continues.
    while !Stoppable.run({ _ = TestClock.wait(until: .infinity) { outcome.isOver } }), !outcome.isOver {}
    if outcome.isGivenUp { task.cancel() }
    if let error = outcome.error { Stoppable.run { TestRun.current.recordThrown(error, in: testCase) } }
    return outcome.error == nil && !outcome.isGivenUp
  }

  private final class Outcome {
    var error: (any Error)?
  }

  /// The outcome of a test's asynchronous code.
  final class AsyncOutcome: @unchecked Sendable {
    /// That of the code which the current task belongs to.
    @TaskLocal static var current: AsyncOutcome?

    private struct State {
      var isOver = false
      var isGivenUp = false
    }

    private let state = Mutex(State())
    /// Written before `end()`, and read after `isOver` is true.
    var error: (any Error)?

    var isOver: Bool { state.withLock { $0.isOver } }
    var isGivenUp: Bool { state.withLock { $0.isGivenUp } }

    func end() {
      state.withLock { $0.isOver = true }
      MainLoopWaker.wake()
    }

    /// Its task raised an exception, and never comes to its end.
    func giveUp() {
      state.withLock { $0 = State(isOver: true, isGivenUp: true) }
    }
  }
}

/// Tells which classes have asynchronous set-up, for which others need no task.
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
