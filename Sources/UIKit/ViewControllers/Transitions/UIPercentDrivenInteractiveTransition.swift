import QuartzCore

/// An interactive transition that controls the progress of the animator's animations by code, and runs them to one
/// of their ends.
///
/// ```swift
/// let interaction = UIPercentDrivenInteractiveTransition()
/// interaction.update(0.4)
/// interaction.completionSpeed = 0.6
/// interaction.finish()
/// ```
///
/// The time of the container's layer is stopped and set to the progress; where the animator returns a
/// `UIViewPropertyAnimator`, that one is scrubbed instead.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var transition: CustomTransition?
  private var scrubbed: (any UIViewImplicitlyAnimating)?
  private var part = 0.0
  private var link: CADisplayLink?

  public override init() { super.init() }

  deinit { link?.invalidate() }

  /// The duration of the whole transition in seconds, as the animator returns it.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// The fraction to which the transition was driven last, from 0 to 1.
  open var percentComplete: CGFloat { CGFloat(part) }
  /// The speed of the remaining animation relative to the original speed.
  open var completionSpeed: CGFloat = 1
  /// The curve with which the transition continues after the finger lifted.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the remaining animation, if the animator is a property animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the gesture drives the transition from the beginning; if false, the transition runs until it is
  /// paused.
  open var wantsInteractiveStart = true

  /// Begins to control the transition, whose animations wait for `update(_:)`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? CustomTransition else { return }
    self.transition = transition
    part = 0
    transition.wasCompleted = { [weak self] in self?.forget() }
    if let animator = transition.animator.ownAnimator(using: transition) {
      scrubbed = animator
      animator.pauseAnimation()
    } else {
      setTime()
      transition.animator.animateTransition(using: transition)
    }
  }

  /// Stores a transition that began without a finger, which `pause()` may interrupt.
  func watch(_ transition: CustomTransition) {
    self.transition = transition
    part = 0
    transition.wasCompleted = { [weak self] in self?.forget() }
    scrubbed = transition.animator.ownAnimator(using: transition)
  }

  /// Interrupts the running transition, for a finger that caught it.
  open func pause() {
    guard let transition, !transition.isInteractive else { return }
    guard link != nil || scrubbed?.isRunning == true || scrubbed == nil && transition.runsByItself else { return }
    if let scrubbed {
      scrubbed.pauseAnimation()
      part = Double(scrubbed.fractionComplete)
      if scrubbed.isReversed { part = 1 - part }
    } else if link == nil {
      part = transition.partPassed
    }
    stop()
    transition.isInteractive = true
    transition.transitionWasCancelled = false
    setTime()
    transition.interactionChanged()
  }

  /// Shows the transition at a share of its duration, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive, percentComplete.isFinite else { return }
    part = min(max(Double(percentComplete), 0), 1)
    setTime()
  }

  /// Cancels the transition, which runs back to its beginning.
  open func cancel() { end(cancelled: true) }
  /// Completes the transition, which runs to its end.
  open func finish() { end(cancelled: false) }

  // MARK: Implementation

  private func setTime() {
    guard let transition else { return }
    if let scrubbed {
      if scrubbed.isReversed { scrubbed.isReversed = false }
      scrubbed.fractionComplete = CGFloat(part)
    } else {
      transition.standAt(part)
    }
    transition.partDone = part
  }

  private func end(cancelled: Bool) {
    guard let transition, transition.isInteractive else { return }
    transition.isInteractive = false
    transition.transitionWasCancelled = cancelled
    transition.interactionChanged()
    if let scrubbed {
      scrubbed.isReversed = cancelled
      let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
      let left = CGFloat(cancelled ? part : 1 - part) / speed
      scrubbed.continueAnimation(
        withTimingParameters: timingCurve, durationFactor: speed == 1 && timingCurve == nil ? 0 : left)
      return
    }
    run(cancelled: cancelled)
  }

  /// Moves the layers' time forward or back in frames of the screen, along the curve, until the animations end.
  private func run(cancelled: Bool) {
    stop()
    let (begin, start, distance) = (CACurrentMediaTime(), part, cancelled ? -part : 1 - part)
    let timing = AnimationTiming(curve: completionCurve.rawValue)
    let target = LinkTarget { _ in
      guard let transition = self.transition else { return }
      let speed = self.completionSpeed > 0 ? Double(self.completionSpeed) : 1
      let duration = abs(distance) * max(transition.duration, 1e-3) / speed
      let passed = duration > 0 ? (CACurrentMediaTime() - begin) / duration : 1
      guard passed >= 1 - 1e-9 else {
        self.part = start + distance * timing.progress(at: passed, duration: duration)
        return self.setTime()
      }
      self.part = cancelled ? 0 : 1
      self.stop()
      transition.endAnimations()
    }
    let link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func forget() {
    stop()
    transition = nil
    scrubbed = nil
  }
}
