import CVirtualHost
import Foundation
import Simulator
import XCTest

/// The virtual clock must not advance while a thread is about to start a relative timer, or while another process
/// is waited for.
final class MovingClockTests: XCTestCase {
  private var start: Int64 = 0

  override func setUp() {
    virtual_host_set_virtual(true)
    // This waits until the threads of other tests sleep.
    MainLoop.settle()
    start = virtual_host_now()
  }

  override func tearDown() { virtual_host_set_virtual(false) }

  private func instant(_ seconds: Double) -> Int64 { start + Int64(seconds * 1e9) }
  private func seconds(_ instant: Int64) -> Double { Double(instant - start) / 1e9 }

  private func work() {
    var sum = 0
    for number in 0..<2_000_000 { sum = (sum &* 31 &+ number) ^ 7 }
    XCTAssertNotEqual(sum, 1)
  }

  func testASleepCountsFromTheTimeAtWhichItsThreadBegan() {
    nonisolated(unsafe) var end: Int64 = 0
    Thread.detachNewThread {
      self.work()
      sleep(1)
      end = virtual_host_now()
    }
    virtual_host_advance_to(instant(0.5))
    virtual_host_pass_to(instant(2))
    MainLoop.settle()
    XCTAssertEqual(seconds(end), 1, accuracy: 1e-6)
  }

  func testADispatchTimerCountsFromTheTimeAtWhichItsBlockBegan() {
    nonisolated(unsafe) var end: Int64 = 0
    DispatchQueue.global().async {
      self.work()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { end = virtual_host_now() }
    }
    virtual_host_advance_to(instant(0.5))
    virtual_host_pass_to(instant(2))
    MainLoop.settle()
    XCTAssertEqual(seconds(end), 1, accuracy: 1e-3)
  }

  func testTimeThatPassesStopsAtEachDeadline() {
    nonisolated(unsafe) var ends: [Double] = []
    Thread.detachNewThread {
      for _ in 0..<4 {
        usleep(250_000)
        ends.append(self.seconds(virtual_host_now()))
      }
    }
    virtual_host_pass_to(instant(2))
    XCTAssertEqual(ends.count, 4)
    for (end, expected) in zip(ends, [0.25, 0.5, 0.75, 1]) { XCTAssertEqual(end, expected, accuracy: 1e-6) }
    XCTAssertEqual(seconds(virtual_host_now()), 2, accuracy: 1e-6)
  }

  /// All threads of the app sleep, and the next timer is due in 10 seconds.
  func testTheClockStandsDuringAnExchange() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 10) {}
    MainLoop.settle()
    XCTAssertLessThanOrEqual(virtual_host_next_deadline(), instant(11))
    let hasAnswered = DispatchSemaphore(value: 0)
    // This thread simulates another process, which runs in real time and takes no part in scheduling.
    virtual_host_begin_own_work()
    let peer = Thread {
      virtual_host_real_sleep(200_000_000)
      hasAnswered.signal()
    }
    peer.start()
    virtual_host_end_own_work()
    virtual_host_begin_exchange()
    hasAnswered.wait()
    virtual_host_end_exchange()
    XCTAssertEqual(virtual_host_now(), start)
  }
}
