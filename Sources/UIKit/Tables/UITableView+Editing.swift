import CoreGraphics
import Foundation

/// Deleting, inserting and moving rows by their controls.
extension UITableView {
  /// The editing of a row that the delegate and data source allow.
  struct RowEditing {
    var canEdit = false
    var style = UITableViewCell.EditingStyle.none
    var indents = true
    var canMove = false
  }

  func changeEditing(_ isEditing: Bool, animated: Bool) {
    // A row that is being swiped is edited already.
    guard !isEditing || !state.isBeginningSwipe else { return }
    closeSwipe(animated: animated)
    guard isEditing != editing else { return }
    endReorder(isCancelled: true)
    editing = isEditing
    // A selection that editing allows stays when it begins (facts/tables.md#updates/selection-in-editing).
    if !isEditing || !allowsSelectionDuringEditing {
      for path in selectedPaths { setSelected(path, false, animated: false) }
    }
    let change = {
      for row in self.shown where self.column.has(row.path) {
        self.surroundForEditing(row.cell, at: row.path, animated: animated)
        self.surround(row.cell, at: row.path)
      }
      // Beside the controls the content is narrower, and may need more lines.
      self.remeasuresAll = true
      self.state.needsPlacement = true
      if !self.state.needsData { self.placeIfPossible() }
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: UITableView.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
    ) {
      change()
      for row in self.shown { row.cell.layoutIfNeeded() }
    }
  }

  /// Calls the delegate and data source for the editing of a row, in UIKit's order.
  func askEditing(_ path: IndexPath) -> RowEditing {
    var result = RowEditing()
    result.canEdit = canEdit(path)
    if result.canEdit {
      result.style = editingStyle(at: path)
      if let delegate {
        result.indents =
          OptionalMethod.ask { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) } ?? true
      }
    }
    result.canMove = canMove(path)
    return result
  }

  func canEdit(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    if let can = OptionalMethod.ask({ dataSource.tableView(self, canEditRowAt: path) }) { return can }
    return implementsCommit || editing && allowsMultipleSelectionDuringEditing
  }

  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, implementsMove else { return false }
    return OptionalMethod.ask { dataSource.tableView(self, canMoveRowAt: path) } ?? true
  }

  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate.flatMap { delegate in OptionalMethod.ask { delegate.tableView(self, editingStyleForRowAt: path) } }
      ?? .delete
  }

  /// Sets the editing state of a row in its cell.
  func surroundForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let row = editing ? askEditing(path) : RowEditing()
    let isEditing = editing && (row.canEdit || row.canMove)
    // `setEditing(_:animated:)` needs the present control of a cell that leaves editing.
    if !isEditing { cell.setEditing(false, animated: animated) }
    cell.surroundings.isEditing = isEditing
    cell.surroundings.editingStyle = row.style
    cell.surroundings.canMove = row.canMove
    cell.surroundings.shouldIndentWhileEditing = row.indents
    cell.surroundings.isMultipleSelection = isEditing && allowsMultipleSelectionDuringEditing
    if isEditing { cell.setEditing(true, animated: animated) }
  }

  /// Inserts at the row, or shows its delete button, after a tap on its plus or minus.
  func editControlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.surroundings.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openDelete(cell, at: path)
    case .none: break
    }
    OptionalMethod.isAbsent = false
  }

  /// Performs the storyboard's segue and then notifies the delegate, after a tap on an accessory button.
  func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    template(of: cell, at: path)?.fire(cell, isAccessory: true)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    OptionalMethod.isAbsent = false
  }
}
