import QuartzCore

/// The time of a property animator, and the changes that it moves.
///
/// The layers' animations ask it how far they are: while it runs they are written each frame, while it is paused
/// they stand still. Times are parts of the whole, from 0 at the start to 1 at the end.
@MainActor final class AnimatorTimeline {
  /// Where the time is, and how it continues.
  enum Course {
    /// Standing; on the curve, or in proportion.
    case paused(Double, linear: Bool)
    /// Along the animator's own curve since a moment, forwards or backwards.
    case running(from: Double, since: CFTimeInterval, forwards: Bool)
    /// From a standing place to an end, along another curve.
    case blending(
      from: Double, since: CFTimeInterval, forwards: Bool, timing: AnimationTiming, duration: TimeInterval)
  }

  private final class Change: NSObject, CAAnimationDelegate {
    weak var layer: CALayer?
    let property: String
    /// Of its animation; nil for one that was never to be seen.
    var key: String?
    let old: Any?
    let new: Any?
    var isGone = false
    let wasTakenAway: (Change) -> Void

    init(
      _ layer: CALayer, _ property: String, _ key: String?, _ old: Any?, _ new: Any?,
      wasTakenAway: @escaping (Change) -> Void
    ) {
      self.layer = layer
      self.property = property
      self.key = key
      self.old = old
      self.new = new
      self.wasTakenAway = wasTakenAway
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      guard !isGone else { return }
      // Nobody showed the layer: the change continues without an animation.
      if flag { return key = nil }
      isGone = true
      wasTakenAway(self)
    }
  }

  let timing: AnimationTiming
  let duration: TimeInterval
  private(set) var course = Course.paused(0, linear: true)
  private var changes: [Change] = []
  /// The part of the time that recorded changes have to wait.
  private var windowStart = 0.0
  /// Whether it continues after the application was in the background, where animations end.
  var staysInBackground = false
  /// All animations were taken away from outside.
  var wasEmptied: (() -> Void)?

  init(timing: AnimationTiming, duration: TimeInterval) {
    self.timing = timing
    self.duration = max(timing.effectiveDuration(duration.isNaN ? 0 : min(max(duration, 0), 3e9)), 1e-6)
  }

  // MARK: Recording

  func recording(from start: Double, _ body: () -> Void) {
    let old = windowStart
    windowStart = min(max(start.isNaN ? 0 : start, 0), 1)
    body()
    windowStart = old
  }

  func record(_ layer: CALayer, _ property: String, from old: Any?, to new: Any?, as given: CAAnimation? = nil) {
    let additive = given ?? CABasicAnimation.additive(property, from: old, to: new)
    let isAdditive = (additive as? CAPropertyAnimation)?.isAdditive ?? false
    let animation = additive ?? replacing(property, old, new)
    let key = isAdditive ? AnimationBlock.freeKey(property, on: layer) : property
    let change = Change(layer, property, key, old, new) { [weak self] change in
      uncheckedMainActor { self?.drop(change) }
    }
    changes.append(change)
    let start = windowStart
    animation.progress = { [weak self] _ in uncheckedMainActor { self?.shownProgress(from: start) ?? 1 } }
    animation.duration = 1e9
    animation.fillMode = .both
    animation.speed = isMoving ? 1 : 0
    animation.delegate = change
    animation.isRemovedOnCompletion = !staysInBackground
    layer.add(animation, forKey: key)
  }

  private func replacing(_ property: String, _ old: Any?, _ new: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: property)
    animation.fromValue = old ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    animation.toValue = new ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    return animation
  }

  private func drop(_ change: Change) {
    changes.removeAll { $0 === change }
    if changes.isEmpty { wasEmptied?() }
  }

  var hasChanges: Bool { !changes.isEmpty }

  // MARK: Time

  private var isMoving: Bool {
    if case .paused = course { return false }
    return true
  }

  /// Goes on that way; the layers' animations are written again.
  func set(_ course: Course) {
    self.course = course
    let speed: Float = isMoving ? 1 : 0
    for change in changes {
      guard let key = change.key else { continue }
      change.layer?.modifyAnimation(forKey: key) { $0.speed = speed }
    }
  }

  /// Of the whole time; and whether it counts along the curve.
  private var place: (time: Double, linear: Bool) {
    let now = CACurrentMediaTime()
    switch course {
    case .paused(let place, let linear): return (place, linear)
    case .running(let from, let since, let forwards):
      let gone = max(0, now - since) / duration
      return (min(max(forwards ? from + gone : from - gone, 0), 1), false)
    case .blending(let from, let since, let forwards, let timing, let length):
      let way = timing.progress(at: max(0, now - since) / length, duration: length)
      return (from + ((forwards ? 1 : 0) - from) * way, true)
    }
  }

  /// When the end of the way is reached; nil while it stands.
  var end: CFTimeInterval? {
    switch course {
    case .paused: return nil
    case .running(let from, let since, let forwards): return since + (forwards ? 1 - from : from) * duration
    case .blending(_, let since, _, _, let length): return since + length
    }
  }

  /// How far a change is that waits until `start`.
  private func shownProgress(from start: Double) -> Double {
    let (time, linear) = place
    guard start < 1 else { return time < 1 ? 0 : 1 }
    let own = start > 0 ? max((time - start) / (1 - start), 0) : time
    return linear ? own : timing.progress(at: own, duration: duration * (1 - start))
  }

  /// The part of the time that has ended: in proportion while it is scrubbed so.
  var time: Double { place.time }

  /// The same as how far the changes are.
  var progress: Double { shownProgress(from: 0) }

  /// Where on the curve a progress is; nil for springs, which may pass it several times.
  func time(ofProgress progress: Double) -> Double? {
    guard case .curve = timing else { return nil }
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if timing.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  // MARK: Ending

  /// What `finish(at: .current)` took away, for a stopped animator that is finished elsewhere then.
  private var stopped: [Change] = []

  /// The values of one end, after a stop.
  func restore(_ position: UIViewAnimatingPosition) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for change in position == .start ? stopped.reversed() : stopped {
      change.layer?.setValue(position == .start ? change.old : change.new, forKey: change.property)
    }
    CATransaction.commit()
    stopped = []
  }

  /// Takes the animations away and leaves the values of the position.
  func finish(at position: UIViewAnimatingPosition) {
    let all = changes
    changes = []
    if position == .current { stopped = all }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // What is shown now, before anything is taken away; the first change of a property has its first value.
    var values: [(Change, Any?)] = []
    for change in all {
      guard let layer = change.layer else { continue }
      let isFirst = !values.contains { $0.0.layer === layer && $0.0.property == change.property }
      switch position {
      case .end: continue
      case .start: if isFirst { values.append((change, change.old)) }
      case .current:
        let shown = change.key == nil ? nil : layer.presentation()?.value(forKey: change.property)
        if isFirst { values.append((change, shown ?? layer.value(forKey: change.property))) }
      }
    }
    for change in all {
      change.isGone = true
      if let key = change.key { change.layer?.removeAnimation(forKey: key) }
    }
    for (change, value) in values { change.layer?.setValue(value, forKey: change.property) }
    CATransaction.commit()
  }
}
