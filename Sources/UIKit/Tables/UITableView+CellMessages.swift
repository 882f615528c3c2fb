import CoreGraphics

/// Messages that a table's cells send to it.
extension UITableView {
  /// Called after a tap on the accessory button of a cell: detail button or detail disclosure button.
  package func cellAccessoryTapped(_ cell: UITableViewCell) { accessoryTapped(cell) }
  /// Called after a tap on the delete or insert control of a cell.
  package func cellEditControlTapped(_ cell: UITableViewCell) { editControlTapped(cell) }
  /// Called when a finger has begun to drag the reorder control. The point is in the table's coordinates.
  package func cellReorderBegan(_ cell: UITableViewCell, at point: CGPoint) { beginReorder(cell, at: point) }
  package func cellReorderMoved(_ cell: UITableViewCell, to point: CGPoint) {
    if reorder?.cell === cell { moveReorder(to: point) }
  }
  package func cellReorderEnded(_ cell: UITableViewCell, isCancelled: Bool) {
    if reorder?.cell === cell { endReorder(isCancelled: isCancelled) }
  }

  /// Measures the cell's row again, because its configuration changed or its intrinsic size was invalidated.
  package func cellSizeMayHaveChanged(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !state.isPlacing, let path = indexPath(for: cell),
      !cell.surroundings.hasFixedHeight
    else { return }
    state.resized.insert(path)
    state.needsPlacement = true
    setNeedsLayout()
  }

  /// Called when the size of a header or footer may have changed.
  package func headerFooterSizeMayHaveChanged(_ view: UITableViewHeaderFooterView) {
    guard selfSizingInvalidation != .disabled, !state.isPlacing else { return }
    state.needsPlacement = true
    setNeedsLayout()
  }
}
