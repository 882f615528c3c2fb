import XCTest

@testable import Hypnosister

@MainActor
final class BNRHypnosisViewTests: XCTestCase {
  func testTheViewIsInTheWindowItself() throws {
    let window = try XCTUnwrap((UIApplication.shared.delegate as? AppDelegate)?.window)
    let view = try XCTUnwrap(window.subviews.last as? BNRHypnosisView)
    XCTAssertEqual(view.frame, window.bounds)
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertTrue(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === view)
  }

  func testATouchChangesTheColor() {
    let view = BNRHypnosisView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.touchesBegan([], with: nil)
    XCTAssertNotEqual(view.circleColor, .lightGray)
  }

  /// The largest circle goes around the corners, and between the rings nothing is drawn.
  func testTheCircles() {
    let view = BNRHypnosisView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    XCTAssertEqual(view.backgroundColor, .clear)
    assertSnapshot(of: view, named: "circles")
  }
}
