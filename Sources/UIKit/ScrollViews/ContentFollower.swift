import CoreGraphics

/// A container whose bars go by the content of a scroll view, without being its delegate.
@MainActor protocol ContentFollower: AnyObject {
  func contentDidScroll()
  /// Whether the safe area is added to the insets also where the content fits.
  var insetsContentThatFits: Bool { get }
  /// Another scroll view may be the content's.
  func contentMayHaveChanged()
}

extension ContentFollower {
  func contentMayHaveChanged() {}
}

/// The part of the content's way in which the bar above it becomes smaller.
struct ContentCollapse {
  /// The share of its height after which a bar that was let go closes (`facts/navigation.md#large-title/closes`).
  static let closingShare: CGFloat = 0.7

  /// The offset at which the bar is whole, and the one at which it is small.
  let open: CGFloat
  let closed: CGFloat
  /// The height by which the bar is collapsed at the moment, in points.
  let hidden: CGFloat
  /// The offset at which one of two parts of the bar is gone, and the other one whole: the search bar goes before
  /// the large title does. Nil for a bar with one part.
  var between: CGFloat?

  /// Returns the offset at which scrolling that would end within the collapse ends; nil for other offsets.
  func end(near offset: CGFloat) -> CGFloat? {
    guard offset > open, offset < closed else { return nil }
    var (start, end) = (open, closed)
    if let between { if offset < between { end = between } else { start = between } }
    return offset - start <= (end - start) * ContentCollapse.closingShare ? start : end
  }
}

extension UIScrollView {
  /// A scroll view that is a controller's view, or directly in it, may be the one that the bars around the
  /// controller go by.
  func tellFollowersOfContent() {
    guard follower == nil, (next as? UIViewController ?? superview?.next as? UIViewController) != nil else {
      return
    }
    var responder = superview?.next
    while let here = responder {
      if let container = here as? any ContentFollower { return container.contentMayHaveChanged() }
      responder = here.next
    }
  }

  /// Whether a finger or a motion moves the content.
  var isMoving: Bool {
    if drag != nil || isEndingDrag { return true }
    if case .none = motionKind { return false }
    return true
  }

  /// No bar goes by its content any more.
  func forgetFollower() {
    follower = nil
    collapsing = nil
  }
}
