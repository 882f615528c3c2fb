@_spi(Testing) import ObjectiveC
import Synchronization

/// A class of tests. Its tests are the methods whose names begin with `test` and that have no parameters and no
/// result; they may throw and may be asynchronous. Each test runs on its own instance.
///
/// ```swift
/// final class CounterTests: XCTestCase {
///   func testCounts() {
///     let counter = Counter()
///     counter.increment()
///     XCTAssertEqual(counter.value, 1)
///   }
/// }
/// ```
///
/// Before each test, `setUp() async throws`, `setUpWithError()` and `setUp()` are called. After it, the blocks of
/// `addTeardownBlock(_:)` are called in reverse order, then `tearDown()`, `tearDownWithError()` and `tearDown()
/// async throws`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctestcase>
open class XCTestCase: XCTest, XCTWaiterDelegate, XCTActivity {
  /// The test method that this instance runs.
  var test: RegisteredTest?
  /// The given name of a test that is not registered.
  var selectorName: String?
  var caseState = CaseState()

  public override init() { super.init() }

  /// Creates an instance that runs the test with that name.
  public convenience init(selector: Selector) {
    self.init()
    choose("\(selector)")
  }

  func choose(_ name: String) {
    selectorName = name
    test = TestDiscovery.tests(of: type(of: self)).first { $0.name == name }
  }

  open override var testCaseCount: Int { 1 }
  open override var testRunClass: AnyClass? { XCTestCaseRun.self }
  open override var name: String { "-[\(TestDiscovery.fullName(of: type(of: self))) \(methodName)]" }

  /// The name of the test without its class.
  var methodName: String { test?.name ?? selectorName ?? "(null)" }

  var identifier: TestIdentifier { TestDiscovery.identifier(of: type(of: self), methodName) }

  /// Whether the test continues after a failure, which is the default. If not, it is stopped at the failure: its
  /// `defer` blocks do not run, but its tear-down does.
  open var continueAfterFailure = true

  /// The time limit of the test in seconds, rounded up to minutes. It has an effect only if the run enforces time
  /// allowances.
  open var executionTimeAllowance: TimeInterval {
    get { caseState.allowance ?? TestRun.current.configuration.allowances.standard }
    set { caseState.allowance = newValue }
  }

  /// The suite of the class's tests, own and inherited, in the order of their names.
  open class var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }

  /// Returns the names of the class's tests in the order in which they run; nil for all registered tests in the
  /// order of their names. Libraries override it if their tests are known only at run time.
  @_spi(Libraries) open class func testNames() -> [String]? { nil }

  /// Whether UI tests run once for each appearance, orientation and language of their app. Here they always run
  /// once.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// The default metrics of `measure`.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
  /// The default metrics of `measureMetrics`.
  open class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }
  /// The default options of `measure`.
  open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// Called once before the first test of the class.
  open class func setUp() {}
  /// Called once after the last test of the class.
  open class func tearDown() {}

  /// Adds a block that runs after the test, before `tearDown()`. Blocks run in reverse order.
  open func addTeardownBlock(_ block: @escaping () -> Void) {
    caseState.add(.sync(block))
  }

  /// Adds an asynchronous block that runs after the test, before `tearDown()`.
  open func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {
    caseState.add(.async(block))
  }

  // MARK: Running

  open override func perform(_ run: XCTestRun) {
    testRun = run
    TestRun.current.run(self, run as? XCTestCaseRun)
  }

  /// Runs the test method with its set-up and tear-down. A subclass may override it to run code around them.
  open func invokeTest() { CaseInvocation(self).perform() }

  // MARK: Issues

  /// Records an issue. Every failed assertion calls this method. A subclass may override it to change the issue,
  /// and then calls `super`.
  open func record(_ issue: XCTIssue) { TestRun.current.note(issue, in: self) }

  /// Records a failure at a line of a file.
  @available(*, deprecated, renamed: "record(_:)")
  open func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    var issue = XCTIssue(type: expected ? .assertionFailure : .uncaughtException, compactDescription: description)
    issue.sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber))
    TestRun.current.record(issue, in: self)
  }

  // MARK: Attachments

  /// Adds an attachment to the test's results.
  open func add(_ attachment: XCTAttachment) { ActivityRecorder.attach(attachment, to: nil) }

  // MARK: Waiting

  open func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {
    WaitFailure.timedOut(waiter, unfulfilledExpectations).record(in: self)
  }

  open func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    WaitFailure.order(waiter, expectation, required: requiredExpectation).record(in: self)
  }

  open func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {
    WaitFailure.inverted(waiter, expectation).record(in: self)
  }

  open func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter) {
    WaitFailure.interrupted(waiter).record(in: self)
  }
}

/// The state of a test case during one run.
struct CaseState {
  enum TearDown {
    case sync(() -> Void)
    case async(@Sendable () async throws -> Void)
  }

  /// The tear-down blocks. They are locked, because blocks may be added on any thread.
  private final class TearDowns: Sendable {
    let blocks = Mutex<[TearDown]>([])
  }

  private let tearDowns = TearDowns()
  var allowance: TimeInterval?
  /// The expectations of `expectation(description:)` and similar methods, for which the test must wait.
  var expectations: [XCTestExpectation] = []
  var measurement: MeasurementRun?
  var hasMeasured = false

  func add(_ block: TearDown) { tearDowns.blocks.withLock { $0.append(block) } }

  func takeTearDown() -> TearDown? { tearDowns.blocks.withLock { $0.popLast() } }
}
