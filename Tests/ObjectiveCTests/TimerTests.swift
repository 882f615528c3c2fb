import ObjectiveC
import XCTest

private final class Counter: NSObject {
  var fired: [Any?] = []
  func tick(_ timer: Timer) { fired.append(timer.userInfo) }
}

final class TimerTests: XCTestCase {
  override class func setUp() {
    MessageDispatch.register("tick:", on: Counter.self) { (counter, timer: Timer) in counter.tick(timer) }
  }

  func testFiringSendsTheTimerWithItsUserInfo() {
    let counter = Counter()
    let timer = Timer(timeInterval: 5, target: counter, selector: "tick:", userInfo: "hello", repeats: true)
    timer.fire()
    XCTAssertEqual(counter.fired.compactMap { $0 as? String }, ["hello"])
    timer.invalidate()
  }

  func testTimerKeepsItsTargetUntilItGoes() {
    weak var gone: Counter?
    var timer: Timer?
    do {
      let counter = Counter()
      gone = counter
      timer = Timer(timeInterval: 5, target: counter, selector: "tick:", userInfo: nil, repeats: true)
    }
    XCTAssertNotNil(gone)
    timer?.invalidate()
    timer = nil
    XCTAssertNil(gone)
  }

  func testScheduledTimerIsOnTheRunLoop() {
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 0, target: counter, selector: "tick:", userInfo: nil, repeats: false)
    XCTAssertTrue(timer.isValid)
    // An iteration of the run loop may end because of another source.
    for _ in 0..<100 where timer.isValid {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 10))
    }
    XCTAssertEqual(counter.fired.count, 1)
    XCTAssertFalse(timer.isValid)
  }

  /// `[NSTimer new]` returns an object that was never added to a run loop. Apps read its `isValid` before they have
  /// another timer.
  func testBareTimerIsNotValid() {
    let timers = [Timer(), .init()]
    for timer in timers {
      XCTAssertFalse(timer.isValid)
      timer.fire()
      timer.invalidate()
      RunLoop.current.add(timer, forMode: .default)
      XCTAssertFalse(timer.isValid)
      XCTAssertEqual(timer.timeInterval, 0)
      XCTAssertNil(timer.userInfo)
    }
  }

  /// Apple's documentation: an interval of 0 or less is treated as 0.1 milliseconds.
  func testShortestInterval() {
    let date = Date()
    let intervals = [-5, 0, 1e-6, .nan, 0.0001, 3, -.infinity]
    let wanted = [0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 3, 0.0001]
    XCTAssertEqual(intervals.map { Timer(fire: date, interval: $0, repeats: true) { _ in }.timeInterval }, wanted)
    XCTAssertEqual(intervals.map { Timer(timeInterval: $0, repeats: true) { _ in }.timeInterval }, wanted)
    XCTAssertEqual(intervals.map { Timer(afterInterval: $0, repeats: true) { _ in }.timeInterval }, wanted)
    let scheduled = intervals.map { Timer.scheduledTimer(withTimeInterval: $0, repeats: true) { _ in } }
    XCTAssertEqual(scheduled.map(\.timeInterval), wanted)
    for timer in scheduled { timer.invalidate() }
    let counter = Counter()
    XCTAssertEqual(
      intervals.map {
        Timer(timeInterval: $0, target: counter, selector: "tick:", userInfo: nil, repeats: true).timeInterval
      }, wanted)
    XCTAssertEqual(Timer(timeInterval: 5, repeats: false) { _ in }.timeInterval, 0)
    XCTAssertTrue(Timer(fire: Date(timeIntervalSinceNow: .nan), interval: .nan, repeats: false) { _ in }.isValid)
    XCTAssertGreaterThan(Timer(timeInterval: .infinity, repeats: true) { _ in }.timeInterval, 1e6)
  }
}
