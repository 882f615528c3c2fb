import CoreGraphics

/// A container whose bars follow the content of a scroll view, without being its delegate.
@MainActor protocol ContentFollower: AnyObject {
  func contentDidScroll()
  /// Whether the safe area is added to the insets also where the content fits.
  var insetsContentThatFits: Bool { get }
  /// Called when the content's scroll view may have changed.
  func contentMayHaveChanged()
}

extension ContentFollower {
  func contentMayHaveChanged() {}
}

/// The range of the content offset within which the bar above the content collapses.
struct ContentCollapse {
  /// The share of its height after which a bar that was let go closes (`facts/navigation.md#large-title/closes`).
  static let closingShare: CGFloat = 0.7

  /// The offset at which the bar is expanded, and the one at which it is collapsed.
  let open: CGFloat
  let closed: CGFloat
  /// The height by which the bar is collapsed at the moment, in points.
  let hidden: CGFloat
  /// The offset at which one of two parts of the bar is collapsed and the other one is expanded: the search bar
  /// collapses before the large title does. Nil for a bar with one part.
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
  /// Informs the containers around a controller that this scroll view may be the one whose content their bars
  /// follow, if it is the controller's view or directly in it.
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

  /// Ends the connection between the content and a bar.
  func forgetFollower() {
    follower = nil
    collapsing = nil
  }
}
