import CoreGraphics
import Foundation

/// Scrolls one section of a compositional layout orthogonally to the layout; it contains the section's cells.
///
/// Its coordinates are those of the collection view's content, so that cells have the layout's frames: at rest its
/// bounds are its frame (facts/collections.md#orthogonal).
@MainActor final class OrthogonalScroller: PassingScrollView, UIScrollViewDelegate {
  weak var collection: UICollectionView?
  private var section: CompositionalSection?
  private var isMirrored = false
  private var isConfiguring = false
  /// Whether the section has been scrolled since it was solved.
  private(set) var hasMoved = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    scrollsToTop = false
    delegate = self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Geometry

  /// Whether the groups are arranged in a row.
  private(set) var isRow = true
  private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    section?.section.orthogonalScrollingBehavior ?? .none
  }
  private var viewLength: CGFloat { isRow ? bounds.width : bounds.height }
  private var start: CGFloat { isRow ? frame.minX : frame.minY }

  /// The scroll distance from the row's leading end, in points.
  var distance: CGFloat { distance(at: contentOffset) }

  private func distance(at offset: CGPoint) -> CGFloat {
    let along = (isRow ? offset.x : offset.y) - start
    return isMirrored ? -along : along
  }

  func offset(at distance: CGFloat) -> CGPoint {
    let along = start + (isMirrored ? -distance : distance)
    return isRow ? CGPoint(x: along, y: frame.minY) : CGPoint(x: frame.minX, y: along)
  }

  /// The range of scroll distances.
  var range: ClosedRange<CGFloat> {
    guard let section else { return 0...0 }
    if behavior == .groupPagingCentered, section.groupCount > 0 {
      let low = stop(0)
      return low...max(low, stop(section.groupCount - 1))
    }
    return 0...max(0, section.rowLength - viewLength)
  }

  /// Shows the section as currently solved.
  func show(_ new: CompositionalSection, in viewport: CGRect, isRow: Bool, isMirrored: Bool) {
    let isFirst = section == nil
    if !isFirst, section === new, viewport == frame, self.isMirrored == isMirrored, shownLength == new.rowLength {
      return
    }
    let old = distance
    if section !== new { hasMoved = false }
    isConfiguring = true
    (section, self.isRow, self.isMirrored, shownLength) = (new, isRow, isMirrored, new.rowLength)
    if frame != viewport { frame = viewport }
    let range = range
    let ends = [offset(at: range.lowerBound), offset(at: range.upperBound)]
    let (low, high) = isRow ? (ends.map(\.x).min() ?? 0, ends.map(\.x).max() ?? 0) : (ends[0].y, ends[1].y)
    contentSize =
      isRow
      ? CGSize(width: high + viewport.width, height: viewport.maxY)
      : CGSize(width: viewport.maxX, height: high + viewport.height)
    contentInset =
      isRow
      ? UIEdgeInsets(top: -viewport.minY, left: -low, bottom: 0, right: 0)
      : UIEdgeInsets(top: -low, left: -viewport.minX, bottom: 0, right: 0)
    if !isTracking, !isDecelerating {
      let distance = isFirst ? range.lowerBound : min(max(old, range.lowerBound), range.upperBound)
      contentOffset = offset(at: distance)
    }
    isConfiguring = false
    takeProperties(new.section.orthogonalScrollingProperties)
  }
  private var shownLength: CGFloat = 0

  private func takeProperties(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    switch properties.decelerationRate {
    case .automatic:
      decelerationRate = [.groupPaging, .groupPagingCentered, .paging].contains(behavior) ? .fast : .normal
    case let rate: decelerationRate = DecelerationRate(rawValue: rate.rawValue)
    }
    bounces = properties.bounce != .never
    (alwaysBounceHorizontal, alwaysBounceVertical) =
      properties.bounce == .always ? (isRow, !isRow) : (false, false)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isConfiguring else { return }
    hasMoved = true
    collection?.orthogonalScrollerDidScroll()
  }

  // MARK: End of scrolling

  /// Returns the scroll distance at which a group is aligned.
  private func stop(_ index: Int) -> CGFloat {
    guard let section else { return 0 }
    let lead = section.groupStart(index) - section.groupStart(0)
    guard behavior == .groupPagingCentered else { return lead }
    let size = section.group(index).size
    return lead + ((isRow ? size.width : size.height) - viewLength) / 2
  }

  /// Returns the group whose stop is nearest to a distance.
  private func nearestGroup(to distance: CGFloat) -> Int {
    guard let section, section.groupCount > 1 else { return 0 }
    var (low, high) = (0, section.groupCount - 1)
    while low < high {
      let middle = (low + high) / 2
      if stop(middle) < distance { low = middle + 1 } else { high = middle }
    }
    return low > 0 && distance - stop(low - 1) <= stop(low) - distance ? low - 1 : low
  }

  /// Returns the distance at which the row comes to rest near a proposed distance.
  private func rest(near distance: CGFloat) -> CGFloat {
    let range = range
    guard let section, section.groupCount > 0 else { return range.lowerBound }
    switch behavior {
    case .none, .continuous: break
    case .paging:
      guard distance < range.upperBound, viewLength > 0 else { return range.upperBound }
      return min(max((distance / viewLength).rounded() * viewLength, range.lowerBound), range.upperBound)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return min(max(stop(nearestGroup(to: distance)), range.lowerBound), range.upperBound)
    }
    return min(max(distance, range.lowerBound), range.upperBound)
  }

  /// Sets the offset to the nearest stop: code can't scroll a row to a position between its stops.
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(offset(at: rest(near: distance(at: contentOffset))), animated: animated)
  }

  override func end(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let speed = (isRow ? velocity.x : velocity.y) * (isMirrored ? -1 : 1)
    return offset(at: restAfterDrag(distance(at: proposed), speed))
  }

  /// Returns the distance along the row, in points, at which it comes to rest after a drag.
  /// - Parameter speed: the velocity toward the end of the row, in points per millisecond.
  private func restAfterDrag(_ proposed: CGFloat, _ speed: CGFloat) -> CGFloat {
    let (here, range) = (distance, range)
    var target = proposed
    let isFast = abs(speed) > 0.2
    switch behavior {
    case .none, .continuous: return proposed
    case .continuousGroupLeadingBoundary: return rest(near: proposed)
    case .paging:
      guard viewLength > 0 else { return proposed }
      let page = here / viewLength
      target = (isFast ? page.rounded(speed > 0 ? .up : .down) : page.rounded()) * viewLength
    case .groupPaging, .groupPagingCentered:
      guard let section, section.groupCount > 0 else { return proposed }
      var index = nearestGroup(to: here)
      // A swipe moves to the next stop in its direction.
      if isFast, speed > 0, stop(index) <= here { index += 1 }
      if isFast, speed < 0, stop(index) >= here { index -= 1 }
      target = stop(min(max(0, index), section.groupCount - 1))
    }
    return min(max(target, range.lowerBound), range.upperBound)
  }
}
