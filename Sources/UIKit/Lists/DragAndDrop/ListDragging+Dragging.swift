import CoreGraphics
import Foundation

/// Items that are dragged.
extension ListDragging: UIDragInteractionDelegate {
  private func note(_ new: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
    for item in new { items.append(item, from: path) }
    guard !new.isEmpty, let list else { return new }
    list.endPress()
    if let cell = list.itemCell(at: path) {
      draggedCells.append(WeakReference(cell))
      list.tell(cell, dragState: .lifting)
    }
    return new
  }

  /// Returns the index path of the item at a point; nil if its cell is not visible.
  private func item(at point: CGPoint) -> IndexPath? {
    guard let list, let path = list.itemPath(at: point), list.itemCell(at: path) != nil else { return nil }
    return path
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let list, !list.isBusyWithItems, let path = item(at: session.location(in: list)) else { return [] }
    if !hasActiveDrag { items = DraggedItems() }
    return note(list.items(beginning: session, at: path) ?? [], at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, let path = item(at: point), items.first(at: path) == nil else { return [] }
    let new = note(list.items(addedTo: session, at: path, point), at: path)
    if !new.isEmpty, let cell = list.itemCell(at: path) { list.tell(cell, dragState: .dragging) }
    return new
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    // The first item of a cell represents the cell.
    guard let path = path(of: item), items.first(at: path) === item else { return nil }
    return preview(at: path)
  }

  /// Returns the preview with which an item is lifted or returns to the list.
  private func preview(at path: IndexPath) -> UITargetedDragPreview? {
    guard let list, let cell = list.itemCell(at: path), cell.window != nil else { return nil }
    return preview(of: cell, list.dragParameters(at: path))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { path(of: item).flatMap { preview(at: $0) } }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    animator.addCompletion { [weak self] position in if position == .start { self?.setDragState(.none) } }
  }

  private func setDragState(_ state: ListDragState) {
    for cell in draggedCells.compactMap(\.object) { list?.tell(cell, dragState: state) }
    if state == .none { draggedCells = [] }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    hasActiveDrag = true
    setDragState(.dragging)
    list?.dragWillBegin(session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  { list?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    setDragState(.none)
    items = DraggedItems()
    hasActiveDrag = false
    list?.dragDidEnd(session)
  }
}
