import ObjectiveC
import XCTest

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

private final class Owner: NSObject, AssociatedObjectOwner {
  var associatedObjects: AssociatedObjectTable?
}

private final class Plain {}

final class AssociatedObjectTests: XCTestCase {
  func testValuesAreKeptByKeyAndRemovedByNil() {
    let object = Plain()
    objc_setAssociatedObject(object, &firstKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertEqual(objc_getAssociatedObject(object, &firstKey) as? String, "a")
    XCTAssertEqual(objc_getAssociatedObject(object, &secondKey) as? Int, 2)
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertNil(objc_getAssociatedObject(object, &firstKey))
    objc_removeAssociatedObjects(object)
    XCTAssertNil(objc_getAssociatedObject(object, &secondKey))
    XCTAssertNil(objc_getAssociatedObject(Plain(), &firstKey))
  }

  func testOwnerTakesItsValuesWithIt() {
    weak var value: Plain?
    do {
      let owner = Owner()
      let plain = Plain()
      value = plain
      objc_setAssociatedObject(owner, &firstKey, plain, .OBJC_ASSOCIATION_RETAIN)
      XCTAssertTrue(objc_getAssociatedObject(owner, &firstKey) as? Plain === plain)
    }
    XCTAssertNil(value)
  }

  func testValuesOfOtherClassesGoAtTheNextIdleTurn() {
    weak var value: Plain?
    do {
      let owner = Plain()
      let plain = Plain()
      value = plain
      objc_setAssociatedObject(owner, &firstKey, plain, .OBJC_ASSOCIATION_RETAIN)
    }
    releaseAssociationsOfGoneObjects()
    XCTAssertNil(value)
  }

  func testAssignDoesNotKeep() {
    let owner = Owner()
    weak var value: Plain?
    do {
      let plain = Plain()
      value = plain
      objc_setAssociatedObject(owner, &firstKey, plain, .OBJC_ASSOCIATION_ASSIGN)
      XCTAssertNotNil(objc_getAssociatedObject(owner, &firstKey))
    }
    XCTAssertNil(value)
    XCTAssertNil(objc_getAssociatedObject(owner, &firstKey))
  }

  func testCopyCopies() {
    let owner = Owner()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    XCTAssertEqual((objc_getAssociatedObject(owner, &firstKey) as? NSString)?.description, "a")
  }

  func testManyShortLivedObjectsDoNotPileUp() {
    final class Probe {
      nonisolated(unsafe) static var alive = 0; init() { Self.alive += 1 }; deinit { Self.alive -= 1 }
    }
    for _ in 0..<1_000 {
      objc_setAssociatedObject(Plain(), &firstKey, Probe(), .OBJC_ASSOCIATION_RETAIN)
    }
    XCTAssertLessThanOrEqual(Probe.alive, 130)
  }
}
