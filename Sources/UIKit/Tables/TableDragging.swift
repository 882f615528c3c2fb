import CoreGraphics
import Foundation

/// The drags of a table's rows, and what is dropped on the table.
///
/// While a drag is over the table, rows are only shown elsewhere: they move aside for a gap, and a row that is moved within the table
/// is hidden. The data source's index paths stay what they are until it changes its data.
@MainActor final class TableDragging: NSObject {
  /// A row that stands for data which is still loaded.
  final class Placeholder {
    var path: IndexPath
    let cell: UITableViewCell
    let height: CGFloat

    init(_ path: IndexPath, _ cell: UITableViewCell, _ height: CGFloat) {
      self.path = path
      self.cell = cell
      self.height = height
    }
  }

  weak var table: UITableView?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The rows that are lifted or dragged.
  var rows: [(item: UIDragItem, path: IndexPath)] = []
  /// The cells that know that they are lifted or dragged.
  var draggedCells: [WeakReference<UITableViewCell>] = []
  var hasActiveDrag = false
  var hasActiveDrop = false
  /// Where the gap is, as the row that it would be.
  var gap: (path: IndexPath, height: CGFloat)?
  /// The row that is moved within the table, out of sight.
  var collapsed: (path: IndexPath, height: CGFloat)?
  private(set) var placeholders: [Placeholder] = []
  /// The row into which the items would go.
  var targeted: IndexPath?
  var proposal: UITableViewDropProposal?
  var destination: IndexPath?

  init(_ table: UITableView) {
    self.table = table
    super.init()
    drag.prefersFullSizePreviews = true
    drop.tick = { [weak self] session in self?.scroll(session) ?? false }
  }

  // MARK: Where rows are shown

  /// How far a row is from where the data has it.
  func shift(of path: IndexPath) -> CGFloat {
    var shift: CGFloat = 0
    for placeholder in placeholders where placeholder.path <= path { shift += placeholder.height }
    var presented = path
    if let collapsed {
      if collapsed.path < path { shift -= collapsed.height }
      if collapsed.path.section == path.section, collapsed.path.row < path.row { presented.row -= 1 }
    }
    if let gap, gap.path <= presented, path != collapsed?.path { shift += gap.height }
    return shift
  }

  /// Of a section's header, or its footer.
  func shift(ofSection section: Int, isHeader: Bool) -> CGFloat {
    func isBefore(_ path: IndexPath) -> Bool { path.section < section || !isHeader && path.section == section }
    var shift: CGFloat = 0
    for placeholder in placeholders where isBefore(placeholder.path) { shift += placeholder.height }
    if let collapsed, isBefore(collapsed.path) { shift -= collapsed.height }
    if let gap, isBefore(gap.path) { shift += gap.height }
    return shift
  }

  /// What rows can be moved by at most.
  var reach: CGFloat {
    placeholders.reduce(0) { $0 + $1.height } + (gap?.height ?? 0) + (collapsed?.height ?? 0)
  }

  /// By how much the content is higher than the data.
  var extent: CGFloat {
    placeholders.reduce(0) { $0 + $1.height } + (gap?.height ?? 0) - (collapsed?.height ?? 0)
  }

