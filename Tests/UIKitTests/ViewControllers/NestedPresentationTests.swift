import UIKit
import XCTest

/// Many controllers presented over one another.
final class NestedPresentationTests: CoreTestCase {
  private func present(_ count: Int, over root: UIViewController) -> [UIViewController] {
    var all: [UIViewController] = []
    for _ in 0..<count {
      let next = UIViewController()
      (all.last ?? root).present(next, animated: false)
      step()
      all.append(next)
    }
    step()
    return all
  }

  private func isDrawn(_ controller: UIViewController) -> Bool {
    controller.presentationController?.containerView?.isHidden == false
  }

  /// A sheet dims the content behind it to 88 % (presentation.md#page-sheet): below fifty sheets no content is
  /// visible, and none is drawn.
  func testWhatLiesInTheDarkIsNotDrawn() throws {
    let window = makeWindow()
    let sheets = present(60, over: try XCTUnwrap(window.rootViewController))
    XCTAssertFalse(isDrawn(sheets[0]))
    XCTAssertFalse(isDrawn(sheets[8]))
    XCTAssertTrue(isDrawn(sheets[12]))
    XCTAssertTrue(isDrawn(sheets[59]))
    sheets[1].dismiss(animated: false)
    step()
    step()
    XCTAssertTrue(isDrawn(sheets[0]))
    XCTAssertTrue(isDrawn(sheets[1]))
    XCTAssertNil(sheets[1].presentedViewController)
  }
}
