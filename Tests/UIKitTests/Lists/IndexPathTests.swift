import UIKit
import XCTest

final class IndexPathTests: XCTestCase {
  func testARowHasItsSectionFirst() {
    var path = IndexPath(row: 3, section: 2)
    XCTAssertEqual(Array(path), [2, 3])
    XCTAssertEqual([path.row, path.item, path.section], [3, 3, 2])
    path.row = 7
    path.section = 1
    XCTAssertEqual(path, IndexPath(item: 7, section: 1))
    XCTAssertLessThan(IndexPath(row: 9, section: 0), path)
    let object = NSIndexPath(item: 4, section: 5)
    XCTAssertEqual([object.row, object.section], [4, 5])
  }

  func testAPathThatNamesNoRowIsSafe() {
    var path = IndexPath(indexes: [])
    path.row = 1
    path.section = 1
    XCTAssertEqual([path.row, path.section, path.count], [-1, -1, 0])
  }
}
