import FlipsideTesting
import Foundation
import ObjectiveC
import XCTest

private final class Worker: NSObject, @unchecked Sendable {
  let lock = NSLock()
  private var log: [String] = []
  private var ends = false

  func note(_ text: String) { lock.withLock { log.append("\(text) \(Thread.isMainThread ? "main" : "other")") } }
  var noted: [String] { lock.withLock { log } }
  func end() { lock.withLock { ends = true } }

  /// Runs the run loop of its thread, as network threads of older libraries do.
  func serve(_ started: DispatchSemaphore) {
    RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    started.signal()
    while !lock.withLock({ ends }) { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
  }
}

final class ThreadSelectorTests: XCTestCase {
  override class func setUp() {
    MessageDispatch.register("note:", on: Worker.self) { (worker: Worker, text: String) in worker.note(text) }
    MessageDispatch.register("end", on: Worker.self) { (worker: Worker) in worker.end() }
    MessageDispatch.register("serve:", on: Worker.self) { (worker: Worker, started: DispatchSemaphore) in
      worker.serve(started)
    }
  }

  func testMessagesToAThreadWithARunLoop() {
    let worker = Worker()
    let started = DispatchSemaphore(value: 0)
    let thread = Thread(target: worker, selector: "serve:", object: started)
    thread.start()
    started.wait()
    worker.perform("note:", on: thread, with: "a", waitUntilDone: true)
    worker.perform("note:", on: thread, with: "b", waitUntilDone: true)
    XCTAssertEqual(worker.noted, ["a other", "b other"])
    worker.perform("end", on: thread, with: nil, waitUntilDone: true)
  }

  func testMessagesToTheMainThread() {
    let worker = Worker()
    worker.perform("note:", on: Thread.main, with: "now", waitUntilDone: true)
    worker.perform("note:", on: Thread.main, with: "later", waitUntilDone: false)
    XCTAssertEqual(worker.noted, ["now main"])
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    XCTAssertEqual(worker.noted, ["now main", "later main"])
  }

  func testThreadThatWasNotStarted() {
    let worker = Worker()
    let said = consoleLines {
      worker.perform("note:", on: Thread {}, with: "x", waitUntilDone: true)
    }
    XCTAssertEqual(said.count, 1)
    XCTAssertTrue(said[0].contains("target thread is not executing"), "\(said)")
    XCTAssertEqual(worker.noted, [])
  }

  /// A date that is not a number counts as past.
  func testRunLoopsUntilNoDate() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: .nan))
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: .nan))
  }
}
