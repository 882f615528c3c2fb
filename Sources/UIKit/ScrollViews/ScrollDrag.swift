import CoreGraphics

/// A drag under way.
struct ScrollDrag {
  /// Where the content would be without ends when the recognizer's translation is `zero`.
  var start: CGPoint
  /// The part of the translation by which the drag was recognised: the content does not follow it.
  var slop: CGPoint
  /// The axes that follow the finger.
  var movesHorizontally: Bool
  var movesVertically: Bool
}

/// What moves the content without a finger.
enum ScrollMotionKind {
  case none
  case deceleration(horizontal: ScrollCourse, vertical: ScrollCourse)
  /// `setContentOffset(_:animated:)`.
  case animation
  case toTop
  case zoom
}
