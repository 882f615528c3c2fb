import XCTest

final class SimulatorPlaceholderTests: XCTestCase {
  func testPlaceholder() {}
}
