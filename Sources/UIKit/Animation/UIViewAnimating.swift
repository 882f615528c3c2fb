/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation was not started, or has ended.
  case inactive = 0
  /// The animation was started, and is running or paused.
  case active = 1
  /// The animation was stopped, and has not been finished yet.
  case stopped = 2
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The final values of the animation.
  case end = 0
  /// The values before the animation.
  case start = 1
  /// The values at which the animation was stopped, between both ends.
  case current = 2
}

/// An animation that can be started, paused, scrubbed and reversed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewanimating>
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animation is inactive, active, or stopped and waiting for `finishAnimation(at:)`.
  var state: UIViewAnimatingState { get }
  /// Whether the animation progresses with time, which includes its delay; false while it is paused.
  var isRunning: Bool { get }
  /// Whether the animation runs back to the values at its start.
  var isReversed: Bool { get set }
  /// The progress from 0 to 1 in the direction of the animation.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation from its current position, or resumes a paused one.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses an active animation at its current values; an inactive one becomes active without running.
  func pauseAnimation()
  /// Ends the animation at its current values. With true it becomes inactive and calls no completion blocks; with
  /// false it is stopped, and `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation: sets the values of a position and calls the completion blocks with it.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of changes to views. All methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when a fraction of the remaining time, from 0 to 1, has passed. Optional.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that are animated along with those that were added before. Optional.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called when the animation ends, with the position at which it ended. Optional.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another curve or spring, nil for its own, and a duration as a fraction of the
  /// original one, 0 for the remaining one. Optional.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
  /// Waits for the end of the animation and returns the position at which it ended. It never returns for a
  /// conforming type that lacks `addCompletion(_:)`.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }
}
