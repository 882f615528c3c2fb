/// The methods by which a scroll view reports scrolling and zooming; all of them are optional.
///
/// ```swift
/// func scrollViewDidScroll(_ scrollView: UIScrollView) {
///   label.alpha = max(0, 1 - scrollView.contentOffset.y / 100)
/// }
/// ```
///
/// A drag calls `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each change, `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging` and, if the content continues to move, `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll` in each frame and `scrollViewDidEndDecelerating` (facts/scrolling.md#delegate-orders).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after each change of the offset, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after each change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag, before the content moves.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger lifts. The velocity is in points per millisecond; scrolling ends exactly at the offset
  /// that is set.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger lifted; with `decelerate` the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the finger has lifted and the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after `setContentOffset(_:animated:)` with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view in the content that is scaled; nil: no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before fingers begin to zoom, with the view that zooms.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the fingers lifted and the scale has returned within its limits, and after animated zooming.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called for a tap on the status bar; false keeps the content at its offset.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content is at its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Describes the position of a scroll view's content for assistive programs. Flipside never calls it, because none
/// runs.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns what an assistive program announces after it scrolled, such as "Page 2 of 5". Optional; with nil, the
  /// default, the program announces its own text.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns the same announcement with attributes that change how it is spoken. Optional; nil by default.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
