import CoreGraphics
import Foundation

/// Where content goes along one axis once no finger holds it: it glides, bounces at an end, comes back from beyond
/// one, or goes to a place that somebody chose.
struct ScrollCourse {
  /// What bounds the way.
  struct Bounds {
    var range: ClosedRange<CGFloat>
    var bounces: Bool
    var rate: CGFloat
  }

  private var pieces: [(begin: TimeInterval, law: ScrollLaw)] = []
  private(set) var duration: TimeInterval = 0
  /// Where it comes to rest.
  private(set) var end: CGFloat
  /// The rest was chosen: it holds whatever becomes of the content meanwhile.
  private(set) var isChosen = false

  var isStill: Bool { duration <= 0 }

  /// Stays where it is.
  init(at place: CGFloat) { end = place }

  /// The course that its speed gives it.
  init(from start: CGFloat, velocity: CGFloat, in bounds: Bounds) {
    let (low, high) = (bounds.range.lowerBound, bounds.range.upperBound)
    let rate = ScrollPhysics.usable(bounds.rate)
    let projected = start + ScrollPhysics.distance(velocity: velocity, rate: rate)
    let edge = min(max(start, low), high)
    let comesIn = start < low ? projected > low : start > high ? projected < high : true
    self.init(at: start)
    if !comesIn {
      spring(to: edge, from: start, velocity: velocity, after: 0)
    } else if projected != start {
      glide(from: start, velocity: velocity, rate: rate, to: projected, bounds)
    }
  }

  /// A course that ends exactly at `target`: slowing down on the way where the speed leads there, else by a spring.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, turnsPage: Bool, in bounds: Bounds) {
    self.init(at: start)
    isChosen = true
    let distance = target - start
    // Chosen where it is: it stops.
    guard abs(distance) > 0.5 else {
      end = target
      return
    }
    let usual = ScrollPhysics.usable(bounds.rate)
    let speed = abs(velocity) - ScrollPhysics.stopVelocity
    if !turnsPage, distance * velocity > 0, speed > 0 {
      let reach = abs(distance) / speed
      let rate = 1000 * reach / (1 + 1000 * reach)
      // Not if it would take much longer than of itself.
      if rate > 0, log(rate) <= 0.8 * log(usual) {
        glide(from: start, velocity: velocity, rate: rate, to: target, bounds)
        return
      }
    }
    spring(to: target, from: start, velocity: velocity, after: 0)
  }

  func place(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return end }
    return piece.law.place(at: max(0, time) - piece.begin)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return 0 }
    return piece.law.velocity(at: max(0, time) - piece.begin)
  }

  private func piece(at time: TimeInterval) -> (begin: TimeInterval, law: ScrollLaw)? {
    pieces.last { $0.begin <= max(0, time) }
  }

  private mutating func glide(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, to target: CGFloat, _ bounds: Bounds
  ) {
    let law = ScrollLaw.glide(from: start, velocity: velocity, rate: rate)
    pieces.append((0, law))
    let edge = velocity < 0 ? bounds.range.lowerBound : bounds.range.upperBound
    let isBeyond = velocity < 0 ? target < edge && start >= edge : target > edge && start <= edge
    guard isBeyond else {
      duration = law.duration
      end = target
      return
    }
    let part = 1 - (edge - start) / (velocity * ScrollPhysics.reach(of: rate))
    let time = TimeInterval(log(max(part, .leastNormalMagnitude)) / (1000 * log(rate)))
    guard bounds.bounces else {
      duration = time
      end = edge
      return
    }
    spring(to: edge, from: edge, velocity: law.velocity(at: time), after: time)
  }

  private mutating func spring(
    to target: CGFloat, from start: CGFloat, velocity: CGFloat, after begin: TimeInterval
  ) {
    let distance = start - target
    let law: ScrollLaw
    if abs(velocity) >= ScrollPhysics.bounceVelocity {
      // Stiffer where it would run over its end.
      let towards = distance != 0 && distance * velocity < 0 ? -velocity / distance : 0
      law = .bounce(
        end: target, distance: distance, velocity: velocity, frequency: max(ScrollPhysics.bounceFrequency, towards))
    } else {
      law = .back(end: target, distance: distance, velocity: velocity)
    }
    let length = law.duration
    end = target
    duration = begin + length
    if length > 0 { pieces.append((begin, law)) }
  }
}
