import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of the members that scroll views got in iOS 17 and 17.4.
final class ScrollAxisTests: ScrollTestCase {
  func testBouncesSetsBothAxes() {
    XCTAssertTrue(scrollView.bouncesHorizontally && scrollView.bouncesVertically)
    scrollView.bounces = false
    XCTAssertFalse(scrollView.bouncesHorizontally || scrollView.bouncesVertically)
    scrollView.bouncesVertically = true
    XCTAssertTrue(scrollView.bounces)
  }

  func testOneAxisBounces() {
    scrollView.contentSize = CGSize(width: 1000, height: 1000)
    scrollView.bouncesHorizontally = false
    pull(by: CGVector(dx: 10, dy: 10), 10)
    XCTAssertEqual(x, 0, "this axis keeps its end")
    XCTAssertLessThan(y, 0)
    lift(250, 500)
    pass(2)
    XCTAssertEqual(y, 0)
    // Content that fits moves only along an axis on which it always bounces.
    scrollView.contentSize = CGSize(width: 100, height: 100)
    scrollView.alwaysBounceVertical = true
    scrollView.bouncesVertically = false
    pull(by: CGVector(dx: 0, dy: 10), 10)
    XCTAssertEqual(y, 0)
    lift(150, 500)
  }

  func testContentAtItsEndLeavesTheDragToTheScrollViewAround() {
    XCTAssertTrue(scrollView.transfersVerticalScrollingToParent && scrollView.transfersHorizontalScrollingToParent)
    for transfers in [true, false] {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      inner.contentSize = CGSize(width: 200, height: 400)
      inner.transfersVerticalScrollingToParent = transfers
      scrollView.addSubview(inner)
      scrollView.contentOffset.y = 100
      step()
      // Scrolls up, beyond the start of the inner content.
      pull(by: CGVector(dx: 0, dy: 5), 10, from: CGPoint(x: 150, y: 300))
      if transfers {
        XCTAssertEqual(inner.contentOffset.y, 0)
        XCTAssertLessThan(y, 100)
      } else {
        XCTAssertLessThan(inner.contentOffset.y, 0)
        XCTAssertEqual(y, 100)
      }
      lift(150, 350)
      pass(2)
      inner.removeFromSuperview()
    }
  }

  func testSmallContentIsAligned() {
    XCTAssertEqual(scrollView.contentAlignmentPoint, .zero)
    scrollView.contentSize = CGSize(width: 100, height: 100)
    scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    // The content can scroll by 100 points horizontally and 200 vertically.
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: -50, y: -200))
    scrollView.contentSize = CGSize(width: 300, height: 200)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: -100))
    scrollView.contentAlignmentPoint = .zero
    XCTAssertEqual(scrollView.verticalScrollRange, 0...0)
  }

  func testAnimationsCanBeStopped() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    pass(0.1)
    XCTAssertTrue(scrollView.isScrollAnimating)
    XCTAssertFalse(scrollView.isZoomAnimating)
    scrollView.stopScrollingAndZooming()
    let stopped = y
    XCTAssertFalse(scrollView.isScrollAnimating)
    pass(1)
    XCTAssertEqual(y, stopped)
    XCTAssertTrue(stopped > 0 && stopped < 500)
    fling(by: CGVector(dx: 0, dy: -20))
    XCTAssertTrue(scrollView.isDecelerating)
    scrollView.stopScrollingAndZooming()
    XCTAssertFalse(scrollView.isDecelerating)
    pull(by: CGVector(dx: 0, dy: -5), 10)
    XCTAssertTrue(scrollView.isDragging)
    scrollView.stopScrollingAndZooming()
    XCTAssertFalse(scrollView.isDragging)
    lift(150, 350)
  }

  func testKeysScroll() {
    XCTAssertTrue(scrollView.allowsKeyboardScrolling)
    press(.down)
    pass(1)
    XCTAssertGreaterThan(y, 0)
    let line = y
    press(.up)
    pass(1)
    XCTAssertEqual(y, 0)
    press(.pageDown)
    pass(1)
    XCTAssertTrue(y > line && y < 300, "a part of the page stays")
    press(.end)
    pass(1)
    XCTAssertEqual(y, 1700)
    press(.home)
    pass(1)
    XCTAssertEqual(y, 0)
    scrollView.allowsKeyboardScrolling = false
    press(.end)
    pass(1)
    XCTAssertEqual(y, 0)
  }

  private func press(_ key: HostKey) {
    UIApplication.shared.send(.key(key, modifiers: [], isDown: true))
    UIApplication.shared.send(.key(key, modifiers: [], isDown: false))
  }
}

extension UIScrollView {
  /// The vertical offsets at which the content can rest, found by scrolling to both ends.
  fileprivate var verticalScrollRange: ClosedRange<CGFloat> {
    let before = contentOffset
    scrollRectToVisible(CGRect(x: 0, y: -1e5, width: 1, height: 1), animated: false)
    let low = contentOffset.y
    scrollRectToVisible(CGRect(x: 0, y: 1e5, width: 1, height: 1), animated: false)
    let high = contentOffset.y
    contentOffset = before
    return low...max(low, high)
  }
}
