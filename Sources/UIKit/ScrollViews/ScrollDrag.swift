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
/// Where the content is on its way to, which may be found out only when it comes near.
final class ScrollAnimation {
  private var start: CGPoint
  private(set) var end: CGPoint
  private var part: CGFloat = 0

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
  }

  func place(at part: CGFloat) -> CGPoint {
    self.part = part
    guard part < 1 else { return end }
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Leads elsewhere from where the content is, without a jump.
  func turn(to end: CGPoint, from place: CGPoint) {
    self.end = end
    guard part < 1 else { return }
    start = CGPoint(x: (place.x - end.x * part) / (1 - part), y: (place.y - end.y * part) / (1 - part))
  }
}

enum ScrollMotionKind {
  case none
  case deceleration(horizontal: ScrollCourse, vertical: ScrollCourse)
  /// `setContentOffset(_:animated:)`.
  case animation(ScrollAnimation)
  case toTop
  case zoom
}
