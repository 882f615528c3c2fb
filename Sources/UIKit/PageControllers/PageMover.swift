/// Shows the pages of a page view controller and moves them: by scrolling or by curling.
@MainActor protocol PageMover: AnyObject {
  var gestureRecognizers: [UIGestureRecognizer] { get }
  /// Discards the neighbors, so that the next gesture requests them from the data source again.
  func forgetNeighbours()
  /// Replaces the pages without an animation.
  func place(_ pages: [UIViewController])
  /// Moves pages in from one side; calls `end` at the end of the animation.
  func bring(_ pages: [UIViewController], forward: Bool, end: @escaping () -> Void)
  /// Stops the movement at the present position.
  func stop()
  /// Turns the page as a gesture does; returns false if there is no page in that direction.
  func turn(forward: Bool) -> Bool
  func layOut(in bounds: CGRect)
}

/// A page on one side of the visible pages.
enum PageNeighbour {
  /// The data source has not been called yet.
  case unknown
  case none
  case pages([UIViewController])

  var pages: [UIViewController]? {
    if case .pages(let pages) = self { return pages }
    return nil
  }
}

/// A turn to other pages that has begun and not ended.
@MainActor struct PageTurn {
  let incoming: [UIViewController]
  let outgoing: [UIViewController]
  let isForward: Bool
  /// The page on the back of the leaf that turns, in a double-sided book with its spine at an edge.
  var back: UIViewController?
  /// Whether the appearance of both was begun.
  var tellsAppearance = false

  var backs: [UIViewController] { back.map { [$0] } ?? [] }
}
