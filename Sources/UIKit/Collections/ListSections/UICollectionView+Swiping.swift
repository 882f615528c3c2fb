import CoreGraphics
import Foundation

/// Swipe actions of lists, the same as those of tables (facts/tables.md#swipe-actions).
extension UICollectionView: RowSwipeHost {
  /// Creates the swipe handler, for layouts with lists that have actions.
  func installSwiper() { if swiper == nil { swiper = RowSwiper(self) } }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !isEditing, movement == nil, updates == nil, let path = indexPathForItem(at: point),
      list(at: path) != nil,
      let cell = cellForItem(at: path)
    else { return nil }
    return (path, cell)
  }

  func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let configuration = list(at: path)?.configuration else { return nil }
    return isTrailing
      ? configuration.trailingSwipeActionsConfigurationProvider?(path)
      : configuration.leadingSwipeActionsConfigurationProvider?(path)
  }

  func swipeCurtainColor(_ path: IndexPath) -> UIColor? {
    guard let list = list(at: path), list.appearance == .insetGrouped else { return nil }
    return list.backgroundColor
  }

  func rowSwipeWillBegin(_ swipe: RowSwipe) {
    unpress()
    guard let cell = swipe.cell as? UICollectionViewCell else { return }
    cell.parts.isSwiped = true
    cell.setNeedsUpdateConfiguration()
    swipe.round(cell.listPlacement?.corners ?? [], radius: ListPlacement.cardRadius)
    // The buttons cover the separator, which stays at the row's original position.
    swipe.buttons.layer.zPosition = cell.layer.zPosition + 0.75
  }

  func rowSwipeDidEnd(_ swipe: RowSwipe, isDeleted: Bool) {}

  func rowSwipeDidClose(_ swipe: RowSwipe) {
    guard let cell = swipe.cell as? UICollectionViewCell else { return }
    cell.parts.isSwiped = false
    cell.setNeedsUpdateConfiguration()
  }

  /// Reveals the trailing actions of a cell, as its minus does.
  func openSwipe(of cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell), let actions = swipeActions(path, isTrailing: true) else { return }
    installSwiper()
    swiper?.open(cell, at: path, actions)
  }

  /// Closes the revealed actions of a row on a touch beside it; such a touch has no other effect.
  func closeSwipe(touchedBy touches: Set<UITouch>) -> Bool {
    guard let swipe = swiper?.swipe, !swipe.isClosing else { return false }
    touchClosesSwipe = true
    let isInside = touches.contains { swipe.cell.bounds.contains($0.location(in: swipe.cell)) }
    if !isInside { swiper?.close(animated: true) }
    return true
  }

  /// Ends the swipe in an update: a deleted row is animated from its current position, others close.
  func endSwipe(along map: CollectionPathMap) {
    guard let swipe = swiper?.swipe else { return }
    guard map.newPath(swipe.path) == nil else {
      swiper?.close(animated: true)
      return
    }
    (swipe.cell as? UICollectionViewCell)?.parts.leavingFrame = swipe.cell.frame
    swiper?.leave(duration: UICollectionView.updateDuration)
  }
}
