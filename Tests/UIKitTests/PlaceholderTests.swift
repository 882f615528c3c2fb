import UIKit
import XCTest

final class UIKitPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertNotNil(UIApplication()) }
}
