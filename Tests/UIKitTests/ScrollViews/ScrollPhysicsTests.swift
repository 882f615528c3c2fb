import FactTables
import UIKit
import XCTest

/// The laws of facts/scrolling.md#physics.
final class ScrollPhysicsTests: ScrollTestCase {
  private func fact(_ row: String) -> CGFloat {
    do { return CGFloat(try FactTable("scrolling", "physics").number(row)) } catch {
      XCTFail("\(error)")
      return 0
    }
  }

  /// Rows velocity and distance-factor: v0 · 0.998 per millisecond; the distance is 0.499 s times the lost
  /// velocity.
  func testSlowsDownByTheMeasuredLaw() {
    fling(by: CGVector(dx: 0, dy: -20))
    let start = y
    XCTAssertEqual(start, 150, accuracy: 0.01, "8 · 20 points less the slop of 10")
    XCTAssertEqual(journal.velocity.y, 1.2, accuracy: 0.001)
    XCTAssertEqual(journal.proposed.y, 150 + 1190 * fact("distance-factor"), accuracy: fact("landing-error"))
    assert(
      { start + 1200 * 0.499 * (1 - pow(0.998, 1000 * $0)) }, at: frames([1, 2, 4, 8, 15, 30, 60, 90, 120, 142]))
    go(to: 3)
    XCTAssertEqual(y, journal.proposed.y, accuracy: 0.001)
    XCTAssertEqual(y, 150 + 1190 * 0.499, accuracy: 0.3)
  }

