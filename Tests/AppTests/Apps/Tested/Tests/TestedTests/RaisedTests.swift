import XCTest

final class RaisedTests: XCTestCase {
  func testRaises() {
    addTeardownBlock { print("teardown block") }
    NSException(name: .genericException, reason: "boom").raise()
    XCTFail("after the exception")
  }
  func testAfterRaise() { XCTAssertTrue(true) }
  func testRecords() { record(XCTIssue(type: .system, compactDescription: "without a place")) }
  func testKnowsThatItIsATest() {
    XCTAssertNotNil(NSClassFromString("XCTestCase"))
    XCTAssertTrue(
      ProcessInfo.processInfo.environment["XCTestBundlePath"]?.hasSuffix("TestedTests.xctest") == true)
  }
}

final class ClassSetUpTests: XCTestCase {
  override class func setUp() { XCTFail("before all") }
  func testPasses() {}
}
