internal import CVirtualHost
import UIKit

/// Advances an application through virtual time.
@MainActor package final class VirtualTime {
  /// The duration of a frame at 60 Hz, in nanoseconds.
  private static let frame: Int64 = 16_666_667
  /// The number of frames at one instant after which the application counts as never settling.
  private static let mostFramesAtOnce = 100
  /// Whether the application did not settle at the last instant. Until it does, time advances with each frame.
  private var isRestless = false
  private static var didLogRestlessness = false

  private unowned let driver: any AppDriver
  /// The ends of the nested waits, outermost first.
  private var ends: [Int64] = []

  /// The end of the innermost wait, in nanoseconds of the app's clock; nil if there is none.
  var waitEnd: Int64? { ends.last }

  package static var isOn: Bool { virtual_host_is_virtual() }

  package init(_ driver: any AppDriver) { self.driver = driver }

  /// The time of the app's clock in seconds.
  package var now: Double { Double(virtual_host_now()) / 1e9 }

  /// Runs everything in the application that is due now. Returns false if the application did not settle, because
  /// it kept requesting frames or its main queue was not empty.
  @discardableResult package func settle() -> Bool {
    for frames in 0... {
      virtual_host_beat()
      let isAtRest = MainLoop.settle()
      guard let deadline = driver.nextDeadline, nanoseconds(deadline) <= virtual_host_now() else {
        isRestless = false
        return isAtRest
      }
      if frames == (isRestless ? 1 : Self.mostFramesAtOnce) { break }
      AppCalls.run { driver.step() }
      if !isAtRest { return false }
    }
    if !isRestless, !Self.didLogRestlessness {
      Self.didLogRestlessness = true
      HostLog.note("the app requests frames endlessly; the clock advances by one frame at a time meanwhile")
    }
    isRestless = true
    return false
  }

  package func send(_ event: InputEvent) {
    AppCalls.run { driver.send(event) }
    settle()
  }

  /// Advances time by a number of seconds and runs timers and frames at their times.
  package func run(for seconds: Double) {
    let end = virtual_host_now() + Int64(seconds * 1e9)
    ends.append(end)
    defer { ends.removeLast() }
    while true {
      let isAtRest = settle()
      var next = virtual_host_next_deadline()
      if !isAtRest {
        next = min(next, virtual_host_now() + Self.frame)
      } else if let deadline = driver.nextDeadline {
        next = min(next, nanoseconds(deadline))
      }
      // Code that advanced the time itself, for example by sleeping, may already have passed the end.
      if next >= end { break }
      advance(to: next)
    }
    advance(to: end)
    settle()
  }

  private func advance(to next: Int64) {
    let step = next - virtual_host_now()
    if step > 0 {
      Trace.log(.clock, "nothing is due; the clock moves on by \(Trace.seconds(Double(step) / 1e9)) s")
    }
    virtual_host_advance_to(next)
  }

  /// Advances time until all finite animations, including those that start meanwhile, have ended, but by at most
  /// `limit` seconds.
  package func runAnimations(within limit: Double) {
    settle()
    let last = now + limit
    while let end = driver.animationsEnd, now < last { run(for: min(max(end - now, 1 / 60), last - now)) }
  }

  private func nanoseconds(_ time: Double) -> Int64 {
    time.isFinite && abs(time) < 9e9 ? Int64((time * 1e9).rounded()) : .max
  }
}
