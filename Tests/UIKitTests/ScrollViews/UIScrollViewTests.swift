import UIKit
import XCTest

/// Facts: Apple's page of `UIScrollView`; facts/defaults.md#UIScrollView
final class UIScrollViewTests: ScrollTestCase {
  override func setUp() {
    super.setUp()
    scrollView.contentSize.height = 1000
  }

  /// Moves a finger along the points, lets it rest, and lifts it.
  private func drag(_ from: CGPoint, _ steps: [CGPoint]) {
    touch(0, .began, from.x, from.y)
    for point in steps {
      pass(1.0 / 60)
      touch(0, .moved, point.x, point.y)
    }
    pass(0.2)
    lift(steps.last?.x ?? from.x, steps.last?.y ?? from.y)
    pass(1)
  }

  func testDefaults() {
    let view = UIScrollView()
    XCTAssertEqual(view.contentOffset, .zero)
    XCTAssertEqual(view.contentSize, .zero)
    XCTAssertEqual(view.contentInset, .zero)
    XCTAssertTrue(view.clipsToBounds)
    XCTAssertTrue(view.bounces)
    XCTAssertTrue(view.isScrollEnabled)
    XCTAssertFalse(view.alwaysBounceVertical)
    XCTAssertFalse(view.isPagingEnabled)
    XCTAssertTrue(view.delaysContentTouches)
    XCTAssertEqual(view.contentInsetAdjustmentBehavior, .automatic)
    XCTAssertEqual(view.decelerationRate.rawValue, 0.998)
    XCTAssertEqual(view.keyboardDismissMode, .none)
  }

  /// The offset is the origin of the bounds, and code may set any.
  func testOffsetIsTheOriginOfTheBounds() {
    var heard: [CGFloat] = []
    journal.onScroll = { heard.append($0.contentOffset.y) }
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    XCTAssertEqual(scrollView.bounds, CGRect(x: 0, y: 120, width: 200, height: 300))
    scrollView.bounds.origin.y = 40
    XCTAssertEqual(scrollView.contentOffset.y, 40)
    scrollView.contentOffset.y = -500
    XCTAssertEqual(scrollView.contentOffset.y, -500)
    scrollView.contentOffset.y = .nan
    scrollView.contentOffset.x = .infinity
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: -500))
    XCTAssertEqual(heard, [120, -500], "not of the bounds")
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.addSubview(inside)
    XCTAssertEqual(inside.convert(CGPoint.zero, to: self.view), CGPoint(x: 50, y: 700))
  }

  func testFingerMovesTheContentWithinItsEnds() {
    drag(CGPoint(x: 100, y: 400), [CGPoint(x: 100, y: 385), CGPoint(x: 100, y: 335), CGPoint(x: 100, y: 285)])
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: 105), "all but the slop of 10")
    XCTAssertEqual(journal.take(), ["will drag", "scroll", "will end", "did end false"])
    drag(CGPoint(x: 100, y: 250), [CGPoint(x: 100, y: 265), CGPoint(x: 100, y: 495)])
    XCTAssertEqual(scrollView.contentOffset.y, 0)
    scrollView.contentOffset.y = 690
    drag(CGPoint(x: 100, y: 450), [CGPoint(x: 100, y: 430), CGPoint(x: 100, y: 210)])
    XCTAssertEqual(scrollView.contentOffset.y, 700)
    XCTAssertFalse(scrollView.isDragging)
  }

  func testContentThatFitsDoesNotMove() {
    scrollView.contentSize = CGSize(width: 200, height: 100)
    drag(CGPoint(x: 100, y: 400), [CGPoint(x: 100, y: 385), CGPoint(x: 100, y: 285)])
    XCTAssertEqual(scrollView.contentOffset, .zero)
    XCTAssertEqual(journal.order, [])
  }

  func testDisabledDoesNotMove() {
    scrollView.isScrollEnabled = false
    drag(CGPoint(x: 100, y: 400), [CGPoint(x: 100, y: 385), CGPoint(x: 100, y: 285)])
    XCTAssertEqual(scrollView.contentOffset, .zero)
  }

  func testDragTakesTheTouchFromAButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    drag(CGPoint(x: 100, y: 350), [CGPoint(x: 100, y: 335), CGPoint(x: 100, y: 320)])
    XCTAssertEqual(taps, 0)
    XCTAssertGreaterThan(scrollView.contentOffset.y, 0)
    tap(100, 350)
    XCTAssertEqual(taps, 1)
  }

  func testInsetsMakeRoom() {
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    XCTAssertEqual(scrollView.adjustedContentInset, scrollView.contentInset)
    XCTAssertEqual(scrollView.contentOffset.y, -20, "content that stood at its start stays there")
    scrollView.contentOffset.y = 700
    drag(CGPoint(x: 100, y: 450), [CGPoint(x: 100, y: 430), CGPoint(x: 100, y: 210)])
    XCTAssertEqual(scrollView.contentOffset.y, 730)
  }

  /// An animated scroll to the first row ends at a sum of fractions of points, which differs from the inset in the
  /// last digits.
  func testARoundingErrorIsNoDistanceFromTheStart() {
    scrollView.contentInset.top = 97.66666666666669
    scrollView.contentOffset.y = -97.66666666666667
    scrollView.contentInset.top += 52
    XCTAssertEqual(scrollView.contentOffset.y, -149.667, accuracy: 0.001)
    scrollView.contentOffset.y = -50
    scrollView.contentInset.top = 97
    XCTAssertEqual(scrollView.contentOffset.y, -50, "content that was scrolled stays where it is")
  }

  func testSafeAreaIsAdded() {
    scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    step()
    XCTAssertEqual(scrollView.adjustedContentInset.top, 59)
    XCTAssertEqual(scrollView.contentOffset.y, -59)
    scrollView.contentInsetAdjustmentBehavior = .never
    XCTAssertEqual(scrollView.adjustedContentInset, .zero)
    XCTAssertEqual(scrollView.contentOffset.y, 0)
  }

  func testScrollRectToVisible() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    XCTAssertEqual(scrollView.contentOffset.y, 0)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    XCTAssertEqual(scrollView.contentOffset.y, 210)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
    XCTAssertEqual(scrollView.contentOffset.y, 700)
    scrollView.contentOffset.y = 500
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 1200), animated: false)
    XCTAssertEqual(scrollView.contentOffset.y, 500, "what is around all that is seen is seen")
  }

  func testAnimatedOffsetTellsItsEnd() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    XCTAssertEqual(journal.order, [], "it is there")
    UIView.setAnimationsEnabled(false)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    UIView.setAnimationsEnabled(true)
    XCTAssertEqual(journal.order, ["scroll"])
    XCTAssertEqual(y, 50)
  }

  func testFewerContentsPullTheOffsetBack() {
    scrollView.contentOffset.y = 700
    scrollView.contentSize.height = 500
    XCTAssertEqual(scrollView.contentOffset.y, 200)
    scrollView.contentSize = CGSize(width: CGFloat.nan, height: 100)
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 200, height: 500))
  }

  func testGoesAway() {
    weak var gone: UIScrollView?
    do {
      let view = UIScrollView()
      gone = view
    }
    XCTAssertNil(gone)
  }
}
