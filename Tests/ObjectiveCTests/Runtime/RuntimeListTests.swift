import Foundation
import ObjectiveC
import XCTest

private class Listed: NSObject {
  var name = "n"
  var count = 1
  var isOn = true
  var parts: [String] = []
  let fixed = 2.5
  func act() {}
}
private final class Below: Listed {}

/// The lists that the Objective-C runtime has for a class: Objective-C Runtime Programming Guide, "Declared
/// Properties".
final class RuntimeListTests: XCTestCase {
  override class func setUp() {
    KeyValueAccess.register("name", on: Listed.self, \.name)
    KeyValueAccess.register("count", on: Listed.self, \.count)
    KeyValueAccess.register("isOn", on: Listed.self, \.isOn)
    KeyValueAccess.register("parts", on: Listed.self, \.parts)
    KeyValueAccess.register("fixed", on: Listed.self, readOnly: \.fixed)
    MessageDispatch.register("act", on: Listed.self) { (listed: Listed) in listed.act() }
  }

  func testPropertiesOfAClass() throws {
    var count: UInt32 = 0
    let list = try XCTUnwrap(class_copyPropertyList(Listed.self, &count))
    defer { free(list) }
    let properties = (0..<Int(count)).map { list[$0] }
    XCTAssertEqual(
      properties.map { String(cString: property_getName($0)) }, ["count", "fixed", "isOn", "name", "parts"])
    XCTAssertEqual(
      properties.map { property_getAttributes($0).map { String(cString: $0) } },
      [
        "Tq,N,Vcount", "Td,R,N,Vfixed", "TB,N,VisOn", "T@\"NSString\",N,Vname", "T@\"NSArray\",N,Vparts",
      ])
    XCTAssertNil(class_copyPropertyList(Below.self, &count))
    XCTAssertEqual(count, 0)
    XCTAssertNotNil(class_getProperty(Below.self, "name"))
    XCTAssertNil(class_getProperty(Below.self, "nothing"))
  }

  func testMethodsAndNames() throws {
    var count: UInt32 = 0
    let list = try XCTUnwrap(class_copyMethodList(Listed.self, &count))
    defer { free(list) }
    XCTAssertEqual((0..<Int(count)).map { method_getName(list[$0]).description }, ["act"])
    XCTAssertTrue(String(cString: class_getName(Below.self)).hasSuffix("Below"))
    XCTAssertEqual(String(cString: object_getClassName(Below())), String(cString: class_getName(Below.self)))
    XCTAssertNotNil(class_getMethodImplementation(Below.self, "act"))
    XCTAssertNil(class_getMethodImplementation(Below.self, "none"))
    XCTAssertGreaterThan(class_getInstanceSize(Listed.self), class_getInstanceSize(NSObject.self))
    XCTAssertEqual(NSStringFromProtocol(NSCopying.self), "NSCopying")
  }
}
