import CoreGraphics
import ObjectiveC

/// An animation of a layer, from when it was added until it ends.
final class LayerAnimation {
  let key: String
  let animation: CAAnimation
  private(set) var effect: AnimationEffect?
  private var timeline: AnimationTimeline
  private var trackers: [AnimationTracker]
  /// The time at which it begins, in the layer's time; nil until the first commit, unless the app set it.
  private(set) var begin: CFTimeInterval?
  var didStart = false
  /// Whether the delegate was called at its end. An animation that is not removed then may show its last value.
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

  /// The class, the property and, where it is another, the key.
  var traceName: String {
    let path = (animation as? CAPropertyAnimation)?.keyPath ?? ""
    let property = path.isEmpty || path == key ? "" : " of \(path)"
    return
      "\(Trace.className(animation))\(property) \(Trace.quoted(key == "\(address(of: animation))" ? "without a key" : key))"
  }

  /// Changes the animation while it runs, without calling delegates. A begin time of 0 keeps the present one.
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

  /// Sets the begin, which the stored animation reports from then on.
  func begin(at time: CFTimeInterval) {
    guard begin == nil else { return }
    begin = time
    animation.isReadOnly = false
    animation.beginTime = time
    animation.isReadOnly = true
  }

  func phase(at time: CFTimeInterval) -> AnimationTimeline.Phase { timeline.phase(time - (begin ?? time)) }

  func position(at time: CFTimeInterval) -> AnimationTimeline.Position? {
    // After its end has been reported, only an animation with a fill mode is still shown.
    timeline.position(time - (begin ?? time))
  }

  /// Seconds of the layer's time until what it shows changes: 0 while it runs, nil when it never does again. A
  /// delayed copy has no end to report.
  func rest(at time: CFTimeInterval, isCopy: Bool = false) -> CFTimeInterval? {
    switch phase(at: time) {
    case .before: return (begin ?? time) - time
    case .active: return timeline.speed == 0 || timeline.duration >= AnimationTimeline.forever ? nil : 0
    case .after: return didEnd || isCopy ? nil : 0
    }
  }

  /// The next refresh of the screen at which the animation is drawn: later than the next one for animations with a
  /// lower frame rate, but not later than `end`, the first refresh at which it has ended.
  func nextTick(after tick: Int, end: Int?) -> Int {
    let step = animation.preferredFrameRateRange.refreshesPerFrame
    guard step > 1 else { return tick + 1 }
    // All animations of a rate share their refreshes.
    return max(tick + 1, min((tick / step + 1) * step, end ?? .max))
  }

  /// The remaining seconds of the layer's time; nil for an animation without an end.
  func remaining(at time: CFTimeInterval) -> CFTimeInterval? {
    let end = (begin ?? time) + timeline.activeDuration - time
    return end < AnimationTimeline.forever / 2 ? end : nil
  }

  /// Tells the delegate and those that wait for it, once.
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
