import CoreGraphics

/// The conversion of the parent's time to a position within an animation, according to begin time, speed, offset,
/// repetitions, reversals and fill mode.
struct AnimationTimeline {
  /// A position within the repetitions of an animation.
  struct Position: Equatable {
    /// The time within the repetition in seconds, after reversal.
    var time: CFTimeInterval
    /// The number of completed repetitions, each including its reversal.
    var iteration: Int
    /// Whether the position is at the end of the repetition.
    var isAtEnd = false
  }

  enum Phase { case before, active, after }

  /// The tolerance for hosts that wake up slightly early for a beginning or end, because of rounding.
  private static let tolerance = 1e-6
  /// The longest duration in seconds; an animation with this duration never ends.
  static let forever: CFTimeInterval = 1e12

  let duration: CFTimeInterval
  let speed: Double
  let offset: CFTimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode
  /// The duration of all repetitions in the animation's time; 0 if a repetition has no duration.
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

  /// The duration in seconds of the parent's time; unlimited at a speed of 0.
  var activeDuration: CFTimeInterval { speed == 0 ? Self.forever : min(total / abs(speed), Self.forever) }

  func phase(_ elapsed: CFTimeInterval) -> Phase {
    if elapsed < -Self.tolerance { return .before }
    return elapsed >= activeDuration - Self.tolerance ? .after : .active
  }

  /// Returns the position `elapsed` seconds of the parent's time after the beginning; nil if the animation has no
  /// effect then. `includesEnd` is whether the last instant is part of the animation, as it is within a group.
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

  /// Rounds a time to nanoseconds, the resolution of hosts. The difference of two times since system start has a
  /// rounding error, which would otherwise determine the visible side of a card that is exactly edge-on.
  private static func withoutNoise(_ time: CFTimeInterval) -> CFTimeInterval {
    abs(time) < 1e6 ? (time * 1e9).rounded() / 1e9 : time
  }

  /// Returns the animation's local time. With a negative speed it runs backwards; the interval that an offset skips
  /// follows at the end.
  private func ownTime(_ elapsed: CFTimeInterval) -> CFTimeInterval {
    let run = speed < 0 ? total + elapsed * speed : elapsed * speed
    var time = run + offset
    guard total > 0, total < Self.forever else { return max(time, 0) }
    if time > total { time -= (time / total).rounded(.down) * total }
    if time < 0 { time += (-time / total).rounded(.up) * total }
    // A very large offset loses the time by rounding.
    time = min(max(time, 0), total)
    // A whole number of repetitions ends at the end of the last one.
    return time == 0 && run + offset > 0 ? total : time
  }

  private func position(own time: CFTimeInterval) -> Position {
    guard duration > 0 else { return Position(time: 0, iteration: 0, isAtEnd: true) }
    let round = autoreverses ? 2 * duration : duration
    var count = (time / round).rounded(.down)
    var rest = time - count * round
    // A time just before the next repetition is the end of this one, apart from rounding errors.
    if count > 0, rest < 1e-12 * max(1, time), time >= total {
      count -= 1
      rest = round
    }
    let isBack = autoreverses && rest > duration
    let runTime = min(max(isBack ? round - rest : rest, 0), duration)
    return Position(time: runTime, iteration: Int(min(count, 1e9)), isAtEnd: runTime == duration)
  }
}
