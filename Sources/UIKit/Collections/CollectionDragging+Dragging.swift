import CoreGraphics
import Foundation

/// Items that are dragged.
extension CollectionDragging: UIDragInteractionDelegate {
  private func note(_ new: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
    items += new.map { ($0, path) }
    if !new.isEmpty {
      view?.unpress()
      if let cell = view?.cellForItem(at: path) {
        draggedCells.append(WeakReference(cell))
        cell.dragStateDidChange(.lifting)
      }
    }
    return new
  }

  /// The item at a point, if its cell shows.
  private func item(at point: CGPoint) -> IndexPath? {
    guard let view, let path = view.indexPathForItem(at: point), view.cellForItem(at: path) != nil else {
      return nil
    }
    return path
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let view, view.movement == nil, let delegate = view.dragDelegate,
      let path = item(at: session.location(in: view))
    else { return [] }
    if !hasActiveDrag { items = [] }
    return note(delegate.collectionView(view, itemsForBeginning: session, at: path), at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let delegate = view.dragDelegate, let path = item(at: point),
      !items.contains(where: { $0.path == path })
    else { return [] }
    let new = note(delegate.collectionView(view, itemsForAddingTo: session, at: path, point: point), at: path)
    if !new.isEmpty { view.cellForItem(at: path)?.dragStateDidChange(.dragging) }
    return new
  }

  func path(of item: UIDragItem) -> IndexPath? { items.first { $0.item === item }?.path }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    // The first item of a cell stands for the cell.
    guard let path = path(of: item), items.first(where: { $0.path == path })?.item === item else { return nil }
    return preview(at: path)
  }

  /// Of an item that is lifted or put back.
  private func preview(at path: IndexPath) -> UITargetedDragPreview? {
    guard let view, let cell = view.cellForItem(at: path), cell.window != nil else { return nil }
    let parameters = view.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? standardParameters(cell))
  }

  func standardParameters(_ cell: UICollectionViewCell) -> UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = cell.backgroundColor ?? .clear
    return parameters
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    animator.addCompletion { [weak self] position in if position == .start { self?.setDragState(.none) } }
  }

  private func setDragState(_ state: UICollectionViewCell.DragState) {
    for cell in draggedCells { cell.object?.dragStateDidChange(state) }
    if state == .none { draggedCells = [] }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let view else { return }
    hasActiveDrag = true
    setDragState(.dragging)
    view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    guard let view else { return true }
    return view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let view else { return false }
    return view.dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    setDragState(.none)
    items = []
    hasActiveDrag = false
    guard let view else { return }
    view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { path(of: item).flatMap { preview(at: $0) } }
}
