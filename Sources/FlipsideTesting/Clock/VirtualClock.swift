internal import CVirtualHost
import Simulator
import UIKit

/// A clock that advances only when the test advances it.
///
/// While a virtual clock exists, `Date()`, timers, `DispatchQueue.main.asyncAfter` and animations of the whole
/// process follow it, and no wait takes real time. A ``Stage`` creates one:
///
/// ```swift
/// let stage = Stage()
/// UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
/// stage.clock.advance(to: 0.5)  // half way through the animation
/// stage.clock.finishAnimations()
/// stage.end()
/// ```
///
/// Times are in seconds since the clock was created or restarted. It starts at a frame boundary of the screen, so
/// that the frames are at the same times in every run.
///
/// Blocks on the main queue run while the clock advances. A test of Swift Testing itself runs in such a block, so
/// other blocks of `DispatchQueue.main` do not run until the test ends or suspends; timers, animations and gestures
/// run as usual.
@preconcurrency @MainActor public final class VirtualClock {
  private let wasVirtual: Bool
  private var isEnded = false
  /// The time of `CACurrentMediaTime()` at which this clock started.
  public private(set) var start: CFTimeInterval = 0

  /// Switches the process to virtual time until ``end()``.
  public init() {
    // Tests of Swift Testing do not run on the process's initial thread.
    _ = main_thread_take_over()
    wasVirtual = virtual_host_is_virtual()
    virtual_host_set_virtual(true)
    virtual_host_advance_to(Self.nanoseconds((CACurrentMediaTime() * 60).rounded(.up) / 60))
    start = CACurrentMediaTime()
  }

  /// Switches the process back to the time that it used before. Calls after the first have no effect.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    virtual_host_set_virtual(wasVirtual)
  }

  /// The time in seconds since the clock was created or last restarted.
  public var now: TimeInterval { CACurrentMediaTime() - start }

  /// Sets ``now`` to 0.
  public func restart() { start = CACurrentMediaTime() }

  // MARK: Timers, queues and frames

  private var time: VirtualTime { VirtualTime(UIApplication.shared) }

  /// Runs everything that is due now: blocks on the main queue, timers, and frames until none is requested.
  public func settle() { time.settle() }

  /// Advances the clock by a number of seconds and runs timers and frames at their times. If an animation is
  /// running at the end, a final frame is drawn at that time.
  public func advance(by seconds: TimeInterval) {
    time.run(for: seconds)
    // Because of rounding, a frame that is due exactly at the end might otherwise be drawn in some runs only.
    if !isIdle { UIApplication.shared.step() }
  }

  /// Advances the clock to a time in seconds since the start. A time in the past only runs what is due now.
  public func advance(to seconds: TimeInterval) { advance(by: max(0, seconds - now)) }

  /// Advances the clock to the next timer or frame and runs it.
  /// - Returns: the value of ``now`` afterward; nil, without any effect, if no timer or frame is scheduled.
  @discardableResult public func advanceToNextDeadline() -> TimeInterval? {
    settle()
    let timer = virtual_host_next_deadline()
    let frame = UIApplication.shared.nextDeadline.map(Self.nanoseconds) ?? .max
    let next = min(timer, frame)
    guard next < .max else { return nil }
    virtual_host_advance_to(next)
    settle()
    return now
  }

  /// Advances the clock until all finite animations, including those that begin meanwhile, have finished, but by at
  /// most `limit` seconds.
  public func finishAnimations(within limit: TimeInterval = 10) { time.runAnimations(within: limit) }

  /// Whether no frame is requested: no animation is running and nothing has changed since the last frame.
  public var isIdle: Bool { UIApplication.shared.nextDeadline == nil }

  // MARK: Frames only

  /// Runs the requested frames until `seconds` after the start, and one frame at that time. Timers and blocks on
  /// queues do not run.
  /// - Returns: the number of frames.
  @discardableResult public func runFrames(to seconds: TimeInterval) -> Int {
    var count = 0
    while let due = UIApplication.shared.nextDeadline, due < start + seconds - 1e-7, count < 100_000 {
      virtual_host_advance_to(Self.nanoseconds(due))
      UIApplication.shared.step()
      count += 1
    }
    stand(at: seconds)
    UIApplication.shared.step()
    return count + 1
  }

  /// Runs one frame now and one at `seconds` after the start, without frames between them, as on a busy machine.
  public func skipFrames(to seconds: TimeInterval) {
    UIApplication.shared.step()
    stand(at: seconds)
    UIApplication.shared.step()
  }

  /// Runs the frames that are due now.
  package func runDueFrames() {
    for _ in 0..<20 {
      guard let due = UIApplication.shared.nextDeadline, due <= CACurrentMediaTime() else { return }
      UIApplication.shared.step()
    }
  }

  /// Sets the time without running anything, for tests below UIKit that run frames themselves.
  package func stand(at seconds: TimeInterval) { virtual_host_advance_to(Self.nanoseconds(start + seconds)) }

  /// Sets the time of `CACurrentMediaTime()` without running anything.
  package func stand(atMediaTime time: CFTimeInterval) { virtual_host_advance_to(Self.nanoseconds(time)) }

  /// Converts seconds to nanoseconds. A time that is not finite or out of range becomes `.max`, which is never
  /// reached.
  private static func nanoseconds(_ time: CFTimeInterval) -> Int64 {
    time.isFinite && abs(time) < 9e9 ? Int64((time * 1e9).rounded()) : .max
  }
}
