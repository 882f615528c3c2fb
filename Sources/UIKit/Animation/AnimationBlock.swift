import QuartzCore

/// The parameters and state of a block of animations, from its beginning until its animations have ended.
@MainActor final class AnimationBlock {
  var duration: TimeInterval
  var delay: TimeInterval
  var timing: AnimationTiming
  var repeatCount: Float = 0
  var autoreverses = false
  var allowsInteraction = false
  var laysOutSubviews = false
  var beginsFromCurrentState = false
  var framesPerSecond: Float?
  /// Whether changes within the block animate; if false they take effect at once.
  var isAnimating = true
  /// The recorder of the keyframes, until the block has ended.
  var keyframes: KeyframeRecorder?
  /// The enclosing keyframe animation's block, if the block is within one of its keyframes.
  private var outer: AnimationBlock?
  private var innerCompletions: [(Bool) -> Void] = []
  /// The transition of a view from its picture before the block to its picture after it.
  var transition: (ViewTransition, UIView)?
  /// The property animator to which the block belongs.
  var animator: AnimatorTimeline?
  var willStart: (() -> Void)?

  /// The views of stack views that are shown or hidden in the block.
  private var hiddenChanges: [HiddenChange] = []
  private var stacks: [WeakView] = []
  private var views: [ObjectIdentifier: WeakView] = [:]
  private(set) var tracker: AnimationTracker?

  private struct WeakView { weak var view: UIView? }

  init(duration: TimeInterval, delay: TimeInterval = 0, timing: AnimationTiming) {
    // NaN counts as 0; a hundred years stand for infinity.
    self.duration = duration.isNaN ? 0 : min(max(duration, 0), 3e9)
    self.delay = delay.isNaN ? 0 : min(max(delay, 0), 3e9)
    self.timing = timing
  }

  convenience init(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    timing: AnimationTiming? = nil
  ) {
    self.init(duration: duration, delay: delay, timing: timing ?? AnimationTiming(options: options.rawValue))
    if case .spring(let spring) = self.timing, spring.ownsDuration, self.duration > 0 {
      self.duration = self.timing.effectiveDuration(self.duration)
    }
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    allowsInteraction = options.contains(.allowUserInteraction)
    laysOutSubviews = options.contains(.layoutSubviews)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    switch options.rawValue >> 24 & 0xF {
    case 3: framesPerSecond = 60
    case 7: framesPerSecond = 30
    default: break
    }
    if let outer = AnimationBlocks.current { inherit(from: outer, options) }
  }

  /// Takes the duration and the curve from the outer block, but not its delay.
  private func inherit(from outer: AnimationBlock, _ options: UIView.AnimationOptions) {
    if !options.contains(.overrideInheritedDuration) {
      duration = outer.currentDuration
      keyframes = outer.keyframes
      if keyframes != nil { self.outer = outer.outer ?? outer }
    }
    if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    if !options.contains(.overrideInheritedOptions) {
      if repeatCount == 0 { repeatCount = outer.repeatCount }
      autoreverses = autoreverses || outer.autoreverses
      allowsInteraction = allowsInteraction || outer.allowsInteraction
      laysOutSubviews = laysOutSubviews || outer.laysOutSubviews
      beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
    }
    isAnimating = outer.isAnimating
    animator = outer.animator
  }

  /// The duration of the block or, within a keyframe, of the keyframe.
  var currentDuration: TimeInterval { duration * (outer == nil ? keyframes?.length ?? 1 : 1) }

  /// Whether changes take effect at once and the completion is called immediately afterward.
  var isImmediate: Bool {
    !AnimationBlocks.isEnabled || duration <= 0 && delay <= 0 && animator == nil && outer == nil
  }

  // MARK: Running

  /// Runs `body` with this block as the current one, and calls the completion once when all its animations have
  /// ended.
  func run(_ body: () -> Void, completion: ((Bool) -> Void)?) {
    open(completion)
    AnimationBlocks.with(self, body)
    close()
  }

