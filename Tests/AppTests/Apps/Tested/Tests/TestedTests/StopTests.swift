import XCTest

final class StopTests: XCTestCase {
  override func setUp() { continueAfterFailure = false }
  func testStops() {
    defer { print("defer of a stopped test") }
    addTeardownBlock { print("teardown block") }
    XCTFail("first")
    XCTFail("second")
  }
  func testStopsInLoop() {
    let e = expectation(description: "e")
    DispatchQueue.main.async {
      XCTFail("in the main queue")
      e.fulfill()
    }
    wait(for: [e], timeout: 1)
    XCTFail("after the wait")
  }
  func testStopsAtTimeOut() {
    let e = expectation(description: "never")
    wait(for: [e], timeout: 1)
    XCTFail("after the timeout")
  }
  func testAfterStop() {
    let e = expectation(description: "main queue works")
    DispatchQueue.main.async { e.fulfill() }
    wait(for: [e], timeout: 1)
  }
  override func tearDown() { print("tearDown runs") }
}
