import Foundation
import Synchronization

/// The delegate of a waiter, which is notified of failed waits.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctwaiterdelegate>
public protocol XCTWaiterDelegate: NSObjectProtocol {
  func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
  func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
}

extension XCTWaiterDelegate {
  public func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {}
  public func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}
  public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {}
  public func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter) {}
}

/// An object that waits for expectations, in the run loop or asynchronously. Time-outs are measured with the app's
/// clock.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctwaiter>
open class XCTWaiter: NSObject, @unchecked Sendable {
  /// The result of a wait.
  public enum Result: Int, Sendable {
    case completed = 1
    case timedOut, incorrectOrder, invertedFulfillment, interrupted
  }

  open weak var delegate: (any XCTWaiterDelegate)?
  private let fulfilled = Mutex<[XCTestExpectation]>([])
  var location: XCTSourceCodeLocation?
  private(set) var timeout: TimeInterval = 0
  private var isInterrupted = false

  /// The nested waits of the main thread, outermost first. Used on that thread only.
  nonisolated(unsafe) private static var stack: [(waiter: XCTWaiter, deadline: Double)] = []

  public init(delegate: (any XCTWaiterDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public override convenience init() { self.init(delegate: nil) }

  /// The fulfilled expectations, in the order of their fulfillment.
  open var fulfilledExpectations: [XCTestExpectation] { fulfilled.withLock { $0 } }

  /// The number of nested waits on the main thread.
  static var waitCount: Int { stack.count }

  /// Removes the waits of code that was stopped.
  static func forgetWaits(from count: Int) { stack.removeSubrange(min(count, stack.count)...) }

  // MARK: Waiting in the run loop

  /// Waits until all expectations are fulfilled.
  ///
  /// - Parameters:
  ///   - expectations: the expectations.
  ///   - seconds: the time limit, in seconds of the app's clock.
  ///   - enforceOrderOfFulfillment: whether the expectations must be fulfilled in the order of the array.
  @discardableResult open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder enforceOrderOfFulfillment: Bool
  ) -> Result {
    guard begin(expectations, seconds, changed: { MainLoopWaker.wake() }) else { return .interrupted }
    let deadline = RealClock.appClock + max(0, seconds)
    let isMain = Thread.isMainThread
    if isMain { Self.stack.append((self, deadline)) }
    var state: State?
    _ = TestClock.waitWithoutStopping(until: deadline, polling: { Self.interval(expectations) }) {
      for expectation in expectations where expectation.pollingInterval != nil { expectation.poll() }
      state = self.state(of: expectations, ordered: enforceOrderOfFulfillment)
      if isMain, state == nil, self.isOutlived() { state = .interrupted }
      return state != nil
    }
    if isMain { Self.stack.removeLast() }
    return end(expectations, state)
  }

  @discardableResult open func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> Result
  {
    wait(for: expectations, timeout: seconds, enforceOrder: false)
  }

  @discardableResult open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder enforceOrderOfFulfillment: Bool
  ) -> Result {
    // An exception during the wait stops the test.
    defer { Stoppable.stopIfWanted() }
    return XCTWaiter().wait(for: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  @discardableResult open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval
  ) -> Result {
    wait(for: expectations, timeout: seconds, enforceOrder: false)
  }

  // MARK: Waiting asynchronously

  /// Waits without blocking a thread.
  @discardableResult open func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    let gate = Gate()
    guard begin(expectations, seconds, changed: { gate.open() }) else { return .interrupted }
    let deadline = RealClock.appClock + max(0, seconds)
    var state: State?
    while true {
      await Self.poll(expectations)
      state = self.state(of: expectations, ordered: enforceOrderOfFulfillment)
      let left = deadline - RealClock.appClock
      if state != nil || left <= 0 { break }
      await gate.pass(within: min(left, Self.interval(expectations)))
    }
    return end(expectations, state)
  }

  @discardableResult open class func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  /// Evaluates conditions on the main actor, because predicates may read objects that belong to it.
  @MainActor private static func poll(_ expectations: [XCTestExpectation]) {
    for expectation in expectations where expectation.pollingInterval != nil { expectation.poll() }
  }

  // MARK: The result

  private enum State: Equatable {
    case completed
    case inverted(XCTestExpectation)
    case disordered(XCTestExpectation, required: XCTestExpectation)
    case interrupted
  }

  private func begin(
    _ expectations: [XCTestExpectation], _ seconds: TimeInterval, changed: @escaping () -> Void
  ) -> Bool {
    timeout = seconds
    if let twice = expectations.first(where: \.hasBeenWaitedFor) {
      APIViolation.raise(
        "expectations can only be waited on once, \"\(twice.expectationDescription)\" has already been waited on")
      return false
    }
    if Set(expectations.map(ObjectIdentifier.init)).count != expectations.count {
      APIViolation.raise("each element in the 'expectations' parameter must be unique")
      return false
    }
    for expectation in expectations { expectation.beginWaiting(changed) }
    return true
  }

