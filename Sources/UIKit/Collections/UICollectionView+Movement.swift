import CoreGraphics
import Foundation

/// An item that a finger holds.
struct CollectionMovement {
  let original: IndexPath
  var current: IndexPath
  let view: UICollectionReusableView
  var position: CGPoint
}

/// Moving items by hand: facts/collections.md#movement.
extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, exists(path), let dataSource, let cell = cellForItem(at: path) else { return false }
    let may = OptionalMethod.ask { dataSource.collectionView(self, canMoveItemAt: path) }
    guard may != false else { return false }
    unpress()
    movement = CollectionMovement(original: path, current: path, view: cell, position: cell.center)
    cell.layer.zPosition = 10_000
    return true
  }

  func moveItem(to point: CGPoint) {
    guard var movement, point.x.isFinite, point.y.isFinite else { return }
    let previous = movement.position
    movement.position = point
    let held = storedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: point)
    movement.view.center = held.center
    var target = storedLayout.targetIndexPath(forInteractivelyMovingItem: movement.current, withPosition: point)
    if let delegate {
      let (original, current, proposed) = (movement.original, movement.current, target)
      target =
        OptionalMethod.ask {
          delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
            toProposedIndexPath: proposed)
        } ?? OptionalMethod.ask {
          delegate.collectionView(self, targetIndexPathForMoveFromItemAt: current, toProposedIndexPath: proposed)
        } ?? proposed
    }
    let current = movement.current
    if exists(target), target != current, target[0] == current[0] { movement.current = target }
    self.movement = movement
    guard movement.current != current else { return }
    let context = storedLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.current], withTargetPosition: point, previousIndexPaths: [current],
      previousPosition: previous)
    storedLayout.invalidateLayout(with: context)
    permute(from: current, to: movement.current)
  }

  func endMovement(cancelled: Bool) {
    guard let movement else { return }
    let (original, current) = (movement.original, movement.current)
    let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [cancelled ? original : current], previousIndexPaths: [original],
      movementCancelled: cancelled)
    self.movement = nil
    movement.view.shownAttributes = nil
    storedLayout.invalidateLayout(with: context)
    if cancelled {
      permute(from: current, to: original)
    } else {
      if current != original { dataSource?.collectionView(self, moveItemAt: original, to: current) }
      permute(from: current, to: current)
    }
  }

  /// Shows the items as if one had moved, before the data source hears of it.
  private func permute(from: IndexPath, to: IndexPath) {
    var updates = CollectionUpdates()
    if from != to { updates.moveItem(from, to) }
    let map = CollectionPathMap(updates)
    selected = Set(selected.compactMap { map.newPath($0) })
    let held = movement?.view
    let center = held?.center
    change(
      carry: map.newElement, origin: map.oldElement, prepare: { _ in },
      finish: { _ in
        guard let held, let center else { return }
        held.center = center
        held.layer.zPosition = 10_000
      }, completions: [])
  }
}
