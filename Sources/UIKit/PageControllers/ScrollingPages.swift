import CoreGraphics

/// Three positions side by side, of which the middle one is visible: the neighbors are at the outer positions, and
/// the page at which scrolling ends is moved to the middle (facts/lifecycle.md#pages).
@MainActor final class ScrollingPages: PageMover {
  /// Weak, because the owner's calls of the app may release it.
  private weak var owner: UIPageViewController?
  let scrollView = PageScrollView()
  private var before = PageNeighbour.unknown
  private var after = PageNeighbour.unknown
  /// The page turn that a finger or a tap on the dots has begun.
  private var turn: PageTurn?
  /// Ends the page turn that code has begun.
  private var end: (() -> Void)?
  /// The page in an outer position during a change by code, and its direction.
  private var coming: (page: UIViewController, isForward: Bool)?
  private var isArranging = false

  var gestureRecognizers: [UIGestureRecognizer] { [] }

  init(_ owner: UIPageViewController, in view: UIView) {
    self.owner = owner
    scrollView.pages = self
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.scrollsToTop = false
    view.addSubview(scrollView)
    layOut(in: view.bounds)
  }

  // MARK: Geometry

  private var isVertical: Bool { owner?.navigationOrientation == .vertical }
  private var length: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }
  private var offset: CGFloat { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }
  /// Whether the next page is at the left.
  private var isMirrored: Bool {
    !isVertical && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// Returns the offset at which the page on a side fills the view.
  private func goal(forward: Bool) -> CGFloat { forward != isMirrored ? 2 * length : 0 }

  private func frame(at offset: CGFloat) -> CGRect {
    let (size, spacing) = (scrollView.bounds.size, owner?.interPageSpacing ?? 0)
    return isVertical
      ? CGRect(x: 0, y: offset + spacing / 2, width: size.width, height: max(0, size.height - spacing))
      : CGRect(x: offset + spacing / 2, y: 0, width: max(0, size.width - spacing), height: size.height)
  }

  func layOut(in bounds: CGRect) {
    let spacing = owner?.interPageSpacing ?? 0
    let wanted = bounds.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    guard wanted != scrollView.frame || scrollView.contentSize == .zero else { return }
    if wanted.size != scrollView.bounds.size { completeMovement() }
    scrollView.frame = wanted
    arrange()
  }

  /// Ends a movement without a finger before the size changes, at the page that is its target.
  private func completeMovement() {
    guard turn != nil || coming != nil, !scrollView.isTracking else { return }
    scrollView.completeMotion()
  }

  /// Arranges the pages for their state: at rest, or moving.
  private func arrange() {
    isArranging = true
    defer { isArranging = false }
    let part = length > 0 && (turn != nil || coming != nil) ? offset / max(lastLength, 1) : 1
    scrollView.contentSize =
      isVertical
      ? CGSize(width: scrollView.bounds.width, height: 3 * length)
      : CGSize(width: 3 * length, height: scrollView.bounds.height)
    limit()
    if turn == nil, coming == nil {
      rest()
    } else if lastLength != length {
      scrollView.contentOffset = point(part * length)
    }
    lastLength = length
    let middle = turn?.outgoing.first ?? (coming == nil ? owner?.shown.first : owner?.change?.turn.outgoing.first)
    middle?.viewIfLoaded?.frame = frame(at: length)
    if let turn { turn.incoming.first?.viewIfLoaded?.frame = frame(at: goal(forward: turn.isForward)) }
    if let coming { coming.page.viewIfLoaded?.frame = frame(at: goal(forward: coming.isForward)) }
  }

  private var lastLength: CGFloat = 0

  private func rest() {
    if scrollView.contentOffset != point(length) { scrollView.contentOffset = point(length) }
  }

  /// Prevents scrolling to a side without a page.
  private func limit() {
    func isEnd(_ neighbour: PageNeighbour) -> Bool {
      guard owner?.dataSource != nil else { return true }
      if case .none = neighbour { return true }
      return false
    }
    let (low, high) = isMirrored ? (after, before) : (before, after)
    let comesLow = coming.map { goal(forward: $0.isForward) == 0 } ?? false
    let comesHigh = coming.map { goal(forward: $0.isForward) > 0 } ?? false
    let (first, last) = (isEnd(low) && !comesLow ? -length : 0, isEnd(high) && !comesHigh ? -length : 0)
    scrollView.contentInset =
      isVertical
      ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
  }

  // MARK: Pages

  func forgetNeighbours() {
    (before, after) = (.unknown, .unknown)
    if turn == nil { limit() }
  }

  func place(_ pages: [UIViewController]) {
    stop()
    guard let page = pages.first else { return }
    show(page, at: length)
    arrange()
  }

  private func show(_ page: UIViewController, at offset: CGFloat) {
    page.view.autoresizingMask = []
    page.view.frame = frame(at: offset)
    if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
  }

  func bring(_ pages: [UIViewController], forward: Bool, end: @escaping () -> Void) {
    guard let page = pages.first else { return end() }
    coming = (page, forward)
    self.end = end
    scrollView.panGestureRecognizer.isEnabled = false
    limit()
    show(page, at: goal(forward: forward))
    scrollView.setContentOffset(point(goal(forward: forward)), animated: true)
  }

  /// Ends a turn at once. The new page is shown if code began the turn, and the old one if a finger did.
  func stop() {
    end = nil
    let wasComing = coming != nil
    coming = nil
    scrollView.panGestureRecognizer.isEnabled = true
    if let turn {
      self.turn = nil
      scrollView.stopMotion(notifies: false)
      owner?.endTurn(turn, completed: false)
    } else if wasComing {
      scrollView.stopMotion(notifies: false)
    }
    if let page = owner?.shown.first?.viewIfLoaded, page.superview === scrollView { page.frame = frame(at: length) }
    limit()
    isArranging = true
    rest()
    isArranging = false
  }

  func turn(forward: Bool) -> Bool {
    guard turn == nil, coming == nil, begin(forward: forward) else { return false }
    scrollView.setContentOffset(point(goal(forward: forward)), animated: true)
    return true
  }

  // MARK: Turning

  private func neighbour(forward: Bool) -> [UIViewController]? {
    if case .unknown = forward ? after : before {
      let found = owner?.askForPages(forward: forward).map(PageNeighbour.pages) ?? .none
      if forward { after = found } else { before = found }
      limit()
    }
    return (forward ? after : before).pages
  }

  private func begin(forward: Bool) -> Bool {
    guard let pages = neighbour(forward: forward), let page = pages.first, let owner else { return false }
    // The data source has set other pages, which move in instead.
    guard owner.change == nil else {
      forgetNeighbours()
      return false
    }
    turn = owner.beginTurn(to: pages, forward: forward)
    show(page, at: goal(forward: forward))
    return true
  }

  /// Called when the content moved: the page on the visible side appears.
  func contentMoved() {
    guard !isArranging, coming == nil, scrollView.isDragging || scrollView.isDecelerating else { return }
    let way = offset - length
    guard abs(way) > 0.01, length > 0 else { return }
    let forward = (way > 0) != isMirrored
    if let turn, turn.isForward != forward {
      self.turn = nil
      owner?.endTurn(turn, completed: false)
    }
    if turn == nil { _ = begin(forward: forward) }
  }

  /// Completes the turn when scrolling has ended.
  func contentSettled() {
    if coming != nil {
      let end = end
      self.end = nil
      coming = nil
      scrollView.panGestureRecognizer.isEnabled = true
      end?()
      arrange()
      return
    }
    guard let turn else { return }
    self.turn = nil
    let completed = abs(offset - goal(forward: turn.isForward)) < length / 2
    if completed {
      // The outgoing page is the neighbor now, and the page beyond the new one is unknown.
      (before, after) = turn.isForward ? (.pages(turn.outgoing), .unknown) : (.unknown, .pages(turn.outgoing))
    }
    owner?.endTurn(turn, completed: completed)
    arrange()
    // The neighbor is requested now, so that the next drag finds it.
    if completed, self.turn == nil { _ = neighbour(forward: turn.isForward) }
  }
}

/// The scroll view of pages, which apps find among the subviews; its delegate is theirs.
@MainActor final class PageScrollView: UIScrollView {
  weak var pages: ScrollingPages?

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != super.bounds.origin { pages?.contentMoved() }
    }
  }

  override func contentDidSettle() {
    super.contentDidSettle()
    pages?.contentSettled()
  }
}
