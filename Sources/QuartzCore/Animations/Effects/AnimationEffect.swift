import CoreGraphics

/// The effect of an added animation: its timeline, and the values that it writes into a copy of the layer.
class AnimationEffect {
  let timeline: AnimationTimeline
  private let timing: CAMediaTimingFunction?
  private let ownProgress: ((CFTimeInterval) -> Double)?
  /// The beginning in the group's time space.
  let begin: CFTimeInterval

  init(_ animation: CAAnimation, duration: CFTimeInterval) {
    timeline = AnimationTimeline(animation, duration: duration)
    timing = animation.timingFunction
    ownProgress = animation.progress
    begin = animation.beginTime.isFinite ? animation.beginTime : 0
  }

  /// Whether each frame needs a new copy of the layer: for properties that an app defines, and contents that are
  /// drawn from animated values.
  var needsFreshCopy: Bool { false }

  /// Returns the progress at a position, to which the timing function has been applied.
  final func progress(_ position: AnimationTimeline.Position) -> Double {
    if let ownProgress { return ownProgress(position.time) }
    guard timeline.duration > 0 else { return 1 }
    let fraction = position.time / timeline.duration
    return timing?.value(at: fraction) ?? fraction
  }

  /// Returns whether the effect writes a property or one of its components.
  func writes(_ key: String) -> Bool { false }

  /// Writes the values at a position to the copy of the layer.
  func apply(_ position: AnimationTimeline.Position, to target: AnimationTarget) {}
}

/// The copy of a layer that animations write into.
final class AnimationTarget {
  let layer: CALayer
  /// The components of the transforms whose components were set separately, by key.
  var transformParts: [String: TransformParts] = [:]
  var needsDisplay = false

  init(_ layer: CALayer) { self.layer = layer }
}

/// The effect of a group. Each member has its own time within the group's.
final class GroupEffect: AnimationEffect {
  private let members: [AnimationEffect]

  init(_ group: CAAnimationGroup, duration: CFTimeInterval, layer: CALayer) {
    members = (group.animations ?? []).compactMap { member in
      // A member without a duration of its own lasts as long as the group.
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