  func open(_ completion: ((Bool) -> Void)?) {
    if let outer {
      if let completion { outer.innerCompletions.append(completion) }
      return
    }
    tracker = AnimationTracker { [self] finished in
      uncheckedMainActor {
        tracker = nil
        release()
        endHiddenChanges()
        let inner = innerCompletions
        innerCompletions = []
        for completion in inner { completion(finished) }
        completion?(finished)
      }
    }
  }

  /// Lays out changed views after the block's changes, and makes the completion wait for the animations.
  func close() {
    layOutStacks()
    if laysOutSubviews, !isImmediate {
      AnimationBlocks.with(self) { for entry in views.values { entry.view?.layoutIfNeeded() } }
    }
    if let outer {
      outer.hiddenChanges += hiddenChanges
      hiddenChanges = []
      return
    }
    if let keyframes {
      self.keyframes = nil
      keyframes.finish(in: self)
    }
    if let (transition, view) = transition, !isImmediate { transition.add(to: view, in: self) }
    willStartIfNothingRuns()
    guard let tracker else { return }
    // With a duration of 0, the completion is called in the next turn (Apple's page of
    // `animate(withDuration:animations:completion:)`).
    if tracker.count > 0 || !AnimationBlocks.isEnabled { return tracker.close() }
    MainTurn.afterThisTurn { tracker.close() }
  }

  /// Finishes the block when its property animator has ended.
  func endForAnimator(at position: UIViewAnimatingPosition) {
    endHiddenChanges(atStart: position == .start)
    tracker?.close()
  }

  // MARK: Views that come and go in stack views

  /// Keeps a change until the animation has ended.
  func add(_ change: HiddenChange) {
    for earlier in hiddenChanges { change.follow(earlier) }
    hiddenChanges.append(change)
    if let stack = change.stack, !stacks.contains(where: { $0.view === stack }) {
      stacks.append(WeakView(view: stack))
    }
  }

  /// Takes over a stack view's pending changes from outer blocks, since this block lays it out and moves them.
  private func takeHiddenChanges(of stack: UIView?) {
    for outer in AnimationBlocks.all where outer !== self {
      guard outer.stacks.contains(where: { $0.view === stack }) else { continue }
      hiddenChanges += outer.hiddenChanges.filter { $0.stack === stack }
      outer.hiddenChanges.removeAll { $0.stack === stack }
    }
  }

  /// Lays out the stack views whose views are shown or hidden in the block.
  func layOutStacks() {
    while !stacks.isEmpty {
      let waiting = stacks
      stacks = []
      for stack in waiting { takeHiddenChanges(of: stack.view) }
      AnimationBlocks.with(self) { for stack in waiting { stack.view?.layoutIfNeeded() } }
    }
  }

  private func endHiddenChanges(atStart: Bool = false) {
    let ended = hiddenChanges
    hiddenChanges = []
    for change in ended { change.end(atStart: atStart) }
  }

  private func willStartIfNothingRuns() {
    guard tracker?.count == 0 else { return }
    willStart?()
    willStart = nil
  }

  // MARK: Views that take no touches meanwhile

  private func hold(_ layer: CALayer) {
    guard let view = layer.delegate as? UIView, views[ObjectIdentifier(view)] == nil else { return }
    views[ObjectIdentifier(view)] = WeakView(view: view)
    if !allowsInteraction { view.rareState.interactionBlocks += 1 }
  }

  private func release() {
    let held = views
    views = [:]
    guard !allowsInteraction else { return }
    for entry in held.values { entry.view?.rareState.interactionBlocks -= 1 }
  }

  // MARK: Adding animations

  /// Adds an animation of a property that changed in the block.
  func animate(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    if let keyframes { return keyframes.record(layer, key, from: old, to: new) }
    if let animator {
      hold(layer)
      return animator.record(layer, key, from: old, to: new)
    }
    // The difference of two rectangles may have a negative size, which is invalid: since iOS 8 the two halves are
    // animated.
    if key == "bounds", let old = old as? CGRect, let new = new as? CGRect {
      if old.origin != new.origin { add(layer, "bounds.origin", from: old.origin, to: new.origin) }
      if old.size != new.size { add(layer, "bounds.size", from: old.size, to: new.size) }
    } else {
      add(layer, key, from: old, to: new)
    }
  }

