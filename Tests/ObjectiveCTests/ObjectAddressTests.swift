import Foundation
import ObjectiveC
import XCTest

private final class Named: NSObject {}

/// Two runs without a window print identical output, regardless of the addresses of objects.
final class ObjectAddressTests: XCTestCase {
  override func setUp() { ObjectNumbers.areUsed = true }
  override func tearDown() { ObjectNumbers.areUsed = false }

  func testNumbersFollowTheOrderOfMention() {
    let (first, second) = (Named(), Named())
    let number = ObjectNumbers.mentions.number(of: second)
    XCTAssertEqual(ObjectNumbers.mentions.number(of: first), number + 1)
    XCTAssertEqual(ObjectNumbers.mentions.number(of: second), number)
    XCTAssertEqual(address(of: second), "0x" + String(0x6000_0000_0000 + 16 * number, radix: 16))
  }

  func testDescriptionOfAnObject() {
    let object = Named()
    XCTAssertEqual("\(object)", "<ObjectiveCTests.Named: \(address(of: object))>")
    XCTAssertEqual("\(NSObject())".prefix(17), "<NSObject: 0x6000")
  }

  /// A later object at the same address has another number, and the table does not grow without limit.
  func testNumbersAreNeverUsedAgain() {
    var numbers: Set<UInt> = []
    for _ in 0..<1_000 { numbers.insert(ObjectNumbers.mentions.number(of: Named())) }
    XCTAssertEqual(numbers.count, 1_000)
  }
}
