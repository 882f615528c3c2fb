import Foundation
import QuartzCore

/// A moving item that the user holds.
struct CollectionMovement {
  let original: IndexPath
  var current: IndexPath
  let view: UICollectionReusableView
  var position: CGPoint
  /// The numbers of items before the movement.
  let counts: [Int]
  /// Scrolls the content while the finger rests at an edge.
  var link: CADisplayLink?
}

/// Interactive movement of items: facts/collections.md#movement.
extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    // A row with visible swipe actions closes, and nothing else happens.
    if let swipe = swiper?.swipe, !swipe.isClosing {
      swiper?.close(animated: true)
      return false
    }
    guard movement == nil, exists(path), let cell = cellForItem(at: path), canMove(path) else { return false }
    unpress()
    movement = CollectionMovement(
      original: path, current: path, view: cell, position: cell.center, counts: loadedCounts)
    cell.layer.zPosition = 10_000
    return true
  }

  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalMethod.ask { dataSource.collectionView(self, canMoveItemAt: path) } ?? implementsMove
  }

  /// Whether the data source supports moves, which it does if it implements the query for movable items.
  private var implementsMove: Bool {
    guard let dataSource else { return false }
    if dataSource is UICollectionViewController, CollectionMover.probe.isOverridden(in: type(of: dataSource)) {
      return true
    }
    let move = OptionalMethod.Name(
      full: "collectionView(_:moveItemAt:to:)", selector: "collectionView:moveItemAtIndexPath:toIndexPath:")
    let required = OptionalMethod.Name(
      full: "collectionView(_:cellForItemAt:)", selector: "collectionView:cellForItemAtIndexPath:")
    return OptionalMethod.isWritten(move, in: dataSource, besides: required) {
      $0 is any UICollectionViewDataSource.Type
    }
  }

  func moveItem(to point: CGPoint) {
    guard var movement, point.x.isFinite, point.y.isFinite else { return }
    let previous = movement.position
    movement.position = point
    self.movement = movement
    hold(movement)
    let proposed = storedLayout.targetIndexPath(forInteractivelyMovingItem: movement.current, withPosition: point)
    let (target, current) = (
      allowedTarget(from: movement.original, at: movement.current, proposed), movement.current
    )
    guard target != current, mayHold(target, movement) else { return }
    let context = storedLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: point, previousIndexPaths: [current],
      previousPosition: previous)
    self.movement?.current = target
    storedLayout.invalidateLayout(with: context)
    permute(from: current, to: target)
  }

  /// Positions the held item as the layout determines.
  private func hold(_ movement: CollectionMovement) {
    let held = storedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    movement.view.center = held.center
    if movement.view.alpha != held.alpha { movement.view.alpha = held.alpha }
    if !CATransform3DEqualToTransform(movement.view.layer.transform, held.transform3D) {
      movement.view.layer.transform = held.transform3D
    }
  }

  /// Returns the target that the delegate allows for a moved item.
  func allowedTarget(from original: IndexPath, at current: IndexPath, _ proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    return OptionalMethod.ask {
      delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
        toProposedIndexPath: proposed)
    } ?? OptionalMethod.ask {
      delegate.collectionView(self, targetIndexPathForMoveFromItemAt: current, toProposedIndexPath: proposed)
    } ?? proposed
  }

  /// Returns whether the target is valid; another section can hold one more item.
  private func mayHold(_ target: IndexPath, _ movement: CollectionMovement) -> Bool {
    let counts = loadedCounts
    guard target.count == 2, counts.indices.contains(target[0]), target[1] >= 0 else { return false }
    return target[1] < counts[target[0]] + (target[0] == movement.current[0] ? 0 : 1)
  }

  func endMovement(cancelled: Bool) {
    guard let movement else { return }
    let (original, current) = (movement.original, movement.current)
    let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [cancelled ? original : current], previousIndexPaths: [original],
      movementCancelled: cancelled)
    movement.link?.invalidate()
    self.movement = nil
    movement.view.shownAttributes = nil
    storedLayout.invalidateLayout(with: context)
    if cancelled {
      counts = movement.counts
      permute(from: current, to: original)
    } else {
      if current != original {
        dataSource?.collectionView(self, moveItemAt: original, to: current)
        OptionalMethod.isAbsent = false
        counts = nil
      }
      permute(from: current, to: current)
    }
  }

  /// Moves an item that was dragged within the view, without a drop delegate.
  func moveByDataSource(_ path: IndexPath, to destination: IndexPath) {
    dataSource?.collectionView(self, moveItemAt: path, to: destination)
    OptionalMethod.isAbsent = false
    counts = nil
    permute(from: path, to: destination)
  }

  /// Ends the movement when the data changes, since the held item may no longer exist. Visible views get their old
  /// index paths again, from which the following update animates them.
  func forgetMovement() {
    guard let movement else { return }
    let (original, current) = (movement.original, movement.current)
    movement.link?.invalidate()
    self.movement = nil
    movement.view.shownAttributes = nil
    movement.view.layer.zPosition = 0
    (movement.view as? UICollectionViewListCell)?.lift(false)
    guard original != current else { return }
    var updates = CollectionUpdates()
    updates.moveItem(current, original)
    let map = CollectionPathMap(updates)
    counts = movement.counts
    storedLayout.carryPreferredSizes(along: map)
    selected = Set(selected.compactMap { map.newPath($0) })
    var carried: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shown { if let new = map.newElement(element) { carried[new] = view } }
    shown = carried
    query = CollectionQuery(
      query.rect,
      query.list.compactMap { attributes in
        guard let new = map.newElement(attributes.element),
          let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        copy.set(new.role, new.indexPath)
        return copy
      })
  }

  /// Updates the views as if an item had moved, before the data source is notified.
  private func permute(from: IndexPath, to: IndexPath) {
    var updates = CollectionUpdates()
    if from != to { updates.moveItem(from, to) }
    let map = CollectionPathMap(updates)
    if from[0] != to[0], movement != nil, var counts, counts.indices.contains(from[0]),
      counts.indices.contains(to[0])
    {
      counts[from[0]] -= 1
      counts[to[0]] += 1
      self.counts = counts
    }
    storedLayout.carryPreferredSizes(along: map)
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

  // MARK: Index paths of the data

  private var movementMap: CollectionPathMap? {
    guard let movement, movement.current != movement.original else { return nil }
    var updates = CollectionUpdates()
    updates.moveItem(movement.original, movement.current)
    return CollectionPathMap(updates)
  }

  /// Returns the data source's index path for a visible index path.
  func dataPath(_ path: IndexPath) -> IndexPath {
    guard path.count == 2, let map = movementMap else { return path }
    return map.oldPath(path) ?? path
  }

  func presentationPath(_ path: IndexPath) -> IndexPath? {
    guard path.count == 2, let map = movementMap else { return path }
    return map.newPath(path)
  }

  // MARK: At the edges

  /// Scrolls while the finger that holds an item is near an edge: from 44 points away, with up to 300 points a
  /// second at the edge itself.
  func followFingerAtEdges(_ point: CGPoint) {
    guard movement != nil else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    func pull(_ coordinate: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let zone = min(44, (high - low) / 4)
      guard zone > 0 else { return 0 }
      if coordinate < low + zone { return -min(1, (low + zone - coordinate) / zone) }
      return coordinate > high - zone ? min(1, (coordinate - high + zone) / zone) : 0
    }
    let pull = CGPoint(
      x: scrollsHorizontally ? pull(point.x, visible.minX, visible.maxX) : 0,
      y: scrollsVertically ? pull(point.y, visible.minY, visible.maxY) : 0)
    movement?.link?.invalidate()
    movement?.link = nil
    guard pull != .zero else { return }
    let target = LinkTarget { [weak self] _ in self?.scrollWithFinger(by: CGPoint(x: pull.x * 5, y: pull.y * 5)) }
    let link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    movement?.link = link
  }

  private func scrollWithFinger(by offset: CGPoint) {
    guard let movement else { return }
    let target = nearestOffset(
      CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y), keepingStart: false)
    let moved = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    guard moved != .zero else { return }
    contentOffset = target
    layoutIfNeeded()
    moveItem(to: CGPoint(x: movement.position.x + moved.x, y: movement.position.y + moved.y))
  }
}
