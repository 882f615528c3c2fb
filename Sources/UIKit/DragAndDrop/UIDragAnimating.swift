import Foundation

/// An object that adds animations alongside an animation of a drag: the lift, the return, or the drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidraganimating>
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes of views that are animated together with the system's own animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that gets `end` at the end of the animation, and `start` when a lift was reverted.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations that apps add to the animation of a drag item.
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

  /// Runs the added animations within the current animation block.
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
  /// The maximum duration of a tap that adds items to a drag.
  static let tap = 0.35
  static let springActivating = 0.6
  static let springActivated = 1.0
}
