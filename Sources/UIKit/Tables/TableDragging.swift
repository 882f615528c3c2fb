import CoreGraphics
import Foundation

/// The positions of a table's rows while a drag is over it.
@MainActor final class TableDragging: ListDragging {
  var table: UITableView? { list as? UITableView }
  /// The height of the gap, and of the row that is moved within the table: the same row, or an estimate.
  private(set) var gapHeight: CGFloat = 0

  // MARK: Positions of rows

  /// Returns the distance of a row from its position in the data, in points.
  func shift(of path: IndexPath) -> CGFloat {
    var shift: CGFloat = 0
    for placeholder in placeholders where placeholder.path <= path { shift += placeholder.height }
    var presented = path
    if let collapsed {
      if collapsed < path { shift -= gapHeight }
      if collapsed.section == path.section, collapsed.row < path.row { presented.row -= 1 }
    }
    if let gap, gap <= presented, path != collapsed { shift += gapHeight }
    return shift
  }

  /// Returns the distance of a section's header or footer from its position in the data, in points.
  func shift(ofSection section: Int, isHeader: Bool) -> CGFloat {
    func isBefore(_ path: IndexPath) -> Bool { path.section < section || !isHeader && path.section == section }
    var shift: CGFloat = 0
    for placeholder in placeholders where isBefore(placeholder.path) { shift += placeholder.height }
    if let collapsed, isBefore(collapsed) { shift -= gapHeight }
    if let gap, isBefore(gap) { shift += gapHeight }
    return shift
  }

  private var heightOfPlaceholders: CGFloat { placeholders.reduce(0) { $0 + $1.height } }

  /// The largest distance by which rows can be shifted.
  var reach: CGFloat {
    heightOfPlaceholders + (gap == nil ? 0 : gapHeight) + (collapsed == nil ? 0 : gapHeight)
  }

  /// The difference between the height of the content and that of the data.
  var extent: CGFloat {
    heightOfPlaceholders + (gap == nil ? 0 : gapHeight) - (collapsed == nil ? 0 : gapHeight)
  }

  override func showChange() {
    guard let table else { return }
    table.state.needsPlacement = true
    table.setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      table.layoutIfNeeded()
      self.placePlaceholders()
    }
  }

  override func placePlaceholders() {
    guard let table else { return }
    let span = table.cellSpan
    for placeholder in placeholders {
      let frame = CGRect(x: span.x, y: top(of: placeholder), width: span.width, height: placeholder.height)
      if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
    }
  }

  private func top(of placeholder: ListPlaceholder) -> CGFloat {
    guard let table else { return 0 }
    var y = table.dataTop(of: placeholder.path) + shift(of: placeholder.path)
    if gap == placeholder.path { y -= gapHeight }
    // The placeholder is above its row, and above placeholders that were added later at the same index path.
    for other in placeholders.reversed() where other.path == placeholder.path {
      y -= other.height
      if other === placeholder { break }
    }
    return y
  }

  override func makePlaceholder(_ path: IndexPath, _ source: AnyObject) -> ListPlaceholder? {
    guard let table, let source = source as? UITableViewPlaceholder else { return nil }
    guard let cell = table.dequeueReusableCell(withIdentifier: source.reuseIdentifier) else {
      ListMistake.report(
        "unable to dequeue a cell with identifier \(source.reuseIdentifier) for a placeholder - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    source.cellUpdateHandler?(cell)
    cell.table = table
    cell.isHidden = false
    if let other = table.shown.last?.cell { cell.surroundings = other.surroundings }
    UIView.performWithoutAnimation { table.insertSubview(cell, at: 0) }
    let height = source.rowHeight >= 0 ? source.rowHeight : table.fittingHeight(of: cell)
    return ListPlaceholder(path, cell, height: table.usable(height))
  }

  // MARK: The row below the finger

  override func place(at point: CGPoint) -> IndexPath? {
    guard let table else { return nil }
    table.loadIfNeeded()
    let y = point.y
    if let gap, case let top = gapTop(gap), y >= top, y < top + gapHeight { return gap }
    guard let under = row(at: y) else { return edge(at: y) }
    guard gap != nil else { return under }
    var place = under
    if y >= table.rectForRow(at: under).midY { place.row += 1 }
    if let collapsed, collapsed.section == place.section, collapsed.row < place.row { place.row -= 1 }
    return place
  }

  private func row(at y: CGFloat) -> IndexPath? {
    table.flatMap { $0.path(at: CGPoint(x: $0.bounds.midX, y: y)) }
  }

  /// Returns the index path for a drag over a header or footer: the beginning or the end of its section.
  private func edge(at y: CGFloat) -> IndexPath? {
    guard let table, let element = table.column.rope.index(at: table.withoutDropShift(y) - table.columnTop) else {
      return nil
    }
    let section = table.column.section(of: element)
    if element == table.column.header(section) { return IndexPath(row: 0, section: section) }
    let moved = collapsed?.section == section ? 1 : 0
    return IndexPath(row: table.column.counts[section] - moved, section: section)
  }

  /// Returns the row whose middle half contains the point; that row accepts the items itself.
  override func middle(at point: CGPoint) -> IndexPath? {
    guard let table, let under = row(at: point.y) else { return nil }
    let rect = table.rectForRow(at: under)
    return abs(point.y - rect.midY) <= rect.height / 4 ? under : nil
  }

  private func gapTop(_ path: IndexPath) -> CGFloat {
    guard let table, gap != nil else { return 0 }
    var row = path
    if let collapsed, collapsed.section == row.section, collapsed.row <= row.row { row.row += 1 }
    let shift = table.column.has(row) ? self.shift(of: row) : self.shift(ofSection: row.section, isHeader: false)
    return table.dataTop(of: row) + shift - gapHeight
  }

  // MARK: The row that is out of sight

  override func gapWillChange(to gap: IndexPath?, _ collapsed: IndexPath?) {
    guard let table else { return }
    if let old = self.collapsed, old != collapsed { table.shownCell(at: old)?.layer.isHidden = false }
    guard gap != nil else { return }
    if let collapsed, table.column.has(collapsed) {
      if self.collapsed != collapsed { gapHeight = table.rectForRow(at: collapsed).height }
    } else {
      gapHeight = table.defaultEstimate
    }
  }

  override func gapDidChange() {
    if let collapsed { table?.shownCell(at: collapsed)?.layer.isHidden = true }
    showChange()
  }

  override func dataWillChange(
    _ newPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?, from old: [Int], to new: [Int]
  ) {
    // The cell of a row that is deleted stays hidden.
    if let collapsed, newPath(collapsed) != nil { table?.shownCell(at: collapsed)?.layer.isHidden = false }
    super.dataWillChange(newPath, newSection, from: old, to: new)
  }
}
