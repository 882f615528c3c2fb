import CoreGraphics

/// An added animation made ready to run: its timeline, and what it writes into a copy of the layer.
class AnimationEffect {
  let timeline: AnimationTimeline
  private let timing: CAMediaTimingFunction?
  private let ownProgress: ((CFTimeInterval) -> Double)?
  /// The begin in the group's time.
  let begin: CFTimeInterval

  init(_ animation: CAAnimation, duration: CFTimeInterval) {
    timeline = AnimationTimeline(animation, duration: duration)
    timing = animation.timingFunction
    ownProgress = animation.progress
    begin = animation.beginTime.isFinite ? animation.beginTime : 0
  }

  /// Whether a copy must be made again for each frame: the app's own properties, and contents drawn from the
  /// values.
  var needsFreshCopy: Bool { false }

  /// The elapsed part of a run, along the timing function.
  final func progress(_ position: AnimationTimeline.Position) -> Double {
    if let ownProgress { return ownProgress(position.time) }
    guard timeline.duration > 0 else { return 1 }
    let fraction = position.time / timeline.duration
    return timing?.value(at: fraction) ?? fraction
  }

  /// Whether it writes the property or a part of it.
  func writes(_ key: String) -> Bool { false }

  /// Writes the values of a position.
  func apply(_ position: AnimationTimeline.Position, to target: AnimationTarget) {}
}

/// The copy of a layer that animations write into.
final class AnimationTarget {
  let layer: CALayer
  /// The last transforms that were set part by part.
  var transformParts: [String: TransformParts] = [:]
  var needsDisplay = false

  init(_ layer: CALayer) { self.layer = layer }
}

/// Animations of a group, each on its own time within the group's.
final class GroupEffect: AnimationEffect {
  private let members: [AnimationEffect]

  init(_ group: CAAnimationGroup, duration: CFTimeInterval, layer: CALayer) {
    members = (group.animations ?? []).compactMap { member in
      // Without a duration of its own a member lasts as long as the group.
      member.makeEffect(for: layer, duration: member.duration > 0 ? member.duration : duration)
    }
    super.init(group, duration: duration)
  }

  override var needsFreshCopy: Bool { members.contains(where: \.needsFreshCopy) }

  override func writes(_ key: String) -> Bool { members.contains { $0.writes(key) } }

  override func apply(_ position: AnimationTimeline.Position, to target: AnimationTarget) {
    let time = progress(position) * timeline.duration
    for member in members {
      if let inner = member.timeline.position(time - member.begin, includesEnd: true) {
        member.apply(inner, to: target)
      }
    }
  }
}
