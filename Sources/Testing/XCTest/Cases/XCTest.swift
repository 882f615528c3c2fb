import Foundation

/// The base of test cases and suites: they have a name and can be run.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctest>
open class XCTest: NSObject {
  public override init() { super.init() }

  /// The number of test methods that running it runs.
  open var testCaseCount: Int { 0 }
  /// `-[Module.Class test]`, or the name of a suite.
  open var name: String { "" }
  /// The class of the objects that note what running it came to.
  open var testRunClass: AnyClass? { XCTestRun.self }
  /// The last run.
  open internal(set) var testRun: XCTestRun?

  /// Runs the test and notes in `run` what comes of it.
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
  /// Prepares a test. A test whose set-up throws is not run.
  open func setUpWithError() throws {}
  /// Prepares a test, after `setUpWithError()`.
  open func setUp() {}
  /// Cleans up after a test, first.
  open func tearDown() {}
  /// Cleans up after a test.
  open func tearDownWithError() throws {}
  /// Cleans up after a test, last.
  open func tearDown() async throws {}

  open override var description: String { name }
}
