/// A cell of a table that assistive technologies read by rows and columns.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell>
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the index of the cell's first row and the number of rows that it spans.
  func accessibilityRowRange() -> NSRange
  /// Returns the index of the cell's first column and the number of columns that it spans.
  func accessibilityColumnRange() -> NSRange
}

/// A container whose elements form a table, with the `accessibilityContainerType` `.dataTable`. The requirements
/// for headers are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable>
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell at a row and column; nil if there is no cell.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the cells that are headers of a row. Optional; nil by default.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the cells that are headers of a column. Optional; nil by default.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
}
