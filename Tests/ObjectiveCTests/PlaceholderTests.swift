import XCTest

final class ObjectiveCPlaceholderTests: XCTestCase {
  func testPlaceholder() {}
}
