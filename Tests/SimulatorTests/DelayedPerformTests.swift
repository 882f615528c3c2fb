import CVirtualHost
import Simulator
import UIKit
import XCTest

/// Delayed messages. Apple's page: NSObject, perform(_:with:afterDelay:).
final class DelayedPerformTests: XCTestCase {
  private final class Receiver: NSObject {
    let start = virtual_host_now()
    var log: [String] = []
    static let register: Void = MessageDispatch.register("note:", on: Receiver.self) {
      (receiver, word: String?) in
      let hundredths = (virtual_host_now() - receiver.start + 5_000_000) / 10_000_000
      receiver.log.append("\(word ?? "nil") \(hundredths)")
    }
  }

  private let note = Selector(("note:"))
  private var receiver: Receiver!

  override func setUp() {
    virtual_host_set_virtual(true)
    Receiver.register
    receiver = Receiver()
  }

  override func tearDown() {
    NSObject.cancelPreviousPerformRequests(withTarget: receiver!)
    receiver = nil
    virtual_host_set_virtual(false)
  }

  private func wait(_ seconds: Double) { RunLoop.main.run(until: Date() + seconds) }

  func testTheDelayIsWaitedFor() {
    receiver.perform(note, with: "half", afterDelay: 0.5)
    receiver.perform(note, with: "now", afterDelay: 0)
    receiver.perform(note, with: "negative", afterDelay: -3)
    receiver.perform(note, with: "tenth", afterDelay: 0.1)
    receiver.perform(note, with: nil, afterDelay: .infinity)
    XCTAssertEqual(receiver.log, [])
    wait(1)
    XCTAssertEqual(receiver.log, ["now 0", "negative 0", "tenth 10", "half 50"])
  }

  func testEqualDelaysKeepTheirOrder() {
    for number in 0..<20 { receiver.perform(note, with: "\(number)", afterDelay: 0.25) }
    wait(1)
    XCTAssertEqual(receiver.log, (0..<20).map { "\($0) 25" })
  }

  func testRequestsAreCancelled() {
    for word in ["a", "b", "c"] { receiver.perform(note, with: word, afterDelay: 0.2) }
    receiver.perform(note, with: nil, afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver!, selector: note, object: "b")
    NSObject.cancelPreviousPerformRequests(withTarget: receiver!, selector: note, object: nil)
    wait(0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver!, selector: note, object: "a")
    wait(0.5)
    XCTAssertEqual(receiver.log, ["c 20"])
  }

  /// "This method removes perform requests only in the current run loop, not all run loops." (Apple's page)
  func testOtherThreadsCancelOnlyTheirOwn() {
    receiver.perform(note, with: "stays", afterDelay: 0.2)
    nonisolated(unsafe) let target = receiver!
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      NSObject.cancelPreviousPerformRequests(withTarget: target)
      done.signal()
    }
    done.wait()
    wait(0.5)
    XCTAssertEqual(receiver.log, ["stays 20"])
  }

  func testOnlyTheGivenModesCount() {
    let own = RunLoop.Mode("own")
    receiver.perform(note, with: "own", afterDelay: 0.1, inModes: [own])
    receiver.perform(note, with: "common", afterDelay: 0.1, inModes: [.common])
    receiver.perform(note, with: "both", afterDelay: 0.3, inModes: [.default, own])
    wait(0.2)
    XCTAssertEqual(receiver.log, ["common 10"])
    let end = Date() + 0.3
    while Date() < end, RunLoop.main.run(mode: own, before: end) {}
    XCTAssertEqual(receiver.log, ["common 10", "own 20", "both 30"])
  }

  func testRequestsOfABackgroundThread() {
    nonisolated(unsafe) let target = receiver!
    let selector = note
    Thread.detachNewThread {
      target.perform(selector, with: "elsewhere", afterDelay: 0.4)
      RunLoop.current.run(until: Date() + 1)
      target.log.append("over")
    }
    while receiver.log.count < 2, virtual_host_now() < receiver.start + 5_000_000_000 { wait(0.1) }
    XCTAssertEqual(receiver.log, ["elsewhere 40", "over"])
  }
}
