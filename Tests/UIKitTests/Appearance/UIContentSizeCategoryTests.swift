import UIKit
import XCTest

final class UIContentSizeCategoryTests: XCTestCase {
  func testOrderAndAccessibilitySizes() {
    XCTAssertTrue(UIContentSizeCategory.small < .large)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    XCTAssertTrue(UIContentSizeCategory.large <= .large)
    XCTAssertTrue(UIContentSizeCategory.large >= .large)
    XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    XCTAssertFalse(UIContentSizeCategory.unspecified.isAccessibilityCategory)
    XCTAssertEqual(UIContentSizeCategory.ascending.filter(\.isAccessibilityCategory).count, 5)
  }

  /// The Objective-C constants' strings, which defaults and launch arguments use.
  func testRawValues() {
    XCTAssertEqual(UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
    XCTAssertEqual(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue, "UICTContentSizeCategoryAccessibilityXXXL")
  }
}
