import CoreGraphics

extension UIViewController {
  /// Returns whether the content ends at the bar at an edge, so that nothing is behind the bar. True without a
  /// scroll view.
  /// - Parameter collapsible: how much smaller the bar may become by scrolling, in points.
  func isContentAtEdge(_ edge: NSDirectionalRectEdge, collapsible: CGFloat = 0) -> Bool {
    guard let scrollView = scrollViewForBars(at: edge) else { return true }
    let insets = scrollView.adjustedContentInset
    if edge == .top { return scrollView.contentOffset.y <= collapsible - insets.top + 0.5 }
    let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    return scrollView.contentOffset.y >= end - 0.5
  }
}

extension UINavigationController {
  /// Updates the look of the bars for the content's offset.
  func updateScrollEdges() {
    guard let top = transition?.to ?? shown else { return }
    outerStack?.updateScrollEdges()
    var room = navigationBar.showsLargeTitle ? min(top.navigationItem.largeTitleRoom, LargeTitleView.height) : 0
    if navigationBar.collapsibleSearch > 0 { room += navigationBar.searchExtent }
    navigationBar.isAtScrollEdge = top.isContentAtEdge(.top, collapsible: room)
    toolbarIfMade?.isAtScrollEdge = top.isContentAtEdge(.bottom)
    (parentReference as? any BarUnderPages)?.updateScrollEdge()
  }
}

/// A container whose bar is below the bars of its pages, and whose look depends on the same content.
@MainActor protocol BarUnderPages: AnyObject {
  func updateScrollEdge()
}
