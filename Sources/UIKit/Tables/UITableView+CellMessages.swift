import CoreGraphics

/// What cells of a table tell it.
extension UITableView {
  /// A tap on the accessory button of a cell: detail button, or detail disclosure button.
  package func cellAccessoryTapped(_ cell: UITableViewCell) {}
  /// A tap on the delete or insert control.
  package func cellEditControlTapped(_ cell: UITableViewCell) {}
  /// A finger took hold of the reorder control; the points are in the table's coordinates.
  package func cellReorderBegan(_ cell: UITableViewCell, at point: CGPoint) {}
  package func cellReorderMoved(_ cell: UITableViewCell, to point: CGPoint) {}
  package func cellReorderEnded(_ cell: UITableViewCell, isCancelled: Bool) {}
  /// The cell's content may need another height: its configuration changed, or its intrinsic size was invalidated.
  package func cellSizeMayHaveChanged(_ cell: UITableViewCell) {}
  /// The same of a header or footer.
  package func headerFooterSizeMayHaveChanged(_ view: UITableViewHeaderFooterView) {}
}
