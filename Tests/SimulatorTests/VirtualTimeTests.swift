import CVirtualHost
import Simulator
import UIKit
import XCTest

/// The headless host advances the time of an application, which counts its frames.
final class VirtualTimeTests: XCTestCase {
  @MainActor private final class App: AppDriver {
    var frames: [Double] = []
    var nextDeadline: Double?
    var animationsEnd: Double?
    var onStep: () -> Void = {}
    var onSend: () -> Void = {}
    let surface = PixelBuffer(width: 1, height: 1, format: .argb32)!
    let lastDamage: [IntRect] = []
    let start = Double(virtual_host_now()) / 1e9
    var elapsed: Double { Double(virtual_host_now()) / 1e9 - start }

    func send(_ event: InputEvent) { onSend() }

    func step() {
      frames.append(elapsed)
      nextDeadline = nil
      onStep()
    }
  }

  private func inVirtualTime(_ body: @MainActor (App, VirtualTime) -> Void) {
    MainActor.assumeIsolated {
      virtual_host_set_virtual(true)
      let app = App()
      body(app, VirtualTime(app))
      virtual_host_set_virtual(false)
    }
  }

  func testIdleAppGetsNoFrames() {
    inVirtualTime { app, time in
      time.run(for: 3_600)
      XCTAssertEqual(app.frames, [])
      XCTAssertEqual(app.elapsed, 3_600, accuracy: 1e-6)
    }
  }

  /// Finite animations run to their end, including those that they start, for at most two seconds.
  func testAnimationsWithAnEndRunToIt() {
    inVirtualTime { app, time in
      app.animationsEnd = app.start + 0.5
      app.onStep = { [unowned app] in
        guard let end = app.animationsEnd else { return }
        if app.start + app.elapsed >= end { app.animationsEnd = app.elapsed < 0.6 ? end + 0.25 : nil }
        app.nextDeadline = app.animationsEnd == nil ? nil : app.start + app.elapsed + 1.0 / 60
      }
      app.nextDeadline = app.start
      time.runAnimations(within: 2)
      XCTAssertNil(app.animationsEnd)
      XCTAssertEqual(app.elapsed, 0.75, accuracy: 0.04)
      app.onStep = {}
      app.animationsEnd = app.start + 100
      time.runAnimations(within: 2)
      XCTAssertEqual(app.elapsed, 2.75, accuracy: 0.04)
      app.animationsEnd = nil
      time.runAnimations(within: 2)
      XCTAssertEqual(app.elapsed, 2.75, accuracy: 0.04)
    }
  }

  func testWhatIsDueNowIsDrawnAtOnce() {
    inVirtualTime { app, time in
      app.nextDeadline = app.start
      XCTAssertTrue(time.settle())
      XCTAssertEqual(app.frames, [0])
    }
  }

  func testAnimationGetsAFrameEachSixtiethOfASecond() {
    inVirtualTime { app, time in
      app.onStep = { [unowned app] in
        if app.elapsed < 0.999 { app.nextDeadline = app.start + app.elapsed + 1.0 / 60 }
      }
      app.nextDeadline = app.start
      time.run(for: 2)
      XCTAssertEqual(app.frames.count, 61)
      XCTAssertEqual(app.frames[30], 0.5, accuracy: 1e-6)
    }
  }

  func testAppThatWantsFramesForEverStillGetsThroughTime() {
    inVirtualTime { app, time in
      app.onStep = { [unowned app] in app.nextDeadline = app.start }
      app.nextDeadline = app.start
      XCTAssertFalse(time.settle())
      app.frames = []
      time.run(for: 0.05)
      XCTAssertEqual(app.elapsed, 0.05, accuracy: 1e-6)
      // Each frame then advances the clock by a frame of the screen, so that the wait ends even if each frame
      // causes more work.
      XCTAssertLessThan(app.frames.count, 10, "\(app.frames)")
      app.onStep = {}
      app.nextDeadline = app.start
      XCTAssertTrue(time.settle())
    }
  }

  func testTimersFireOnTheirWay() {
    inVirtualTime { app, time in
      nonisolated(unsafe) var fired: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
        fired.append(MainActor.assumeIsolated { app.elapsed })
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        MainActor.assumeIsolated { fired.append(-app.elapsed) }
      }
      time.run(for: 1.1)
      timer.invalidate()
      XCTAssertEqual(fired.count, 5)
      for (time, wanted) in zip(fired, [0.25, 0.5, -0.6, 0.75, 1]) { XCTAssertEqual(time, wanted, accuracy: 0.02) }
    }
  }

  func testInputIsFollowedByWhatItCauses() {
    inVirtualTime { app, time in
      nonisolated(unsafe) var order: [String] = []
      app.onSend = { [unowned app] in
        order.append("send")
        DispatchQueue.global().async {
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              order.append("main")
              app.nextDeadline = app.start
            }
          }
        }
      }
      app.onStep = { order.append("frame") }
      time.send(.shake)
      XCTAssertEqual(order, ["send", "main", "frame"])
    }
  }
}
