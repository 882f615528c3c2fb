import Foundation
import Synchronization

/// An event that a test waits for.
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
  /// The position of this fulfillment in the order of all fulfillments.
  private(set) var fulfillmentOrder: Int?
  private var waiting: (() -> Void)?
  /// Whether a waiter has used the expectation; no second one may.
  private(set) var hasBeenWaitedFor = false
  /// The test that created the expectation.
  weak var testCase: XCTestCase?
  let creation: XCTSourceCodeLocation?

  private static let fulfillments = Atomic(0)

  /// Creates an expectation.
  /// - Parameter expectationDescription: the description of the event for failure messages.
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
  /// Whether the test fails if the expectation is fulfilled.
  open var isInverted: Bool {
    get { locked { inverted } }
    set { locked { inverted = newValue } }
  }
  /// The required number of calls of `fulfill()`, at least one.
  open var expectedFulfillmentCount: Int {
    get { locked { wantedCount } }
    set {
      guard newValue > 0 else {
        return APIViolation.raise("expected fulfillment count must be greater than 0")
      }
      locked { wantedCount = newValue }
    }
  }
  /// Whether surplus calls of `fulfill()` raise an exception. That is the default for expectations that test case
  /// methods create.
  open var assertForOverFulfill: Bool {
    get { locked { assertsOverFulfill } }
    set { locked { assertsOverFulfill = newValue } }
  }

  open override var description: String { expectationDescription }

  var isFulfilled: Bool { locked { count >= wantedCount } }

  /// Fulfills the expectation once.
  open func fulfill() {
    var violates = false
    var notify: (() -> Void)?
    locked {
      count += 1
      violates = assertsOverFulfill && count > wantedCount
      guard count == wantedCount else { return }
      fulfillmentOrder = Self.fulfillments.add(1, ordering: .relaxed).newValue
      notify = waiting
    }
    notify?()
    if violates {
      // As with Apple's XCTest, a surplus call after the end of its test is an error of the test that runs then.
      APIViolation.raise("multiple calls made to -[XCTestExpectation fulfill] for \(expectationDescription).")
    }
  }

  // MARK: Waiters

  /// Assigns the expectation to a waiter.
  /// - Parameter changed: a closure that is called on any thread when the expectation is fulfilled.
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

  /// Starts to observe the expected event. Called when a waiter begins to wait.
  func start() {}
  func stop() {}
  /// The interval in seconds at which the condition is checked; nil for an expectation that is notified of the
  /// event.
  var pollingInterval: Double? { nil }
  func poll() {}
}
