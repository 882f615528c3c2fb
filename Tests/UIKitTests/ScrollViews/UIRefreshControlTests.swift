import UIKit
import XCTest

/// Facts: facts/scrolling.md#refresh; Apple's page of `UIRefreshControl`.
final class UIRefreshControlTests: ScrollTestCase {
  private var control: UIRefreshControl!
  private var begun = 0

  override func setUp() {
    super.setUp()
    control = UIRefreshControl()
    begun = 0
    scrollView.frame.size.height = 600
    control.addAction(UIAction { [unowned self] _ in begun += 1 }, for: .valueChanged)
    scrollView.refreshControl = control
    pass(0.1)
  }

  override func tearDown() {
    control = nil
    super.tearDown()
  }

  /// Pulls the finger down by a distance beyond the slop.
  private func pullDown(_ distance: CGFloat) {
    touch(0, .began, 150, 210)
    touch(0, .moved, 150, 220)
    touch(0, .moved, 150, 220 + distance / 2)
    touch(0, .moved, 150, 220 + distance)
  }

  func testHiddenUntilPulled() {
    XCTAssertTrue(control.isHidden)
    XCTAssertTrue(scrollView.subviews.first === control)
    XCTAssertFalse(control.isRefreshing)
    pullDown(60)
    XCTAssertFalse(control.isHidden)
    XCTAssertEqual(control.frame, CGRect(x: 0, y: y, width: 200, height: 60))
    pass(0.2)
    lift(150, 280)
    pass(2)
    XCTAssertTrue(control.isHidden)
    XCTAssertEqual(begun, 0)
    XCTAssertEqual(y, 0)
  }

  func testRefreshes() {
    pullDown(240)
    XCTAssertEqual(begun, 1)
    XCTAssertTrue(control.isRefreshing)
    touch(0, .moved, 150, 465)
    XCTAssertEqual(begun, 1, "once")
    XCTAssertEqual(scrollView.contentInset.top, 0, "nothing jumps under the finger")
    pass(0.2)
    lift(150, 465)
    pass(2)
    XCTAssertEqual(scrollView.contentInset.top, 60)
    XCTAssertEqual(y, -60, "the content waits below it")
    XCTAssertFalse(control.isHidden)
    XCTAssertEqual(control.frame.minY, -60)
    control.endRefreshing()
    XCTAssertFalse(control.isRefreshing)
    XCTAssertEqual(scrollView.contentInset.top, 0)
    XCTAssertEqual(y, -60)
    pass(0.1)
    XCTAssertLessThan(y, -10)
    XCTAssertGreaterThan(y, -55)
    pass(2)
    XCTAssertEqual(y, 0)
    XCTAssertTrue(control.isHidden)
    XCTAssertTrue(isIdle)
    pullDown(240)
    XCTAssertEqual(begun, 2)
    lift(150, 460)
  }

  func testEndedUnderTheFinger() {
    pullDown(240)
    control.endRefreshing()
    touch(0, .moved, 150, 470)
    XCTAssertEqual(begun, 1, "not again before the content was back")
    pass(0.2)
    lift(150, 470)
    pass(2)
    XCTAssertEqual(y, 0)
    XCTAssertEqual(scrollView.contentInset.top, 0)
  }

  func testByCode() {
    control.beginRefreshing()
    control.beginRefreshing()
    XCTAssertTrue(control.isRefreshing)
    XCTAssertEqual(begun, 0)
    XCTAssertEqual(scrollView.contentInset.top, 60)
    XCTAssertEqual(y, 0, "it does not scroll to it")
    control.endRefreshing()
    control.endRefreshing()
    XCTAssertEqual(scrollView.contentInset.top, 0)
  }

  func testTakenAwayWhileItRefreshes() {
    control.beginRefreshing()
    scrollView.refreshControl = nil
    XCTAssertNil(control.superview)
    XCTAssertEqual(scrollView.contentInset, .zero)
    control.endRefreshing()
    XCTAssertEqual(scrollView.contentInset, .zero)
    // Before iOS 10, apps added the control as a subview.
    scrollView.addSubview(control)
    pullDown(240)
    XCTAssertEqual(begun, 1)
    lift(150, 460)
    pass(2)
    XCTAssertEqual(y, -60)
    control.removeFromSuperview()
    pass(1)
    XCTAssertEqual(scrollView.contentInset, .zero)
  }

  func testDisabled() {
    control.isEnabled = false
    pullDown(240)
    XCTAssertEqual(begun, 0)
    lift(150, 460)
  }

  func testDoesNotOutliveItsScrollView() {
    weak var gone: UIRefreshControl?
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let control = UIRefreshControl()
      view.refreshControl = control
      gone = control
    }
    XCTAssertNil(gone)
  }
}