  private func add(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    let made = makeAnimation(layer, key, from: old, to: new)
    add(made.animation, to: layer, key: made.isAdditive ? AnimationBlock.freeKey(key, on: layer) : key)
  }

  private func makeAnimation(
    _ layer: CALayer, _ key: String, from old: Any?, to new: Any?
  ) -> (animation: CABasicAnimation, isAdditive: Bool) {
    if case .spring(let spring) = timing {
      if let additive = CABasicAnimation.additiveSpring(key, from: old, to: new) {
        spring.set(on: additive)
        return (additive, true)
      }
    } else if let additive = CABasicAnimation.additive(key, from: old, to: new) {
      return (additive, true)
    }
    return (replacing(layer, key, old), false)
  }

  /// Returns an animation to the model's value for values that can't be added. It starts at the value on the screen
  /// if the block's options request that, else at the old value.
  private func replacing(_ layer: CALayer, _ key: String, _ old: Any?) -> CABasicAnimation {
    var animation = CABasicAnimation(keyPath: key)
    if case .spring(let spring) = timing, animator == nil {
      let springAnimation = CASpringAnimation(keyPath: key)
      spring.set(on: springAnimation)
      animation = springAnimation
    }
    let shown = beginsFromCurrentState ? layer.presentation()?.value(forKey: key) : nil
    animation.fromValue = shown ?? old ?? AnimationBlock.nothing(for: key)
    return animation
  }

  /// Returns the value that stands for nil: clear for colors.
  private static func nothing(for key: String) -> Any? {
    key.hasSuffix("Color") ? CGColor(red: 0, green: 0, blue: 0, alpha: 0) : nil
  }

  /// Returns the action of a property whose values can't be added: an animation whose key path and values the app
  /// may change before it is run.
  func replacingAction(for layer: CALayer, _ key: String, from old: Any?) -> CABasicAnimation {
    let animation = replacing(layer, key, old)
    setTiming(of: animation, on: layer)
    animation.runAsAction = { [self] animation, layer, event in
      uncheckedMainActor {
        hold(layer)
        guard let animator else { return layer.add(animation, forKey: event) }
        animation.tracker = nil
        let first = event == key ? old : (animation as? CABasicAnimation)?.fromValue
        animator.record(layer, event, from: first, to: layer.value(forKey: event), as: animation)
      }
    }
    return animation
  }

  func add(_ animation: CAAnimation, to layer: CALayer, key: String) {
    hold(layer)
    setTiming(of: animation, on: layer)
    layer.add(animation, forKey: key)
  }

  private func setTiming(of animation: CAAnimation, on layer: CALayer) {
    // A duration of 0 would be replaced by the duration of the transaction.
    animation.duration = max(duration, 1e-6)
    if case .curve(let function) = timing { animation.timingFunction = function }
    if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if let framesPerSecond {
      animation.preferredFrameRateRange = CAFrameRateRange(
        minimum: framesPerSecond, maximum: framesPerSecond, preferred: framesPerSecond)
    }
    if let willStart { animation.delegate = AnimationStart(willStart) }
    animation.tracker = tracker
  }

  /// Returns an unused key for an animation, as additive animations of a property run side by side: "position",
  /// "position-2", ….
  static func freeKey(_ key: String, on layer: CALayer) -> String {
    guard layer.animation(forKey: key) != nil else { return key }
    let taken = Set(layer.animationKeys() ?? [])
    var number = 2
    while taken.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }
}

/// An animation delegate that reports the first start of an animation.
final class AnimationStart: NSObject, CAAnimationDelegate {
  private let begin: () -> Void
  init(_ begin: @escaping () -> Void) { self.begin = begin }
  func animationDidStart(_ anim: CAAnimation) { begin() }
}
