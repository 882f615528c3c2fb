/// Shows the pages of a page view controller and moves them: by scrolling or by curling.
@MainActor protocol PageMover: AnyObject {
  var gestureRecognizers: [UIGestureRecognizer] { get }
  /// The next gesture asks the data source again.
  func forgetNeighbours()
  /// Puts pages where others were, at once.
  func place(_ pages: [UIViewController])
  /// Brings pages from one side; calls `end` when they are there.
  func bring(_ pages: [UIViewController], forward: Bool, end: @escaping () -> Void)
  /// Stops what runs where it is.
  func stop()
  /// Turns as a gesture does; false if there is nothing on that side.
  func turn(forward: Bool) -> Bool
  func layOut(in bounds: CGRect)
}

/// A page on one side of what shows.
enum PageNeighbour {
  /// The data source was not asked yet.
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
  /// Whether the appearance of both was begun.
  var tellsAppearance = false
}
