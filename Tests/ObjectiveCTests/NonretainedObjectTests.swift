import Foundation
import ObjectiveC
import XCTest

/// Values of objects as dictionary keys: Apple's page of `value(withNonretainedObject:)`.
final class NonretainedObjectTests: XCTestCase {
  func testValuesOfOneObjectAreEqualKeys() {
    let (one, other) = (NSObject(), NSObject())
    var places: [NSValue: Int] = [NSValue(nonretainedObject: one): 1]
    places[NSValue(nonretainedObject: other)] = 2
    places[NSValue(nonretainedObject: one)] = 3
    XCTAssertEqual(places.count, 2)
    XCTAssertEqual(places[NSValue(nonretainedObject: one)], 3)
    XCTAssertTrue(NSValue(nonretainedObject: one).nonretainedObjectValue as? NSObject === one)
    XCTAssertNil(NSValue(nonretainedObject: nil).nonretainedObjectValue)
  }

  func testTheObjectIsNotKeptAlive() {
    weak var object: NSObject?
    let value: NSValue = {
      let made = NSObject()
      object = made
      return NSValue(nonretainedObject: made)
    }()
    XCTAssertNil(object)
    _ = value
  }
}
