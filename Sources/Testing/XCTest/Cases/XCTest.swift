import Foundation

/// The base class of test cases and test suites, which have a name and can be run.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctest>
open class XCTest: NSObject {
  public override init() { super.init() }

  /// The number of test methods that a run executes.
  open var testCaseCount: Int { 0 }
  /// The name, which is `-[Module.Class test]` for a test case.
  open var name: String { "" }
  /// The class of the objects that record the results of a run.
  open var testRunClass: AnyClass? { XCTestRun.self }
  /// The last run.
  open internal(set) var testRun: XCTestRun?

  /// Runs the test and records its results in `run`.
  open func perform(_ run: XCTestRun) {}

  /// Runs the test.
  open func run() {
    let type = testRunClass as? XCTestRun.Type ?? XCTestRun.self
    let run = type.init(test: self)
    testRun = run
    perform(run)
  }

  // MARK: Before and after each test

  /// Prepares a test, before `setUpWithError()`.
  open func setUp() async throws {}
  /// Prepares a test. If it throws, the test does not run.
  open func setUpWithError() throws {}
  /// Prepares a test, after `setUpWithError()`.
  open func setUp() {}
  /// Cleans up after a test, before `tearDownWithError()`.
  open func tearDown() {}
  /// Cleans up after a test, after `tearDown()`.
  open func tearDownWithError() throws {}
  /// Cleans up after a test, after `tearDownWithError()`.
  open func tearDown() async throws {}

  open override var description: String { name }
}
