import CoreGraphics
import Foundation

/// Drags over the table.
extension TableDragging: UIDropInteractionDelegate {
  /// The row that is the whole drag, if it comes from this table.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard session.localDragSession != nil, session.items.count == 1, let item = session.items.first else {
      return nil
    }
    return path(of: item)
  }

  /// Whether the data source moves the row of the drag itself.
  private func movesByDataSource(_ session: any UIDropSession) -> Bool {
    guard let table, let row = movedRow(session), session.allowsMoveOperation else { return false }
    return table.column.has(row) && table.canMove(row)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let table else { return false }
    if let delegate = table.dropDelegate { return delegate.tableView(table, canHandle: session) }
    return movesByDataSource(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let table else { return }
    hasActiveDrop = true
    for row in table.shown { row.cell.noteDropState(.notTargeted) }
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let table else { return UIDropProposal(operation: .cancel) }
    let y = session.location(in: table).y
    destination = place(at: y)
    let new =
      table.dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    proposal = new
    show(new, session, at: y)
    return new
  }

  // MARK: The row below the finger

  /// The row of the data below the finger; between rows, while there is a gap, the row that the gap is for. Nil beside all rows.
  private func place(at y: CGFloat) -> IndexPath? {
    guard let table else { return nil }
    table.loadIfNeeded()
    if let gap {
      let top = gapTop(gap.path)
      if y >= top, y < top + gap.height { return gap.path }
    }
    guard let under = table.path(at: CGPoint(x: table.bounds.midX, y: y)) else { return edge(at: y) }
    guard gap != nil else { return under }
    var place = under
    let rect = table.rectForRow(at: under)
    if y >= rect.midY { place.row += 1 }
    if let collapsed, collapsed.path.section == place.section, collapsed.path.row < place.row { place.row -= 1 }
    return place
  }

  /// Over a header or footer: the begin or the end of its section.
  private func edge(at y: CGFloat) -> IndexPath? {
    guard let table, let element = table.column.rope.index(at: table.withoutDropShift(y) - table.columnTop) else {
      return nil
    }
    let section = table.column.section(of: element)
    if element == table.column.header(section) { return IndexPath(row: 0, section: section) }
    let moved = collapsed?.path.section == section ? 1 : 0
    return IndexPath(row: table.column.counts[section] - moved, section: section)
  }

  private func gapTop(_ path: IndexPath) -> CGFloat {
    guard let table, let gap else { return 0 }
    var row = path
    if let collapsed, collapsed.path.section == row.section, collapsed.path.row <= row.row { row.row += 1 }
    let shift = table.column.has(row) ? self.shift(of: row) : self.shift(ofSection: row.section, isHeader: false)
    return table.dataTop(of: row) + shift - gap.height
  }

  // MARK: The gap and the highlight

  private func show(_ proposal: UITableViewDropProposal, _ session: any UIDropSession, at y: CGFloat) {
    guard let table else { return }
    let allowed = proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
    var inserts = allowed && proposal.intent == .insertAtDestinationIndexPath
    var target = allowed && proposal.intent == .insertIntoDestinationIndexPath ? destination : nil
    if allowed, proposal.intent == .automatic {
      // The middle half of a row takes the items itself.
      let under = table.path(at: CGPoint(x: table.bounds.midX, y: y))
      let rect = under.map { table.rectForRow(at: $0) } ?? .zero
      let isInMiddle = under != nil && abs(y - rect.midY) <= rect.height / 4 && gap == nil
      target = isInMiddle ? under : nil
      inserts = !isInMiddle
    }
    highlight(target)
    guard inserts, let destination else { return setGap(nil, nil) }
    let source = proposal.operation == .move ? movedRow(session) : nil
    let height = source.map { table.column.has($0) ? table.rectForRow(at: $0).height : 0 } ?? table.defaultEstimate
    var place = destination
    // At first the row takes the place of the one below the finger; the end of its section is that of the other rows.
    if let source, source.section == place.section, table.column.counts.indices.contains(place.section) {
      place.row = min(place.row, max(0, table.column.counts[place.section] - 1))
    }
    if let source { place = asked(source, place) }
    guard canHold(place, without: source) else { return setGap(nil, nil) }
    self.destination = place
    setGap((place, height), source.map { ($0, height) })
  }

  /// The data source's rows are moved where the delegate lets them.
  private func asked(_ source: IndexPath, _ place: IndexPath) -> IndexPath {
    guard let table, let delegate = table.delegate, table.canMove(source) else { return place }
    return OptionalMethod.ask {
      delegate.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: place)
    } ?? place
  }

  private func canHold(_ path: IndexPath, without source: IndexPath?) -> Bool {
    guard let table, path.count == 2, table.column.counts.indices.contains(path.section) else { return false }
    let count = table.column.counts[path.section] - (source?.section == path.section ? 1 : 0)
    return (0...max(0, count)).contains(path.row)
  }

  private func setGap(_ gap: (path: IndexPath, height: CGFloat)?, _ collapsed: (path: IndexPath, height: CGFloat)?)
  {
    guard gap?.path != self.gap?.path || collapsed?.path != self.collapsed?.path || gap?.height != self.gap?.height
    else { return }
    if let old = self.collapsed, old.path != collapsed?.path {
      table?.shownCell(at: old.path)?.layer.isHidden = false
    }
    self.gap = gap
    self.collapsed = collapsed
    if let collapsed { table?.shownCell(at: collapsed.path)?.layer.isHidden = true }
    showChange()
  }

  private func highlight(_ path: IndexPath?) {
    guard targeted != path, let table else { return }
    clearTarget()
    targeted = path
    for row in table.shown { row.cell.noteDropState(row.path == path ? .targeted : .notTargeted) }
    if let path { table.shownCell(at: path)?.setHighlighted(true, animated: true) }
  }

  /// Near the ends of the table the content scrolls below the finger.
  func scroll(_ session: TargetDropSession) -> Bool {
    guard let table else { return false }
    return table.scrollForDrag(at: session.location(in: table))
  }

  private func leave() {
    hasActiveDrop = false
    clearTarget()
    setGap(nil, nil)
    for row in table?.shown ?? [] { row.cell.noteDropState(.none) }
    proposal = nil
    destination = nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    guard let table else { return }
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    guard let table else { return }
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let table, let proposal else { return }
    let coordinator = TableDropCoordinator(self, proposal, session, destination)
    clearTarget()
    if let source = movedRow(session), proposal.operation == .move, gap != nil, let destination,
      movesByDataSource(session)
    {
      return move(source, to: destination, coordinator, session)
    }
    table.dropDelegate?.tableView(table, performDropWith: coordinator)
    setGap(nil, nil)
  }

  /// The data source moves its row, as when it is moved by its reorder control.
  private func move(
    _ source: IndexPath, to destination: IndexPath, _ coordinator: TableDropCoordinator,
    _ session: any UIDropSession
  ) {
    guard let table, let item = session.items.first else { return }
    setGap(nil, nil)
    if source != destination {
      table.move(from: source, to: destination)
      rows = [(item, destination)]
      table.dataSource?.tableView(table, moveRowAt: source, to: destination)
      OptionalMethod.isAbsent = false
      showChange()
    }
    coordinator.drop(item, toRowAt: destination)
  }
}
