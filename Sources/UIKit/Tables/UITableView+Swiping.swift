import CoreGraphics
import Foundation

/// Actions beside rows.
extension UITableView: RowSwipeHost {
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The row that is open or moves.
  var swipe: RowSwipe? { swiper.swipe }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !editing, reorder == nil, updates == nil, let path = indexPathForRow(at: point),
      let cell = shownCell(at: path)
    else { return nil }
    return (path, cell)
  }

  func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    swipeConfiguration(path, isTrailing: isTrailing)
  }

  func swipeCurtainColor(_ path: IndexPath) -> UIColor? { style == .insetGrouped ? backgroundColor ?? .clear : nil }

  func rowSwipeWillBegin(_ swipe: RowSwipe) {
    unhighlight()
    if let cell = swipe.cell as? UITableViewCell {
      swipe.round(cell.surroundings.cardCorners, radius: cell.surroundings.cardRadius)
      cell.showingDeleteConfirmation = true
    }
    // The delete control of editing mode opens rows without these calls (facts/tables.md#swipe-actions).
    guard !editing else { return }
    state.isBeginningSwipe = true
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    OptionalMethod.isAbsent = false
    state.isBeginningSwipe = false
  }

  func rowSwipeDidEnd(_ swipe: RowSwipe, isDeleted: Bool) {
    guard !editing else { return }
    delegate?.tableView(self, didEndEditingRowAt: !isDeleted && column.has(swipe.path) ? swipe.path : nil)
    OptionalMethod.isAbsent = false
  }

  func rowSwipeDidClose(_ swipe: RowSwipe) { (swipe.cell as? UITableViewCell)?.showingDeleteConfirmation = false }

  /// Shows the delete button of a row whose minus was tapped in editing mode.
  func openDelete(_ cell: UITableViewCell, at path: IndexPath) {
    swiper.open(cell, at: path, UISwipeActionsConfiguration(actions: [deleteAction(path)]))
  }

  func closeSwipe(animated: Bool) { swiper.close(animated: animated) }
  /// Ends the swipe of a row that is deleted: the buttons fade out with it.
  func leaveSwipe() { swiper.leave(duration: UITableView.updateDuration) }

  // MARK: Actions

  /// Returns the actions of a row on one side; nil for none. Rows that can be deleted have a delete button by
  /// default.
  func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard canEditForSwipe(path) else { return nil }
    if let delegate,
      let configuration = OptionalMethod.ask({
        isTrailing
          ? delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
          : delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      })
    {
      if let configuration { return configuration }
    }
    guard isTrailing else { return nil }
    if let delegate, let old = OptionalMethod.ask({ delegate.tableView(self, editActionsForRowAt: path) }),
      let old
    {
      return UISwipeActionsConfiguration(actions: old.map { contextual($0, path) })
    }
    guard implementsCommit, editingStyle(at: path) == .delete else { return nil }
    return UISwipeActionsConfiguration(actions: [deleteAction(path)])
  }

  /// Returns whether a row with actions can be swiped. It can unless `tableView(_:canEditRowAt:)` of the data
  /// source returns false.
  private func canEditForSwipe(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalMethod.ask { dataSource.tableView(self, canEditRowAt: path) } ?? true
  }

  private func contextual(_ action: UITableViewRowAction, _ path: IndexPath) -> UIContextualAction {
    let new = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) {
      _, _, done in
      action.handler(action, path)
      done(true)
    }
    if let color = action.backgroundColor { new.backgroundColor = color }
    return new
  }

  private func deleteAction(_ path: IndexPath) -> UIContextualAction {
    let title = delegate.flatMap { delegate in
      OptionalMethod.ask { delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    }
    return UIContextualAction(style: .destructive, title: (title ?? nil) ?? SystemStrings.text("Delete")) {
      [weak self] _, _, done in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: self.swipe?.path ?? path)
      OptionalMethod.isAbsent = false
      done(true)
    }
  }
}