  /// Rows go where they are shown now.
  func showChange() {
    guard let table else { return }
    table.state.needsPlacement = true
    table.setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      table.layoutIfNeeded()
      self.placePlaceholders()
    }
  }

  func placePlaceholders() {
    guard let table else { return }
    let span = table.cellSpan
    for placeholder in placeholders {
      let frame = CGRect(x: span.x, y: top(of: placeholder), width: span.width, height: placeholder.height)
      if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
    }
  }

  private func top(of placeholder: Placeholder) -> CGFloat {
    guard let table else { return 0 }
    var y = table.dataTop(of: placeholder.path) + shift(of: placeholder.path)
    if gap?.path == placeholder.path, let gap { y -= gap.height }
    // It is above its row, and above placeholders that came later to the same one.
    for other in placeholders.reversed() where other.path == placeholder.path {
      y -= other.height
      if other === placeholder { break }
    }
    return y
  }

  // MARK: Changes of the data

  /// The data source has other rows now.
  func dataWillChange(_ mapping: TableMapping, _ counts: [Int]) {
    // A row that goes away leaves its items their old place.
    rows = rows.map { row in (row.item, mapping.newPath(row.path) ?? row.path) }
    clearTarget()
    // The cell of a row that goes away is not seen going.
    if let collapsed, mapping.newPath(collapsed.path) != nil {
      table?.shownCell(at: collapsed.path)?.layer.isHidden = false
    }
    gap = nil
    collapsed = nil
    guard let table else { return }
    for placeholder in placeholders {
      guard counts.indices.contains(placeholder.path.section) else { continue }
      placeholder.path = TableDragging.new(placeholder.path, mapping, table.column.counts, counts)
    }
  }

  /// Where a position between rows is after a change: before the next row that is left.
  private static func new(_ path: IndexPath, _ mapping: TableMapping, _ old: [Int], _ new: [Int]) -> IndexPath {
    let count = old.indices.contains(path.section) ? old[path.section] : 0
    var row = path.row
    while row < count {
      if let next = mapping.newPath(IndexPath(row: row, section: path.section)) { return next }
      row += 1
    }
    let section = mapping.newSection(path.section) ?? path.section
    return IndexPath(row: new.indices.contains(section) ? new[section] : 0, section: section)
  }

  func dataWasReloaded() {
    clearTarget()
    gap = nil
    collapsed = nil
    for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
    placeholders = []
  }

  func clearTarget() {
    if let targeted { table?.shownCell(at: targeted)?.setHighlighted(false, animated: true) }
    targeted = nil
  }

  // MARK: Placeholders

  func insert(_ placeholder: UITableViewPlaceholder) -> Placeholder? {
    guard let table else { return nil }
    table.loadIfNeeded()
    let path = placeholder.insertionIndexPath
    guard path.count == 2, table.column.counts.indices.contains(path.section),
      (0...table.column.counts[path.section]).contains(path.row)
    else {
      Console.write(
        "NSInternalInconsistencyException: attempt to insert a placeholder at \(path) but there are only "
          + "\(path.count == 2 && table.column.counts.indices.contains(path.section) ? table.column.counts[path.section] : 0) "
          + "rows in that section")
      return nil
    }
    guard let cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
      Console.write(
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(placeholder.reuseIdentifier) for a "
          + "placeholder - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
      return nil
    }
    placeholder.cellUpdateHandler?(cell)
    cell.table = table
    cell.isHidden = false
    if let other = table.shown.last?.cell { cell.surroundings = other.surroundings }
    UIView.performWithoutAnimation { table.insertSubview(cell, at: 0) }
    let height = placeholder.rowHeight >= 0 ? placeholder.rowHeight : table.fittingHeight(of: cell)
    let new = Placeholder(path, cell, table.usable(height))
    placeholders.append(new)
    gap = nil
    UIView.performWithoutAnimation { placePlaceholders() }
    showChange()
    return new
  }

  /// Whether it was still there.
  func remove(_ placeholder: Placeholder) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
    placeholders.remove(at: index)
    placeholder.cell.removeFromSuperview()
    return true
  }

  func presentationPath(_ path: IndexPath) -> IndexPath {
    let before = placeholders.filter { $0.path.section == path.section && $0.path.row <= path.row }.count
    return IndexPath(row: path.row + before, section: path.section)
  }

  /// Nil for a placeholder.
  func dataPath(_ path: IndexPath) -> IndexPath? {
    var row = path.row
    for placeholder in placeholders.filter({ $0.path.section == path.section }).sorted(by: { $0.path < $1.path }) {
      if placeholder.path.row == row { return nil }
      if placeholder.path.row < row { row -= 1 }
    }
    return IndexPath(row: row, section: path.section)
  }
}

extension UITableView {
  func dragDelegatesDidChange() {
    guard dragging != nil || dragDelegate != nil || dropDelegate != nil else { return }
    let dragging = dragging ?? TableDragging(self)
    self.dragging = dragging
    func use(_ interaction: any UIInteraction, _ wants: Bool) {
      if wants, interaction.view == nil { addInteraction(interaction) }
      if !wants, interaction.view != nil { removeInteraction(interaction) }
    }
    use(dragging.drag, dragDelegate != nil)
    dragging.drag.isEnabled = dragInteractionEnabled
    // Rows that are dragged within the table may be moved by the data source alone.
    use(dragging.drop, dropDelegate != nil || dragDelegate != nil)
  }

  func dropShift(of path: IndexPath) -> CGFloat { dragging?.shift(of: path) ?? 0 }

  func dropShift(of key: ShownEdge.Key) -> CGFloat {
    dragging?.shift(ofSection: key.section, isHeader: key.isHeader) ?? 0
  }

  func dropShift(ofElement element: Int) -> CGFloat {
    guard let dragging else { return 0 }
    if let path = column.row(of: element) { return dragging.shift(of: path) }
    let section = column.section(of: element)
    return dragging.shift(ofSection: section, isHeader: element == column.header(section))
  }

  /// The top of a row as the data has it; after the last row of a section its end.
  func dataTop(of path: IndexPath) -> CGFloat {
    let element = column.has(path) ? column.element(path) : column.footer(path.section)
    return columnTop + column.rope.position(of: element)
  }

  /// Where a height of the content would be if nothing had moved aside.
  func withoutDropShift(_ y: CGFloat) -> CGFloat {
    guard let dragging, dragging.reach > 0, y.isFinite else { return y }
    // The last element that is shown above the height.
    var (low, high) = (0, column.rope.count)
    while low < high {
      let middle = (low + high) / 2
      if columnTop + column.rope.position(of: middle) + dropShift(ofElement: middle) <= y {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return y }
    let (start, height) = column.span(low - 1)
    let inside = y - (columnTop + start + dropShift(ofElement: low - 1))
    return columnTop + start + min(inside, height)
  }
}
