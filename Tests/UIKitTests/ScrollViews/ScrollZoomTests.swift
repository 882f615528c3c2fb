import UIKit
import XCTest

/// Facts: facts/scrolling.md#zoom; Apple's pages of `UIScrollView`, "Zooming and panning", and of its delegate.
final class ScrollZoomTests: ScrollTestCase {
  private var picture: UIView!

  override func setUp() {
    super.setUp()
    picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.bounds.size
    scrollView.maximumZoomScale = 4
    journal.zoomed = picture
    pass(0.1)
  }

  override func tearDown() {
    picture = nil
    super.tearDown()
  }

  func testScale() {
    scrollView.zoomScale = 2
    XCTAssertEqual(scrollView.zoomScale, 2)
    XCTAssertEqual(picture.transform, CGAffineTransform(scaleX: 2, y: 2))
    XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 400, height: 600))
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 100, y: 150), "the middle stays")
    XCTAssertEqual(journal.order.filter { $0 != "scroll" }, ["zoom"])
    scrollView.zoomScale = 9
    XCTAssertEqual(scrollView.zoomScale, 4)
    scrollView.zoomScale = 0.1
    XCTAssertEqual(scrollView.zoomScale, 1)
    XCTAssertEqual(scrollView.contentSize.width, 200, accuracy: 1e-6)
    XCTAssertEqual(scrollView.contentOffset, .zero)
  }

  func testWithoutAViewNothingIsZoomed() {
    journal.zoomed = nil
    scrollView.zoomScale = 2
    XCTAssertEqual(scrollView.zoomScale, 1)
    scrollView.delegate = nil
    scrollView.setZoomScale(2, animated: true)
    XCTAssertEqual(scrollView.zoomScale, 1)
  }

  func testAnimatedScale() {
    scrollView.setZoomScale(3, animated: true)
    XCTAssertEqual(journal.order, ["will zoom"])
    pass(0.125)
    XCTAssertEqual(scrollView.zoomScale, 2, accuracy: 0.25)
    XCTAssertFalse(scrollView.isZooming)
    pass(1)
    XCTAssertEqual(scrollView.zoomScale, 3)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 200, y: 300))
    XCTAssertEqual(journal.order.first, "will zoom")
    XCTAssertEqual(journal.order.last, "did zoom 3.0")
    XCTAssertTrue(isIdle)
  }

  func testZoomToRect() {
    scrollView.zoom(to: CGRect(x: 100, y: 150, width: 100, height: 150), animated: false)
    XCTAssertEqual(scrollView.zoomScale, 2)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 200, y: 300))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 20), animated: true)
    pass(1)
    XCTAssertEqual(scrollView.zoomScale, 2, "what fits wholly")
    XCTAssertEqual(scrollView.contentOffset, .zero)
    scrollView.zoom(to: picture.bounds, animated: false)
    XCTAssertEqual(scrollView.zoomScale, 1, accuracy: 1e-9)
  }

  private func pinch(_ reaches: [CGFloat], at middle: CGPoint = CGPoint(x: 150, y: 350)) {
    for (index, reach) in reaches.enumerated() {
      let phase: InputEvent.TouchPhase = index == 0 ? .began : .moved
      touch(1, phase, middle.x - reach, middle.y)
      touch(2, phase, middle.x + reach, middle.y)
      pass(1.0 / 60)
    }
  }

  private func leave(_ reach: CGFloat, at middle: CGPoint = CGPoint(x: 150, y: 350)) {
    lift(middle.x - reach, middle.y, id: 1)
    lift(middle.x + reach, middle.y, id: 2)
  }

  func testPinch() {
    XCTAssertNotNil(scrollView.pinchGestureRecognizer)
    pinch([20, 25, 30, 40, 50, 60])
    XCTAssertTrue(scrollView.isZooming)
    let scale = scrollView.zoomScale
    XCTAssertGreaterThan(scale, 1.8)
    XCTAssertLessThan(scale, 3)
    XCTAssertEqual(scrollView.contentSize.width, 200 * scale, accuracy: 1e-6)
    // The content's point between the fingers does not move.
    let point = picture.convert(CGPoint(x: 100, y: 150), to: view)
    XCTAssertEqual(point.x, 150, accuracy: 1)
    XCTAssertEqual(point.y, 350, accuracy: 1)
    leave(60)
    pass(1)
    XCTAssertFalse(scrollView.isZooming)
    XCTAssertEqual(scrollView.zoomScale, scale)
    XCTAssertEqual(
      journal.order.filter { $0.contains("zoom") && $0 != "zoom" }, ["will zoom", "did zoom \(scale)"])
    XCTAssertFalse(scrollView.isDragging)
  }

  func testPinchBeyondTheLimitComesBack() {
    scrollView.maximumZoomScale = 2
    pinch([10, 15, 20, 30, 40, 50, 60, 70])
    XCTAssertGreaterThan(scrollView.zoomScale, 2.2)
    leave(70)
    XCTAssertTrue(scrollView.isZoomBouncing)
    pass(1)
    XCTAssertFalse(scrollView.isZoomBouncing)
    XCTAssertEqual(scrollView.zoomScale, 2)
    XCTAssertEqual(journal.order.last, "did zoom 2.0")
    XCTAssertTrue(isIdle)
    scrollView.bouncesZoom = false
    pinch([10, 15, 20, 30, 40, 50, 60, 70])
    XCTAssertEqual(scrollView.zoomScale, 2)
    leave(70)
    pass(1)
  }

  func testNoPinchWithoutLimits() {
    scrollView.maximumZoomScale = 1
    XCTAssertNil(scrollView.pinchGestureRecognizer)
    pinch([20, 25, 30, 40, 50, 60])
    leave(60)
    XCTAssertEqual(scrollView.zoomScale, 1)
  }

  /// Constraints of the zoomed view to the content's edges do not affect its scale.
  func testZoomedByConstraints() {
    picture.removeFromSuperview()
    picture.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(picture)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: guide.topAnchor),
      picture.leftAnchor.constraint(equalTo: guide.leftAnchor),
      picture.rightAnchor.constraint(equalTo: guide.rightAnchor),
      picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 200), picture.heightAnchor.constraint(equalToConstant: 300),
    ])
    pass(0.1)
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 200, height: 300))
    scrollView.zoomScale = 2
    pass(0.1)
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 400, height: 600))
    XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
    pass(0.1)
    XCTAssertTrue(isIdle)
  }

  func testHostileScales() {
    for scale in [CGFloat.nan, .infinity, 0, -1] {
      scrollView.zoomScale = scale
      scrollView.minimumZoomScale = scale
      scrollView.maximumZoomScale = scale
      scrollView.setZoomScale(scale, animated: true)
      scrollView.zoom(to: CGRect(x: scale, y: 0, width: scale, height: 1), animated: true)
      pinch([20, 30, 60, 20, 1])
      leave(1)
      pass(1)
      XCTAssertTrue(scrollView.zoomScale > 0 && scrollView.zoomScale.isFinite)
      XCTAssertTrue(scrollView.contentSize.width.isFinite)
    }
    scrollView.minimumZoomScale = 5
    scrollView.maximumZoomScale = 2
    scrollView.zoomScale = 3
    XCTAssertTrue(scrollView.zoomScale.isFinite)
  }

  func testDelegateThatEndsItAll() {
    journal.onEvent = { [unowned self] event, view in
      if event == "zoom" {
        view.delegate = nil
        picture.removeFromSuperview()
      }
    }
    scrollView.setZoomScale(3, animated: true)
    pass(2)
    XCTAssertTrue(isIdle)
    journal.onEvent = { event, view in if event == "will zoom" { view.removeFromSuperview() } }
    scrollView.delegate = journal
    scrollView.setZoomScale(2, animated: true)
    pinch([20, 30, 60])
    leave(60)
    pass(2)
    XCTAssertTrue(isIdle)
  }

  /// The scale and the offset change together, so that no intermediate position is visible.
  func testPinchMovesTheContentOnceAStep() {
    scrollView.zoomScale = 2
    scrollView.contentOffset = CGPoint(x: 200, y: 300)
    pinch([60, 55])
    for reach in [50, 40, 30, 25] as [CGFloat] {
      journal.reset()
      touch(1, .moved, 150 - reach, 350)
      XCTAssertLessThanOrEqual(journal.scrolls, 1)
      touch(2, .moved, 150 + reach, 350)
      XCTAssertLessThanOrEqual(journal.scrolls, 2)
      pass(1.0 / 60)
    }
    leave(25)
    pass(2)
  }

  /// Content that shrank away from an edge of the view returns to it when the fingers lift.
  func testPinchedBeyondAnEndItComesBack() {
    scrollView.zoomScale = 2
    scrollView.contentOffset = .zero
    pinch([60, 55, 50, 45])
    XCTAssertLessThan(x, -5)
    XCTAssertLessThan(y, -5)
    leave(45)
    XCTAssertGreaterThan(scrollView.zoomScale, 1.2)
    pass(2)
    XCTAssertEqual(scrollView.contentOffset, .zero)
    XCTAssertTrue(isIdle)
  }

  /// When one of two fingers lifts, the other one continues to drag from the present offset.
  func testDragGoesOnAfterAPinch() {
    scrollView.zoomScale = 2
    touch(1, .began, 120, 400)
    touch(1, .moved, 120, 380)
    XCTAssertEqual(y, 160)
    touch(2, .began, 180, 380)
    for reach in stride(from: CGFloat(185), through: 230, by: 5) {
      touch(2, .moved, reach, 380)
      pass(1.0 / 60)
    }
    XCTAssertGreaterThan(scrollView.zoomScale, 2.2)
    touch(2, .ended, 230, 380)
    let place = scrollView.contentOffset
    touch(1, .moved, 120, 370)
    XCTAssertEqual(y, place.y + 10, accuracy: 0.5)
    XCTAssertEqual(x, place.x, accuracy: 0.5)
    lift(120, 370, id: 1)
    pass(3)
  }
}
