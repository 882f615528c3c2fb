import CVirtualHost
import Foundation
import XCTest

import Simulator

/// The virtual clock must carry everything in Foundation and libdispatch that tells or waits for time.
/// The flags of `timerfd_create` and `timerfd_settime`, which C has as an enumeration without a type.
private let nonBlocking: Int32 = 0o4000
private let absolute: Int32 = 1

final class VirtualHostTests: XCTestCase {
  override func setUp() {
    virtual_host_set_virtual(true)
    virtual_host_set_seed(7)
  }

  override func tearDown() {
    virtual_host_set_virtual(false)
  }

  private func advance(seconds: Double) {
    virtual_host_advance_to(virtual_host_now() + Int64(seconds * 1e9))
  }

  /// Turns of the main run loop until `done`, or until half a real minute has passed.
  private func turn(until done: () -> Bool) {
    let end = virtual_host_real_now() + 30_000_000_000
    while !done(), virtual_host_real_now() < end {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      virtual_host_real_sleep(100_000)
    }
  }

  /// As the headless host: from deadline to deadline, with real time for other threads in between.
  private func runDeadlines(until done: () -> Bool) {
    let end = virtual_host_real_now() + 30_000_000_000
    while !done(), virtual_host_real_now() < end {
      MainLoop.settle()
      let next = virtual_host_next_deadline()
      if !done(), next != .max { virtual_host_advance_to(next) }
    }
  }

  func testClocksStandStillUntilAdvanced() {
    let date = Date()
    let uptime = ProcessInfo.processInfo.systemUptime
    let dispatch = DispatchTime.now()
    virtual_host_real_sleep(2_000_000)
    XCTAssertEqual(Date(), date)
    advance(seconds: 2)
    XCTAssertEqual(Date().timeIntervalSince(date), 2, accuracy: 1e-6)
    XCTAssertEqual(ProcessInfo.processInfo.systemUptime - uptime, 2, accuracy: 1e-6)
    XCTAssertEqual(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds, 2_000_000_000)
  }

  func testCalendarCanBeSet() {
    virtual_host_set_calendar(1_000_000_000_000_000_000)
    XCTAssertEqual(Date().timeIntervalSince1970, 1e9, accuracy: 1e-3)
    XCTAssertEqual(time(nil), 1_000_000_000)
    var value = timeval()
    gettimeofday(&value, nil)
    XCTAssertEqual(value.tv_sec, 1_000_000_000)
  }

  func testClockNeverGoesBack() {
    let before = virtual_host_now()
    virtual_host_advance_to(before - 5)
    XCTAssertEqual(virtual_host_now(), before)
  }

