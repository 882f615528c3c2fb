import FlipsideTesting
import UIKit
import XCTest

/// Tests `VirtualClock`, whose time passes only when the test advances it.
final class ClockTests: XCTestCase {
  func testEverythingThatIsDueRunsInItsOrder() {
    onStage { stage in
      nonisolated(unsafe) var order: [String] = []
      let begin = Date()
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in order.append("timer") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { order.append("queue") }
      UIView.animate(withDuration: 3, animations: { stage.view.alpha = 0.5 }) { _ in order.append("animation") }
      stage.clock.advance(to: 0.9)
      XCTAssertEqual(order, [])
      stage.clock.advance(by: 9.1)
      XCTAssertEqual(order, ["queue", "timer", "animation"])
      XCTAssertEqual(Date().timeIntervalSince(begin), 10, accuracy: 0.01)
      XCTAssertEqual(stage.clock.now, 10, accuracy: 0.001)
      stage.clock.restart()
      XCTAssertEqual(stage.clock.now, 0, accuracy: 1e-9)
    }
  }

  func testTheNextDeadline() throws {
    try onStage { stage in
      nonisolated(unsafe) var fired = false
      let timer = Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in fired = true }
      var times: [TimeInterval] = []
      while !fired, times.count < 100 { times.append(try XCTUnwrap(stage.clock.advanceToNextDeadline())) }
      XCTAssertTrue(fired)
      XCTAssertEqual(try XCTUnwrap(times.last), 50, accuracy: 0.01)
      timer.invalidate()
    }
  }

  /// The virtual clock may reach the machine's uptime. A timer that is due at that time must not be taken for one
  /// on the real clock.
  func testATimerThatIsDueAtTheMachinesUptimeFires() throws {
    try onStage { stage in
      let uptime = try XCTUnwrap(
        try String(contentsOfFile: "/proc/uptime", encoding: .utf8).split(separator: ".").first.flatMap {
          Double($0)
        })
      let ahead = uptime + 100 - CACurrentMediaTime()
      guard ahead > 1_100 else { throw XCTSkip("the machine has not been running for long enough") }
      nonisolated(unsafe) var fired = false
      let timer = Timer.scheduledTimer(withTimeInterval: ahead, repeats: false) { _ in fired = true }
      stage.clock.advance(by: ahead + 1)
      XCTAssertTrue(fired)
      timer.invalidate()
    }
  }

  func testFramesAloneLeaveTimersWaiting() {
    onStage { stage in
      nonisolated(unsafe) var fired = false
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in fired = true }
      UIView.animate(withDuration: 0.5) { stage.view.alpha = 0.5 }
      XCTAssertEqual(stage.clock.runFrames(to: 0.25), 17, accuracy: 2, "60 in a second")
      XCTAssertFalse(fired)
      stage.clock.settle()
      XCTAssertTrue(fired)
      timer.invalidate()
    }
  }

  func testAnimationsAreFinishedAndThenNothingMoves() {
    onStage { stage in
      var isOver = false
      UIView.animate(withDuration: 1.5, animations: { stage.view.alpha = 0.5 }) { _ in isOver = true }
      XCTAssertFalse(stage.clock.isIdle)
      stage.clock.finishAnimations()
      XCTAssertTrue(isOver)
      XCTAssertTrue(stage.clock.isIdle)
      XCTAssertEqual(stage.clock.now, 1.5, accuracy: 0.1)
    }
  }

  func testClocksWithinOneAnotherGiveTimeBack() {
    let outer = VirtualClock()
    let inner = VirtualClock()
    inner.end()
    let before = CACurrentMediaTime()
    outer.advance(by: 100)
    XCTAssertEqual(CACurrentMediaTime() - before, 100, accuracy: 1e-6, "still virtual")
    outer.end()
  }
}
