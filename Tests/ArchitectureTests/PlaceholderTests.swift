import XCTest

final class ArchitecturePlaceholderTests: XCTestCase {
  func testPlaceholder() {}
}
