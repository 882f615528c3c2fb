internal import CVirtualHost
import Simulator
import UIKit

/// A clock that advances only when the test advances it.
///
/// While it is there, `Date()`, timers, `DispatchQueue.main.asyncAfter` and animations of the whole process follow
/// it, and no wait takes real time. A ``Stage`` has one:
///
/// ```swift
/// let stage = Stage()
/// UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
/// stage.clock.advance(to: 0.5)  // half way through the animation
/// stage.clock.finishAnimations()
/// stage.end()
/// ```
///
/// Times are seconds since the clock was made or restarted. It begins on a frame of the screen, so that every run
/// sees the same frames.
///
/// Work that is queued for the main thread runs while the clock is moved. In a test of Swift Testing, which itself
/// is such work, blocks of `DispatchQueue.main` wait until the test ends or suspends; timers, animations and
/// gestures do not.
@preconcurrency @MainActor public final class VirtualClock {
  private let wasVirtual: Bool
  private var isEnded = false
  /// The start of this clock's times, on the clock of `CACurrentMediaTime()`.
  public private(set) var start: CFTimeInterval = 0

  /// Switches the process to virtual time, until ``end()``.
  public init() {
    // A test of Swift Testing does not run on the process's first thread.
    _ = main_thread_take_over()
    wasVirtual = virtual_host_is_virtual()
    virtual_host_set_virtual(true)
    virtual_host_advance_to(Self.nanoseconds((CACurrentMediaTime() * 60).rounded(.up) / 60))
    start = CACurrentMediaTime()
  }

  /// Goes back to the time that was followed before. Ending twice has no effect.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    virtual_host_set_virtual(wasVirtual)
  }

  /// Seconds since the clock was made or last restarted.
  public var now: TimeInterval { CACurrentMediaTime() - start }

  /// Counts from here: ``now`` becomes 0.
  public func restart() { start = CACurrentMediaTime() }

  // MARK: Everything that is due

  private var time: VirtualTime { VirtualTime(UIApplication.shared) }

  /// Runs what is due at this instant: work on the main queue, timers, and frames until none is requested.
  public func settle() { time.settle() }

  /// Lets time pass, from one timer or frame to the next. While something moves, the last frame is one of that
  /// time.
  public func advance(by seconds: TimeInterval) {
    time.run(for: seconds)
    // A frame that is due at the end, but for rounding, would be seen on one run and not on another.
    if !isIdle { UIApplication.shared.step() }
  }

  /// Lets time pass until `seconds` after the start; a time in the past only runs what is due.
  public func advance(to seconds: TimeInterval) { advance(by: max(0, seconds - now)) }

  /// Goes to the next timer or frame and runs it.
  /// - Returns: ``now`` afterwards; nil, without a change, if nothing is due ever.
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

  /// Lets animations that have an end run to it, with those that begin then, for at most `limit` seconds.
  public func finishAnimations(within limit: TimeInterval = 10) { time.runAnimations(within: limit) }

  /// Whether no further frame is requested: nothing moves, and nothing changed since the last one.
  public var isIdle: Bool { UIApplication.shared.nextDeadline == nil }

  // MARK: Frames alone

  /// Runs the frames that are requested until `seconds` after the start, and one at that time. Timers and queues
  /// wait: only frames have an effect.
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

  /// Runs one frame now and one `seconds` after the start, none between, as on a machine that is busy.
  public func skipFrames(to seconds: TimeInterval) {
    UIApplication.shared.step()
    stand(at: seconds)
    UIApplication.shared.step()
  }

  /// Runs the frames that are due at this instant.
  package func runDueFrames() {
    for _ in 0..<20 {
      guard let due = UIApplication.shared.nextDeadline, due <= CACurrentMediaTime() else { return }
      UIApplication.shared.step()
    }
  }

  /// Stands at a time, where nothing runs: for tests below UIKit, which run frames themselves.
  package func stand(at seconds: TimeInterval) { virtual_host_advance_to(Self.nanoseconds(start + seconds)) }

  /// The same, on the clock of `CACurrentMediaTime()`.
  package func stand(atMediaTime time: CFTimeInterval) { virtual_host_advance_to(Self.nanoseconds(time)) }

  /// Converts seconds to nanoseconds; a time out of range or not finite is `.max`, which never comes.
  private static func nanoseconds(_ time: CFTimeInterval) -> Int64 {
    time.isFinite && abs(time) < 9e9 ? Int64((time * 1e9).rounded()) : .max
  }
}
