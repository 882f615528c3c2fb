import QuartzCore

/// An animator of changes of views, which can be paused, scrubbed, reversed and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.box.alpha = 0 }
/// animator.startAnimation()
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// An animator retains itself while it runs. `fractionComplete` counts in the direction of the animation: reversed,
/// it is 0 at the end and 1 at the start.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  private var provider: any UITimingCurveProvider
  private var wantedDuration: TimeInterval
  private var waitingAnimations: [(delayFactor: CGFloat, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: AnimatorTimeline?
  private var block: AnimationBlock?
  private var phase = UIViewAnimatingState.inactive {
    willSet { if newValue != phase { KeyValueObserving.willChange(self, "state") } }
    didSet { if oldValue != phase { KeyValueObserving.didChange(self, "state") } }
  }
  private var runs = false {
    willSet { if newValue != runs { KeyValueObserving.willChange(self, "running") } }
    didSet { if oldValue != runs { KeyValueObserving.didChange(self, "running") } }
  }
  private var reversed = false
  private var takesTouches = true
  private var canBeInterrupted = true
  private var link: CADisplayLink?
  private var delayEnd: CFTimeInterval?

  /// Creates an animator with the defaults of `init(duration:timingParameters:)`.
  public override init() {
    provider = UICubicTimingParameters()
    wantedDuration = 0
    super.init()
  }

  /// Creates an animator with custom timing parameters. The duration is in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    provider = parameters
    wantedDuration = duration
    super.init()
  }

  /// Creates an animator with one of the standard curves. The duration is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve, given by its two control points between (0, 0) and (1, 1). The
  /// duration is in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest within the duration; a damping ratio of 1 does not
  /// overshoot.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator. Duration and delay are in seconds.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = made(instantiate(self))
    animator.wantedDuration = duration
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
    animator.provider = UICubicTimingParameters(animationCurve: curve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    // Apple's UIKit raises an exception in this case.
    if phase != .inactive, !runs {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "It is an error to release a paused or stopped property animator. Property animators "
          + "must either finish animating or be explicitly stopped and finished before they can be released.")
    }
    link?.invalidate()
    if let timeline, phase == .active { uncheckedMainActor { timeline.finish(at: .end) } }
  }

  /// Returns an animator with the same timing, but without animations and completions.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { () -> UIViewPropertyAnimator in
      let copy = UIViewPropertyAnimator(duration: wantedDuration, timingParameters: provider)
      copy.isUserInteractionEnabled = isUserInteractionEnabled
      copy.isManualHitTestingEnabled = isManualHitTestingEnabled
      copy.isInterruptible = isInterruptible
      copy.scrubsLinearly = scrubsLinearly
      copy.pausesOnCompletion = pausesOnCompletion
      return copy
    }
  }

  /// The curve or spring of the animation.
  open var timingParameters: (any UITimingCurveProvider)? { provider }
  /// The duration of the whole animation in seconds, without the delay.
  open var duration: TimeInterval { wantedDuration }
  /// The delay between the start and the first change, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether animated views receive touches.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set { if mayChange("userInteractionEnabled") { takesTouches = newValue } }
  }
  /// A setting without effect: touches are always tested against the model.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused, scrubbed, reversed or stopped.
  open var isInterruptible: Bool {
    get { canBeInterrupted }
    set { if mayChange("interruptible") { canBeInterrupted = newValue } }
  }
  /// Whether scrubbing a paused animation maps the fraction linearly instead of along its curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, to be reversed or scrubbed; completions are not called then.
  open var pausesOnCompletion = false

  // MARK: Animations and completions

  /// Adds changes that are animated. While the animation runs, they take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a fraction of the remaining time. Added to a running animation, they begin at
  /// its current time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    switch phase {
    case .inactive: waitingAnimations.append((factor, animation))
    case .active:
      let time = timeline?.time ?? 0
      record(animation, from: time + Double(factor) * (1 - time))
    case .stopped: misuse("addAnimations is not allowed on a stopped animator")
    }
  }

  /// Adds a block that is called at the end, with the position at which the animation stopped.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  /// Whether the animator is inactive, active, or stopped and waiting for `finishAnimation(at:)`.
  open var state: UIViewAnimatingState { phase }
  /// Whether the animation progresses with time.
  open var isRunning: Bool { runs }

  /// Whether the animation runs backwards. It can be changed while it runs.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      guard phase != .stopped, isInterruptible || phase == .inactive else {
        return misuse("it can't be reversed now")
      }
      KeyValueObserving.change(self, "reversed") { reversed = newValue }
      guard phase == .active, let timeline, runs, delayEnd == nil else { return }
      turnRound(timeline)
    }
  }

  /// The progress of the animation from 0 to 1. Setting it shows that moment; the animation has to be paused.
  open var fractionComplete: CGFloat {
    get {
      guard let timeline else { return 0 }
      let part = scrubsLinearly && !runs ? timeline.progress : timeline.time
      let fraction = min(max(part, 0), 1)
      return CGFloat(reversed ? 1 - fraction : fraction)
    }
    set {
      guard newValue.isFinite else { return }
      guard isInterruptible || phase == .inactive else { return misuse("it is not interruptible") }
      if phase != .active || runs { pauseAnimation() }
      guard phase == .active, let timeline else { return }
      let fraction = Double(min(max(newValue, 0), 1))
      timeline.set(.paused(reversed ? 1 - fraction : fraction, linear: scrubsLinearly))
    }
  }

  // MARK: Running

  /// Starts the animation, or resumes a paused one.
  open func startAnimation() {
    guard activate() else { return }
    go(with: nil, factor: 0)
  }

  /// Starts the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    let wait = delay.isNaN ? 0 : min(max(delay, 0), 3e9)
    self.delay = wait
    guard wait > 0, phase == .inactive else { return startAnimation() }
    guard activate() else { return }
    runs = true
    delayEnd = CACurrentMediaTime() + wait
    beginTicking()
  }

  /// Pauses the animation at its current values. An inactive one becomes active, so that `fractionComplete` can be
  /// set.
  open func pauseAnimation() {
    guard isInterruptible || phase == .inactive else { return misuse("it is not interruptible") }
    guard activate(), let timeline else { return }
    stopTicking()
    delayEnd = nil
    runs = false
    if case .paused = timeline.state { return }
    timeline.set(
      scrubsLinearly ? .paused(timeline.progress, linear: true) : .paused(timeline.time, linear: false))
  }

  /// Resumes a paused animation along its own curve, or to its end along another curve.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard phase == .active, !runs else { return misuse("only a paused animator can be continued") }
    go(with: parameters, factor: durationFactor)
  }

  /// Stops the animation and sets the values that are shown now. With `true` the animator becomes inactive and
  /// calls no completion; with `false` it is stopped, and `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard phase == .active else {
      if phase == .inactive { waitingAnimations = [] }
      return
    }
    guard isInterruptible else { return misuse("it is not interruptible") }
    stopTicking()
    timeline?.finish(at: .current)
    runs = false
    if withoutFinishing {
      completions = []
      reset(at: .current)
    } else {
      phase = .stopped
    }
  }

  /// Ends a stopped animation with the values of its start, its end or the present moment, and calls the
  /// completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard phase == .stopped else {
      return misuse("finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    if finalPosition != .current { timeline?.restore(finalPosition) }
    end(at: finalPosition)
  }

  // MARK: Implementation

  /// Logs a misuse for which UIKit raises an exception.
  private func misuse(_ what: String) {
    ExceptionReport.raise(.internalInconsistencyException, "\(what) (\(type(of: self)))")
  }

  /// Returns whether a setting may change now; on an active animator UIKit raises an exception for some.
  private func mayChange(_ name: String) -> Bool {
    if phase == .active { misuse("\(name) can't be set on an active animator") }
    return phase != .active
  }

  /// Creates the animations of an inactive animator. Returns false if it was stopped.
  private func activate() -> Bool {
    guard phase != .stopped else {
      misuse("a stopped animator must be finished first")
      return false
    }
    guard phase == .inactive else { return true }
    phase = .active
    let timeline = AnimatorTimeline(timing: provider.timing(duration: wantedDuration), duration: wantedDuration)
    timeline.didLoseAllChanges = { [weak self] in self?.didLoseAllChanges() }
    timeline.set(.paused(reversed ? 1 : 0, linear: scrubsLinearly))
    self.timeline = timeline
    let bodies = waitingAnimations
    waitingAnimations = []
    for (factor, body) in bodies { record(body, from: Double(factor)) }
    return true
  }

  private func record(_ body: () -> Void, from start: Double) {
    guard let timeline else { return }
    timeline.staysInBackground = pausesOnCompletion
    let block = self.block ?? AnimationBlock(duration: timeline.duration, timing: timeline.timing)
    block.animator = timeline
    if self.block == nil {
      block.allowsInteraction = isUserInteractionEnabled
      block.open(nil)
      self.block = block
    }
    timeline.recording(from: start) {
      AnimationBlocks.with(block, body)
      block.layOutStacks()
    }
  }

  private func go(with parameters: (any UITimingCurveProvider)?, factor: CGFloat) {
    guard let timeline else { return }
    let now = CACurrentMediaTime()
    delayEnd = nil
    runs = true
    let forwards = !reversed
    switch timeline.state {
    case .paused(let time, let linear):
      let onCurve = linear ? timeline.time(ofProgress: time) : time
      if parameters == nil, factor <= 0 || !factor.isFinite, let onCurve {
        timeline.set(.running(from: onCurve, since: now, forwards: forwards))
      } else if parameters == nil, factor <= 0 || !factor.isFinite, time <= 0 || time >= 1 {
        timeline.set(.running(from: time <= 0 ? 0 : 1, since: now, forwards: forwards))
      } else {
        let progress = linear ? time : timeline.progress
        let left = forwards ? 1 - progress : progress
        let wanted = factor > 0 && factor.isFinite ? Double(factor) * timeline.duration : left * timeline.duration
        let timing = (parameters ?? provider).timing(duration: max(wanted, 1e-6))
        let length = max(timing.effectiveDuration(wanted), 1e-6)
        timeline.set(.blending(from: progress, since: now, forwards: forwards, timing: timing, duration: length))
      }
    default: break
    }
    beginTicking()
  }

  private func turnRound(_ timeline: AnimatorTimeline) {
    let now = CACurrentMediaTime()
    if case .running = timeline.state {
      timeline.set(.running(from: timeline.time, since: now, forwards: !reversed))
    } else {
      let progress = timeline.progress
      timeline.set(.paused(progress, linear: true))
      go(with: nil, factor: 0)
    }
  }

  private func beginTicking() {
    guard link == nil else { return }
    // Retains the animator as long as it runs.
    let link = CADisplayLink(target: LinkTarget { _ in self.tick() }, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stopTicking() {
    link?.invalidate()
    link = nil
  }

  private func tick() {
    let now = CACurrentMediaTime()
    if let delayEnd {
      guard now >= delayEnd - 1e-6 else { return }
      self.delayEnd = nil
      timeline?.set(.running(from: reversed ? 1 : 0, since: delayEnd, forwards: !reversed))
    }
    guard let end = timeline?.end, now >= end - 1e-6 else { return }
    stopTicking()
    runs = false
    if pausesOnCompletion {
      timeline?.set(.paused(reversed ? 0 : 1, linear: scrubsLinearly))
      return
    }
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    timeline?.finish(at: position)
    self.end(at: position)
  }

  /// Handles the removal of all its animations by other code.
  private func didLoseAllChanges() {
    guard phase == .active else { return }
    stopTicking()
    runs = false
    end(at: .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let waiting = completions
    completions = []
    reset(at: position)
    AnimationBlocks.withoutBlocks { for completion in waiting { completion(position) } }
  }

  private func reset(at position: UIViewAnimatingPosition) {
    phase = .inactive
    runs = false
    timeline = nil
    let block = self.block
    self.block = nil
    block?.endForAnimator(at: position)
  }
}
