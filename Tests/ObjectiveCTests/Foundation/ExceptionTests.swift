import Foundation
import ObjectiveC
import XCTest

/// Apple's page: `NSException`. Raising one ends the process, which is tested in AppTests.
final class ExceptionTests: XCTestCase {
  func testValues() throws {
    let exception = NSException(name: .rangeException, reason: "no row 7", userInfo: ["row": 7])
    XCTAssertEqual(exception.name.rawValue, "NSRangeException")
    XCTAssertEqual(exception.reason, "no row 7")
    XCTAssertEqual(exception.userInfo?["row"] as? Int, 7)
    XCTAssertEqual("\(exception)", "no row 7")
    XCTAssertNil(NSException(name: .genericException, reason: nil).userInfo)
    let data = try NSKeyedArchiver.archivedData(withRootObject: exception, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSException.self, from: data)
    XCTAssertEqual(read?.name, .rangeException)
    XCTAssertEqual(read?.reason, "no row 7")
  }
}
