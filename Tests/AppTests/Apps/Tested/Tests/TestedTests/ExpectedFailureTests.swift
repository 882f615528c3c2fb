import XCTest

final class ExpectedFailureTests: XCTestCase {
  func testExpectedInBlock() {
    XCTExpectFailure("known bug") { XCTFail("first") }
  }
  func testExpectedToTheEnd() {
    XCTExpectFailure("later")
    XCTAssertEqual(1, 2)
  }
  func testStrict() { XCTExpectFailure("nothing") {} }
  func testStrictWithoutReason() { XCTExpectFailure {} }
  func testNotStrict() { XCTExpectFailure("nothing", strict: false) {} }
  func testOptions() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("one") }
    XCTExpectFailure("only one", options: options) {
      XCTFail("one")
      XCTFail("two")
    }
    XCTExpectFailure("free", options: .nonStrict()) {}
    XCTExpectFailure("off", enabled: false) { XCTAssertTrue(true) }
  }
  func testMatcher() {
    XCTExpectFailure { $0.compactDescription == "failed - x" }
    XCTFail("x")
  }
  func testThrown() throws {
    try XCTExpectFailure("throws") { _ = try fails() }
  }
}
