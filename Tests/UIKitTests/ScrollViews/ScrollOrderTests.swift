import UIKit
import XCTest

/// Facts: facts/scrolling.md#delegate-orders; Apple's pages of `UIScrollViewDelegate`.
final class ScrollOrderTests: ScrollTestCase {
  func testDragThatThrows() {
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 5)
    XCTAssertEqual(
      journal.order,
      ["will drag", "scroll", "will end", "did end true", "will slow", "scroll", "did slow"])
  }

  func testDragThatDoesNot() {
    pull(by: CGVector(dx: 0, dy: -20), 4)
    pass(0.2)
    lift(150, 320)
    pass(1)
    XCTAssertEqual(journal.order, ["will drag", "scroll", "will end", "did end false"])
  }

  func testFlagsOnTheWay() {
    var seen: [String] = []
    journal.onEvent = { event, view in
      let flags = [
        view.isTracking ? "tracking" : nil, view.isDragging ? "dragging" : nil,
        view.isDecelerating ? "slowing" : nil,
      ].compactMap { $0 }.joined(separator: " ")
      let line = "\(event): \(flags)"
      if seen.last != line { seen.append(line) }
    }
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 5)
    XCTAssertEqual(
      seen,
      [
        "will drag: tracking dragging", "scroll: tracking dragging", "will end: tracking dragging",
        "did end true: tracking", "will slow: slowing", "scroll: slowing", "did slow: ",
      ])
  }

  /// A tap on moving content stops it and does not count as a tap; the deceleration ends when the finger lifts (log
  /// of iOS 13: `isDecelerating` is still true when the drag ends).
  func testTouchStopsMovingContent() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 0.3)
    XCTAssertTrue(scrollView.isDecelerating)
    _ = journal.take()
    let place = y
    var wasSlowing = false
    journal.onEvent = { event, view in if event == "did end false" { wasSlowing = view.isDecelerating } }
    touch(0, .began, 150, 300)
    pass(0.2)
    XCTAssertEqual(y, place)
    XCTAssertTrue(scrollView.isDragging)
    XCTAssertTrue(scrollView.isDecelerating)
    lift(150, 300)
    pass(1)
    XCTAssertEqual(journal.order, ["will drag", "will end", "did end false", "did slow"])
    XCTAssertTrue(wasSlowing)
    XCTAssertFalse(scrollView.isDecelerating)
    XCTAssertEqual(y, place)
    XCTAssertEqual(taps, 0)
  }

  /// Moving content follows the finger immediately, without slop.
  func testCaughtContentFollowsAtOnce() {
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 0.3)
    touch(0, .began, 150, 300)
    let place = y
    touch(0, .moved, 150, 297)
    XCTAssertEqual(y, place + 3, accuracy: 0.01)
    lift(150, 297)
  }

  func testContentCaughtBeyondItsEndDoesNotJump() {
    scrollView.contentOffset.y = 1600
    fling(by: CGVector(dx: 0, dy: -30))
    while y < 1704 { pass(1.0 / 60) }
    let place = y
    touch(0, .began, 150, 300)
    touch(0, .moved, 150, 299)
    XCTAssertEqual(y, place, accuracy: 1)
    XCTAssertGreaterThanOrEqual(y, place)
    lift(150, 299)
    pass(2)
    XCTAssertEqual(y, 1700)
    XCTAssertFalse(scrollView.isDecelerating)
  }

  func testAnimatedOffset() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    XCTAssertEqual(journal.order, [])
    go(to: 0.15)
    XCTAssertEqual(y, 150, accuracy: 10)
    XCTAssertFalse(scrollView.isDragging)
    XCTAssertFalse(scrollView.isDecelerating)
    pass(0.3)
    XCTAssertEqual(y, 300)
    XCTAssertEqual(journal.take(), ["scroll", "animation over"])
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    pass(0.5)
    XCTAssertEqual(journal.order, [], "it is there")
    scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    pass(0.5)
    XCTAssertEqual(journal.order, ["scroll"])
    XCTAssertTrue(isIdle)
  }

  func testAnotherAnimationReplacesTheFirst() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    pass(0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    pass(1)
    XCTAssertEqual(y, 100)
    XCTAssertEqual(journal.order, ["scroll", "animation over"], "told once")
  }

  func testFingerStopsAnAnimation() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    pass(0.1)
    touch(0, .began, 150, 400)
    touch(0, .moved, 150, 380)
    let place = y
    pass(1)
    XCTAssertEqual(y, place)
    lift(150, 380)
  }

  func testOffsetByCodeEndsTheDeceleration() {
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 0.3)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    XCTAssertFalse(scrollView.isDecelerating)
    pass(1)
    XCTAssertEqual(y, 50)
    XCTAssertEqual(journal.order.filter { $0 == "did slow" }.count, 1)
  }

  /// Setting the offset moves the content while its motion continues, on which endless lists rely.
  func testSetterKeepsTheSpeed() {
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 0.3)
    let place = y
    let left = (150 + 1190 * 0.499) - place
    scrollView.contentOffset.y = place - 100
    XCTAssertTrue(scrollView.isDecelerating)
    go(to: 4)
    XCTAssertEqual(y, place - 100 + left, accuracy: 1)
    XCTAssertEqual(journal.order.last, "did slow")
  }

  func testSetterInDidScrollMovesADragOn() {
    journal.onScroll = { [unowned self] view in if y > 100 { scrollView.contentOffset.y -= 100 } }
    pull(by: CGVector(dx: 0, dy: -20), 10)
    XCTAssertEqual(y, 90, accuracy: 0.01)
    lift(150, 200)
  }

  // MARK: The target

  func testTargetThatTheDelegateChooses() {
    for target: CGFloat in [700, 400.3, 160, 150, 20, 1690] {
      scrollView.setContentOffset(.zero, animated: false)
      journal.reset()
      journal.target = { _ in CGPoint(x: 0, y: target) }
      fling(by: CGVector(dx: 0, dy: -20))
      go(to: 6)
      XCTAssertEqual(y, target, "exactly there")
      XCTAssertEqual(journal.order.last, target == 150 ? "did end false" : "did slow", "\(target)")
      XCTAssertTrue(isIdle)
    }
  }

  /// A target in the direction of the velocity is reached by a steady deceleration without a change of direction.
  func testWayToAChosenTarget() {
    for target: CGFloat in [700, 400, 200, 1500] {
      scrollView.setContentOffset(.zero, animated: false)
      journal.target = { _ in CGPoint(x: 0, y: target) }
      fling(by: CGVector(dx: 0, dy: -20))
      var last = y
      for _ in 0..<240 {
        pass(1.0 / 60)
        XCTAssertGreaterThanOrEqual(y, last)
        last = y
      }
      XCTAssertEqual(y, target)
      XCTAssertEqual(journal.highest, target > journal.highest ? target : journal.highest)
    }
  }

  func testTargetOfAFingerThatRested() {
    journal.target = { _ in CGPoint(x: 0, y: 200) }
    pull(by: CGVector(dx: 0, dy: -20), 8)
    pass(0.2)
    lift(150, 240)
    XCTAssertEqual(journal.order.last, "will slow")
    restart()
    assert({ 200 - 50 * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }, at: frames([1, 2, 4, 8, 16]))
    pass(1)
    XCTAssertEqual(y, 200)
  }

  func testTargetBeyondTheContentAndNone() {
    journal.target = { _ in CGPoint(x: CGFloat.nan, y: 1e9) }
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 6)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: 1700))
    journal.target = { _ in CGPoint(x: 0, y: -CGFloat.infinity) }
    fling(by: CGVector(dx: 0, dy: 5))
    pass(6)
    XCTAssertTrue(scrollView.contentOffset.y.isFinite)
    XCTAssertTrue(isIdle)
  }

  // MARK: To the top

  func testStatusBarTap() {
    scrollView.contentOffset.y = 1000
    _ = journal.take()
    tap(100, 20)
    pass(0.15)
    XCTAssertEqual(y, 500, accuracy: 40)
    pass(0.5)
    XCTAssertEqual(y, 0)
    XCTAssertEqual(journal.take(), ["should top", "scroll", "did top"])
    tap(100, 20)
    pass(0.5)
    XCTAssertEqual(journal.take(), ["should top"], "it is there")
  }

  func testStatusBarTapThatIsNotWanted() {
    scrollView.contentOffset.y = 1000
    journal.allowsTop = false
    tap(100, 20)
    pass(0.5)
    XCTAssertEqual(y, 1000)
    journal.allowsTop = true
    scrollView.scrollsToTop = false
    tap(100, 20)
    pass(0.5)
    XCTAssertEqual(y, 1000)
    scrollView.scrollsToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
    view.addSubview(other)
    tap(100, 20)
    pass(0.5)
    XCTAssertEqual(y, 1000, "two of them: neither")
    other.isHidden = true
    tap(100, 70)
    pass(0.5)
    XCTAssertEqual(y, 1000, "below the status bar")
    touch(0, .began, 100, 20)
    pass(1)
    lift(100, 20)
    pass(0.5)
    XCTAssertEqual(y, 1000, "too long for a tap")
    let button = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 60))
    view.addSubview(button)
    tap(100, 20)
    pass(0.5)
    XCTAssertEqual(y, 1000, "the button's tap")
    button.removeFromSuperview()
    tap(100, 20)
    pass(0.5)
    XCTAssertEqual(y, 0)
  }

  // MARK: Pages

  func testPages() {
    scrollView.contentSize = CGSize(width: 1000, height: 300)
    scrollView.isPagingEnabled = true
    fling(by: CGVector(dx: -10, dy: 0), 6, from: CGPoint(x: 220, y: 300))
    XCTAssertEqual(journal.proposed, CGPoint(x: 200, y: 0), "a fast finger turns one page")
    assert(
      { 200 - (150 - (600 - 11 * 150) * $0) * exp(-11 * $0) }, at: frames([1, 2, 3, 5, 8, 10, 12, 18, 24, 30]), \.x)
    pass(1)
    XCTAssertEqual(x, 200)
    XCTAssertEqual(
      journal.take(), ["will drag", "scroll", "will end", "did end true", "will slow", "scroll", "did slow"])
    // A slow drag by less than half of a page returns.
    pull(by: CGVector(dx: -8, dy: 0), 10, from: CGPoint(x: 220, y: 300))
    pass(0.2)
    lift(140, 300)
    pass(1)
    XCTAssertEqual(x, 200)
    // A drag by more than half of a page continues to the next one.
    pull(by: CGVector(dx: -12, dy: 0), 10, from: CGPoint(x: 220, y: 300))
    pass(0.2)
    lift(100, 300)
    pass(1)
    XCTAssertEqual(x, 400)
    // A swipe returns to the previous page.
    fling(by: CGVector(dx: 10, dy: 0), 6, from: CGPoint(x: 80, y: 300))
    pass(2)
    XCTAssertEqual(x, 200)
  }

  func testFastPageDoesNotRunOver() {
    scrollView.contentSize = CGSize(width: 1000, height: 300)
    scrollView.isPagingEnabled = true
    var furthest: CGFloat = 0
    journal.onScroll = { furthest = max(furthest, $0.contentOffset.x) }
    fling(by: CGVector(dx: -45, dy: 0), 4, from: CGPoint(x: 240, y: 300))
    go(to: 2)
    XCTAssertEqual(x, 200)
    XCTAssertEqual(furthest, 200)
  }

  func testLastPageIsTheContentsEnd() {
    scrollView.contentSize = CGSize(width: 500, height: 300)
    scrollView.isPagingEnabled = true
    scrollView.contentOffset.x = 200
    fling(by: CGVector(dx: -10, dy: 0), 6, from: CGPoint(x: 220, y: 300))
    go(to: 2)
    XCTAssertEqual(x, 300)
  }

  // MARK: Code that moves the content

  func testCodeMovesTheContentUnderAFinger() {
    scrollView.contentSize = CGSize(width: 1000, height: 2000)
    touch(0, .began, 150, 400)
    touch(0, .moved, 150, 380)
    XCTAssertEqual(y, 10)
    scrollView.contentOffset = CGPoint(x: 50, y: 110)
    touch(0, .moved, 145, 370)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 55, y: 120))
    lift(145, 370)
    pass(5)
  }

  /// If the app starts an animation in `scrollViewWillEndDragging`, the content does not decelerate.
  func testAnimationFromWillEndDragging() {
    journal.onEvent = { event, view in
      if event == "will end" { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    }
    fling(by: CGVector(dx: 0, dy: -20))
    pass(2)
    XCTAssertEqual(y, 1000)
    XCTAssertTrue(journal.order.contains("did end false"))
    XCTAssertFalse(journal.order.contains("will slow"))
    XCTAssertEqual(journal.order.last, "animation over")
  }

  func testMovedFromDidEndDraggingItGoesOnFromThere() {
    journal.onEvent = { event, view in
      if event == "did end true" { view.contentOffset.y += 300 }
    }
    fling(by: CGVector(dx: 0, dy: -20))
    XCTAssertEqual(y, 450, accuracy: 0.01)
    go(to: 0.1)
    XCTAssertEqual(y, 450 + 1200 * 0.499 * (1 - pow(0.998, 100)), accuracy: 0.2)
    go(to: 5)
    XCTAssertEqual(y, 450 + 1190 * 0.499, accuracy: 0.4)
  }

  /// Code that moves decelerating content, as endless lists do, also moves the chosen target.
  func testMovedOnTheWayToAChosenPlace() {
    journal.target = { _ in CGPoint(x: 0, y: 500) }
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 0.1)
    let before = y
    scrollView.contentOffset.y += 200
    XCTAssertEqual(y, before + 200, accuracy: 0.01)
    go(to: 5)
    XCTAssertEqual(y, 700)
  }

  func testBouncingContentThatLeavesTheWindow() {
    scrollView.contentOffset.y = 1600
    fling(by: CGVector(dx: 0, dy: -20), 4)
    pass(0.15)
    XCTAssertGreaterThan(y, 1700)
    scrollView.removeFromSuperview()
    XCTAssertEqual(y, 1700)
    XCTAssertFalse(scrollView.isDecelerating)
    XCTAssertEqual(journal.order.last, "did slow")
    pass(0.1)
    XCTAssertTrue(isIdle)
  }

  /// A change of the insets does not move the content under a finger.
  func testInsetsThatChangeUnderAFinger() {
    touch(0, .began, 150, 300)
    touch(0, .moved, 150, 310)
    XCTAssertTrue(scrollView.isDragging)
    XCTAssertEqual(y, 0)
    scrollView.contentInset.top = 50
    XCTAssertEqual(y, 0)
    touch(0, .moved, 150, 330)
    XCTAssertEqual(y, -20)
    lift(150, 330)
    pass(2)
  }
}
