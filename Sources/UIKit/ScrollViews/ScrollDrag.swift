import CoreGraphics

/// The state of a drag in progress.
struct ScrollDrag {
  /// The content offset, ignoring the ends, at which the recognizer's translation is `zero`.
  var start: CGPoint
  /// The translation by which the drag was recognized; the content does not follow it.
  var slop: CGPoint
  /// The axes that follow the finger.
  var movesHorizontally: Bool
  var movesVertically: Bool
}

/// An animation of the content offset. Its end may change while it runs, when estimated sizes before it become
/// exact.
final class ScrollAnimation {
  private var start: CGPoint
  /// The offset at which the animation ends.
  private(set) var end: CGPoint
  /// The offset that code scrolls to: `end`, unless the content became too short for it.
  private(set) var goal: CGPoint
  /// Whether the goal was beyond the end of the content when the animation began, by axis.
  var startsBeyond: (x: Bool, y: Bool) = (false, false)
  /// Whether the offset was beyond the end of the content when the animation began, by axis.
  var leadsFromBeyond: (x: Bool, y: Bool) = (false, false)
  private var progress: CGFloat = 0

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    goal = end
  }

  /// Returns the offset at a progress of 0 to 1, and records the progress.
  func offset(at progress: CGFloat) -> CGPoint {
    self.progress = progress
    guard progress < 1 else { return end }
    return CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  /// Changes the goal of the animation and continues from the offset `current` without a jump.
  func turn(to goal: CGPoint, from current: CGPoint) {
    self.goal = goal
    end(at: goal, from: current)
  }

  /// Ends the animation at another offset than its goal, and continues from the offset `current` without a jump.
  func end(at end: CGPoint, from current: CGPoint) {
    self.end = end
    guard progress < 1 else { return }
    let remaining = 1 - progress
    start = CGPoint(x: (current.x - end.x * progress) / remaining, y: (current.y - end.y * progress) / remaining)
  }
}

/// The kind of motion that moves the content without a finger.
enum ScrollMotionKind {
  case none
  case deceleration(horizontal: ScrollTrajectory, vertical: ScrollTrajectory)
  /// `setContentOffset(_:animated:)`.
  case animation(ScrollAnimation)
  case toTop
  case zoom
}
