import CoreGraphics
import ObjectiveC

/// An animation that was added to a layer and has not been removed.
final class LayerAnimation {
  let key: String
  let animation: CAAnimation
  private(set) var effect: AnimationEffect?
  private var timeline: AnimationTimeline
  private var trackers: [AnimationTracker]
  /// The time at which it begins, in the layer's time space; nil until the first commit, unless the app has set it.
  private(set) var begin: CFTimeInterval?
  var didStart = false
  /// Whether the end was reported to the delegate. An animation that is not removed may show its last value after
  /// that.
  private(set) var didEnd = false

  init(key: String, animation: CAAnimation, layer: CALayer, trackers: [AnimationTracker]) {
    self.key = key
    self.animation = animation
    self.trackers = trackers
    effect = animation.makeEffect(for: layer, duration: animation.duration)
    timeline = effect?.timeline ?? AnimationTimeline(animation, duration: animation.duration)
    if animation.beginTime != 0, animation.beginTime.isFinite { begin = animation.beginTime }
    for tracker in trackers { tracker.animationWillBegin() }
  }

  /// The name of the animation in traces: its class, its property and, if it differs, its key.
  var traceName: String {
    let path = (animation as? CAPropertyAnimation)?.keyPath ?? ""
    let property = path.isEmpty || path == key ? "" : " of \(path)"
    return
      "\(Trace.className(animation))\(property) \(Trace.quoted(key == "\(address(of: animation))" ? "without a key" : key))"
  }

  /// Changes the running animation without calling delegates. A begin time of 0 keeps the current one.
  func modify(on layer: CALayer, _ body: (CAAnimation) -> Void) {
    let old = animation.beginTime
    animation.isReadOnly = false
    body(animation)
    if animation.beginTime == 0 { animation.beginTime = old }
    animation.isReadOnly = true
    if animation.beginTime != old, animation.beginTime.isFinite { begin = animation.beginTime }
    effect = animation.makeEffect(for: layer, duration: animation.duration)
    timeline = effect?.timeline ?? AnimationTimeline(animation, duration: animation.duration)
  }

  /// Sets the begin time, which the stored animation then contains.
  func begin(at time: CFTimeInterval) {
    guard begin == nil else { return }
    begin = time
    animation.isReadOnly = false
    animation.beginTime = time
    animation.isReadOnly = true
  }

  func phase(at time: CFTimeInterval) -> AnimationTimeline.Phase { timeline.phase(time - (begin ?? time)) }

  func position(at time: CFTimeInterval) -> AnimationTimeline.Position? {
    // After the end was reported, only an animation with a fill mode is still shown.
    timeline.position(time - (begin ?? time))
  }

  /// Returns the seconds in the layer's time space until the shown value changes: 0 while the animation runs, nil
  /// if it never changes again. The animation of a replicated copy with a delay has no end to report.
  func rest(at time: CFTimeInterval, isCopy: Bool = false) -> CFTimeInterval? {
    switch phase(at: time) {
    case .before: return (begin ?? time) - time
    case .active: return timeline.speed == 0 || timeline.duration >= AnimationTimeline.forever ? nil : 0
    case .after: return didEnd || isCopy ? nil : 0
    }
  }

  /// Returns the next display refresh at which the animation is drawn. With a lower frame rate this is later than
  /// the next refresh, but not later than `end`, the first refresh after the animation's end.
  func nextTick(after tick: Int, end: Int?) -> Int {
    let step = animation.preferredFrameRateRange.refreshesPerFrame
    guard step > 1 else { return tick + 1 }
    // All animations with the same frame rate use the same refreshes.
    return max(tick + 1, min((tick / step + 1) * step, end ?? .max))
  }

  /// Returns the remaining seconds in the layer's time space; nil for an animation without an end.
  func remaining(at time: CFTimeInterval) -> CFTimeInterval? {
    let end = (begin ?? time) + timeline.activeDuration - time
    return end < AnimationTimeline.forever / 2 ? end : nil
  }

  /// Notifies the delegate and the trackers, once.
  func end(finished: Bool) {
    guard !didEnd else { return }
    didEnd = true
    AnimationClock.post { [self] in
      animation.delegate?.animationDidStop(animation, finished: finished)
      let waiting = trackers
      trackers = []
      for tracker in waiting { tracker.animationDidEnd(finished: finished) }
    }
  }

  func start() {
    guard !didStart else { return }
    didStart = true
    guard let delegate = animation.delegate else { return }
    AnimationClock.post { [animation] in delegate.animationDidStart(animation) }
  }
}
