import QuartzCore
import UIKit
import XCTest

/// Calls of an app while content moves never trap, hang or leak.
final class ScrollHostileTests: ScrollTestCase {
  func testSizesThatAreNone() {
    for value in [CGFloat.nan, .infinity, -.infinity, -100, 1e300, 0] {
      scrollView.contentSize = CGSize(width: value, height: value)
      scrollView.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      scrollView.contentOffset = CGPoint(x: value, y: value)
      scrollView.setContentOffset(CGPoint(x: value, y: value), animated: true)
      scrollView.scrollRectToVisible(CGRect(x: value, y: value, width: value, height: value), animated: true)
      scrollView.scrollIndicatorInsets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: value)
      scrollView.flashScrollIndicators()
      fling(by: CGVector(dx: 0, dy: -20), 4)
      pass(1)
      XCTAssertTrue(y.isFinite, "\(value)")
    }
    scrollView.scrollRectToVisible(.null, animated: true)
    scrollView.scrollRectToVisible(.infinite, animated: true)
    scrollView.frame.size = .zero
    fling(by: CGVector(dx: 0, dy: -20), 4)
    pass(1)
    XCTAssertTrue(y.isFinite)
  }

  func testEmptyViewWithPages() {
    scrollView.isPagingEnabled = true
    scrollView.alwaysBounceHorizontal = true
    fling(by: CGVector(dx: -10, dy: 0), 4)
    scrollView.frame.size = CGSize(width: 0, height: 0)
    pass(2)
    XCTAssertTrue(x.isFinite)
  }

  func testDelegateThatAlwaysScrolls() {
    journal.onScroll = { view in view.contentOffset.y += 1 }
    scrollView.contentOffset.y = 10
    fling(by: CGVector(dx: 0, dy: -20), 4)
    pass(1)
    XCTAssertTrue(y.isFinite)
  }

  func testDelegateThatStopsIt() {
    journal.onEvent = { [unowned self] event, view in
      if event == "scroll", view.isDecelerating, y > 300 {
        view.setContentOffset(view.contentOffset, animated: false)
      }
    }
    fling(by: CGVector(dx: 0, dy: -20))
    pass(4)
    XCTAssertEqual(y, 300, accuracy: 21)
    XCTAssertFalse(scrollView.isDecelerating)
    XCTAssertTrue(isIdle)
  }

  func testDelegateThatScrollsElsewhereWhenTheFingerLeaves() {
    journal.onEvent = { event, view in
      if event.hasPrefix("did end") { view.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
    }
    fling(by: CGVector(dx: 0, dy: -20))
    pass(4)
    XCTAssertEqual(y, 40)
    XCTAssertEqual(journal.order.last, "animation over")
    XCTAssertFalse(journal.order.contains("will slow"))
    XCTAssertFalse(scrollView.isDecelerating)
  }

  func testRemovedWhileItMoves() {
    for event in ["will drag", "scroll", "will end", "did end true", "will slow", "did slow"] {
      let other = UIScrollView(frame: scrollView.frame)
      other.contentSize = scrollView.contentSize
      let journal = ScrollJournal()
      other.delegate = journal
      view.addSubview(other)
      journal.onEvent = { name, view in if name == event { view.removeFromSuperview() } }
      fling(by: CGVector(dx: 0, dy: -20))
      pass(5)
      XCTAssertNil(other.superview, event)
      XCTAssertFalse(other.isDragging, event)
      XCTAssertFalse(other.isDecelerating, event)
      XCTAssertTrue(isIdle, event)
    }
  }

  func testDelegateThatGoesAway() {
    var other: ScrollJournal? = ScrollJournal()
    weak let gone = other
    scrollView.delegate = other
    fling(by: CGVector(dx: 0, dy: -20))
    pass(0.2)
    other = nil
    XCTAssertNil(gone)
    pass(5)
    XCTAssertGreaterThan(y, 700)
    XCTAssertFalse(scrollView.isDecelerating)
  }

  func testFreedWhileItMoves() {
    weak var gone: UIScrollView?
    do {
      let other = UIScrollView(frame: scrollView.frame)
      other.contentSize = scrollView.contentSize
      other.maximumZoomScale = 3
      other.refreshControl = UIRefreshControl()
      view.addSubview(other)
      gone = other
    }
    fling(by: CGVector(dx: 0, dy: -20))
    pass(0.1)
    XCTAssertEqual(gone?.isDecelerating, true)
    gone?.removeFromSuperview()
    pass(1)
    XCTAssertNil(gone)
    XCTAssertTrue(isIdle)
  }

  func testDisabledWhileItMoves() {
    fling(by: CGVector(dx: 0, dy: -20))
    pass(0.2)
    scrollView.isScrollEnabled = false
    let place = y
    pass(1)
    XCTAssertEqual(y, place)
    XCTAssertEqual(journal.order.last, "did slow")
    scrollView.isScrollEnabled = true
    pull(by: CGVector(dx: 0, dy: -20), 4)
    scrollView.isScrollEnabled = false
    XCTAssertFalse(scrollView.isDragging)
    XCTAssertEqual(journal.order.last, "did end false")
    lift(150, 320)
  }

  func testContentThatGrowsAndShrinksUnderway() {
    fling(by: CGVector(dx: 0, dy: -20))
    pass(0.2)
    scrollView.contentSize.height = 700
    pass(3)
    XCTAssertEqual(y, 400, "it bounces at the new end")
    XCTAssertEqual(journal.order.last, "did slow")
    scrollView.contentSize.height = 2000
    fling(by: CGVector(dx: 0, dy: -20))
    let goal = journal.proposed.y
    for index in 1...20 {
      pass(0.05)
      scrollView.contentSize.height = 2000 + CGFloat(index)
    }
    pass(3)
    XCTAssertEqual(y, goal, accuracy: 1, "content that grows does not change the way")
  }

  func testCancelledTouch() {
    pull(by: CGVector(dx: 0, dy: -20), 4)
    touch(0, .cancelled, 150, 320)
    XCTAssertFalse(scrollView.isDragging)
    XCTAssertEqual(journal.order.last, "did end false")
  }

  func testTwoFingersDoNotJump() {
    pull(by: CGVector(dx: 0, dy: -20), 4)
    let place = y
    touch(1, .began, 100, 250)
    XCTAssertEqual(y, place)
    touch(1, .moved, 100, 240)
    XCTAssertEqual(y, place + 5, accuracy: 0.2, "the middle of both")
    lift(150, 320, id: 0)
    XCTAssertEqual(y, place + 5, accuracy: 0.2)
    XCTAssertTrue(scrollView.isDragging)
    touch(1, .moved, 100, 230)
    XCTAssertEqual(y, place + 15, accuracy: 0.2)
    pass(0.2)
    lift(100, 230, id: 1)
  }

  func testRandomFingers() {
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    scrollView.contentSize = CGSize(width: 600, height: 2000)
    scrollView.maximumZoomScale = 3
    scrollView.refreshControl = UIRefreshControl()
    journal.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 2000))
    scrollView.addSubview(journal.zoomed!)
    for round in 0..<400 {
      let phases: [InputEvent.TouchPhase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
      touch(random(3), phases[random(6)], CGFloat(50 + random(200)), CGFloat(200 + random(300)))
      if random(3) == 0 { pass(Double(random(30)) / 100) }
      switch random(25) {
      case 0: scrollView.setContentOffset(CGPoint(x: random(400), y: random(1700)), animated: true)
      case 1: scrollView.setZoomScale(CGFloat(random(5)), animated: random(2) == 0)
      case 2: scrollView.contentInset.top = CGFloat(random(50))
      case 3: scrollView.refreshControl?.beginRefreshing()
      case 4: scrollView.refreshControl?.endRefreshing()
      case 5: scrollView.isPagingEnabled.toggle()
      case 6: scrollView.contentSize.height = CGFloat(500 + random(2000))
      default: break
      }
      XCTAssertTrue(x.isFinite && y.isFinite, "round \(round)")
    }
    for id in 0..<3 { touch(id, .ended, 100, 300) }
    scrollView.refreshControl?.endRefreshing()
    pass(8)
    XCTAssertFalse(scrollView.isTracking)
    XCTAssertTrue(isIdle)
  }
}
