import CVirtualHost
import Foundation
import Simulator
import XCTest

/// On the virtual clock, threads run one at a time in a fixed order, and threads that wait for each other make
/// progress.
final class ThreadTurnTests: XCTestCase {
  /// The numbers that threads recorded, in order.
  private final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Int] = []
    func add(_ number: Int) { lock.withLock { list.append(number) } }
    var all: [Int] { lock.withLock { list } }
  }

  override func setUp() {
    virtual_host_set_virtual(true)
    // This waits until the threads of other tests sleep.
    MainLoop.settle()
  }

  override func tearDown() { virtual_host_set_virtual(false) }

  /// Advances from deadline to deadline, like the headless host.
  private func run(for seconds: Double) {
    let end = virtual_host_now() + Int64(seconds * 1e9)
    while true {
      MainLoop.settle()
      let next = virtual_host_next_deadline()
      guard next <= end else { break }
      virtual_host_advance_to(next)
    }
    virtual_host_advance_to(end)
    MainLoop.settle()
  }

  private func work(_ rounds: Int) {
    var sum = 0
    for number in 0..<rounds { sum = (sum &* 31 &+ number) ^ 7 }
    XCTAssertNotEqual(sum, 1)
  }

  func testBlocksOfAConcurrentQueueRunInTheirOrder() {
    let notes = Notes()
    for number in 0..<60 {
      DispatchQueue.global().async {
        // The first ones take longest.
        self.work((60 - number) * 20_000)
        notes.add(number)
      }
    }
    MainLoop.settle()
    XCTAssertEqual(notes.all, Array(0..<60))
  }

  func testThreadsRunInTheOrderInWhichTheyAreMade() {
    let notes = Notes()
    for number in 0..<8 {
      Thread.detachNewThread {
        self.work((8 - number) * 100_000)
        notes.add(number)
        sleep(1)
        self.work((8 - number) * 100_000)
        notes.add(100 + number)
      }
    }
    MainLoop.settle()
    XCTAssertEqual(notes.all, Array(0..<8))
    run(for: 2)
    XCTAssertEqual(notes.all, Array(0..<8) + Array(100..<108))
  }

  func testDetachedTasksSleepAndWakeInTheirOrder() {
    let notes = Notes()
    for number in 0..<20 {
      Task.detached {
        self.work((20 - number) * 20_000)
        try? await Task.sleep(nanoseconds: 500_000_000)
        notes.add(number)
      }
    }
    run(for: 1)
    XCTAssertEqual(notes.all, Array(0..<20))
  }

  func testTasksThatSleepWakeInTheirOrderInANestedRunLoop() {
    for _ in 0..<5 {
      let notes = Notes()
      for number in 0..<6 {
        Task.detached {
          try? await Task.sleep(nanoseconds: 300_000_000)
          notes.add(number)
        }
      }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in notes.add(10) }
      RunLoop.main.run(until: Date() + 0.5)
      timer.invalidate()
      XCTAssertEqual(notes.all.filter { $0 != 10 }, Array(0..<6))
      XCTAssertEqual(notes.all.count, 7)
    }
  }

  /// Each thread waits for all others, so a pool of one thread would wait forever.
  func testThreadsThatWaitForEachOtherGetOn() {
    let arrived = Notes()
    let gate = NSCondition()
    nonisolated(unsafe) var isOpen = false
    let group = DispatchGroup()
    for number in 0..<8 {
      group.enter()
      Thread.detachNewThread {
        gate.lock()
        arrived.add(number)
        if arrived.all.count == 8 {
          isOpen = true
          gate.broadcast()
        }
        while !isOpen { gate.wait() }
        gate.unlock()
        group.leave()
      }
    }
    group.wait()
    XCTAssertEqual(arrived.all, Array(0..<8))
  }

  func testATaskThatBlocksWaitsForAnother() {
    let semaphore = DispatchSemaphore(value: 0)
    let notes = Notes()
    Task.detached {
      Self.wait(for: semaphore)
      notes.add(2)
    }
    Task.detached {
      notes.add(1)
      semaphore.signal()
    }
    run(for: 3)
    XCTAssertEqual(notes.all, [1, 2])
  }

  private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  func testConcurrentPerformIsDoneWhenItReturns() {
    let notes = Notes()
    DispatchQueue.concurrentPerform(iterations: 50) { number in
      if number % 10 == 0 { usleep(1_000) }
      notes.add(number)
    }
    XCTAssertEqual(notes.all.sorted(), Array(0..<50))
  }

  func testALockIsWaitedFor() {
    let lock = NSLock()
    let notes = Notes()
    Thread.detachNewThread {
      lock.withLock {
        notes.add(1)
        sleep(1)
        notes.add(2)
      }
    }
    MainLoop.settle()
    XCTAssertEqual(notes.all, [1])
    lock.withLock { notes.add(3) }
    XCTAssertEqual(notes.all, [1, 2, 3])
  }

  func testQueuesThatCallEachOtherGetOn() {
    let notes = Notes()
    let first = DispatchQueue(label: "first")
    let second = DispatchQueue(label: "second")
    first.async {
      second.sync { notes.add(1) }
      notes.add(2)
    }
    first.sync { notes.add(3) }
    XCTAssertEqual(notes.all, [1, 2, 3])
  }

  /// A thread that blocks in reading from a pipe does not delay other threads, although that is not among the calls
  /// that pass the turn.
  func testAThreadThatReadsAPipeHoldsNobodyUp() {
    let pipe = Pipe()
    Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([7])) }
    let data = pipe.fileHandleForReading.readData(ofLength: 1)
    _ = data
    XCTAssertEqual(data, Data([7]))
  }

  /// Code that polls without sleeping must let the threads run for which it waits.
  func testLookingAgainAndAgainLetsOthersGo() {
    nonisolated(unsafe) var isDone = false
    let lock = NSLock()
    DispatchQueue.global().async { lock.withLock { isDone = true } }
    var turns = 0
    while !lock.withLock({ isDone }) {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      turns += 1
    }
    XCTAssertLessThan(turns, 20)
    lock.lock()
    let held = NSLock()
    let isHeld = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      held.lock()
      isHeld.signal()
      // This thread waits until the main thread, which polls the other lock, lets it have this one.
      lock.lock()
      lock.unlock()
      held.unlock()
    }
    isHeld.wait()
    lock.unlock()
    while !held.try() {}
    held.unlock()
  }

  func testWorkOfTheHostsOwnTakesNoTurns() {
    let done = DispatchSemaphore(value: 0)
    virtual_host_begin_own_work()
    let thread = Thread { done.signal() }
    thread.start()
    done.wait()
    virtual_host_end_own_work()
  }
}