  /// Row stop-velocity: the deceleration ends at 10 points per second.
  func testStopsAtTenPointsASecond() {
    var end = 0.0
    journal.onEvent = { [unowned self] event, _ in if event == "did slow" { end = now } }
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 5)
    XCTAssertEqual(
      end, log(Double(fact("stop-velocity")) / 1200) / (1000 * log(Double(fact("rate-normal")))), accuracy: 1.0 / 60
    )
  }

  func testFastRate() {
    scrollView.decelerationRate = .fast
    fling(by: CGVector(dx: 0, dy: -20))
    let k = 0.99 / 0.01 / 1000
    assert({ 150 + 1200 * k * (1 - pow(0.99, 1000 * $0)) }, at: frames([1, 2, 3, 4, 5, 8, 10, 15, 20, 25]))
    go(to: 2)
    XCTAssertEqual(y, 150 + 1190 * k, accuracy: 0.3)
  }

  func testRateOfTheAppsOwn() {
    scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
    fling(by: CGVector(dx: 0, dy: -10), 12)
    let k = 0.995 / 0.005 / 1000
    assert({ 110 + 600 * k * (1 - pow(0.995, 1000 * $0)) }, at: frames([1, 2, 3, 5, 8, 12, 18, 25, 32, 40]))
  }

  /// Row slop: the content follows from 10 points on.
  func testSlopIsNotScrolled() {
    touch(0, .began, 150, 400)
    touch(0, .moved, 150, 391)
    XCTAssertEqual(y, 0)
    XCTAssertFalse(scrollView.isDragging)
    XCTAssertTrue(scrollView.isTracking)
    touch(0, .moved, 150, 388)
    XCTAssertEqual(y, 2)
    XCTAssertTrue(scrollView.isDragging)
    touch(0, .moved, 150, 300)
    XCTAssertEqual(y, 90)
    lift(150, 300)
  }

  /// Row rubber-band: c·d·dim / (c·|d| + dim).
  func testRubberBand() {
    let c = fact("rubber-band")
    touch(0, .began, 150, 210)
    touch(0, .moved, 150, 220)
    for pull in stride(from: CGFloat(10), through: 280, by: 30) {
      touch(0, .moved, 150, 220 + pull)
      XCTAssertEqual(y, -c * pull * 300 / (c * pull + 300), accuracy: 0.17, "pulled by \(pull)")
    }
    lift(150, 500)
  }

  func testRubberBandAtTheEnd() {
    scrollView.contentOffset.y = 1700
    touch(0, .began, 150, 490)
    touch(0, .moved, 150, 480)
    for pull in stride(from: CGFloat(10), through: 270, by: 30) {
      touch(0, .moved, 150, 480 - pull)
      XCTAssertEqual(y, 1700 + 0.55 * pull * 300 / (0.55 * pull + 300), accuracy: 0.17, "pulled by \(pull)")
    }
    lift(150, 200)
  }

  func testRubberBandAlongTheOtherAxis() {
    scrollView.contentSize = CGSize(width: 1000, height: 300)
    touch(0, .began, 60, 300)
    touch(0, .moved, 70, 300)
    touch(0, .moved, 170, 300)
    XCTAssertEqual(x, -0.55 * 100 * 200 / (0.55 * 100 + 200), accuracy: 0.17, "the width counts")
    lift(170, 300)
  }

  /// Rows bounce-frequency and bounce-peak: critically damped, 11/s; peak v / (11·e).
  func testBouncesAtTheEnd() {
    scrollView.contentOffset.y = 1600
    fling(by: CGVector(dx: 0, dy: -10))
    XCTAssertEqual(y, 1670, accuracy: 0.01)
    XCTAssertEqual(journal.proposed.y, 1700, accuracy: 0.001, "the target is within the content")
    let v: CGFloat = 600
    let part = 1 - 30 / (v * 0.499)
    let edgeTime = log(part) / (1000 * log(0.998))
    let speed = v * part
    let law = { (time: CGFloat) -> CGFloat in
      let t = time - edgeTime
      if t < 0 { return 1670 + v * 0.499 * (1 - pow(0.998, 1000 * time)) }
      return 1700 + speed * t * exp(-11 * t)
    }
    assert(law, at: frames([1, 2, 3, 5, 7, 9, 12, 18, 24, 30]))
    let peak = journal.highest
    XCTAssertEqual(peak, 1700 + speed / (fact("bounce-frequency") * 2.718), accuracy: 0.5)
    go(to: 3)
    XCTAssertEqual(y, 1700)
  }

  /// Row bounce-from-rest: overdamped, 9/s and 46/s.
  func testComesBackFromRest() {
    pull(by: CGVector(dx: 0, dy: 20), 8, from: CGPoint(x: 150, y: 220))
    pass(0.2)
    lift(150, 380)
    restart()
    let start = y
    XCTAssertLessThan(start, -60)
    assert(
      { start * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }, at: frames([1, 2, 3, 4, 6, 8, 10, 15, 20, 30]))
    go(to: 2)
    XCTAssertEqual(y, 0)
  }

  /// Rows that appear during the bounce get their heights: the content does not scroll on with the velocity of the
  /// spring.
  func testABounceGoesOnWhileTheContentGrows() {
    pull(by: CGVector(dx: 0, dy: 20), 8, from: CGPoint(x: 150, y: 220))
    pass(0.2)
    lift(150, 380)
    restart()
    let start = y
    journal.onEvent = { event, view in if event == "scroll" { view.contentSize.height += 7 } }
    assert(
      { start * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }, at: frames([1, 2, 3, 4, 6, 8, 10, 15, 20, 30]))
    go(to: 2)
    XCTAssertEqual(y, 0)
    XCTAssertEqual(journal.highest, 0)
    XCTAssertGreaterThan(scrollView.contentSize.height, 2100)
  }

  /// Content that a spring returns ends at the new start if the start moves, and at the old one if the content is
  /// then within its limits.
  func testABounceEndsAtAChangedStart() {
    for (inset, end) in [(CGFloat(30), CGFloat(-30)), (-20, 20), (100, 0)] {
      scrollView.contentInset.top = 0
      scrollView.contentOffset.y = 0
      pull(by: CGVector(dx: 0, dy: 20), 8, from: CGPoint(x: 150, y: 220))
      pass(0.2)
      lift(150, 380)
      pass(0.06)
      XCTAssertGreaterThan(y, -100)
      XCTAssertLessThan(y, -30)
      scrollView.contentInset.top = inset
      pass(2)
      XCTAssertEqual(y, end, "\(inset)")
    }
  }

  /// Rows that are added at the end scroll on while the content still moves outwards; content on its way back ends
  /// at the old end.
  func testABounceIntoContentThatGrows() {
    for (time, scrollsOn) in [(0.08, true), (0.4, false)] {
      scrollView.contentSize.height = 2000
      scrollView.contentOffset.y = 1500
      fling(by: CGVector(dx: 0, dy: -20))
      pass(time)
      XCTAssertGreaterThan(y, 1700)
      scrollView.contentSize.height = 4000
      pass(5)
      if scrollsOn { XCTAssertGreaterThan(y, 1900) } else { XCTAssertEqual(y, 1700) }
    }
  }

  /// Content that is pulled beyond an end and thrown back continues to decelerate.
  func testThrownBackFromBeyondTheTop() {
    pull(by: CGVector(dx: 0, dy: 20), 8, from: CGPoint(x: 150, y: 220))
    for index in 1...6 {
      pass(1.0 / 60)
      touch(0, .moved, 150, 380 - CGFloat(index) * 20)
    }
    XCTAssertLessThan(y, 0)
    lift(150, 260)
    go(to: now + 3)
    XCTAssertGreaterThan(y, 300)
  }

  func testStopsAtTheEndWithoutBouncing() {
    scrollView.bounces = false
    scrollView.contentOffset.y = 1600
    fling(by: CGVector(dx: 0, dy: -20), 4)
    go(to: 3)
    XCTAssertEqual(y, 1700)
    XCTAssertEqual(journal.highest, 1700)
    XCTAssertEqual(journal.order.last, "did slow")
    touch(0, .began, 150, 490)
    touch(0, .moved, 150, 400)
    XCTAssertEqual(y, 1700, "no rubber band either")
    lift(150, 400)
  }

  /// facts/scrolling.md#offset/quantisation: thirds of a point on this device.
  func testStandsOnPixels() {
    journal.onScroll = { view in
      let pixels = view.contentOffset.y * 3
      XCTAssertEqual(pixels, pixels.rounded(), accuracy: 1e-6)
    }
    fling(by: CGVector(dx: 0, dy: -7.7), 12)
    go(to: 3)
    XCTAssertGreaterThan(journal.scrolls, 60)
  }

  /// A finger that rests before it lifts does not start a deceleration.
  func testRestingFingerThrowsNothing() {
    pull(by: CGVector(dx: 0, dy: -20), 8)
    pass(0.15)
    lift(150, 240)
    XCTAssertEqual(journal.order.last, "did end false")
    XCTAssertEqual(journal.velocity, .zero)
    go(to: now + 1)
    XCTAssertEqual(y, 150, accuracy: 0.01)
    XCTAssertTrue(isIdle)
  }

  func testOneCallAFrameAndNoneAfterwards() {
    fling(by: CGVector(dx: 0, dy: -20))
    journal.reset()
    let count = go(to: 0.5)
    XCTAssertEqual(count, 30, accuracy: 2)
    XCTAssertEqual(journal.scrolls, 30, accuracy: 1)
    go(to: 6)
    XCTAssertTrue(isIdle, "content that rests costs no frame")
  }

  func testBothAxes() {
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    fling(by: CGVector(dx: -10, dy: -20))
    let (x0, y0) = (x, y)
    for time in frames([3, 10, 30, 60]) {
      go(to: time)
      let part = 1 - pow(0.998, 1000 * CGFloat(time))
      XCTAssertEqual(x, x0 + 600 * 0.499 * part, accuracy: 0.2)
      XCTAssertEqual(y, y0 + 1200 * 0.499 * part, accuracy: 0.2)
    }
  }

  /// Row bounce-frequency: the velocity of content beyond its end is that of the finger times the slope of the
  /// rubber band.
  func testThrownFurtherOutItIsSlowerThanTheFinger() {
    pull(by: CGVector(dx: 0, dy: 20), 8, from: CGPoint(x: 150, y: 220))
    lift(150, 380)
    restart()
    let start = y
    XCTAssertEqual(start, -0.55 * 150 * 300 / (0.55 * 150 + 300), accuracy: 0.17)
    let speed = -1200 * 0.55 * pow(300 / (0.55 * 150 + 300), 2)
    assert({ (start + (speed + 11 * start) * $0) * exp(-11 * $0) }, at: frames([1, 2, 3, 5, 8, 12, 20, 30]))
  }

  /// Content that is caught while it returns from beyond the top keeps its position, from which it is dragged.
  func testCaughtBeyondTheTop() {
    pull(by: CGVector(dx: 0, dy: 20), 8, from: CGPoint(x: 150, y: 220))
    pass(0.2)
    lift(150, 380)
    pass(0.05)
    let caught = y
    XCTAssertLessThan(caught, -20)
    touch(0, .began, 150, 300)
    XCTAssertEqual(y, caught)
    let pull = -caught * 300 / (0.55 * (300 + caught)) + 10
    touch(0, .moved, 150, 310)
    XCTAssertEqual(y, -0.55 * pull * 300 / (0.55 * pull + 300), accuracy: 0.34)
    lift(150, 310)
    pass(2)
    XCTAssertEqual(y, 0)
  }

  /// Content decelerates to a nearer target such that its velocity is 0 at the target.
  func testNearTargetIsGlidedTo() {
    journal.target = { _ in CGPoint(x: 0, y: 500) }
    fling(by: CGVector(dx: 0, dy: -20))
    let reach: CGFloat = 350 / 1190
    let rate = 1000 * reach / (1 + 1000 * reach)
    assert({ 150 + 1200 * reach * (1 - pow(rate, 1000 * $0)) }, at: frames([1, 2, 4, 8, 15, 30, 60]))
    go(to: 3)
    XCTAssertEqual(y, 500)
  }

  /// A target that is much further away than the natural end of the deceleration is reached quickly.
  func testFarTargetIsReachedSoon() {
    journal.target = { _ in CGPoint(x: 0, y: 1650) }
    fling(by: CGVector(dx: 0, dy: -20))
    go(to: 1.5)
    XCTAssertEqual(y, 1650)
    XCTAssertEqual(journal.order.last, "did slow")
  }
}
