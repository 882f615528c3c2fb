import CoreGraphics
import Foundation

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
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// The offset that shows a rectangle at a position, within the content.
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