  private func state(of expectations: [XCTestExpectation], ordered: Bool) -> State? {
    if let wrong = expectations.first(where: { $0.isInverted && $0.isFulfilled }) { return .inverted(wrong) }
    let wanted = expectations.filter { !$0.isInverted }
    if ordered {
      let done = wanted.filter(\.isFulfilled).sorted { ($0.fulfillmentOrder ?? 0) < ($1.fulfillmentOrder ?? 0) }
      for (fulfilled, required) in zip(done, wanted) where fulfilled !== required {
        return .disordered(fulfilled, required: required)
      }
    }
    // Inverted expectations can be judged only at the end of the wait.
    return wanted.count == expectations.count && wanted.allSatisfy(\.isFulfilled) ? .completed : nil
  }

  /// Returns whether an enclosing wait has reached its time limit.
  private func isOutlived() -> Bool {
    guard let index = Self.stack.firstIndex(where: { $0.waiter === self }) else { return false }
    return Self.stack[..<index].contains { $0.deadline <= RealClock.appClock }
  }

  private static func interval(_ expectations: [XCTestExpectation]) -> Double {
    expectations.compactMap(\.pollingInterval).min() ?? .infinity
  }

  private func end(_ expectations: [XCTestExpectation], _ state: State?) -> Result {
    let done = expectations.filter(\.isFulfilled).sorted { ($0.fulfillmentOrder ?? 0) < ($1.fulfillmentOrder ?? 0) }
    fulfilled.withLock { $0 = done }
    for expectation in expectations { expectation.endWaiting() }
    switch state {
    case .completed: return .completed
    case .inverted(let expectation):
      delegate?.waiter(self, didFulfillInvertedExpectation: expectation)
      return .invertedFulfillment
    case .disordered(let expectation, let required):
      delegate?.waiter(
        self, fulfillmentDidViolateOrderingConstraintsFor: expectation, requiredExpectation: required)
      return .incorrectOrder
    case .interrupted:
      if let outer = Self.stack.first(where: { $0.deadline <= RealClock.appClock }) {
        delegate?.nestedWaiter(self, wasInterruptedByTimedOutWaiter: outer.waiter)
      }
      return .interrupted
    case nil:
      let missing = expectations.filter { !$0.isInverted && !$0.isFulfilled }
      if missing.isEmpty { return .completed }
      delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: missing)
      return .timedOut
    }
  }
}

/// A gate on which an asynchronous wait suspends.
private final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func open() {
    let continuation = state.withLock { state in
      state.isOpen = state.waiting == nil
      return state.waiting.take()
    }
    continuation?.resume()
  }

  /// Returns when the gate is opened, or after a number of seconds of the app's clock.
  func pass(within seconds: Double) async {
    await withCheckedContinuation { continuation in
      let passes = state.withLock { state in
        guard state.isOpen else {
          state.waiting = continuation
          return false
        }
        state.isOpen = false
        return true
      }
      if passes { return continuation.resume() }
      guard seconds < 1e9 else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.open() }
    }
  }
}

/// The failed waits that a test case records as failures.
enum WaitFailure {
  case timedOut(XCTWaiter, [XCTestExpectation])
  case order(XCTWaiter, XCTestExpectation, required: XCTestExpectation)
  case inverted(XCTWaiter, XCTestExpectation)
  case interrupted(XCTWaiter)

  func record(in testCase: XCTestCase) {
    var issue = XCTIssue(type: .assertionFailure, compactDescription: text)
    issue.sourceCodeContext = XCTSourceCodeContext(location: waiter.location)
    TestRun.current.record(issue, in: testCase)
  }

  private var waiter: XCTWaiter {
    switch self {
    case .timedOut(let waiter, _), .order(let waiter, _, _), .inverted(let waiter, _), .interrupted(let waiter):
      waiter
    }
  }

  private var text: String {
    switch self {
    case .timedOut(let waiter, let missing):
      let names = missing.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
      return "Asynchronous wait failed: Exceeded timeout of \(Self.number(waiter.timeout)) seconds, "
        + "with unfulfilled expectations: \(names)."
    case .order(_, let expectation, let required):
      return "Failed due to expectation fulfilled in incorrect order: requires "
        + "'\(required.expectationDescription)', actually fulfilled '\(expectation.expectationDescription)'."
    case .inverted(_, let expectation):
      return "Fulfilled inverted expectation \"\(expectation.expectationDescription)\"."
    case .interrupted: return "Asynchronous waiter failed - Interrupted by timeout of containing waiter."
    }
  }

  /// Returns a number without unnecessary digits, such as `2` or `0.1`.
  private static func number(_ seconds: TimeInterval) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e15 ? String(Int(seconds)) : "\(seconds)"
  }
}
