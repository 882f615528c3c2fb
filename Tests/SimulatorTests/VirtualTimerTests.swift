import CVirtualHost
import Foundation
import XCTest

import Simulator

/// The flags of `timerfd_create` and `timerfd_settime`, which are an untyped enumeration in C.
private let nonBlocking: Int32 = 0o4000
private let absolute: Int32 = 1

/// Timers on the virtual clock: their order, their descriptors, and changes between the clocks.
final class VirtualTimerTests: VirtualHostTestCase {
  func testEqualDeadlinesKeepTheirOrder() {
    nonisolated(unsafe) var order: [Int] = []
    let start = virtual_host_now()
    let deadline = DispatchTime.now() + 0.5
    for number in 0..<40 {
      DispatchQueue.main.asyncAfter(deadline: number % 2 == 0 ? deadline : .now() + 0.5) { order.append(number) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { order.append(-1) }
    runDeadlines { order.count == 41 }
    XCTAssertEqual(order, [-1] + Array(0..<40))
    XCTAssertEqual(Double(virtual_host_now() - start) / 1e9, 0.5, accuracy: 1e-5)
  }

  func testEqualCalendarDeadlinesKeepTheirOrder() {
    nonisolated(unsafe) var order: [Int] = []
    let deadline = DispatchWallTime.now() + 0.5
    for number in 0..<20 { DispatchQueue.main.asyncAfter(wallDeadline: deadline) { order.append(number) } }
    runDeadlines { order.count == 20 }
    XCTAssertEqual(order, Array(0..<20))
  }

  func testTimerSourcesKeepTheirOrder() {
    nonisolated(unsafe) var order: [Int] = []
    let sources = (0..<12).map { number in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: 1)
      source.setEventHandler { order.append(number) }
      source.activate()
      return source
    }
    runDeadlines { order.count >= 36 }
    for source in sources { source.cancel() }
    XCTAssertEqual(order, (0..<3).flatMap { _ in Array(0..<12) })
  }

  func testTasksThatSleepEquallyLongWakeInTheirOrder() {
    nonisolated(unsafe) var order: [Int] = []
    for number in 0..<12 {
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 500_000_000)
        order.append(number)
      }
    }
    runDeadlines { order.count == 12 }
    XCTAssertEqual(order, Array(0..<12))
  }

  func testRunLoopTimersKeepTheirOrder() {
    nonisolated(unsafe) var order: [Int] = []
    let date = Date() + 0.25
    for number in 0..<20 {
      let timer = Timer(fire: date, interval: 0, repeats: false) { _ in order.append(number) }
      RunLoop.main.add(timer, forMode: .common)
    }
    runDeadlines { order.count == 20 }
    XCTAssertEqual(order, Array(0..<20))
  }

  /// The descriptor must be readable at once when the clock reaches the deadline. The threads that wait for it
  /// still sleep then, and nothing else indicates pending work.
  func testTimersAreReadyAtOnce() {
    let fd = timerfd_create(CLOCK_MONOTONIC, nonBlocking)
    defer { close(fd) }
    for _ in 0..<2_000 {
      var wanted = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: 0, tv_nsec: 1_000))
      timerfd_settime(fd, 0, &wanted, nil)
      virtual_host_advance_to(virtual_host_now() + 1_000)
      var count: UInt64 = 0
      guard read(fd, &count, 8) == 8 else { return XCTFail("not ready") }
    }
  }

  func testTimerDescriptors() {
    let fd = timerfd_create(CLOCK_MONOTONIC, nonBlocking)
    defer { close(fd) }
    var wanted = itimerspec(it_interval: timespec(tv_sec: 2, tv_nsec: 0), it_value: timespec(tv_sec: 5, tv_nsec: 0))
    XCTAssertEqual(timerfd_settime(fd, 0, &wanted, nil), 0)
    var left = itimerspec()
    XCTAssertEqual(timerfd_gettime(fd, &left), 0)
    XCTAssertEqual(left.it_value.tv_sec, 5)
    var count: UInt64 = 0
    XCTAssertEqual(read(fd, &count, 8), -1)
    advance(seconds: 5)
    XCTAssertEqual(read(fd, &count, 8), 8)
    timerfd_gettime(fd, &left)
    XCTAssertEqual(Double(left.it_value.tv_sec) + Double(left.it_value.tv_nsec) / 1e9, 2, accuracy: 1e-6)
    var off = itimerspec()
    XCTAssertEqual(timerfd_settime(fd, 0, &off, &left), 0)
    XCTAssertEqual(left.it_interval.tv_sec, 2)
    advance(seconds: 10)
    XCTAssertEqual(read(fd, &count, 8), -1)
  }

  func testClosedTimerIsForgotten() {
    let fd = timerfd_create(CLOCK_MONOTONIC, 0)
    var wanted = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: 0, tv_nsec: 1000))
    timerfd_settime(fd, 0, &wanted, nil)
    let due = virtual_host_now() + 1_000
    XCTAssertEqual(virtual_host_next_deadline(), due)
    close(fd)
    XCTAssertNotEqual(virtual_host_next_deadline(), due)
  }

  func testAlreadyPastDeadlineIsReadyAtOnce() {
    let fd = timerfd_create(CLOCK_REALTIME, nonBlocking)
    defer { close(fd) }
    var wanted = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: time(nil) - 1, tv_nsec: 0))
    timerfd_settime(fd, absolute, &wanted, nil)
    var count: UInt64 = 0
    XCTAssertEqual(read(fd, &count, 8), 8)
  }

  func testTimersSurviveTheSwitchOfClocks() {
    virtual_host_set_virtual(false)
    let fd = timerfd_create(CLOCK_MONOTONIC, 0)
    defer { close(fd) }
    var wanted = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: 500, tv_nsec: 0))
    timerfd_settime(fd, 0, &wanted, nil)
    virtual_host_set_virtual(true)
    var left = itimerspec()
    timerfd_gettime(fd, &left)
    XCTAssertEqual(Double(left.it_value.tv_sec), 500, accuracy: 6)
    advance(seconds: 100)
    virtual_host_set_virtual(false)
    timerfd_gettime(fd, &left)
    XCTAssertEqual(Double(left.it_value.tv_sec), 400, accuracy: 6)
  }

  /// Sets a timer of the virtual clock to a time of the real clock.
  private func setRealTime(_ fd: Int32, secondsFromNow: Int64) {
    let due = virtual_host_real_now() + secondsFromNow * 1_000_000_000
    // This keeps the virtual time apart from the real time.
    if due > virtual_host_now(), due - virtual_host_now() < 2_000_000_000_000 { advance(seconds: 4_000) }
    // A separate thread does it, like libdispatch's, because timers of the main thread always use the current
    // clock.
    let isSet = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var wanted = itimerspec()
      wanted.it_value = timespec(tv_sec: Int(due / 1_000_000_000), tv_nsec: Int(due % 1_000_000_000))
      timerfd_settime(fd, absolute, &wanted, nil)
      isSet.signal()
    }
    isSet.wait()
  }

  private func isReady(_ fd: Int32) -> Bool {
    var file = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 30_000) == 1
  }

  /// libdispatch keeps the real times of its timers, and may set a timer to one while the clock is virtual. That
  /// time is never reached on the virtual clock. On the real clock it has passed, so libdispatch must be notified
  /// then, or it sets no later timer.
  func testATimeOfTheRealClockWaitsForThatClock() {
    for seconds in [-20, 0, 1] as [Int64] {
      virtual_host_set_virtual(false)
      virtual_host_set_virtual(true)
      let fd = timerfd_create(CLOCK_MONOTONIC, nonBlocking)
      defer { close(fd) }
      setRealTime(fd, secondsFromNow: seconds)
      var left = itimerspec()
      timerfd_gettime(fd, &left)
      if virtual_host_now() < virtual_host_real_now() { XCTAssertEqual(left.it_value.tv_sec, 0) }
      virtual_host_set_virtual(false)
      XCTAssertTrue(isReady(fd), "\(seconds)")
    }
  }

  /// A timer of the virtual clock uses the real clock after that is restored.
  func testATimeOfTheVirtualClockEndsWithIt() {
    let fd = timerfd_create(CLOCK_MONOTONIC, nonBlocking)
    defer { close(fd) }
    let due = virtual_host_now() + 90_000_000_000_000
    var wanted = itimerspec()
    wanted.it_value = timespec(tv_sec: Int(due / 1_000_000_000), tv_nsec: 0)
    timerfd_settime(fd, absolute, &wanted, nil)
    virtual_host_set_virtual(false)
    XCTAssertTrue(isReady(fd))
  }

  /// A timer with a real time that the virtual clock has passed must not delay later timers, because libdispatch
  /// sets its descriptor for the earliest timer only.
  func testTimesOfTheRealClockHoldNothingUp() {
    let queue = DispatchQueue(label: "later")
    let start = virtual_host_now()
    // This timer is pending when the clock becomes real.
    queue.asyncAfter(deadline: .now() + 10_000) {}
    MainLoop.settle()
    virtual_host_set_virtual(false)
    virtual_host_real_sleep(2_000_000)
    virtual_host_set_virtual(true)
    virtual_host_advance_to(max(start, virtual_host_real_now()) + 20_000_000_000_000)
    nonisolated(unsafe) var fired = false
    let later = virtual_host_now()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { fired = true }
    runDeadlines { fired }
    XCTAssertEqual(Double(virtual_host_now() - later) / 1e9, 0.6, accuracy: 1e-3)
  }

  /// Queues continue after a period on the virtual clock, regardless of the timers due in it.
  func testQueuesGoOnAfterTheSwitches() {
    let queue = DispatchQueue(label: "later")
    for _ in 0..<20 {
      virtual_host_set_virtual(false)
      queue.asyncAfter(deadline: .now() + 0.001) {}
      virtual_host_set_virtual(true)
      queue.asyncAfter(deadline: .now() + 0.5) {}
      virtual_host_real_sleep(2_000_000)
      advance(seconds: 0.2)
      virtual_host_set_virtual(false)
      let done = DispatchSemaphore(value: 0)
      queue.asyncAfter(deadline: .now() + 0.002) { done.signal() }
      XCTAssertEqual(done.wait(timeout: .now() + 30), .success)
    }
  }
}
