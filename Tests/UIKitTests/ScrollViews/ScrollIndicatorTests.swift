import QuartzCore
import UIKit
import XCTest

/// Facts: facts/scrolling.md#indicator: 2.5 points wide, 3 from the edge, at least 36 long, fades in 0.4 s.
final class ScrollIndicatorTests: ScrollTestCase {
  private func bar(_ isVertical: Bool = true) -> CALayer? {
    scrollView.layer.sublayers?.first { layer in
      layer.zPosition > 1000 && !layer.isHidden
        && (isVertical ? layer.bounds.width == 2.5 : layer.bounds.height == 2.5)
    }
  }

  private var alpha: Float { bar()?.presentation()?.opacity ?? bar()?.opacity ?? 0 }

  func testNoneBeforeScrolling() {
    XCTAssertNil(bar())
    scrollView.contentOffset.y = 100
    XCTAssertNil(bar(), "code scrolls without")
    XCTAssertEqual(scrollView.subviews.count, 0)
  }

  func testPlace() {
    pull(by: CGVector(dx: 0, dy: -20), 4)
    // The track is 294 points long, for 2,000 points of content of which 300 are visible.
    let length = (294.0 * 300 / 2000 * 3).rounded() / 3
    XCTAssertEqual(bar()!.frame.width, 2.5)
    XCTAssertEqual(bar()!.frame.height, length, accuracy: 0.34)
    XCTAssertEqual(bar()!.frame.maxX, 197)
    XCTAssertEqual(bar()!.frame.minY, y + 3 + (294 - length) * y / 1700, accuracy: 0.34)
    XCTAssertEqual(bar()!.backgroundColor?.alpha ?? 0, 0.35, accuracy: 0.001)
    pass(0.2)
    lift(150, 320)
    scrollView.contentOffset.y = 1700
    XCTAssertEqual(bar()!.frame.maxY, 2000 - 3, accuracy: 0.34)
    scrollView.contentSize.height = 100_000
    XCTAssertEqual(bar()!.frame.height, 36)
  }

  func testIsSqueezedBeyondTheEnds() {
    pull(by: CGVector(dx: 0, dy: 20), 4, from: CGPoint(x: 150, y: 250))
    let length = 294.0 * 300 / 2000
    XCTAssertEqual(bar()!.frame.height, length + y, accuracy: 0.5)
    XCTAssertEqual(bar()!.frame.minY, y + 3, accuracy: 0.34)
    touch(0, .moved, 150, 700)
    XCTAssertEqual(bar()!.frame.height, 8)
    pass(0.2)
    lift(150, 700)
    pass(2)
    scrollView.contentOffset.y = 1700
    pull(by: CGVector(dx: 0, dy: -20), 4, from: CGPoint(x: 150, y: 450))
    XCTAssertGreaterThan(y, 1720)
    XCTAssertEqual(bar()!.frame.height, length - (y - 1700), accuracy: 0.5)
    XCTAssertEqual(bar()!.frame.maxY, y + 300 - 3, accuracy: 0.34)
    lift(150, 370)
    pass(2)
  }

  func testBothLeaveTheCornerFree() {
    scrollView.contentSize = CGSize(width: 1000, height: 2000)
    scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 10, bottom: 7, right: 0)
    pull(by: CGVector(dx: -15, dy: -15), 4)
    XCTAssertEqual(bar(false)!.frame.height, 2.5)
    XCTAssertEqual(bar(false)!.frame.maxY, y + 300 - 10)
    scrollView.setContentOffset(CGPoint(x: 800, y: 1700), animated: false)
    XCTAssertEqual(bar(false)!.frame.maxX, 800 + 200 - 3 - 5.5, accuracy: 0.34)
    XCTAssertEqual(bar(true)!.frame.maxY, 1700 + 300 - 3 - 5.5, accuracy: 0.34)
    lift(90, 340)
  }

  func testFades() {
    pull(by: CGVector(dx: 0, dy: -20), 4)
    pass(0.2)
    XCTAssertEqual(alpha, 1)
    lift(150, 320)
    pass(0.2)
    XCTAssertEqual(alpha, 1)
    pass(0.3)
    XCTAssertEqual(alpha, 0.5, accuracy: 0.05)
    pass(0.25)
    XCTAssertEqual(alpha, 0)
    pass(0.1)
    XCTAssertTrue(isIdle)
    pull(by: CGVector(dx: 0, dy: -20), 4)
    XCTAssertEqual(alpha, 1, "back at once")
    lift(150, 320)
    pass(0.5)
    XCTAssertEqual(alpha, 1, "as long as it moves")
  }

  func testFlash() {
    scrollView.flashScrollIndicators()
    pass(0.1)
    XCTAssertEqual(alpha, 1)
    pass(2)
    XCTAssertEqual(alpha, 0)
    XCTAssertTrue(isIdle)
  }

  func testNotShownWhenNotWanted() {
    scrollView.showsVerticalScrollIndicator = false
    pull(by: CGVector(dx: 0, dy: -20), 4)
    XCTAssertNil(bar())
    scrollView.showsVerticalScrollIndicator = true
    lift(150, 320)
    pass(4)
    scrollView.setContentOffset(.zero, animated: false)
    scrollView.contentSize.height = 300
    scrollView.alwaysBounceVertical = true
    pull(by: CGVector(dx: 0, dy: 20), 4, from: CGPoint(x: 150, y: 250))
    XCTAssertNil(bar(), "all of the content shows")
    lift(150, 330)
  }

  func testColorsAndSides() {
    scrollView.indicatorStyle = .white
    scrollView.flashScrollIndicators()
    XCTAssertEqual(bar()!.backgroundColor!, CGColor(gray: 1, alpha: 0.35))
    scrollView.indicatorStyle = .black
    XCTAssertEqual(bar()!.backgroundColor!, CGColor(gray: 0, alpha: 0.35))
    scrollView.indicatorStyle = .default
    window.overrideUserInterfaceStyle = .dark
    pass(0.1)
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    XCTAssertEqual(bar()!.backgroundColor!, CGColor(gray: 1, alpha: 0.35))
    scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 9)
    XCTAssertEqual(bar()!.frame.maxX, 188)
    XCTAssertEqual(bar()!.frame.minY, 23)
    scrollView.semanticContentAttribute = .forceRightToLeft
    scrollView.layoutSubviews()
    XCTAssertEqual(bar()!.frame.minX, 8)
    XCTAssertEqual(scrollView.scrollIndicatorInsets.top, 20)
  }
}
