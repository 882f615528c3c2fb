import XCTest

final class CoreGraphicsPlaceholderTests: XCTestCase {
  func testPlaceholder() {}
}
