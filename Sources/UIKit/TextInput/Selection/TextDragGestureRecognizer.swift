import CoreGraphics

/// Recognizes a finger that drags the caret, a handle or the end of a selection. It begins after a short movement,
/// before the scroll view's recognizer does.
final class TextDragGestureRecognizer: UIPanGestureRecognizer {
  /// The movement that begins the drag, in points; less than the one that scrolls
  /// (facts/events.md#gesture-thresholds).
  private let slop: CGFloat
  /// The location of the finger's first touch, in the window.
  private(set) var start = CGPoint.zero

  init(slop: CGFloat) {
    self.slop = slop
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == touches.count, let touch = touches.first { start = touch.location(in: nil) }
    super.touchesBegan(touches, with: event)
  }

  /// Returns true for pans, so that a finger that drags a handle or caret does not scroll, however fast it is.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is TextDragGestureRecognizer)
  }

  override func shouldStart(_ movement: CGPoint) -> Bool { hypot(movement.x, movement.y) >= slop }
}
