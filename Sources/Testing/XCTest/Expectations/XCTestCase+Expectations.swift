import Foundation
import ObjectiveC

extension XCTestCase {
  /// A closure that is called when `waitForExpectations(timeout:handler:)` ends, with an error if an expectation
  /// was not fulfilled in time.
  public typealias XCWaitCompletionHandler = (_ error: (any Error)?) -> Void

  /// Creates an expectation that the test must wait for.
  public func expectation(
    description: String, file: StaticString = #filePath, line: UInt = #line
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(
      description: description, location: XCTSourceCodeLocation(filePath: file, lineNumber: line))
    return keep(expectation)
  }

  private func keep<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
    expectation.testCase = self
    expectation.assertForOverFulfill = !(expectation is XCTNSPredicateExpectation)
    caseState.expectations.append(expectation)
    return expectation
  }

  /// Creates an expectation that an object satisfies a predicate.
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, handler: XCTNSPredicateExpectation.Handler? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCTestExpectation {
    keep(
      XCTNSPredicateExpectation(
        predicate: predicate, object: object, handler: handler,
        location: XCTSourceCodeLocation(filePath: file, lineNumber: line)))
  }

  /// Creates an expectation of a notification.
  public func expectation(
    forNotification notificationName: Notification.Name, object objectToObserve: Any?,
    handler: XCTNSNotificationExpectation.Handler? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> XCTestExpectation {
    expectation(
      forNotification: notificationName, object: objectToObserve, notificationCenter: .default, handler: handler,
      file: file, line: line)
  }

  /// Creates an expectation of a notification from a notification center.
  public func expectation(
    forNotification notificationName: Notification.Name, object objectToObserve: Any?,
    notificationCenter: NotificationCenter, handler: XCTNSNotificationExpectation.Handler? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCTestExpectation {
    keep(
      XCTNSNotificationExpectation(
        name: notificationName, object: objectToObserve, center: notificationCenter, handler: handler,
        location: XCTSourceCodeLocation(filePath: file, lineNumber: line)))
  }

  /// Creates an expectation that a property has a value.
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any?
  ) -> XCTestExpectation {
    keep(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
  }

  /// Creates an expectation of a change to a property for which the handler returns true.
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    return keep(expectation)
  }

  // MARK: Waiting

  /// Waits for all of the test's expectations that it has not waited for yet.
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
    handler: XCWaitCompletionHandler? = nil
  ) {
    let waiting = caseState.expectations.filter { !$0.hasBeenWaitedFor }
    guard !waiting.isEmpty else {
      return APIViolation.raise("call made to wait without any expectations having been set.")
    }
    let waiter = XCTWaiter(delegate: self)
    waiter.location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
    // The handler is called before the failure may stop the test.
    waiter.delegate = nil
    let result = waiter.wait(for: waiting, timeout: timeout)
    switch result {
    case .completed: handler?(nil)
    case .timedOut: handler?(XCTestError(.timeoutWhileWaiting))
    default: handler?(XCTestError(.failureWhileWaiting))
    }
    record(result, of: waiter, waiting)
    Stoppable.stopIfWanted()
  }

  private func record(_ result: XCTWaiter.Result, of waiter: XCTWaiter, _ expectations: [XCTestExpectation]) {
    switch result {
    case .timedOut:
      WaitFailure.timedOut(waiter, expectations.filter { !$0.isInverted && !$0.isFulfilled }).record(in: self)
    case .invertedFulfillment:
      if let wrong = expectations.first(where: { $0.isInverted && $0.isFulfilled }) {
        WaitFailure.inverted(waiter, wrong).record(in: self)
      }
    case .interrupted: WaitFailure.interrupted(waiter).record(in: self)
    case .completed, .incorrectOrder: break
    }
  }

  /// Waits until all expectations are fulfilled, and records a failure if that takes too long.
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let waiter = XCTWaiter(delegate: self)
    waiter.location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
    waiter.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
    Stoppable.stopIfWanted()
  }

  /// Waits until all expectations are fulfilled, without a time limit.
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    wait(for: expectations, timeout: .infinity, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits in an asynchronous test until all expectations are fulfilled.
  nonisolated(nonsending) public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let waiter = XCTWaiter(delegate: self)
    waiter.location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
    await waiter.fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  /// Records a failure for each expectation that the test did not wait for. Called at the end of a test.
  func failForUnwaitedExpectations() {
    for expectation in caseState.expectations where !expectation.hasBeenWaitedFor {
      var issue = XCTIssue(
        type: .assertionFailure,
        compactDescription: "Failed due to unwaited expectation '\(expectation.expectationDescription)'.")
      issue.sourceCodeContext = XCTSourceCodeContext(location: expectation.creation)
      Stoppable.run { TestRun.current.record(issue, in: self) }
    }
  }
}
