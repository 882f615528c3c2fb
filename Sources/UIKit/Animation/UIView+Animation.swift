import QuartzCore

// The model gets its new values at once; the animation moves the presentation to them. Since iOS 8 such animations
// are additive, so that one which starts while another runs continues from there without a jump
// (`facts/animation.md#rules/additive`).
extension UIView {
  /// Animates the changes that the block makes to views in a window. The completion is called once, with false when
  /// an animation was removed early.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration, delay, options).run(animations, completion: completion)
  }

  /// Animates the changes of a block, easing in and out, and calls the completion at the end; its argument is false
  /// if an animation was removed early.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiview/1622515-animate>
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration, 0, []).run(animations, completion: completion)
  }

  /// Animates the changes of a block, easing in and out. The duration is in seconds; with 0 the changes are made at
  /// once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationBlock(duration, 0, []).run(animations, completion: nil)
  }

  /// Animates changes on a spring that is at rest after the duration: a damping ratio of 1 does not oscillate, one
  /// near 0 oscillates long. The velocity is in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = AnimationSpring(ratio: dampingRatio, velocity: velocity, duration: duration.isNaN ? 0 : duration)
    AnimationBlock(duration, delay, options, timing: .spring(spring)).run(animations, completion: completion)
  }

  /// Animates changes on a spring, given by its perceptual duration and its bounce (iOS 17): a bounce of 0 does not
  /// overshoot, 1 oscillates without end, and values below 0 flatten the curve.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0, duration.isFinite else {
      return AnimationBlock(0, delay, options).run(animations, completion: completion)
    }
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 0.99) : 0
    let period = 2 * Double.pi / duration
    let damping = bounce >= 0 ? 2 * period * (1 - bounce) : 2 * period / (1 + bounce)
    let spring = AnimationSpring(
      stiffness: period * period, damping: damping, velocity: initialSpringVelocity, ownsDuration: true)
    AnimationBlock(duration, delay, options, timing: .spring(spring)).run(animations, completion: completion)
  }

  /// Makes the animations of the block run `count` times, back and forth if they autoreverse.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let block = AnimationBlocks.current else { return animations() }
    let old = (block.repeatCount, block.autoreverses)
    block.repeatCount = count.isNaN ? 0 : Float(max(count, 0))
    block.autoreverses = autoreverses
    animations()
    (block.repeatCount, block.autoreverses) = old
  }

  /// Removes the views with the system's animation; they have left their superviews at its end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let old = views.map { ($0, $0.alpha, $0.transform) }
    let change = {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    }
    AnimationBlock(0.25, 0, options).run(change) { finished in
      for (view, alpha, transform) in old {
        view.removeFromSuperview()
        // The app may use the view again.
        view.alpha = alpha
        view.transform = transform
      }
      completion?(finished)
    }
  }

  // MARK: Keyframes

  /// Animates the keyframes that the block adds. Changes outside of keyframes take the whole duration. The curve,
  /// ease-in-ease-out unless the options set another, applies to the animation as a whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The calculation modes use bits that other options leave free.
    let others = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let block = AnimationBlock(duration, delay, others)
    if let outer = block.keyframes {
      // Keyframes within a keyframe are relative to it.
      block.run({ outer.nested(animations) }, completion: completion)
    } else {
      block.keyframes = KeyframeRecorder(options)
      block.run(animations, completion: completion)
    }
  }

  /// Animates the keyframes that a block adds, and returns whether the animation completed.
  @discardableResult public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Adds a keyframe: an interval of the time, as fractions from 0 to 1, in which the changes of the block happen.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationBlocks.current?.keyframes else { return animations() }
    keyframes.with(start: frameStartTime, duration: frameDuration) {
      animations()
      AnimationBlocks.current?.layOutStacks()
    }
  }

  // MARK: Switching off

  /// Switches animations of views on or off for all blocks that follow. While they are off, changes are made at
  /// once.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlocks.isEnabled = enabled }
  /// Whether blocks animate; true unless `setAnimationsEnabled(_:)` switched it off.
  public class var areAnimationsEnabled: Bool { AnimationBlocks.isEnabled }
  /// Makes changes without animation, even within a block that animates.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationBlocks.isEnabled
    AnimationBlocks.isEnabled = false
    defer { AnimationBlocks.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }
  /// The duration of the animation or of the keyframe whose block runs; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlocks.current?.currentDuration ?? 0 }
}
