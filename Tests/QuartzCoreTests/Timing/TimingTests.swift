import FactTables
import ObjectiveC
import XCTest

import QuartzCore

final class TimingTests: XCTestCase {
  // facts/animation.md#curves
  func testNamedCurves() throws {
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    for name in names {
      let points = try FactTable("animation", "curves").numbers(name.rawValue).map(Float.init)
      let function = CAMediaTimingFunction(name: name)
      var values: [Float] = [9, 9]
      var found: [Float] = []
      for index in 1...2 {
        function.getControlPoint(at: index, values: &values)
        found += values
      }
      XCTAssertEqual(found, points, name.rawValue)
      function.getControlPoint(at: 0, values: &values)
      XCTAssertEqual(values, [0, 0])
      function.getControlPoint(at: 3, values: &values)
      XCTAssertEqual(values, [1, 1])
      function.getControlPoint(at: 4, values: &values)
      XCTAssertEqual(values, [1, 1])
    }
  }

  func testCurvesAreSolvedForTime() {
    XCTAssertEqual(CAMediaTimingFunction(name: .linear).value(at: 0.3), 0.3)
    let easeInOut = CAMediaTimingFunction(name: .easeInEaseOut)
    XCTAssertEqual(easeInOut.value(at: 0.5), 0.5, accuracy: 1e-7)
    XCTAssertEqual(easeInOut.value(at: 0.25), 1 - easeInOut.value(at: 0.75), accuracy: 1e-7)
    XCTAssertLessThan(easeInOut.value(at: 0.25), 0.25)
    // This is the curve (0.25, 0.1, 0.25, 1) at 0.5, known as `ease` in CSS.
    XCTAssertEqual(CAMediaTimingFunction(name: .default).value(at: 0.5), 0.8024, accuracy: 1e-4)
    XCTAssertEqual(easeInOut.value(at: -1), 0)
    XCTAssertEqual(easeInOut.value(at: 2), 1)
  }

  func testSteepCurvesAreSolvedToo() {
    for points: [Float] in [[0, 1, 0, 1], [1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0.5, 2, 0.5, -1]] {
      let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
      for step in 0...100 {
        let value = function.value(at: Double(step) / 100)
        XCTAssertTrue(value.isFinite)
        XCTAssertLessThan(abs(value), 3)
      }
    }
    // With (0, _, 0, _), x(t) is t³, so y follows from the cube root of x.
    let cubic = CAMediaTimingFunction(controlPoints: 0, 0, 0, 1)
    let t = pow(0.2, 1.0 / 3)
    XCTAssertEqual(cubic.value(at: 0.2), 3 * (1 - t) * t * t + t * t * t, accuracy: 1e-6)
  }

  func testEqualCurves() {
    XCTAssertEqual(
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    XCTAssertNotEqual(CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut))
  }

  // MARK: Layers' clocks

  func testLayersTime() {
    let root = CALayer()
    let a = CALayer()
    root.addSublayer(a)
    a.beginTime = 10
    a.speed = 2
    a.timeOffset = 3
    // (12 - 10) * 2 + 3
    XCTAssertEqual(a.convertTime(12, from: nil), 7)
    XCTAssertEqual(a.convertTime(7, to: nil), 12)
    XCTAssertEqual(root.convertTime(12, to: a), 7)
    root.speed = 0.5
    XCTAssertEqual(a.convertTime(24, from: nil), 7)
    XCTAssertEqual(a.convertTime(7, to: root), 12)
  }

  func testAPausedLayerKeepsItsTime() {
    let a = CALayer()
    let paused = a.convertTime(5, from: nil)
    a.speed = 0
    a.timeOffset = paused
    XCTAssertEqual(a.convertTime(100, from: nil), 5)
    XCTAssertTrue(a.convertTime(5, to: nil).isFinite)
  }

  func testTheClockDoesNotRunBackwards() {
    let a = CACurrentMediaTime()
    let b = CACurrentMediaTime()
    XCTAssertGreaterThan(a, 0)
    XCTAssertGreaterThanOrEqual(b, a)
  }

  // facts/animation.md#spring-rules/system-settling: a critically damped spring with an angular frequency of 18.257
  // settles in about 0.5 seconds.
  func testOverdampedSpringsSettleAsCriticalOnes() {
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = 3
    spring.stiffness = 1000
    spring.damping = 500
    XCTAssertEqual(spring.settlingDuration, 0.4, accuracy: 0.15)
  }
}

