import CoreGraphics
import Foundation

/// An item to which the collection view was scrolled, and the offset that shows it with the currently known sizes
/// (facts/collections.md#layout-pass/scroll-to-item).
struct CollectionScrollTarget {
  let path: IndexPath
  let position: UICollectionView.ScrollPosition
  var offset: CGPoint
  /// The number of the scroll, so that an earlier scroll's deferred end does not end a later one.
  let number: Int
}

extension UICollectionView {
  func scroll(toItem path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    for (axis, name) in [(ScrollPosition.vertical, "vertical"), (.horizontal, "horizontal")]
    where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      return ExceptionReport.raise(
        .invalidArgumentException,
        "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(name) "
          + "positioning styles")
    }
    let counts = loadedCounts
    guard path.count == 2, counts.indices.contains(path[0]) else {
      return ExceptionReport.raise(
        .invalidArgumentException,
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) "
          + "when there are only \(counts.count) sections. Collection view: \(self).")
    }
    guard exists(path) else {
      return ExceptionReport.raise(
        .invalidArgumentException,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
          + "there are only \(counts[path[0]]) items in section \(path[0]). Collection view: \(self).")
    }
    prepareLayoutIfNeeded()
    guard let frame = attributes(of: CollectionElement(role: .cell, indexPath: path))?.frame, frame.isFiniteRect
    else {
      return
    }
    scrollOrthogonally(to: path, position, animated: animated)
    let target = offset(for: frame, position)
    scrollCount += 1
    scrollTarget = nil
    let number = scrollCount
    let edges = edges(of: position, from: contentOffset, to: target)
    if target != contentOffset { setContentOffset(target, animated: animated) }
    // The delegate may have scrolled elsewhere. Without estimates the item has its final position.
    guard scrollCount == number, storedLayout.asksForPreferredSizes, edges != [], !bounds.isEmpty else { return }
    scrollTarget = CollectionScrollTarget(
      path: path, position: edges, offset: scrollAnimation == nil ? contentOffset : target, number: number)
    if scrollAnimation == nil { followScrollTargetInLayout() }
  }

  /// Returns the edges at which the item is to be visible: the requested ones, else those at which it entered.
  private func edges(of position: ScrollPosition, from start: CGPoint, to end: CGPoint) -> ScrollPosition {
    var edges = position
    if position.isDisjoint(with: .vertical), start.y != end.y { edges.insert(end.y < start.y ? .top : .bottom) }
    if position.isDisjoint(with: .horizontal), start.x != end.x { edges.insert(end.x < start.x ? .left : .right) }
    return edges
  }

  /// Follows the item during the layout, in which the visible cells are measured.
  private func followScrollTargetInLayout() {
    setNeedsLayout()
    let number = scrollCount
    MainTurn.afterLayout { [weak self] in
      if let self, self.scrollTarget?.number == number, self.scrollAnimation == nil { self.scrollTarget = nil }
    }
  }

  /// Follows the item after the content came to rest, as the visible cells may have other sizes than estimated.
  func noteScrollTarget() {
    guard scrollAnimation == nil, let target = scrollTarget else { return }
    guard contentOffset == target.offset, !isTracking else { return scrollTarget = nil }
    followScrollTargetInLayout()
  }

  /// Moves the content, or the end of its animation, to the item's position with the currently known sizes. Returns
  /// whether the content moved.
  func followScrollTarget() -> Bool {
    guard let target = scrollTarget else { return false }
    guard exists(target.path),
      let frame = attributes(of: CollectionElement(role: .cell, indexPath: target.path))?.frame, frame.isFiniteRect,
      scrollAnimation.map({ $0.goal == target.offset }) ?? (contentOffset == target.offset && !isTracking)
    else {
      scrollTarget = nil
      return false
    }
    let offset = offset(for: frame, target.position)
    guard abs(offset.x - target.offset.x) > 0.01 || abs(offset.y - target.offset.y) > 0.01 else { return false }
    scrollTarget?.offset = offset
    if let scrollAnimation {
      scrollAnimation.turn(to: offset, from: contentOffset)
      return false
    }
    contentOffset = offset
    return true
  }

  /// Returns the content offset that shows a rectangle at a position, within the limits of the content.
  private func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    var offset = contentOffset
    func nearest(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low >= start, high <= end { return 0 }
      return low < start || high - low > end - start ? low - start : high - end
    }
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else {
      offset.y += nearest(frame.minY, frame.maxY, room.minY, room.maxY)
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else {
      offset.x += nearest(frame.minX, frame.maxX, room.minX, room.maxX)
    }
    return nearestOffset(offset, keepingStart: false)
  }
}
