import CoreGraphics
import Foundation

/// The motion of content along one axis after a finger has lifted, as a function of time: it decelerates, bounces
/// at an end, returns from beyond one, or ends at an offset that paging or the delegate chose.
struct ScrollTrajectory {
  /// The limits of the motion.
  struct Bounds {
    var range: ClosedRange<CGFloat>
    var bounces: Bool
    var rate: CGFloat
  }

  private var segments: [(begin: TimeInterval, motion: ScrollSegment)] = []
  private(set) var duration: TimeInterval = 0
  /// The offset at which the trajectory ends.
  private(set) var end: CGFloat
  /// Whether paging or the delegate chose the end, which is then kept if the content changes during the motion.
  private(set) var isChosen = false

  var isStill: Bool { duration <= 0 }

  /// Creates a trajectory that stays at an offset.
  init(at offset: CGFloat) { end = offset }

  /// Creates the trajectory of content with that velocity, in points a second.
  init(from start: CGFloat, velocity: CGFloat, in bounds: Bounds) {
    let (low, high) = (bounds.range.lowerBound, bounds.range.upperBound)
    let rate = ScrollPhysics.usable(bounds.rate)
    let projected = start + ScrollPhysics.distance(velocity: velocity, rate: rate)
    let edge = min(max(start, low), high)
    let returns = start < low ? projected > low : start > high ? projected < high : true
    self.init(at: start)
    if !returns {
      spring(to: edge, from: start, velocity: velocity, after: 0)
    } else if projected != start {
      decelerate(from: start, velocity: velocity, rate: rate, to: projected, bounds)
    }
  }

  /// Creates a trajectory that ends exactly at `target`: a deceleration if the velocity points to the target, or
  /// else a spring.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, turnsPage: Bool, in bounds: Bounds) {
    self.init(at: start)
    isChosen = true
    let distance = target - start
    // The content is at the target already.
    guard abs(distance) > 0.5 else {
      end = target
      return
    }
    let usual = ScrollPhysics.usable(bounds.rate)
    let speed = abs(velocity) - ScrollPhysics.stopVelocity
    if !turnsPage, distance * velocity > 0, speed > 0 {
      let reach = abs(distance) / speed
      let rate = 1000 * reach / (1 + 1000 * reach)
      // A target that takes much longer than the usual deceleration is reached by a spring.
      if rate > 0, log(rate) <= 0.8 * log(usual) {
        decelerate(from: start, velocity: velocity, rate: rate, to: target, bounds)
        return
      }
    }
    spring(to: target, from: start, velocity: velocity, after: 0)
  }

  /// Creates the trajectory of content that a spring returns to `end`.
  init(from start: CGFloat, velocity: CGFloat, returningTo end: CGFloat) {
    self.init(at: start)
    spring(to: end, from: start, velocity: velocity, after: 0)
  }

  /// Returns whether a spring moves the content at that time, because it is beyond an end; false for a trajectory
  /// whose end was chosen.
  func isBouncing(at time: TimeInterval) -> Bool {
    guard !isChosen, time < duration, case .spring = segment(at: time)?.motion else { return false }
    return true
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let segment = segment(at: time) else { return end }
    return segment.motion.offset(at: max(0, time) - segment.begin)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let segment = segment(at: time) else { return 0 }
    return segment.motion.velocity(at: max(0, time) - segment.begin)
  }

  private func segment(at time: TimeInterval) -> (begin: TimeInterval, motion: ScrollSegment)? {
    segments.last { $0.begin <= max(0, time) }
  }

  private mutating func decelerate(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, to target: CGFloat, _ bounds: Bounds
  ) {
    let motion = ScrollSegment.deceleration(from: start, velocity: velocity, rate: rate)
    segments.append((0, motion))
    let edge = velocity < 0 ? bounds.range.lowerBound : bounds.range.upperBound
    let isBeyond = velocity < 0 ? target < edge && start >= edge : target > edge && start <= edge
    guard isBeyond else {
      duration = motion.duration
      end = target
      return
    }
    let fraction = 1 - (edge - start) / (velocity * ScrollPhysics.reach(of: rate))
    let time = TimeInterval(log(max(fraction, .leastNormalMagnitude)) / (1000 * log(rate)))
    guard bounds.bounces else {
      duration = time
      end = edge
      return
    }
    spring(to: edge, from: edge, velocity: motion.velocity(at: time), after: time)
  }

  private mutating func spring(
    to target: CGFloat, from start: CGFloat, velocity: CGFloat, after begin: TimeInterval
  ) {
    let distance = start - target
    let motion: ScrollSegment
    if abs(velocity) >= ScrollPhysics.bounceVelocity {
      // A higher frequency keeps fast content from overshooting its end.
      let towards = distance != 0 && distance * velocity < 0 ? -velocity / distance : 0
      motion = .bounce(
        end: target, distance: distance, velocity: velocity, frequency: max(ScrollPhysics.bounceFrequency, towards))
    } else {
      motion = .returning(end: target, distance: distance, velocity: velocity)
    }
    let length = motion.duration
    end = target
    duration = begin + length
    if length > 0 { segments.append((begin, motion)) }
  }
}
