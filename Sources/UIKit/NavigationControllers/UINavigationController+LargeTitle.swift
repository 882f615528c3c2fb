import CoreGraphics

extension UIViewController {
  /// Returns the scroll view that determines the look of the bars at an edge: the one that the app set, the view,
  /// or the first subview.
  func scrollViewForBars(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    // A nested navigation controller is represented by its visible page.
    if let inner = self as? UINavigationController {
      return inner.isNested ? (inner.transition?.to ?? inner.shown)?.scrollViewForBars(at: edge) : nil
    }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

extension UINavigationController: ContentFollower {
  func contentDidScroll() { navigationBarDidChange() }
  func contentMayHaveChanged() { if isViewLoaded { view.setNeedsLayout() } }

  /// The content of a page has its insets even if it fits and does not scroll (Apple:
  /// `UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
  var insetsContentThatFits: Bool { shown?.automaticallyAdjustsScrollViewInsets ?? false }

  /// Lets the bar's large title and search bar follow the content of the shown controller, whose scroll view keeps
  /// its delegate.
  func followContentScrollView() {
    updateScrollEdges()
    if let outerStack { return outerStack.followContentScrollView() }
    guard transition == nil else { return }
    let scrollView = shown?.scrollViewForBars(at: .top)
    if bars.contentScrollView !== scrollView {
      bars.contentScrollView?.forgetFollower()
      bars.contentScrollView = scrollView
    }
    scrollView?.follower = self
    let search = navigationBar.collapsibleSearch
    let title = navigationBar.showsLargeTitle ? LargeTitleView.height : 0
    let whole = title + search
    guard let scrollView, whole > 0, !hidesBar, scrollView.window != nil else {
      // During a search there is no title, and its height is restored later. A bar that is shown again above
      // scrolled content is collapsed.
      if !navigationBar.hidesRow {
        let isOpen = shown?.isContentAtEdge(.top) ?? true
        navigationBar.largeTitleRoom = isOpen ? LargeTitleView.height : 0
        if !isOpen { navigationBar.searchRoom = 0 }
      }
      // Without a scroll view the search bar could not be pulled down.
      if scrollView == nil { navigationBar.searchRoom = search }
      scrollView?.collapsing = nil
      return
    }
    // Nothing collapses before the page has its insets, or if the content is not below the bar.
    guard bars.placed === shown, scrollView.safeAreaShare.top >= bars.appliedRoom else { return }
    let closedTop = scrollView.adjustedContentInset.top - bars.appliedRoom
    if let last = scrollView.collapsing, !scrollView.isMoving, last.open < last.closed,
      abs(scrollView.contentOffset.y - last.open) < 0.5, closedTop == -last.closed, -closedTop - whole != last.open
    {
      // A bar that is shown as a whole became higher or lower.
      scrollView.contentOffset.y = -closedTop - whole
    }
    let room = UINavigationController.collapsingRoom(
      at: scrollView.contentOffset.y, closedTop: closedTop, steps: [0, title, whole])
    if bars.appliedRoom > 0, room == 0, !scrollView.isMoving {
      // Code scrolled beyond the collapse: the content keeps its distance to the bar, which is now smaller
      // (measured).
      scrollView.contentOffset.y += bars.appliedRoom
    }
    let searchRoom = min(search, max(0, room - title))
    navigationBar.searchRoom = searchRoom
    navigationBar.largeTitleRoom = title > 0 ? room - searchRoom : LargeTitleView.height
    scrollView.collapsing = ContentCollapse(
      open: -closedTop - whole, closed: -closedTop, hidden: whole - min(room, whole),
      between: title > 0 && search > 0 ? -closedTop - title : nil)
  }

  /// Returns the height of the shown share of the collapsing parts, in points, for content at an offset.
  ///
  /// Code that scrolls to a row computes the offset from frames of rows, which differs from the inset in the last
  /// digits. Without rounding to the steps, a collapsed bar would keep a share of 1e-14 points, with insets to
  /// which the offset is not equal.
  /// - Parameters:
  ///   - closedTop: the top inset with a collapsed bar.
  ///   - steps: the heights of the parts that are shown or hidden as a whole.
  private static func collapsingRoom(at offset: CGFloat, closedTop: CGFloat, steps: [CGFloat]) -> CGFloat {
    let roundingError: CGFloat = 1e-6
    let room = max(0, -offset - closedTop)
    return steps.first { abs(room - $0) < roundingError } ?? room
  }
}
