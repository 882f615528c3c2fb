import XCTest

final class Model: NSObject {
  @objc dynamic var value = 0
}

final class WaitTests: XCTestCase {
  func testTimeOut() {
    let a = expectation(description: "a")
    let b = expectation(description: "b")
    b.fulfill()
    wait(for: [a, b], timeout: 0.5)
  }
  func testInverted() {
    let e = expectation(description: "inverted")
    e.isInverted = true
    e.fulfill()
    wait(for: [e], timeout: 1)
  }
  func testInvertedPasses() {
    let e = expectation(description: "inverted")
    e.isInverted = true
    wait(for: [e], timeout: 1)
  }
  func testOrder() {
    let (a, b) = (expectation(description: "first"), expectation(description: "second"))
    b.fulfill()
    a.fulfill()
    wait(for: [a, b], timeout: 1, enforceOrder: true)
  }
  func testCounts() {
    let e = expectation(description: "twice")
    e.expectedFulfillmentCount = 2
    DispatchQueue.main.async { e.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { e.fulfill() }
    wait(for: [e], timeout: 2)
  }
  func testOverFulfill() {
    let e = expectation(description: "once")
    e.fulfill()
    e.fulfill()
    wait(for: [e], timeout: 1)
  }
  func testUnwaited() { _ = expectation(description: "forgotten") }
  func testNothingToWaitFor() { waitForExpectations(timeout: 1) }
  func testHandler() {
    _ = expectation(description: "never")
    waitForExpectations(timeout: 2) { error in
      XCTAssertEqual((error as NSError?)?.domain, XCTestErrorDomain)
      print("handler", (error as? XCTestError)?.code == .timeoutWhileWaiting)
    }
  }
  func testPredicate() {
    let model = Model()
    let e = expectation(for: NSPredicate(format: "value == 3"), evaluatedWith: model)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { model.value = 3 }
    wait(for: [e], timeout: 3)
  }
  func testPredicateTimeOut() {
    let e = XCTNSPredicateExpectation(predicate: NSPredicate(format: "value == 3"), object: Model())
    XCTAssertEqual(XCTWaiter.wait(for: [e], timeout: 1), .timedOut)
    print(e.expectationDescription.hasPrefix("Expect predicate `value == 3` for object <"))
  }
  func testBlockPredicate() {
    var ready = false
    let e = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in ready }, object: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { ready = true }
    wait(for: [e], timeout: 1)
  }
  func testNotification() {
    let e = expectation(forNotification: Notification.Name("N"), object: nil) { ($0.userInfo?["k"] as? Int) == 2 }
    NotificationCenter.default.post(name: Notification.Name("N"), object: nil, userInfo: ["k": 1])
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      NotificationCenter.default.post(name: Notification.Name("N"), object: nil, userInfo: ["k": 2])
    }
    wait(for: [e], timeout: 2)
  }
  func testNotificationTimeOut() {
    wait(for: [XCTNSNotificationExpectation(name: Notification.Name("M"))], timeout: 1)
  }
  func testKVO() {
    let model = Model()
    let e = keyValueObservingExpectation(for: model, keyPath: "value", expectedValue: 5)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.value = 5 }
    wait(for: [e], timeout: 2)
    let f = XCTKVOExpectation(keyPath: #keyPath(Model.value), object: model)
    f.handler = { object, change in (object as? Model)?.value == 7 }
    model.value = 6
    model.value = 7
    XCTAssertEqual(XCTWaiter().wait(for: [f], timeout: 1), .completed)
  }
  func testWaiterResults() {
    let e = XCTestExpectation(description: "plain")
    DispatchQueue.global().async { e.fulfill() }
    let waiter = XCTWaiter()
    XCTAssertEqual(waiter.wait(for: [e], timeout: 1), .completed)
    XCTAssertEqual(waiter.fulfilledExpectations, [e])
    wait(for: [e], timeout: 1)
  }
}