final class DisplayLinkTests: XCTestCase {
  private final class Target: NSObject {
    var times: [CFTimeInterval] = []
    var onTick: ((CADisplayLink) -> Void)?
    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onTick?(link)
    }
  }
  private static let register: Void = MessageDispatch.register("tick:", on: Target.self) {
    (target: Target, link: CADisplayLink) in target.tick(link)
  }

  private let target = Target()
  private var link: CADisplayLink!

  override func setUp() {
    Self.register
    link = CADisplayLink(target: target, selector: Selector("tick:"))
  }

  override func tearDown() { link.invalidate() }

  private var frame: CFTimeInterval { 1 / DisplayLinks.refreshRate }

  func testALinkCallsOnceARefresh() throws {
    XCTAssertNil(DisplayLinks.nextDeadline)
    link.add(to: .main, forMode: .common)
    let first = try XCTUnwrap(DisplayLinks.nextDeadline)
    XCTAssertGreaterThan(first, CACurrentMediaTime() - frame)
    DisplayLinks.fire(at: first - 0.001)
    XCTAssertEqual(target.times.count, 0)
    DisplayLinks.fire(at: first)
    DisplayLinks.fire(at: first + 0.001)
    XCTAssertEqual(target.times, [first])
    XCTAssertEqual(link.timestamp, first)
    XCTAssertEqual(link.duration, frame)
    XCTAssertEqual(link.targetTimestamp, first + frame, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(DisplayLinks.nextDeadline), first + frame, accuracy: 1e-9)
  }

  func testMissedRefreshesAreNotMadeUpFor() throws {
    link.add(to: .main, forMode: .common)
    let first = try XCTUnwrap(DisplayLinks.nextDeadline)
    DisplayLinks.fire(at: first + 10 * frame)
    XCTAssertEqual(target.times.count, 1)
    XCTAssertEqual(try XCTUnwrap(DisplayLinks.nextDeadline), first + 11 * frame, accuracy: 1e-9)
  }

  func testSlowerRatesSkipRefreshes() throws {
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    let first = try XCTUnwrap(DisplayLinks.nextDeadline)
    for index in 0..<7 { DisplayLinks.fire(at: first + Double(index) * frame) }
    XCTAssertEqual(target.times.count, 3)
    XCTAssertEqual(link.targetTimestamp - link.timestamp, 3 * frame, accuracy: 1e-9)
    XCTAssertEqual(link.preferredFramesPerSecond, 20)
  }

  func testPausing() throws {
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    XCTAssertNil(DisplayLinks.nextDeadline)
    DisplayLinks.fire(at: CACurrentMediaTime() + 100)
    XCTAssertEqual(target.times.count, 0)
    link.isPaused = false
    XCTAssertNotNil(DisplayLinks.nextDeadline)
  }

  func testInvalidatingInTheCallAndLettingGoOfTheTarget() throws {
    weak var weakTarget: Target?
    do {
      let other = Target()
      weakTarget = other
      let link = CADisplayLink(target: other, selector: Selector("tick:"))
      other.onTick = { $0.invalidate() }
      link.add(to: .main, forMode: .common)
      DisplayLinks.fire(at: try XCTUnwrap(DisplayLinks.nextDeadline))
      XCTAssertEqual(other.times.count, 1)
      XCTAssertNil(DisplayLinks.nextDeadline)
    }
    XCTAssertNil(weakTarget)
  }

  func testRemovingFromTheLastModeStops() {
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    link.remove(from: .main, forMode: .common)
    XCTAssertNotNil(DisplayLinks.nextDeadline)
    link.remove(from: .main, forMode: .default)
    XCTAssertNil(DisplayLinks.nextDeadline)
  }

  /// A screen with 60 refreshes per second can present 60, 30, 20, 15, 12, 10, … frames.
  func testRatesTheScreenCanShow() {
    let cases: [(Float, Float, Float?, Int)] = [
      (0, 0, nil, 1), (60, 60, 60, 1), (120, 120, 120, 1), (30, 30, 30, 2), (8, 15, 0, 4), (10, 30, 20, 3),
      (20, 30, 25, 2), (20, 50, 45, 2), (40, 60, 45, 1), (0, 24, nil, 3), (10, 10, 10, 6), (1, 1, 1, 60),
      (.nan, .nan, .nan, 1), (.infinity, .infinity, .infinity, 1), (-5, -5, -5, 1), (0, 1e-30, nil, 3600),
    ]
    for (minimum, maximum, preferred, refreshes) in cases {
      let range = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
      XCTAssertEqual(range.refreshesPerFrame, refreshes, "\(range)")
    }
  }

  func testEachRatesTimestamps() throws {
    for (rate, refreshes) in [(60, 1), (30, 2), (15, 4), (10, 6), (25, 2), (1, 60)] {
      let target = Target()
      let link = CADisplayLink(target: target, selector: Selector("tick:"))
      var spans: [Double] = []
      target.onTick = { spans.append($0.targetTimestamp - $0.timestamp) }
      link.preferredFramesPerSecond = rate
      link.add(to: .main, forMode: .common)
      let first = try XCTUnwrap(DisplayLinks.nextDeadline)
      for _ in 0..<4 { DisplayLinks.fire(at: try XCTUnwrap(DisplayLinks.nextDeadline)) }
      XCTAssertEqual(target.times.count, 4)
      for (index, time) in target.times.enumerated() {
        XCTAssertEqual(time, first + Double(index * refreshes) * frame, accuracy: 1e-9, "\(rate)")
      }
      for span in spans { XCTAssertEqual(span, Double(refreshes) * frame, accuracy: 1e-9) }
      XCTAssertEqual(link.duration, frame, "Apple's page: of the screen, not of the calls")
      link.invalidate()
    }
  }

  func testFrameIntervalsAndHostileRates() throws {
    link.frameInterval = 3
    link.add(to: .main, forMode: .common)
    let first = try XCTUnwrap(DisplayLinks.nextDeadline)
    DisplayLinks.fire(at: first)
    XCTAssertEqual(try XCTUnwrap(DisplayLinks.nextDeadline), first + 3 * frame, accuracy: 1e-9)
    for interval in [0, -7, .min] {
      link.frameInterval = interval
      XCTAssertEqual(link.frameInterval, 1)
    }
    link.frameInterval = .max
    for rate in [Float.nan, .infinity, -.infinity, -1, 1e30] {
      link.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
      _ = link.preferredFramesPerSecond
      _ = link.targetTimestamp
      DisplayLinks.fire(at: try XCTUnwrap(DisplayLinks.nextDeadline))
    }
    for rate in [Int.min, -1, 0, .max] {
      link.preferredFramesPerSecond = rate
      XCTAssertGreaterThanOrEqual(link.preferredFramesPerSecond, 0)
      DisplayLinks.fire(at: try XCTUnwrap(DisplayLinks.nextDeadline))
    }
  }

  func testFrameRateRange() {
    XCTAssertEqual(CAFrameRateRange.default, CAFrameRateRange())
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
    XCTAssertEqual(link.preferredFramesPerSecond, 30)
  }
}
