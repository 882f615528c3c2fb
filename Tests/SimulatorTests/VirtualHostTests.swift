import CVirtualHost
import Foundation
import Synchronization
import XCTest

import Simulator

/// The flags of `timerfd_create` and `timerfd_settime`, which C has as an enumeration without a type.
private let nonBlocking: Int32 = 0o4000
private let absolute: Int32 = 1

/// The virtual clock must carry everything in Foundation and libdispatch that tells or waits for time.
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

  /// Threads of the host's own don't count, whatever they do; while one works for a thread of the app's, which sleeps, that
  /// one is not at rest.
  func testOnlyOwnWorkKeepsOthersBusy() {
    let (isAtWork, mayEnd, isDone, mayLeave) = (Flag(), Flag(), Flag(), Flag())
    // Threads of other tests have gone to sleep.
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

  /// Waited for on the machine's own clock.
  private final class Flag: Sendable {
    private let value = Atomic(false)
    func set() { value.store(true, ordering: .releasing) }
    func spin() { while !value.load(ordering: .acquiring) {} }
    func wait() { while !value.load(ordering: .acquiring) { virtual_host_real_sleep(20_000) } }
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
    turn { virtual_host_next_deadline() <= start + 100_000_000_000 && !virtual_host_others_busy() }
    advance(seconds: 50)
    XCTAssertEqual(woke.wait(timeout: .now()), .timedOut)
    advance(seconds: 50)
    XCTAssertEqual(woke.wait(timeout: .now() + 5), .success)
  }

  /// A deadline is an instant of the virtual clock: however slow the machine, nothing comes too late, and however long the
  /// wait, it takes no real time.
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

  /// Work that takes real time takes none of the virtual clock's, so it always comes in time.
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

  /// While the main thread sleeps, what others do in that time happens in its order.
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

  /// The descriptor is readable when the clock is there, not a moment later: until then the threads that it wakes sleep,
  /// and nothing tells that they have work to do.
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

  /// A timer that waits on the real clock for a time that the virtual one has passed holds no later one up: libdispatch sets
  /// its descriptor for the earliest only.
  func testTimesOfTheRealClockHoldNothingUp() {
    let queue = DispatchQueue(label: "later")
    let start = virtual_host_now()
    // Left over when the clock turns real, and still to come on it.
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
    nonisolated(unsafe) var stop = false
    let lock = NSLock()
    Thread.detachNewThread {
      while !lock.withLock({ stop }) {}
    }
    // It runs or wants to.
    XCTAssertTrue(virtual_host_others_busy())
    lock.withLock { stop = true }
    XCTAssertFalse(virtual_host_wait_for_others())
    XCTAssertFalse(virtual_host_others_busy())
  }
}
