import XCTest

@testable import Tested

enum SampleError: Error { case bad(Int) }
func fails() throws -> Int { throw SampleError.bad(3) }

final class AssertionTests: XCTestCase {
  final class Thing: CustomStringConvertible {
    let description: String
    init(_ d: String) { description = d }
  }

  @MainActor func testController() {
    let controller = CounterController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.label.text, "0")
    controller.increment()
    XCTAssertEqual(controller.label.text, "2", "after one step")
  }

  func testBooleans() {
    XCTAssert(false)
    XCTAssertTrue(1 > 2, "one")
    XCTAssertFalse(true)
    XCTFail()
    XCTFail("by hand")
  }

  func testNil() throws {
    XCTAssertNil(5)
    XCTAssertNotNil(nil as Int?)
    _ = try XCTUnwrap(nil as String?, "no text")
    XCTFail("not reached")
  }

  func testEquality() {
    XCTAssertEqual(1, 2)
    XCTAssertEqual("a", nil, "optional")
    XCTAssertNotEqual([1], [1])
    XCTAssertEqual(1.0, 1.2, accuracy: 0.1)
    XCTAssertNotEqual(1.0, 1.05, accuracy: 0.1)
    XCTAssertEqual(3, 7, accuracy: 2)
    XCTAssertEqual(UInt8(3), UInt8(7), accuracy: 5)
    XCTAssertEqual(Double.infinity, .infinity, accuracy: 0.1)
    XCTAssertEqual(Double.nan, .nan, accuracy: 0.1)
    let thing = Thing("x")
    XCTAssertIdentical(thing, Thing("y"))
    XCTAssertNotIdentical(thing, thing)
  }

  func testOrder() {
    XCTAssertGreaterThan(1, 1)
    XCTAssertGreaterThanOrEqual(1, 2)
    XCTAssertLessThan(1, 1)
    XCTAssertLessThanOrEqual(2, 1)
  }

  func testErrors() {
    XCTAssertThrowsError(1)
    XCTAssertNoThrow(try fails(), "why")
    XCTAssertEqual(try fails(), 3)
    XCTAssertThrowsError(try fails()) { XCTAssertNotNil($0 as? SampleError) }
  }

  func testThrows() throws { throw SampleError.bad(1) }
  func testThrowsNSError() throws {
    throw NSError(domain: "Domain", code: 7, userInfo: [NSLocalizedDescriptionKey: "It is broken."])
  }
}
