import UIKit
import XCTest

/// Facts: Apple's page of `UIScrollView`; defaults of facts/api/property_defaults_ios16_5.csv.
final class UIScrollViewTests: XCTestCase {
  private var stage: Stage!
  private var view: UIScrollView!
  private var delegate: ScrollJournal!

  override func setUp() {
    super.setUp()
    stage = Stage()
    view = UIScrollView(frame: CGRect(x: 50, y: 200, width: 200, height: 300))
    view.contentSize = CGSize(width: 200, height: 1000)
    delegate = ScrollJournal()
    view.delegate = delegate
    stage.view.addSubview(view)
    UIApplication.shared.step()
  }

  override func tearDown() {
    stage.end()
    stage = nil
    view = nil
    super.tearDown()
  }

  private func drag(_ from: CGPoint, _ steps: [CGPoint]) {
    stage.touch(.began, from)
    for point in steps { stage.touch(.moved, point) }
    stage.touch(.ended, steps.last ?? from)
    UIApplication.shared.step()
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
    view.contentOffset = CGPoint(x: 0, y: 120)
    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 120, width: 200, height: 300))
    view.bounds.origin.y = 40
    XCTAssertEqual(view.contentOffset.y, 40)
    view.contentOffset.y = -500
    XCTAssertEqual(view.contentOffset.y, -500)
    view.contentOffset.y = .nan
    view.contentOffset.x = .infinity
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: -500))
    XCTAssertEqual(delegate.journal, ["scroll 120", "scroll 40", "scroll -500"])
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inside)
    XCTAssertEqual(inside.convert(CGPoint.zero, to: stage.view), CGPoint(x: 50, y: 700))
  }

  func testFingerMovesTheContentWithinItsEnds() {
    drag(CGPoint(x: 100, y: 400), [CGPoint(x: 100, y: 385), CGPoint(x: 100, y: 335), CGPoint(x: 100, y: 285)])
    XCTAssertEqual(view.contentOffset.y, 100, accuracy: 5)
    XCTAssertEqual(view.contentOffset.x, 0)
    XCTAssertEqual(delegate.journal.first, "begin")
    XCTAssertEqual(delegate.journal.last, "end false")
    drag(CGPoint(x: 100, y: 250), [CGPoint(x: 100, y: 265), CGPoint(x: 100, y: 495)])
    XCTAssertEqual(view.contentOffset.y, 0)
    view.contentOffset.y = 690
    drag(CGPoint(x: 100, y: 450), [CGPoint(x: 100, y: 430), CGPoint(x: 100, y: 210)])
    XCTAssertEqual(view.contentOffset.y, 700)
    XCTAssertFalse(view.isDragging)
  }

  func testContentThatFitsDoesNotMove() {
    view.contentSize = CGSize(width: 200, height: 100)
    drag(CGPoint(x: 100, y: 400), [CGPoint(x: 100, y: 385), CGPoint(x: 100, y: 285)])
    XCTAssertEqual(view.contentOffset, .zero)
    XCTAssertEqual(delegate.journal, [])
  }

  func testDisabledDoesNotMove() {
    view.isScrollEnabled = false
    drag(CGPoint(x: 100, y: 400), [CGPoint(x: 100, y: 385), CGPoint(x: 100, y: 285)])
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testDragTakesTheTouchFromAButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    drag(CGPoint(x: 100, y: 350), [CGPoint(x: 100, y: 335), CGPoint(x: 100, y: 320)])
    XCTAssertEqual(taps, 0)
    XCTAssertGreaterThan(view.contentOffset.y, 0)
    stage.tap(CGPoint(x: 100, y: 350))
    XCTAssertEqual(taps, 1)
  }

  func testInsetsMakeRoom() {
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    XCTAssertEqual(view.adjustedContentInset, view.contentInset)
    XCTAssertEqual(view.contentOffset.y, -20, "content that stood at its start stays there")
    view.contentOffset.y = 700
    drag(CGPoint(x: 100, y: 450), [CGPoint(x: 100, y: 430), CGPoint(x: 100, y: 210)])
    XCTAssertEqual(view.contentOffset.y, 730)
  }

  func testSafeAreaIsAdded() {
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    UIApplication.shared.step()
    XCTAssertEqual(view.adjustedContentInset.top, 59)
    XCTAssertEqual(view.contentOffset.y, -59)
    view.contentInsetAdjustmentBehavior = .never
    XCTAssertEqual(view.adjustedContentInset, .zero)
    XCTAssertEqual(view.contentOffset.y, 0)
  }

  func testScrollRectToVisible() {
    view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    XCTAssertEqual(view.contentOffset.y, 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    XCTAssertEqual(view.contentOffset.y, 210)
    view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
    XCTAssertEqual(view.contentOffset.y, 700)
  }

  func testAnimatedOffsetTellsItsEnd() {
    view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    XCTAssertEqual(delegate.journal, [], "it is there")
    UIView.setAnimationsEnabled(false)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    UIView.setAnimationsEnabled(true)
    XCTAssertEqual(delegate.journal, ["scroll 50"])
  }

  func testFewerContentsPullTheOffsetBack() {
    view.contentOffset.y = 700
    view.contentSize.height = 500
    XCTAssertEqual(view.contentOffset.y, 200)
    view.contentSize = CGSize(width: CGFloat.nan, height: 100)
    XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 500))
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

final class ScrollJournal: NSObject, UIScrollViewDelegate {
  var journal: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    journal.append("scroll \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.append("end \(decelerate)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.append("animation over") }
}
