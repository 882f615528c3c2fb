import FlipsideTesting
import Foundation
import ObjectiveC
import XCTest

final class PointerArrayTests: XCTestCase {
  private func pointer(_ object: NSObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  func testWeakObjectsGo() {
    let list = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let gone = NSObject()
      list.addPointer(pointer(kept))
      list.addPointer(pointer(gone))
      list.addPointer(nil)
      XCTAssertEqual(list.count, 3)
      XCTAssertEqual(list.pointer(at: 1), pointer(gone))
    }
    XCTAssertNil(list.pointer(at: 1))
    XCTAssertEqual(list.allObjects.count, 1)
    list.compact()
    XCTAssertEqual(list.count, 1)
    XCTAssertEqual(list.pointer(at: 0), pointer(kept))
  }

  func testChanges() {
    let list = NSPointerArray.strongObjects()
    let (a, b) = (NSObject(), NSObject())
    list.addPointer(pointer(a))
    list.insertPointer(pointer(b), at: 0)
    XCTAssertEqual(list.pointer(at: 0), pointer(b))
    list.replacePointer(at: 0, withPointer: nil)
    XCTAssertNil(list.pointer(at: 0))
    list.removePointer(at: 0)
    XCTAssertEqual(list.pointer(at: 0), pointer(a))
    list.count = 3
    XCTAssertEqual(list.count, 3)
    XCTAssertNil(list.pointer(at: 2))
    let copy = list.copy() as? NSPointerArray
    list.count = 0
    XCTAssertEqual(copy?.count, 3)
  }

  func testIndicesOutOfBoundsAreSaid() {
    let list = NSPointerArray()
    let said = consoleLines {
      XCTAssertNil(list.pointer(at: 0))
      list.removePointer(at: -1)
      list.insertPointer(nil, at: 1)
    }
    XCTAssertEqual(said.filter { $0.contains("beyond bounds 0") }.count, 2, "\(said)")
    XCTAssertEqual(list.count, 0)
  }
}
