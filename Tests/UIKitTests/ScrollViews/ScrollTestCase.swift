import CoreGraphics
import QuartzCore
import UIKit
import XCTest

/// A scroll view of 200 by 300 at (50, 200) with 2,000 points of content, and fingers on the virtual clock.
class ScrollTestCase: TimeTestCase {
  private(set) var scrollView: UIScrollView!
  private(set) var journal: ScrollJournal!

  override func setUp() {
    super.setUp()
    scrollView = UIScrollView(frame: CGRect(x: 50, y: 200, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    journal = ScrollJournal()
    scrollView.delegate = journal
    view.addSubview(scrollView)
    step()
  }

  override func tearDown() {
    scrollView = nil
    journal = nil
    super.tearDown()
  }

  var y: CGFloat { scrollView.contentOffset.y }
  var x: CGFloat { scrollView.contentOffset.x }

  /// Runs frames for a number of seconds.
  func pass(_ seconds: CFTimeInterval) { go(to: now + seconds) }

  /// Touches with a finger, moves it by `step` in each of `count` frames, and keeps it down.
  func pull(by step: CGVector, _ count: Int, from start: CGPoint = CGPoint(x: 150, y: 400), id: Int = 0) {
    touch(id, .began, start.x, start.y)
    for index in 1...count {
      pass(1.0 / 60)
      touch(id, .moved, start.x + step.dx * CGFloat(index), start.y + step.dy * CGFloat(index))
    }
  }

  /// Calls `pull`, and lifts the finger at its full velocity: `step` times 60 points per second. Times are relative
  /// to the lift.
  func fling(by step: CGVector, _ count: Int = 8, from start: CGPoint = CGPoint(x: 150, y: 400)) {
    pull(by: step, count, from: start)
    lift(start.x + step.dx * CGFloat(count), start.y + step.dy * CGFloat(count))
    restart()
  }

  func lift(_ x: CGFloat, _ y: CGFloat, id: Int = 0) { touch(id, .ended, x, y) }

  /// The offsets at these times.
  func offsets(at times: [CFTimeInterval]) -> [CGPoint] {
    times.map { time in
      go(to: time)
      return scrollView.contentOffset
    }
  }

  /// Compares the offset on the axis at each time with a formula, with a tolerance of half a pixel for rounding.
  func assert(
    _ law: (CGFloat) -> CGFloat, at times: [CFTimeInterval], tolerance: CGFloat = 0.18,
    _ axis: KeyPath<CGPoint, CGFloat> = \.y, line: UInt = #line
  ) {
    for time in times {
      go(to: time)
      XCTAssertEqual(
        scrollView.contentOffset[keyPath: axis], law(CGFloat(time)), accuracy: tolerance, "at \(time)", line: line)
    }
  }
}

/// Whole frames after the start.
func frames(_ numbers: [Int]) -> [CFTimeInterval] { numbers.map { Double($0) / 60 } }

final class ScrollJournal: NSObject, UIScrollViewDelegate {
  /// The delegate's calls in order, without direct repetitions.
  private(set) var order: [String] = []
  private(set) var scrolls = 0
  /// The greatest offset so far.
  private(set) var highest: CGFloat = -.infinity
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  /// Overrides of the target.
  var target: ((CGPoint) -> CGPoint)?
  var onScroll: ((UIScrollView) -> Void)?
  var onEvent: ((String, UIScrollView) -> Void)?
  var zoomed: UIView?
  var allowsTop = true

  private func note(_ event: String, _ view: UIScrollView) {
    if order.last != event { order.append(event) }
    onEvent?(event, view)
  }

  func take() -> [String] {
    defer { order = [] }
    return order
  }

  func reset() {
    order = []
    scrolls = 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    highest = max(highest, scrollView.contentOffset.y)
    note("scroll", scrollView)
    onScroll?(scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    note("will end", scrollView)
    if let target { targetContentOffset.pointee = target(proposed) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will slow", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did slow", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("animation over", scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("will zoom", scrollView) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("did zoom \(scale)", scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("should top", scrollView)
    return allowsTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("did top", scrollView) }
}
