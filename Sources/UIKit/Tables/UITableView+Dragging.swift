import CoreGraphics
import Foundation

/// Rows that are dragged, and drops on the table.
extension UITableView: DraggedList {
  func dragDelegatesDidChange() {
    guard dragging != nil || dragDelegate != nil || dropDelegate != nil else { return }
    let dragging = dragging ?? TableDragging(self)
    self.dragging = dragging
    dragging.use(drag: dragDelegate != nil, isEnabled: dragInteractionEnabled, drop: dropDelegate != nil)
  }

  var itemCounts: [Int] {
    loadIfNeeded()
    return column.counts
  }

  var isBusyWithItems: Bool { reorder != nil || swipe != nil }
  var itemCells: [UIView] { shown.map(\.cell) }
  func itemCell(at path: IndexPath) -> UIView? { shownCell(at: path) }
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func endPress() { unhighlight() }

  // MARK: Cells

  func tell(_ cell: UIView, dragState: ListDragState) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.parts.isDragged = dragState == .dragging
    cell.dragStateDidChange(.init(rawValue: dragState.rawValue) ?? .none)
  }

  func tell(_ cell: UIView, dropState: UICellConfigurationState.DropState) {
    (cell as? UITableViewCell)?.noteDropState(dropState)
  }

  func highlight(_ cell: UIView, _ isHighlighted: Bool) {
    (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: true)
  }

  func previewColor(of cell: UIView) -> UIColor? { cell.backgroundColor }

  // MARK: Data

  func dataSourceMoves(_ path: IndexPath) -> Bool { column.has(path) && canMove(path) }
  var dataSourceMovesFirst: Bool { true }

  func moveByDataSource(_ path: IndexPath, to destination: IndexPath) {
    move(from: path, to: destination)
    dataSource?.tableView(self, moveRowAt: path, to: destination)
    OptionalMethod.isAbsent = false
  }

  func destination(movingFrom path: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    return OptionalMethod.ask {
      delegate.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    } ?? proposed
  }

  func insertItemAtOnce(_ path: IndexPath) { insertRows(at: [path], with: .none) }

  // MARK: The drag delegate

  func items(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]? {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path)
  }
  func items(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: The drop delegate

  func canHandle(_ session: any UIDropSession) -> Bool? { dropDelegate?.tableView(self, canHandle: session) }
  func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func proposal(for session: any UIDropSession, at destination: IndexPath?) -> (UIDropProposal, ListDropIntent) {
    let proposal =
      dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    return (proposal, ListDropIntent(rawValue: proposal.intent.rawValue) ?? .unspecified)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func coordinator(of drop: ListDrop) -> ListDropCoordinator { TableDropCoordinator(drop) }

  func perform(_ coordinator: ListDropCoordinator) {
    guard let coordinator = coordinator as? TableDropCoordinator else { return }
    dropDelegate?.tableView(self, performDropWith: coordinator)
  }

  // MARK: Rows that moved aside

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

  /// Returns the top of a row as the data has it; after the last row of a section its end.
  func dataTop(of path: IndexPath) -> CGFloat {
    let element = column.has(path) ? column.element(path) : column.footer(path.section)
    return columnTop + column.rope.position(of: element)
  }

  /// Returns the y coordinate that a point of the content would have if no rows were shifted by a drag.
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
