import CoreGraphics
import Foundation

/// Rows that are dragged.
extension TableDragging: UIDragInteractionDelegate {
  private func items(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
    rows += items.map { ($0, path) }
    if !items.isEmpty {
      table?.unhighlight()
      if let cell = table?.shownCell(at: path) {
        draggedCells.append(WeakReference(cell))
        cell.dragStateDidChange(.lifting)
      }
    }
    return items
  }

  /// The row at the session, if its cell shows.
  private func row(at point: CGPoint) -> IndexPath? {
    guard let table, let path = table.indexPathForRow(at: point), table.shownCell(at: path) != nil else {
      return nil
    }
    return path
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let table, table.reorder == nil, table.swipe == nil, let delegate = table.dragDelegate,
      let path = row(at: session.location(in: table))
    else { return [] }
    if !hasActiveDrag { rows = [] }
    return items(delegate.tableView(table, itemsForBeginning: session, at: path), at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let table, let delegate = table.dragDelegate, let path = row(at: point),
      !rows.contains(where: { $0.path == path })
    else { return [] }
    let new = items(delegate.tableView(table, itemsForAddingTo: session, at: path, point: point), at: path)
    if !new.isEmpty { table.shownCell(at: path)?.dragStateDidChange(.dragging) }
    return new
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    // The first item of a row stands for the row.
    guard let table, let path = path(of: item), rows.first(where: { $0.path == path })?.item === item,
      let cell = table.shownCell(at: path), cell.window != nil
    else { return nil }
    let parameters = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? standardParameters(cell))
  }

  func standardParameters(_ cell: UITableViewCell) -> UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    if let color = cell.backgroundColor { parameters.backgroundColor = color }
    return parameters
  }

  func path(of item: UIDragItem) -> IndexPath? { rows.first { $0.item === item }?.path }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    animator.addCompletion { [weak self] position in if position == .start { self?.setDragState(.none) } }
  }

  private func setDragState(_ state: UITableViewCell.DragState) {
    for cell in draggedCells { cell.object?.dragStateDidChange(state) }
    if state == .none { draggedCells = [] }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let table else { return }
    hasActiveDrag = true
    setDragState(.dragging)
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    guard let table else { return true }
    return table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let table else { return false }
    return table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    setDragState(.none)
    rows = []
    hasActiveDrag = false
    guard let table else { return }
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let table, let path = path(of: item), let cell = table.shownCell(at: path), cell.window != nil else {
      return nil
    }
    let parameters = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? standardParameters(cell))
  }
}
