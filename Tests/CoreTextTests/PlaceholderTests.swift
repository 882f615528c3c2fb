import XCTest

final class CoreTextPlaceholderTests: XCTestCase {
  func testPlaceholder() {}
}
