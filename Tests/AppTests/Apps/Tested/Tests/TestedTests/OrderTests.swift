import XCTest

final class OrderTests: XCTestCase {
  override class func setUp() { print("class setUp") }
  override class func tearDown() {
    print("class tearDown")
    XCTAssertTrue(false, "outside")
  }
  override func setUp() async throws { print("setUp async") }
  override func setUpWithError() throws { print("setUpWithError") }
  override func setUp() { print("setUp") }
  override func tearDown() { print("tearDown") }
  override func tearDownWithError() throws { print("tearDownWithError") }
  override func tearDown() async throws { print("tearDown async") }
  func testOrder() {
    addTeardownBlock { print("first block") }
    addTeardownBlock { () async throws -> Void in
      await Task.yield()
      print("second block")
    }
    print("test")
  }
  private func testPrivate() { XCTFail("private tests don't run") }
  func testWithParameter(_ x: Int) { XCTFail() }
  func testWithResult() -> Int { 1 }
  static func testStatic() { XCTFail() }
}

class BaseTests: XCTestCase {
  func testInherited() { print("inherited in", type(of: self)) }
  func testOverridden() { XCTFail("overridden") }
}
final class DerivedTests: BaseTests {
  override func testOverridden() { print("derived") }
  func testOwn() {}
}

@MainActor final class MainActorTests: XCTestCase {
  var value = 0
  override func setUp() { value = 1 }
  func testSync() { XCTAssertEqual(value, 1) }
  func testAsync() async {
    await Task.yield()
    XCTAssertTrue(Thread.isMainThread)
    XCTAssertEqual(value, 1)
  }
}

final class AsyncTests: XCTestCase {
  func testAsync() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    XCTAssertEqual(1, 2, "async")
    await fulfillment(of: [done()], timeout: 1)
    throw SampleError.bad(9)
  }
  func testFulfillmentTimeout() async {
    let e = expectation(description: "never")
    await fulfillment(of: [e], timeout: 2)
  }
  func done() -> XCTestExpectation {
    let e = expectation(description: "done")
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { e.fulfill() }
    return e
  }
}

final class InvokeTests: XCTestCase {
  override func invokeTest() {
    print("around")
    super.invokeTest()
    print("end of around")
  }
  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription += " (changed)"
    super.record(issue)
  }
  func testFails() { XCTFail("x") }
}

extension DerivedTests {
  func testInExtension() {}
}

struct Namespace {
  final class NestedTests: XCTestCase { func testNested() {} }
}
private final class PrivateTests: XCTestCase { func testInPrivateClass() {} }
