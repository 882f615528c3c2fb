import UIKit
import XCTest

/// Time passes in loops of the test's own, with all that the app does in it, and takes none of the machine's.
@MainActor final class ClockTests: XCTestCase {
  private lazy var window: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }()

  func testAnimationCompletionInWait() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let done = expectation(description: "animation")
    let start = CACurrentMediaTime()
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { finished in
      XCTAssertTrue(finished)
      done.fulfill()
    }
    wait(for: [done], timeout: 2)
    XCTAssertEqual(CACurrentMediaTime() - start, 0.5, accuracy: 0.05)
  }

  func testAnimationCompletionInRunUntil() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var done = false
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in done = true }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.4))
    XCTAssertFalse(done)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertTrue(done)
  }

  func testTimersAndLayout() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let counter = LinkCounter()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: counter, selector: #selector(LinkCounter.tick), userInfo: nil, repeats: true)
    view.setNeedsLayout()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertGreaterThan(view.layouts, 0)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.0))
    timer.invalidate()
    XCTAssertEqual(counter.count, 10, accuracy: 1)
  }

  func testDisplayLink() {
    let counter = LinkCounter()
    let link = CADisplayLink(target: counter, selector: #selector(LinkCounter.tick))
    link.add(to: .main, forMode: .common)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    link.invalidate()
    XCTAssertEqual(counter.count, 60, accuracy: 2)
  }

  func testSemaphoreOfBackgroundWork() {
    let semaphore = DispatchSemaphore(value: 0)
    let start = CACurrentMediaTime()
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) { semaphore.signal() }
    semaphore.wait()
    XCTAssertEqual(CACurrentMediaTime() - start, 3, accuracy: 0.05)
    XCTAssertEqual(semaphore.wait(timeout: .now() + 2), .timedOut)
    XCTAssertEqual(CACurrentMediaTime() - start, 5, accuracy: 0.05)
  }

  func testMinuteOfWaiting() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 60)
  }

  func testSleep() {
    let start = Date()
    Thread.sleep(forTimeInterval: 2)
    sleep(1)
    XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.05)
  }

  func testAsyncSleep() async throws {
    let start = Date()
    try await Task.sleep(nanoseconds: 2_000_000_000)
    XCTAssertEqual(Date().timeIntervalSince(start), 2, accuracy: 0.05)
  }

  func testAsyncAfterWithinWait() {
    let first = expectation(description: "first")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { first.fulfill() }
    waitForExpectations(timeout: 2)
  }

  func testPollingWithRunLoop() {
    var done = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { done = true }
    let limit = Date(timeIntervalSinceNow: 1)
    while !done && Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertTrue(done)
  }

  func testPresentationInWait() {
    let root = window.rootViewController!
    let shown = expectation(description: "presented")
    root.present(UIViewController(), animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 2)
    let gone = expectation(description: "dismissed")
    root.dismiss(animated: true) { gone.fulfill() }
    wait(for: [gone], timeout: 2)
  }
}

class LayoutView: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

class LinkCounter: NSObject {
  var count = 0
  @objc func tick() { count += 1 }
}
