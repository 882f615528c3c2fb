import Foundation
import Synchronization

/// Something that a test waits for.
///
/// ```swift
/// let loaded = expectation(description: "the list is loaded")
/// list.load { loaded.fulfill() }
/// wait(for: [loaded], timeout: 2)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctestexpectation>
open class XCTestExpectation: NSObject, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var text: String
  private var inverted = false
  private var wantedCount = 1
  private var assertsOverFulfill = false
  private var count = 0
  /// The rank of the fulfilment among those of all expectations.
  private(set) var fulfillmentOrder: Int?
  private var isStopped = false
  private var waiting: (() -> Void)?
  /// Whether a waiter had it: a second one can't.
  private(set) var hasBeenWaitedFor = false
  /// The test that made it.
  weak var testCase: XCTestCase?
  let creation: XCTSourceCodeLocation?

  private static let fulfillments = Atomic(0)

  /// - Parameter expectationDescription: what is expected; failures name it.
  public init(description expectationDescription: String) {
    text = expectationDescription
    testCase = TestRun.current.runningCase
    creation = nil
  }

  public override convenience init() { self.init(description: "no description provided") }

  init(description: String, location: XCTSourceCodeLocation?) {
    text = description
    testCase = TestRun.current.runningCase
    creation = location
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  open var expectationDescription: String {
    get { locked { text } }
    set { locked { text = newValue } }
  }
  /// Whether it is a failure when it is fulfilled.
  open var isInverted: Bool {
    get { locked { inverted } }
    set { locked { inverted = newValue } }
  }
  /// The number of calls of `fulfill()` that are needed, at least one.
  open var expectedFulfillmentCount: Int {
    get { locked { wantedCount } }
    set {
      guard newValue > 0 else {
        return report("API violation - expected fulfillment count must be greater than 0")
      }
      locked { wantedCount = newValue }
    }
  }
  /// Whether more calls of `fulfill()` than expected are a failure. Those made by test cases' methods do so.
  open var assertForOverFulfill: Bool {
    get { locked { assertsOverFulfill } }
    set { locked { assertsOverFulfill = newValue } }
  }

  open override var description: String { expectationDescription }

  var isFulfilled: Bool { locked { count >= wantedCount } }

  /// Marks it as fulfilled once.
  open func fulfill() {
    var violates = false
    var notify: (() -> Void)?
    locked {
      if isStopped { return }
      count += 1
      violates = assertsOverFulfill && count > wantedCount
      guard count == wantedCount else { return }
      fulfillmentOrder = Self.fulfillments.add(1, ordering: .relaxed).newValue
      notify = waiting
    }
    if violates {
      report("API violation - multiple calls made to -[XCTestExpectation fulfill] for \(expectationDescription).")
    }
    notify?()
  }

  private func report(_ text: String) {
    var issue = XCTIssue(type: .assertionFailure, compactDescription: text)
    issue.sourceCodeContext = XCTSourceCodeContext(location: creation)
    if let testCase = testCase ?? TestRun.current.runningCase {
      TestRun.current.record(issue, in: testCase)
    } else {
      TestRun.current.record(issue)
    }
  }

  // MARK: Waiters

  /// - Parameter changed: called on any thread when it is fulfilled.
  func beginWaiting(_ changed: @escaping () -> Void) {
    locked {
      hasBeenWaitedFor = true
      waiting = changed
    }
    start()
  }

  func endWaiting() {
    locked { waiting = nil }
    stop()
  }

  /// Begins to observe the expected event; called when a waiter begins.
  func start() {}
  func stop() {}
  /// The interval at which the condition is checked, in seconds; nil for an expectation that reports its fulfilment
  /// itself.
  var pollingInterval: Double? { nil }
  func poll() {}

  /// Called at the end of the test that created it: later fulfilments are ignored.
  func retire() { locked { isStopped = true } }
}
