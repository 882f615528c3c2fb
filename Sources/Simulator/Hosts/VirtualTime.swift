internal import CVirtualHost
import UIKit

/// Moves an application through virtual time.
@MainActor package final class VirtualTime {
  /// The frames of a 60 Hz screen.
  private static let frame: Int64 = 16_666_667
  /// More frames than this at one instant, and the application will not come to rest by itself.
  private static let mostFramesAtOnce = 100
  /// It did not come to rest at the last instant: each frame takes its time until it does.
  private var isRestless = false
  private static var didLogRestlessness = false

  private unowned let driver: any AppDriver
  /// The ends of the waits that run, the outermost first.
  private var ends: [Int64] = []

  /// Until when the innermost wait lasts, in nanoseconds of the app's clock.
  var waitEnd: Int64? { ends.last }

  package static var isOn: Bool { virtual_host_is_virtual() }

  package init(_ driver: any AppDriver) { self.driver = driver }

  /// Seconds, as the application's clock has them.
  package var now: Double { Double(virtual_host_now()) / 1e9 }

  /// Runs everything in the application that is due now. Returns false if it still requested frames, or its main
  /// queue had work, at the end.
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

  /// Lets time pass, from one timer or frame to the next.
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
      // Code that let time pass itself (a sleep) may be past the end already.
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

  /// Lets animations that have an end run to it, and those that their ends begin, for no longer than `limit`
  /// seconds.
  package func runAnimations(within limit: Double) {
    settle()
    let last = now + limit
    while let end = driver.animationsEnd, now < last { run(for: min(max(end - now, 1 / 60), last - now)) }
  }

  private func nanoseconds(_ time: Double) -> Int64 {
    time.isFinite && abs(time) < 9e9 ? Int64((time * 1e9).rounded()) : .max
  }
}
