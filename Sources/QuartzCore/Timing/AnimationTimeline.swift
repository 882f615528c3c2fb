import CoreGraphics

/// The conversion of the parent's time to a position within an animation: begin, speed, offset, repetitions,
/// reversals, fill.
struct AnimationTimeline {
  /// A position within the runs of an animation.
  struct Position: Equatable {
    /// Seconds into the run, forwards or backwards.
    var time: CFTimeInterval
    /// Completed runs, each with its reversal.
    var iteration: Int
    /// Whether the run comes to or is at its very end.
    var isAtEnd = false
  }

  enum Phase { case before, active, after }

  /// A host that wakes at a begin or an end may be a rounding error early.
  private static let tolerance = 1e-6
  /// The longest duration in seconds; an animation of that length never ends.
  static let forever: CFTimeInterval = 1e12

  let duration: CFTimeInterval
  let speed: Double
  let offset: CFTimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode
  /// The duration of all repetitions, in the animation's own time; 0 if one repetition takes no time.
  let total: CFTimeInterval

  init(_ timing: any CAMediaTiming, duration: CFTimeInterval) {
    self.duration = Self.valid(duration)
    speed = timing.speed.isFinite ? Double(timing.speed) : 1
    offset = timing.timeOffset.isFinite ? timing.timeOffset : 0
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
    let run = self.duration * (timing.autoreverses ? 2 : 1)
    if timing.repeatDuration > 0 {
      total = Self.valid(timing.repeatDuration)
    } else if timing.repeatCount > 0 {
      total = min(run * Double(timing.repeatCount), Self.forever)
    } else {
      total = run
    }
  }

  private static func valid(_ time: CFTimeInterval) -> CFTimeInterval {
    time > 0 ? min(time, forever) : 0
  }

  /// Seconds of the parent's time from begin to end; standing still there is no end.
  var activeDuration: CFTimeInterval { speed == 0 ? Self.forever : min(total / abs(speed), Self.forever) }

  func phase(_ elapsed: CFTimeInterval) -> Phase {
    if elapsed < -Self.tolerance { return .before }
    return elapsed >= activeDuration - Self.tolerance ? .after : .active
  }

  /// Returns the position `elapsed` seconds of the parent's time after the begin; nil when the animation has no
  /// effect then. `includesEnd`: whether the last instant belongs to the animation, as it does within a group.
  func position(_ elapsed: CFTimeInterval, includesEnd: Bool = false) -> Position? {
    guard !elapsed.isNaN else { return nil }
    var elapsed = Self.withoutNoise(elapsed)
    switch phase(elapsed) {
    case .active: elapsed = max(elapsed, 0)
    case .before:
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = 0
    case .after:
      guard
        fillMode == .forwards || fillMode == .both || (includesEnd && elapsed <= activeDuration + Self.tolerance)
      else {
        return nil
      }
      elapsed = activeDuration
    }
    return position(own: ownTime(elapsed))
  }

  /// Whole nanoseconds, as hosts count them. A difference of two times since the machine was started has an error
  /// that grows with them; a card that is seen edge-on at half of its turn shows one side or the other by it.
  private static func withoutNoise(_ time: CFTimeInterval) -> CFTimeInterval {
    abs(time) < 1e6 ? (time * 1e9).rounded() / 1e9 : time
  }

  /// The animation's own time: it runs backwards with a negative speed, and what an offset skips comes at the end.
  private func ownTime(_ elapsed: CFTimeInterval) -> CFTimeInterval {
    let run = speed < 0 ? total + elapsed * speed : elapsed * speed
    var time = run + offset
    guard total > 0, total < Self.forever else { return max(time, 0) }
    if time > total { time -= (time / total).rounded(.down) * total }
    if time < 0 { time += (-time / total).rounded(.up) * total }
    // For offsets so large that the time is lost in rounding.
    time = min(max(time, 0), total)
    // A whole number of rounds ends at the end.
    return time == 0 && run + offset > 0 ? total : time
  }

  private func position(own time: CFTimeInterval) -> Position {
    guard duration > 0 else { return Position(time: 0, iteration: 0, isAtEnd: true) }
    let round = autoreverses ? 2 * duration : duration
    var count = (time / round).rounded(.down)
    var rest = time - count * round
    // A hair before the next round is the end of this one.
    if count > 0, rest < 1e-12 * max(1, time), time >= total {
      count -= 1
      rest = round
    }
    let isBack = autoreverses && rest > duration
    let runTime = min(max(isBack ? round - rest : rest, 0), duration)
    return Position(time: runTime, iteration: Int(min(count, 1e9)), isAtEnd: runTime == duration)
  }
}
