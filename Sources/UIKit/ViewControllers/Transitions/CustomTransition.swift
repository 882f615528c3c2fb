import QuartzCore

/// A transition with an app's animator: the context that the animator gets, and the transition's completion.
@MainActor final class CustomTransition: NSObject, UIViewControllerContextTransitioning {
  let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let setting: any TransitionSetting
  var isInteractive = false
  var transitionWasCancelled = false
  var partDone = 0.0
  /// The interaction forgets it.
  var wasCompleted: (() -> Void)?
  var interactionChanged: () -> Void = {}
  private var end: ((Bool) -> Void)?
  private let changes = ChangeRecorder()
  private var hasBegun = false
  /// Whether the transition began without a finger, so that its animations begin at the time of the screen, not at
  /// zero.
  private(set) var runsByItself = false
  private var animationsBegin: CFTimeInterval = 0
  private var waitingPart: Double?
  private(set) var duration: TimeInterval = 0

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    _ setting: any TransitionSetting
  ) {
    self.animator = animator
    self.interaction = interaction
    self.setting = setting
    super.init()
    let wanted = animator.transitionDuration(using: self)
    duration = wanted.isFinite ? max(wanted, 0) : 0
  }

  /// Whether the app's animator has an animator of properties for it, which can be paused and reversed.
  var isInterruptible: Bool { animator.ownAnimator(using: self) != nil }

  /// The interaction controller, if it drives the transition from its beginning.
  private var driver: (any UIViewControllerInteractiveTransitioning)? {
    interaction.flatMap { $0.wantsInteractiveStart ? $0 : nil }
  }

  /// Connects the coordinator to this transition, before the controllers are notified.
  func prepare(_ coordinator: TransitionCoordinator) {
    isInteractive = driver != nil
    coordinator.begin(self, interactive: isInteractive)
  }

  /// Starts the transition, and animates the coordinator's blocks alongside the app's animations.
  func start(_ coordinator: TransitionCoordinator, end: @escaping (Bool) -> Void) {
    self.end = end
    interactionChanged = { [weak coordinator] in coordinator?.tellInteractionChanged() }
    prepare(coordinator)
    AnimationBlocks.recording(changes) {
      if let driver { return driver.startInteractiveTransition(self) }
      runsByItself = true
      animationsBegin = CACurrentMediaTime()
      animator.animateTransition(using: self)
      if self.end != nil { (interaction as? UIPercentDrivenInteractiveTransition)?.watch(self) }
    }
    // A canceled transition restores these changes as well.
    AnimationBlocks.recording(changes) {
      UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
        coordinator.runAnimations()
      }
    }
  }

  /// Ends the transition immediately, because another one begins.
  func endAtOnce() {
    guard end != nil else { return }
    transitionWasCancelled = false
    endAnimations()
    completeTransition(true)
  }

  // MARK: Time

  /// The layers whose time the transition controls. The container's layer is the last one: the transition ends with
  /// its animations.
  private var layers: [CALayer] { setting.companions + [containerView.layer] }

  /// Sets the time of the container's layers to a fraction of the duration.
  func standAt(_ part: Double) {
    for layer in layers { layer.speed = 0 }
    if runsByItself {
      for layer in layers { layer.timeOffset = animationsBegin + min(part, 0.9999) * duration }
      return
    }
    guard hasBegun else {
      // Animations begin with the frame, and must find the beginning of time.
      for layer in layers { layer.timeOffset = 0 }
      if waitingPart == nil {
        MainTurn.afterLayout { [self] in
          hasBegun = true
          if isInteractive, let waitingPart { standAt(waitingPart) }
        }
      }
      waitingPart = part
      return
    }
    // A layer's ended animation is removed, and the finger may move back.
    for layer in layers { layer.timeOffset = min(part, 0.9999) * duration }
  }

  /// The fraction of a transition's duration that has elapsed, 0 to 1, when no finger drives it.
  var partPassed: Double {
    guard duration > 0 else { return 1 }
    return min(max((CACurrentMediaTime() - animationsBegin) / duration, 0), 1)
  }

  /// Ends all animations that have an end, which calls their completions: with `finished` true unless the
  /// transition is canceled. The values of a canceled transition are restored first.
  func endAnimations() {
    if transitionWasCancelled { changes.undo() }
    func end(_ layer: CALayer) {
      layer.endAnimations(finished: !transitionWasCancelled)
      if let mask = layer.mask { end(mask) }
      for sublayer in layer.sublayers ?? [] { end(sublayer) }
    }
    for layer in layers { end(layer) }
  }

  // MARK: The context

  var containerView: UIView { setting.container }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { setting.style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    setting.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { setting.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { setting.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { setting.finalFrame(for: vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    partDone = min(max(Double(percentComplete), 0), 1)
  }

  func finishInteractiveTransition() {
    isInteractive = false
    interactionChanged()
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    interactionChanged()
  }

  func pauseInteractiveTransition() { isInteractive = true }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    isInteractive = false
    for layer in layers {
      layer.speed = 1
      layer.timeOffset = 0
    }
    wasCompleted?()
    wasCompleted = nil
    end(didComplete)
    animator.animationEnded(didComplete)
  }
}
