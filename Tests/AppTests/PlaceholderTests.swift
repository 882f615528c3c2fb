import XCTest

final class AppPlaceholderTests: XCTestCase {
  func testPlaceholder() {}
}
