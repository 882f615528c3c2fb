import CVirtualHost
import Foundation
import Synchronization
import XCTest

import Simulator

/// The virtual clock must apply to everything in Foundation and libdispatch that reads or waits for time.
final class VirtualHostTests: VirtualHostTestCase {
  /// The host's own threads are ignored. While one of them works for a sleeping thread of the app, that thread
  /// counts as busy.
  func testOnlyOwnWorkKeepsOthersBusy() {
    let (isAtWork, mayEnd, isDone, mayLeave) = (Flag(), Flag(), Flag(), Flag())
    // This waits until the threads of other tests sleep.
    MainLoop.settle()
    virtual_host_begin_own_work()
    let thread = Thread {
      virtual_host_begin_own_work()
      isAtWork.set()
      mayEnd.wait()
      virtual_host_end_own_work()
      isDone.set()
      mayLeave.spin()
    }
    thread.start()
    virtual_host_end_own_work()
    isAtWork.wait()
    for _ in 0..<20 { XCTAssertTrue(virtual_host_others_busy()) }
    mayEnd.set()
    isDone.wait()
    for _ in 0..<20 { XCTAssertFalse(virtual_host_others_busy()) }
    mayLeave.set()
  }

  /// A flag that is polled in real time.
  private final class Flag: Sendable {
    private let value = Atomic(false)
    func set() { value.store(true, ordering: .releasing) }
    func spin() { while !value.load(ordering: .acquiring) {} }
    func wait() { while !value.load(ordering: .acquiring) { virtual_host_real_sleep(20_000) } }
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
    turn { virtual_host_next_deadline() <= start + 100_000_000_000 && !virtual_host_others_busy() }
    advance(seconds: 50)
    XCTAssertEqual(woke.wait(timeout: .now()), .timedOut)
    advance(seconds: 50)
    XCTAssertEqual(woke.wait(timeout: .now() + 5), .success)
  }

  /// A deadline is an instant of the virtual clock. It is met regardless of the machine's speed, and waiting for it
  /// takes no real time.
  func testTimedWaitsTakeVirtualTime() {
    let start = virtual_host_now()
    func elapsed() -> Double { Double(virtual_host_now() - start) / 1e9 }
    XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 100), .timedOut)
    XCTAssertEqual(elapsed(), 100, accuracy: 0.001)
    let condition = NSCondition()
    condition.lock()
    XCTAssertFalse(condition.wait(until: Date() + 200))
    condition.unlock()
    XCTAssertEqual(elapsed(), 300, accuracy: 0.001)
    let group = DispatchGroup()
    group.enter()
    XCTAssertEqual(group.wait(timeout: .now() + 300), .timedOut)
    group.leave()
    XCTAssertEqual(elapsed(), 600, accuracy: 0.001)
    let item = DispatchWorkItem {}
    XCTAssertEqual(item.wait(timeout: .now() + 400), .timedOut)
    item.cancel()
    XCTAssertEqual(elapsed(), 1_000, accuracy: 0.001)
  }

  /// Work in real time takes no virtual time, so it is always finished before the deadline.
  func testTimedWaitsOutlastWork() {
    let semaphore = DispatchSemaphore(value: 0)
    let start = virtual_host_now()
    DispatchQueue.global().async {
      var sum = 0
      for i in 0..<20_000_000 { sum &+= i ^ sum }
      if sum != 1 { semaphore.signal() }
    }
    XCTAssertEqual(semaphore.wait(timeout: .now() + 0.000_001), .success)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { virtual_host_real_sleep(1_000_000) }
    XCTAssertEqual(virtual_host_now(), start)
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) { semaphore.signal() }
    semaphore.wait()
    XCTAssertEqual(Double(virtual_host_now() - start) / 1e9, 3, accuracy: 0.001)
    group.wait()
  }

  func testOtherThreadsWaitOnTheVirtualClock() {
    nonisolated(unsafe) var order: [String] = []
    let lock = NSLock()
    @Sendable func note(_ text: String) { lock.withLock { order.append(text) } }
    let start = virtual_host_now()
    Thread.detachNewThread {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 20)
      note("semaphore \((virtual_host_now() - start + 500_000) / 1_000_000)")
    }
    Thread.detachNewThread {
      let condition = NSCondition()
      condition.lock()
      _ = condition.wait(until: Date() + 10)
      condition.unlock()
      note("condition \((virtual_host_now() - start + 500_000) / 1_000_000)")
    }
    Thread.detachNewThread {
      let group = DispatchGroup()
      group.enter()
      _ = group.wait(timeout: .now() + 30)
      group.leave()
      note("group \((virtual_host_now() - start + 500_000) / 1_000_000)")
    }
    runDeadlines { lock.withLock { order.count } == 3 }
    XCTAssertEqual(order, ["condition 10000", "semaphore 20000", "group 30000"])
  }

  /// While the main thread sleeps, the events of other threads occur in the order of their times.
  func testSleepOnMainThreadGoesFromDeadlineToDeadline() {
    nonisolated(unsafe) var order: [Int] = []
    let queue = DispatchQueue(label: "serial")
    let start = virtual_host_now()
    for second in [3, 1, 2] {
      queue.asyncAfter(deadline: .now() + .seconds(second)) {
        order.append(Int((virtual_host_now() - start) / 1_000_000_000))
      }
    }
    sleep(10)
    XCTAssertEqual(queue.sync { order }, [1, 2, 3])
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

  func testRealTimeIsUntouchedWhenOff() {
    virtual_host_set_virtual(false)
    let start = Date()
    usleep(2000)
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.002)
    XCTAssertNotEqual(UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))
  }

  func testBusyThreadsAreSeen() {
    nonisolated(unsafe) var stop = false
    let lock = NSLock()
    Thread.detachNewThread {
      while !lock.withLock({ stop }) {}
    }
    // The thread is running or runnable.
    XCTAssertTrue(virtual_host_others_busy())
    lock.withLock { stop = true }
    XCTAssertFalse(virtual_host_wait_for_others())
    XCTAssertFalse(virtual_host_others_busy())
  }
}
