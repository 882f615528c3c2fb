import CoreGraphics

extension UIScrollView {
  /// The distance in points from an edge of the view within which a finger that drags an item scrolls.
  private static let dragReach: CGFloat = 44

  /// Scrolls the content below a finger near an end by one frame's step, faster the nearer it is. Returns whether
  /// it moved.
  func scrollForDrag(at finger: CGPoint) -> Bool {
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = nearestOffset(
      CGPoint(
        x: contentOffset.x + UIScrollView.step(finger.x, visible.minX, visible.maxX, contentSize.width),
        y: contentOffset.y + UIScrollView.step(finger.y, visible.minY, visible.maxY, contentSize.height)),
      keepingStart: false)
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }

  private static func step(_ finger: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > high - low, finger.isFinite else { return 0 }
    let reach = min(dragReach, (high - low) / 4)
    var step: CGFloat = 0
    if finger < low + reach { step = (finger - low - reach) / 6 }
    if finger > high - reach { step = (finger - high + reach) / 6 }
    return min(max(step, -12), 12)
  }
}
