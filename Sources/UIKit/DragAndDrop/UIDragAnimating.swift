import Foundation

/// Lets an app animate along with a drag: with the lift, the flight back, or the set-down.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidraganimating>
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes of views that are animated together with the system's own animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that gets `end` when the animation is over, and `start` when a lift was taken back.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What apps add to the flight of an item.
@MainActor class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isRunning = false
  private var result: UIViewAnimatingPosition?

  func addAnimations(_ animations: @escaping () -> Void) {
    if result != nil { return animations() }
    if isRunning { return UIView.animate(withDuration: DragTiming.settle, animations: animations) }
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard let result else { return completions.append(completion) }
    MainTurn.afterThisTurn { completion(result) }
  }

  /// Runs what was added; within the block of the flight.
  func animate() {
    isRunning = true
    let blocks = animations
    animations = []
    for block in blocks { block() }
  }

  func complete(at position: UIViewAnimatingPosition = .end) {
    guard result == nil else { return }
    result = position
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}

/// Durations in seconds and distances in points: facts/dragging.md#times.
enum DragTiming {
  static let lift = 0.25
  static let settle = 0.35
  static let press = 0.325
  static let allowableMovement: CGFloat = 10
  /// A tap that adds items to a drag is at most so long.
  static let tap = 0.35
  static let springActivating = 0.6
  static let springActivated = 1.0
}
