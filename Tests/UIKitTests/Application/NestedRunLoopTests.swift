import CVirtualHost
import UIKit
import XCTest

/// Run loops that the app runs itself on the virtual clock: frames, timers and input are handled in them, as by the
/// sources and observers of the run loop on iOS.
final class NestedRunLoopTests: TimeTestCase {
  private final class Page: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?()
    }
  }

  private final class Ticker: NSObject {
    var ticks = 0
    func tick() { ticks += 1 }
    static let register: Void = MessageDispatch.register("tick", on: Ticker.self) { $0.tick() }
  }

  private func run(for seconds: TimeInterval) { RunLoop.main.run(until: Date() + seconds) }

  /// Moves the box, and records the end of the animation.
  private func animate(_ box: UIView, for seconds: TimeInterval, completion: @escaping (TimeInterval) -> Void) {
    UIView.animate(withDuration: seconds) {
      box.center.x += 100
    } completion: { [unowned self] _ in
      completion(now)
    }
  }

  func testCompletionsComeWhileRunningUntil() {
    let box = addBox()
    var end: TimeInterval?
    animate(box, for: 0.3) { end = $0 }
    run(for: 1)
    XCTAssertEqual(end ?? 0, 0.3, accuracy: 0.02)
    XCTAssertEqual(now, 1, accuracy: 1e-4)
  }

  func testCompletionsComeWhileRunningInAMode() {
    let box = addBox()
    var end: TimeInterval?
    animate(box, for: 0.3) { end = $0 }
    var turns = 0
    while end == nil, turns < 10_000 {
      turns += 1
      _ = RunLoop.main.run(mode: .default, before: Date() + 0.05)
    }
    XCTAssertEqual(end ?? 0, 0.3, accuracy: 0.02)
    // Each turn sleeps until its limit, and does not return for every frame.
    XCTAssertLessThan(turns, 20)
  }

  func testCompletionsComeWhileATestWaits() {
    let box = addBox()
    let done = expectation(description: "done")
    animate(box, for: 0.3) { _ in done.fulfill() }
    wait(for: [done], timeout: 20)
    XCTAssertLessThan(now, 2)
  }

  func testATestThatWaitsInVainTakesVirtualTime() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 500)
    XCTAssertGreaterThanOrEqual(now, 500 - 1e-6)
    XCTAssertLessThan(now, 510)
  }

  func testPresentationMovesMeanwhile() {
    let box = addBox()
    let from = box.layer.position.x
    animate(box, for: 1) { _ in }
    run(for: 0.5)
    let middle = box.layer.presentation()?.position.x ?? 0
    XCTAssertGreaterThan(middle, from + 10)
    XCTAssertLessThan(middle, from + 90)
  }

  func testLayoutGoesOn() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(page)
    run(for: 0.1)
    XCTAssertEqual(page.layouts, 1)
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { page.setNeedsLayout() }
    }
    run(for: 0.1)
    XCTAssertEqual(page.layouts, 1)
    run(for: 0.2)
    XCTAssertEqual(page.layouts, 2)
  }

  func testTimersAndLinksGoOn() {
    nonisolated(unsafe) var fired: [TimeInterval] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [unowned self] _ in fired.append(now)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { [unowned self] in
      MainActor.assumeIsolated { fired.append(-now) }
    }
    Ticker.register
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector(("tick")))
    link.add(to: .main, forMode: .common)
    run(for: 1.1)
    timer.invalidate()
    link.invalidate()
    XCTAssertEqual(fired.count, 5)
    for (time, wanted) in zip(fired, [0.25, 0.5, -0.6, 0.75, 1]) { XCTAssertEqual(time, wanted, accuracy: 1e-3) }
    XCTAssertEqual(Double(ticker.ticks), 66, accuracy: 1)
  }

  /// A completion may wait for another animation, and that one's completion for a third.
  func testLoopsWithinCompletions() {
    let boxes = (0..<3).map { addBox(CGFloat($0) * 100, 100, 50, 50) }
    var ends: [TimeInterval] = []
    func next(_ index: Int) {
      guard index < boxes.count else { return }
      animate(boxes[index], for: 0.2) { [unowned self] time in
        ends.append(time)
        next(index + 1)
        run(for: 1)
      }
    }
    next(0)
    run(for: 1)
    XCTAssertEqual(ends.count, 3)
    for (end, wanted) in zip(ends, [0.2, 0.4, 0.6]) { XCTAssertEqual(end, wanted, accuracy: 0.05) }
  }

  /// Of two animations that end at once, the first one's completion may wait for the second's.
  func testCompletionsOfOneFrameDontWaitForEachOther() {
    let (first, second) = (addBox(), addBox(100, 300))
    var isOver = false
    var sawOther = false
    animate(first, for: 0.2) { [unowned self] _ in
      run(for: 0.5)
      sawOther = isOver
    }
    animate(second, for: 0.2) { _ in isOver = true }
    run(for: 1)
    XCTAssertTrue(sawOther)
  }

  func testLoopWithinLayoutEnds() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    nonisolated(unsafe) var fired = false
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in fired = true }
    page.onLayout = { [unowned self] in
      page.onLayout = nil
      run(for: 0.2)
    }
    view.addSubview(page)
    run(for: 0.1)
    XCTAssertTrue(fired)
  }

  /// As on iOS, blocks of the main queue do not run in the loop, but the loop waits.
  func testLoopWithinABlockOfTheMainQueue() {
    let box = addBox()
    var end: TimeInterval?
    var wasOver: Bool?
    DispatchQueue.main.async { [unowned self] in
      MainActor.assumeIsolated {
        animate(box, for: 0.3) { end = $0 }
        run(for: 1)
        wasOver = end != nil
      }
    }
    run(for: 0.1)
    XCTAssertEqual(wasOver, true)
    XCTAssertEqual(now, 1, accuracy: 0.2)
  }

  /// With a clock that is read until the time is over this would take a billion reads.
  func testWaitingIsNotReadingTheClock() {
    run(for: 1_000)
    XCTAssertEqual(now, 1_000, accuracy: 1e-3)
  }
}
