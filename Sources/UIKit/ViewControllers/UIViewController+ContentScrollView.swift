extension UIViewController {
  func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
      contentScrollViews[one.rawValue] = scrollView.map { WeakReference($0) }
    }
    parentReference?.viewIfLoaded?.setNeedsLayout()
  }

  /// Sets the scroll view that the bars follow at all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
}
