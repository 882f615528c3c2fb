import XCTest

final class QuartzCorePlaceholderTests: XCTestCase {
  func testPlaceholder() {}
}
