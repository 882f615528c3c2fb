import Foundation
import ObjectiveC
import XCTest

/// Descriptions of Foundation's values, as on iOS.
final class FoundationTextTests: XCTestCase {
  func testValues() {
    XCTAssertEqual("\(NSValue(point: CGPoint(x: 1, y: 2.5)))", "NSPoint: {1, 2.5}")
    XCTAssertEqual("\(NSValue(size: CGSize(width: 1, height: 2)))", "NSSize: {1, 2}")
    XCTAssertEqual("\(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))", "NSRect: {{1, 2}, {3, 4}}")
    XCTAssertEqual("\(NSValue(range: NSRange(location: 1, length: 2)))", "NSRange: {1, 2}")
    XCTAssertEqual(
      "\(NSValue(edgeInsets: NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))", "UIEdgeInsets: {1, 2, 3, 4}")
    let numbers = [1.0, 0, 0, 1, 5, 6]
    XCTAssertEqual("\(NSValue(bytes: numbers, objCType: "[6d]"))", "CGAffineTransform: {{1, 0, 0, 1}, {5, 6}}")
    XCTAssertEqual("\(NSNumber(value: 2))", "2")
  }

  func testURLs() throws {
    let url = try XCTUnwrap(URL(string: "https://me:secret@www.example.com:8080/a/b?q=1#top"))
    XCTAssertEqual(url.formatted(), "https://www.example.com:8080/a/b?q=1#top")
    XCTAssertEqual(
      url.formatted(.url.scheme(.never).port(.never).query(.never).fragment(.never)), "www.example.com/a/b")
    XCTAssertEqual(url.formatted(.url.user()), "https://me@www.example.com:8080/a/b?q=1#top")
    XCTAssertEqual(URL(fileURLWithPath: "/tmp/x").formatted(), "file:///tmp/x")
  }

  func testRelativeDates() {
    let past = Date().addingTimeInterval(-2 * 3600 - 60)
    XCTAssertEqual(past.formatted(.relative(presentation: .numeric)), "2 hours ago")
  }
}
