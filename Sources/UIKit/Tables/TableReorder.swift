import CoreGraphics
import QuartzCore

/// A row that a finger moves by its reorder control.
@MainActor final class TableReorder {
  let cell: UITableViewCell
  let source: IndexPath
  /// The index path that the row would have if the finger lifted now, at which the table lays it out.
  var target: IndexPath
  /// The index path that the finger proposed last.
  var proposed: IndexPath
  /// The offset of the finger below the cell's center.
  let grip: CGFloat
  var finger: CGPoint
  var link: CADisplayLink?

  init(_ cell: UITableViewCell, at path: IndexPath, grip: CGFloat, finger: CGPoint) {
    self.cell = cell
    source = path
    target = path
    proposed = path
    self.grip = grip
    self.finger = finger
  }
}

extension UITableView {
  func beginReorder(_ cell: UITableViewCell, at point: CGPoint) {
    guard reorder == nil, let path = indexPath(for: cell) else { return }
    unhighlight()
    let moving = TableReorder(cell, at: path, grip: point.y - cell.center.y, finger: point)
    reorder = moving
    cell.isReordering = true
    bringSubviewToFront(cell)
    UIView.animate(withDuration: 0.2) {
      cell.alpha = 0.9
      cell.layer.shadowOpacity = 0.3
      cell.layer.shadowRadius = 8
      cell.layer.shadowOffset = .zero
    }
    let link = CADisplayLink(
      target: LinkTarget { [weak self] _ in self?.scrollForReorder() }, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    moving.link = link
  }

  func moveReorder(to point: CGPoint) {
    guard let reorder else { return }
    reorder.finger = point
    let half = reorder.cell.bounds.height / 2
    let top = columnTop + half
    let bottom = max(top, columnTop + column.height - half)
    reorder.cell.center.y = min(max(point.y - reorder.grip, top), bottom)
    proposeTarget()
  }

  /// Calls the delegate with the index path below the finger if it has changed.
  private func proposeTarget() {
    guard let reorder, let under = path(under: reorder.cell.center.y), under != reorder.proposed else { return }
    reorder.proposed = under
    var target = under
    if let delegate {
      target =
        OptionalMethod.ask {
          delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: under)
        } ?? under
    }
    guard target != reorder.target, canHold(target, reorder) else { return }
    shift(reorder, to: target)
  }

  /// Returns the index path that a row with its center at a height would have.
  private func path(under y: CGFloat) -> IndexPath? {
    let position = min(max(0, y - columnTop), max(0, column.height - 0.001))
    guard let reorder, let element = column.rope.index(at: position) else { return nil }
    if let row = column.row(of: element) { return row }
    // Above a header the row joins the end of the section before it.
    let section = column.section(of: element)
    if element == column.footer(section) || section == 0 {
      let count = column.counts[section]
      let isOwn = reorder.target.section == section
      return element == column.header(section)
        ? IndexPath(row: 0, section: section) : IndexPath(row: max(0, isOwn ? count - 1 : count), section: section)
    }
    return IndexPath(row: 0, section: section)
  }

  private func canHold(_ path: IndexPath, _ reorder: TableReorder) -> Bool {
    guard column.counts.indices.contains(path.section) else { return false }
    let count = column.counts[path.section] - (reorder.target.section == path.section ? 1 : 0)
    return (0...count).contains(path.row)
  }

  /// Moves the gap.
  private func shift(_ reorder: TableReorder, to target: IndexPath) {
    move(from: reorder.target, to: target)
    reorder.target = target
    UIView.animate(withDuration: 0.2) { self.setFrames() }
  }

  /// Moves a row in the layout only: the data source is notified of it when the finger lifts.
  func move(from source: IndexPath, to target: IndexPath) {
    var updates = TableUpdates()
    updates.movedRows = [.init(from: source, to: target)]
    var counts = column.counts
    counts[source.section] -= 1
    counts[target.section] += 1
    let mapping = TableMapping(updates, old: column.counts, new: counts)
    let run = column.rope[column.element(source)]
    column.apply(updates, mapping, new: counts, estimate: TableEstimates(row: { _ in run }, section: { _ in [] }))
    shown = shown.compactMap { row in mapping.newPath(row.path).map { ShownRow(path: $0, cell: row.cell) } }
      .sorted { $0.path < $1.path }
    selection = Set(selection.compactMap { mapping.newPath($0) })
    state.topEdge = nil
  }

  /// Returns the data source's index path of a presented row while a row is being moved.
  func dataPath(_ path: IndexPath) -> IndexPath {
    guard let reorder, reorder.source != reorder.target else { return path }
    if path == reorder.target { return reorder.source }
    var (section, row) = (path.section, path.row)
    if section == reorder.target.section, row > reorder.target.row { row -= 1 }
    if section == reorder.source.section, row >= reorder.source.row { row += 1 }
    section = path.section
    return IndexPath(row: row, section: section)
  }

  /// Scrolls the content below the held row while the finger is near an end of the table.
  private func scrollForReorder() {
    guard let reorder else { return }
    let before = contentOffset.y
    guard scrollForDrag(at: reorder.finger) else { return }
    moveReorder(to: CGPoint(x: reorder.finger.x, y: reorder.finger.y + contentOffset.y - before))
  }

  func endReorder(isCancelled: Bool) {
    guard let reorder else { return }
    reorder.link?.invalidate()
    let (source, target, cell) = (reorder.source, reorder.target, reorder.cell)
    if isCancelled, source != target { move(from: target, to: source) }
    self.reorder = nil
    cell.isReordering = false
    if !isCancelled, source != target {
      dataSource?.tableView(self, moveRowAt: source, to: target)
      OptionalMethod.isAbsent = false
    }
    UIView.animate(withDuration: 0.2) {
      cell.alpha = 1
      cell.layer.shadowOpacity = 0
      self.setFrames()
    }
    state.needsPlacement = true
    setNeedsLayout()
  }
}
