import UIKit
import XCTest

final class UIEdgeInsetsTests: XCTestCase {
  /// Apple: positive insets make the rectangle smaller; its sides may turn negative.
  func testInsetMovesEachEdgeInwards() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(rect.inset(by: insets), CGRect(x: 12, y: 21, width: 94, height: 46))
    let large = CGRect(x: 0, y: 0, width: 4, height: 4).inset(
      by: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    XCTAssertEqual(large.size.width, -2)
  }

  func testZeroIsDefaultAndEqual() {
    XCTAssertEqual(UIEdgeInsets.zero, UIEdgeInsets())
    XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(.zero, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)))
    XCTAssertFalse(UIEdgeInsetsEqualToEdgeInsets(.zero, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1)))
  }

  func testRangesAndOffsets() {
    XCTAssertTrue(UIFloatRange.infinite.isInfinite)
    XCTAssertFalse(UIFloatRange(minimum: 0, maximum: 1).isInfinite)
    XCTAssertTrue(UIFloatRangeIsEqualToRange(.infinite, UIFloatRange(minimum: -.infinity, maximum: .infinity)))
    XCTAssertTrue(UIOffsetEqualToOffset(UIOffset(horizontal: 1, vertical: 2), UIOffset(horizontal: 1, vertical: 2)))
  }

  /// `facts/defaults.md#raw-values`
  func testRawValuesOfSets() {
    XCTAssertEqual(UIRectEdge.all.rawValue, 15)
    XCTAssertEqual(UIRectEdge.right.rawValue, 8)
    XCTAssertEqual(NSDirectionalRectEdge.trailing.rawValue, 8)
    XCTAssertEqual(UIRectCorner.bottomLeft.rawValue, 4)
    XCTAssertTrue(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    XCTAssertEqual(UIAxis.both, [.horizontal, .vertical])
  }
}
