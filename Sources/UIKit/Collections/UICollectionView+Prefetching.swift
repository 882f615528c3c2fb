import CoreGraphics
import Foundation

/// Prefetching of items that will be visible soon: those within a screen of the visible ones, in the direction of
/// the last movement.
extension UICollectionView {
  /// Records the direction in which the content moves.
  func notePrefetchDirection(from old: CGPoint, to new: CGPoint) {
    let distance = abs(new.y - old.y) >= abs(new.x - old.x) ? new.y - old.y : new.x - old.x
    if distance != 0, distance.isFinite { prefetchesBackwards = distance < 0 }
  }

  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil else { return }
    let near = nearPaths
    let new = near.filter { !prefetched.contains($0) }
    let kept = Set(near)
    let old = prefetched.filter { path in
      !kept.contains(path) && shown[CollectionElement(role: .cell, indexPath: path)] == nil
    }
    prefetched = kept
    if !old.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: old.sorted()) }
    OptionalMethod.isAbsent = false
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }

  /// The items of the next screen, the nearest first.
  private var nearPaths: [IndexPath] {
    let visible = bounds
    guard visible.width > 0, visible.height > 0, visible.isFiniteRect else { return [] }
    let isDown = contentSize.height > visible.height || contentSize.width <= visible.width
    let step = (isDown ? visible.height : visible.width) * (prefetchesBackwards ? -1 : 1)
    let ahead = visible.offsetBy(dx: isDown ? 0 : step, dy: isDown ? step : 0)
    let found = (storedLayout.layoutAttributesForElements(in: mirrored(ahead)) ?? []).map(mirrored)
    let paths = found.filter {
      $0.role == .cell && shown[$0.element] == nil && exists($0.indexPath) && scroller(of: $0) == nil
    }.map(\.indexPath).sorted()
    return prefetchesBackwards ? paths.reversed() : paths
  }
}