  func testProcessorTimeStaysReal() {
    var first = timespec()
    var second = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &first)
    var sum = 0
    for i in 0..<2_000_000 { sum &+= i ^ sum }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &second)
    XCTAssertNotEqual(sum, 1)
    XCTAssertTrue((second.tv_sec, second.tv_nsec) > (first.tv_sec, first.tv_nsec))
  }

  func testRunLoopTimerFiresWhenItsTimeComes() {
    nonisolated(unsafe) var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in fired += 1 }
    defer { timer.invalidate() }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    XCTAssertEqual(fired, 0)
    advance(seconds: 59.9)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    XCTAssertEqual(fired, 0)
    advance(seconds: 0.2)
    turn { fired == 1 }
    XCTAssertEqual(fired, 1)
    advance(seconds: 60)
    turn { fired == 2 }
    XCTAssertEqual(fired, 2)
  }

  func testDispatchTimersOfBothClocks() {
    nonisolated(unsafe) var order: [String] = []
    let start = virtual_host_now()
    var taken: [Int64] = []
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 45) {
      order.append("wall")
      taken.append(virtual_host_now() - start)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
      order.append("uptime")
      taken.append(virtual_host_now() - start)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 10) {
      DispatchQueue.main.async { order.append("global") }
    }
    runDeadlines { order.count == 3 }
    XCTAssertEqual(order, ["global", "uptime", "wall"])
    XCTAssertEqual(taken.map { Double($0) / 1e9 }.first ?? 0, 30, accuracy: 0.05)
    XCTAssertEqual(taken.map { Double($0) / 1e9 }.last ?? 0, 45, accuracy: 0.05)
  }

  func testTaskSleepIsVirtual() {
    var done = false
    let real = virtual_host_real_now()
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 90_000_000_000)
      done = true
    }
    runDeadlines { done }
    XCTAssertTrue(done)
    XCTAssertLessThan(virtual_host_real_now() - real, 60_000_000_000)
  }

  func testSleepOnMainThreadIsTimePassing() {
    let start = Date()
    let real = virtual_host_real_now()
    Thread.sleep(forTimeInterval: 20)
    sleep(10)
    usleep(500_000)
    XCTAssertEqual(Date().timeIntervalSince(start), 30.5, accuracy: 1e-3)
    XCTAssertLessThan(virtual_host_real_now() - real, 20_000_000_000)
  }

  func testSleepingThreadWaitsForTheVirtualClock() {
    let woke = DispatchSemaphore(value: 0)
    let start = virtual_host_now()
    Thread.detachNewThread {
      sleep(100)
      woke.signal()
    }
    turn { virtual_host_next_deadline() <= start + 100_000_000_000 && !virtual_host_others_busy(0) }
    advance(seconds: 50)
    XCTAssertEqual(woke.wait(timeout: .now()), .timedOut)
    advance(seconds: 50)
    XCTAssertEqual(woke.wait(timeout: .now() + 5), .success)
  }

  func testTimedWaitsTakeAsLongAsAsked() {
    // A virtual deadline given to the kernel as it is would be long past.
    let real = virtual_host_real_now()
    XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05), .timedOut)
    let condition = NSCondition()
    condition.lock()
    XCTAssertFalse(condition.wait(until: Date() + 0.05))
    condition.unlock()
    let taken = virtual_host_real_now() - real
    XCTAssertGreaterThanOrEqual(taken, 95_000_000)
    XCTAssertLessThan(taken, 5_000_000_000)
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
    XCTAssertEqual(left.it_value.tv_sec, 2)
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

  func testChanceRepeatsWithItsSeed() {
    func draw() -> [UInt64] {
      virtual_host_set_seed(99)
      let numbers = (0..<5).map { _ in UInt64.random(in: 0..<1_000_000) }
      return numbers + [UInt64(UUID().uuid.0), UInt64(Double.random(in: 0..<1) * 1e9)]
    }
    let first = draw()
    XCTAssertEqual(first, draw())
    XCTAssertGreaterThan(Set(first).count, 4)
    virtual_host_set_seed(100)
    XCTAssertNotEqual((0..<5).map { _ in UInt64.random(in: 0..<1_000_000) }, Array(first.prefix(5)))
  }

  func testMainThreadsChanceIsItsOwn() {
    virtual_host_set_seed(5)
    let alone = (0..<4).map { _ in UInt32.random(in: 0 ... .max) }
    virtual_host_set_seed(5)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for _ in 0..<10 { _ = UInt32.random(in: 0 ... .max) }
      done.signal()
    }
    done.wait()
    XCTAssertEqual((0..<4).map { _ in UInt32.random(in: 0 ... .max) }, alone)
  }

  func testWaitingByReadingTheClockEnds() {
    let end = Date() + 0.001
    var reads = 0
    while Date() < end, reads < 20_000_000 { reads += 1 }
    XCTAssertLessThan(reads, 20_000_000)
  }

  /// Where a time that its setter read on the real clock is set on the virtual one.
  private func setRealTime(_ fd: Int32, secondsFromNow: Int64) {
    let due = virtual_host_real_now() + secondsFromNow * 1_000_000_000
    // Apart from the real clock, whatever that says.
    if due > virtual_host_now(), due - virtual_host_now() < 2_000_000_000_000 { advance(seconds: 4_000) }
    var wanted = itimerspec()
    wanted.it_value = timespec(tv_sec: Int(due / 1_000_000_000), tv_nsec: Int(due % 1_000_000_000))
    timerfd_settime(fd, absolute, &wanted, nil)
  }

  private func isReady(_ fd: Int32) -> Bool {
    var file = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 30_000) == 1
  }

  /// libdispatch keeps the real times of its timers, and sets one again while the clock is virtual. It does not come there;
  /// back on the real clock, where it has long passed, libdispatch must hear of it, or sets no later one.
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

  /// Who set a timer to a time of the virtual clock looks at the real one when that is back.
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

  /// Queues go on after the clock was virtual for a while, whatever was due meanwhile.
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

  func testRealTimeIsUntouchedWhenOff() {
    virtual_host_set_virtual(false)
    let start = Date()
    usleep(2000)
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.002)
    XCTAssertNotEqual(UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))
  }

  func testBusyThreadsAreSeen() {
    final class Flag: @unchecked Sendable { var stop = false }
    let flag = Flag()
    let lock = NSLock()
    let started = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      started.signal()
      while !lock.withLock({ flag.stop }) {}
    }
    started.wait()
    XCTAssertTrue(virtual_host_others_busy(0))
    lock.withLock { flag.stop = true }
    turn { !virtual_host_others_busy(0) }
    XCTAssertFalse(virtual_host_others_busy(0))
  }
}
