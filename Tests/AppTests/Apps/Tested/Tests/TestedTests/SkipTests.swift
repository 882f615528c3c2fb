import XCTest

final class SkipTests: XCTestCase {
  func testSkip() throws { throw XCTSkip("not here") }
  func testSkipIf() throws { try XCTSkipIf(true, "because") }
  func testSkipUnless() throws { try XCTSkipUnless(false) }
  func testPasses() {}
}

final class SetUpSkipTests: XCTestCase {
  override func setUpWithError() throws { throw XCTSkip("all") }
  func testA() { XCTFail("runs") }
}
