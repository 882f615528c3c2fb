import QuartzCore

/// The time of a property animator, and the changes that it animates.
///
/// The layers' animations follow the timeline: they are updated each frame while it runs, and constant while it is
/// paused. Times are fractions of the whole duration, from 0 at the start to 1 at the end.
@MainActor final class AnimatorTimeline {
  /// The state of the timeline: its position and how it progresses.
  enum State {
    /// Paused at a time, which is mapped by the curve or linearly.
    case paused(Double, linear: Bool)
    /// Running along the animator's own curve since a time, forwards or backwards.
    case running(from: Double, since: CFTimeInterval, forwards: Bool)
    /// Running from a paused position to an end, along another curve.
    case blending(
      from: Double, since: CFTimeInterval, forwards: Bool, timing: AnimationTiming, duration: TimeInterval)
  }

  private final class Change: NSObject, CAAnimationDelegate {
    weak var layer: CALayer?
    let property: String
    /// The key of the animation; nil if the layer was never visible.
    var key: String?
    let old: Any?
    let new: Any?
    var isRemoved = false
    let wasRemoved: (Change) -> Void

    init(
      _ layer: CALayer, _ property: String, _ key: String?, _ old: Any?, _ new: Any?,
      wasRemoved: @escaping (Change) -> Void
    ) {
      self.layer = layer
      self.property = property
      self.key = key
      self.old = old
      self.new = new
      self.wasRemoved = wasRemoved
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      guard !isRemoved else { return }
      // The animation finished early because the layer was not visible. The change continues without it.
      if flag { return key = nil }
      isRemoved = true
      wasRemoved(self)
    }
  }

  let timing: AnimationTiming
  let duration: TimeInterval
  private(set) var state = State.paused(0, linear: true)
  private var changes: [Change] = []
  /// The fraction of the time by which recorded changes are delayed.
  private var windowStart = 0.0
  /// Whether the timeline continues after the application was in the background, where animations end.
  var staysInBackground = false
  /// Called when all animations were removed by other code.
  var didLoseAllChanges: (() -> Void)?

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
    if changes.isEmpty { didLoseAllChanges?() }
  }

  var hasChanges: Bool { !changes.isEmpty }

  // MARK: Time

  private var isMoving: Bool {
    if case .paused = state { return false }
    return true
  }

  /// Sets the state and updates the layers' animations.
  func set(_ state: State) {
    self.state = state
    let speed: Float = isMoving ? 1 : 0
    for change in changes {
      guard let key = change.key else { continue }
      change.layer?.modifyAnimation(forKey: key) { $0.speed = speed }
    }
  }

  /// The position as a fraction of the whole time, and whether it is mapped linearly.
  private var position: (time: Double, linear: Bool) {
    let now = CACurrentMediaTime()
    switch state {
    case .paused(let time, let linear): return (time, linear)
    case .running(let from, let since, let forwards):
      let elapsed = max(0, now - since) / duration
      return (min(max(forwards ? from + elapsed : from - elapsed, 0), 1), false)
    case .blending(let from, let since, let forwards, let timing, let length):
      let progress = timing.progress(at: max(0, now - since) / length, duration: length)
      return (from + ((forwards ? 1 : 0) - from) * progress, true)
    }
  }

  /// The time at which the end is reached; nil while paused.
  var end: CFTimeInterval? {
    switch state {
    case .paused: return nil
    case .running(let from, let since, let forwards): return since + (forwards ? 1 - from : from) * duration
    case .blending(_, let since, _, _, let length): return since + length
    }
  }

  /// Returns the visible progress of a change that is delayed until `start`.
  private func shownProgress(from start: Double) -> Double {
    let (time, linear) = position
    guard start < 1 else { return time < 1 ? 0 : 1 }
    let own = start > 0 ? max((time - start) / (1 - start), 0) : time
    return linear ? own : timing.progress(at: own, duration: duration * (1 - start))
  }

  /// The fraction of the time that has passed; linear while the animation is scrubbed linearly.
  var time: Double { position.time }

  /// The visible progress of changes without a delay.
  var progress: Double { shownProgress(from: 0) }

  /// Returns the time at which the curve has a progress; nil for springs, which may reach it several times.
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

  /// The changes that `finish(at: .current)` removed, for a stopped animator that is later finished at another
  /// position.
  private var stopped: [Change] = []

  /// Sets the values of an end after a stop.
  func restore(_ position: UIViewAnimatingPosition) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for change in position == .start ? stopped.reversed() : stopped {
      change.layer?.setValue(position == .start ? change.old : change.new, forKey: change.property)
    }
    CATransaction.commit()
    stopped = []
  }

  /// Removes the animations and sets the values of the position.
  func finish(at position: UIViewAnimatingPosition) {
    let all = changes
    changes = []
    if position == .current { stopped = all }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // The visible values, taken before any animation is removed; the first change of a property has its first
    // value.
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
      change.isRemoved = true
      if let key = change.key { change.layer?.removeAnimation(forKey: key) }
    }
    for (change, value) in values { change.layer?.setValue(value, forKey: change.property) }
    CATransaction.commit()
  }
}
