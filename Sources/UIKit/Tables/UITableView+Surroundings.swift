import CoreGraphics

/// Updates of the table's values that its cells, headers and footers use.
extension UITableView {
  func surround(_ cell: UITableViewCell, at path: IndexPath) {
    var values = commonSurroundings()
    let count = column.counts[path.section]
    values.isFirstInSection = path.row == 0
    values.isLastInSection = path.row == count - 1
    values.isLastInTable = values.isLastInSection && path.section == column.sectionCount - 1
    values.sectionHasHeader = shownEdges[.init(section: path.section, isHeader: true)]?.view != nil
    values.sectionHasFooter = shownEdges[.init(section: path.section, isHeader: false)]?.view != nil
    values.hasFixedHeight = cell.surroundings.hasFixedHeight
    values.hidesSeparator = isDark(IndexPath(row: path.row + 1, section: path.section))
    values.isEditing = cell.surroundings.isEditing
    values.isMultipleSelection = cell.surroundings.isMultipleSelection
    values.editingStyle = cell.surroundings.editingStyle
    values.canMove = cell.surroundings.canMove
    values.shouldIndentWhileEditing = cell.surroundings.shouldIndentWhileEditing
    values.indentationLevel = cell.surroundings.indentationLevel
    values.formerCorners = cell.surroundings.formerCorners
    if cell.surroundings != values { cell.surroundings = values }
  }

  private func commonSurroundings() -> TableCellSurroundings {
    var values = TableCellSurroundings()
    values.style = style
    values.separatorStyle = separatorStyle
    values.separatorColor = state.separatorColor
    values.separatorEffect = separatorEffect
    values.separatorInset = state.appSeparatorInset
    values.separatorInsetReference = separatorInsetReference
    values.margin = sideMargin
    values.followsReadableWidth = cellLayoutMarginsFollowReadableWidth
    values.insetsContentViewsToSafeArea = insetsContentViewsToSafeArea
    values.indexWidth = indexWidth
    return values
  }

  /// Returns whether a row is selected or highlighted, which also hides the separator above it.
  private func isDark(_ path: IndexPath) -> Bool {
    if selection.contains(path) || highlighted == path {
      return shownCell(at: path)?.selectionStyle != UITableViewCell.SelectionStyle.none
    }
    return false
  }

  func surroundEdge(_ view: UIView, _ key: ShownEdge.Key, isPinned: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    var values = TableHeaderFooterSurroundings()
    values.style = style
    values.isHeader = key.isHeader
    values.isFirstInTable = key.isHeader && key.section == 0
    values.isPinned = isPinned
    values.margin = sideMargin
    values.followsReadableWidth = cellLayoutMarginsFollowReadableWidth
    values.insetsContentViewsToSafeArea = insetsContentViewsToSafeArea
    values.indexWidth = indexWidth
    if view.surroundings != values { view.surroundings = values }
  }

  /// Updates the cells after a change of the table's values that they use.
  func surroundingsDidChange() {
    for row in shown where column.has(row.path) { surround(row.cell, at: row.path) }
  }
}
