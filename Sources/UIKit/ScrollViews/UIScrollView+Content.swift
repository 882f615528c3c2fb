import CoreGraphics

/// The range of the content offset.
extension UIScrollView {
  /// The share of the safe area in the adjusted insets.
  var safeAreaShare: UIEdgeInsets {
    let area = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let isVertical =
        alwaysBounceVertical || contentSize.height > bounds.height || follower?.insetsContentThatFits == true
      let isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: isVertical ? area.top : 0, left: isHorizontal ? area.left : 0, bottom: isVertical ? area.bottom : 0,
        right: isHorizontal ? area.right : 0)
    }
  }

  /// Updates the offset after a change of the insets; content at its start stays at its start.
  func adjustmentMayHaveChanged() {
    let (old, new) = (lastAdjustment, adjustedContentInset)
    // The new offset must not cause another call: an offset beyond the precision of its numbers moves the frame,
    // and thus the safe area.
    guard old != new, !isFollowingAdjustment else { return }
    isFollowingAdjustment = true
    defer { isFollowingAdjustment = false }
    lastAdjustment = new
    var offset = contentOffset
    offset.y = UIScrollView.keepingStart(offset.y, from: old.top, to: new.top)
    offset.x = UIScrollView.keepingStart(offset.x, from: old.left, to: new.left)
    if drag == nil { follow(to: offset) }
    returnToMovedEnd()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Returns the offset of content whose leading inset changes from `old` to `new`: content at its start follows
  /// the inset. The end of an animation, or a bar's height, may be off by a rounding error, which is far below a
  /// pixel and does not count; nor does a change of the inset by no more than that.
  private static func keepingStart(_ offset: CGFloat, from old: CGFloat, to new: CGFloat) -> CGFloat {
    let roundingError: CGFloat = 0.001
    if offset == -old { return 0 - new }
    return abs(offset + old) < roundingError && abs(new - old) >= roundingError ? 0 - new : offset
  }

  /// Applies changed limits of the offset: content at rest beyond a new limit moves there immediately, the
  /// trajectory of moving content is computed again, and an animated scroll ends within the content.
  func contentRangeDidChange() {
    indicators.update(self)
    guard drag == nil, zooming == nil else { return }
    if case .deceleration = motionKind { return planDeceleration() }
    keepScrollAnimationInContent()
    guard motion == nil else { return }
    follow(to: nearestOffset(contentOffset, keepingStart: contentAlignmentPoint == .zero))
  }

  /// Moves the content to the offset that its ends require, which does not count as scrolling by the app.
  func follow(to offset: CGPoint) {
    let old = contentOffset
    guard offset != old else { return }
    contentOffset = offset
    contentDidFollowItsEnds(from: old)
  }

  /// The offsets that show no space beyond the insets.
  var horizontalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let space = bounds.width - inset.left - inset.right - contentSize.width
    return UIScrollView.range(
      0 - inset.left - max(0, space) * alignment(contentAlignmentPoint.x),
      contentSize.width + inset.right - bounds.width)
  }
  var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    // A collapsed bar expands with the content.
    let top = inset.top + (collapsing?.hidden ?? 0)
    let space = bounds.height - top - inset.bottom - contentSize.height
    return UIScrollView.range(
      0 - top - max(0, space) * alignment(contentAlignmentPoint.y),
      contentSize.height + inset.bottom - bounds.height)
  }
  /// Returns the share of the free space that precedes the content.
  private func alignment(_ part: CGFloat) -> CGFloat { part.isFinite ? min(max(part, 0), 1) : 0 }
  private static func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
    low.isFinite && high.isFinite ? low...max(low, high) : 0...0
  }

  /// Returns the offset within the content that is nearest.
  func nearestOffset(_ offset: CGPoint, keepingStart: Bool) -> CGPoint {
    func clamp(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      let below = min(value, range.upperBound)
      return keepingStart ? below : max(below, range.lowerBound)
    }
    return CGPoint(x: clamp(offset.x, horizontalRange), y: clamp(offset.y, verticalRange))
  }

  /// Returns the offset nearest to the present one that shows a rectangle of the content; nil for an invalid
  /// rectangle.
  func offset(showing rect: CGRect) -> CGPoint? {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    let (inset, visible) = (adjustedContentInset, bounds)
    func way(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low >= start, high <= end { return 0 }
      // A rectangle larger than the view is visible already, or is scrolled to its nearer edge.
      if low <= start, high >= end { return 0 }
      let (toStart, toEnd) = (low - start, high - end)
      return abs(toStart) < abs(toEnd) ? toStart : toEnd
    }
    let dx = way(rect.minX, rect.maxX, visible.minX + inset.left, visible.maxX - inset.right)
    let dy = way(rect.minY, rect.maxY, visible.minY + inset.top, visible.maxY - inset.bottom)
    guard dx != 0 || dy != 0 else { return nil }
    return nearestOffset(CGPoint(x: visible.minX + dx, y: visible.minY + dy), keepingStart: false)
  }

  var scrollsVertically: Bool {
    let range = verticalRange
    return range.upperBound > range.lowerBound || alwaysBounceVertical && bouncesVertically
  }
  var scrollsHorizontally: Bool {
    let range = horizontalRange
    return range.upperBound > range.lowerBound || alwaysBounceHorizontal && bouncesHorizontally
  }

  /// Returns a point rounded to the nearest pixel of the device, as scrolling rounds its offsets
  /// (facts/scrolling.md#offset/quantisation).
  func onPixel(_ point: CGPoint) -> CGPoint {
    let scale = max(1, traitCollection.displayScale)
    return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
