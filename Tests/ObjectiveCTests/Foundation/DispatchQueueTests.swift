import Foundation
import ObjectiveC
import XCTest

final class DispatchQueueTests: XCTestCase {
  func testQueuesCompareByIdentity() {
    let queue = DispatchQueue(label: "a")
    XCTAssertEqual(queue, queue)
    XCTAssertEqual(DispatchQueue.main, .main)
    XCTAssertEqual(DispatchQueue.global(), .global())
    XCTAssertNotEqual(DispatchQueue.global(qos: .utility), .global(qos: .background))
    XCTAssertNotEqual(queue, .main)
    XCTAssertNotEqual(queue, DispatchQueue(label: "a"), "a label makes no identity")
    XCTAssertEqual(Set([queue, .main, queue]).count, 2)
  }
}
