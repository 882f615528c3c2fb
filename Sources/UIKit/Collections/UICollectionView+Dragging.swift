import CoreGraphics
import Foundation

/// Drags of items, and drops on the collection view.
extension UICollectionView: DraggedList {
  func dragDelegatesDidChange() {
    guard dragging != nil || dragDelegate != nil || dropDelegate != nil else { return }
    let dragging = dragging ?? CollectionDragging(self)
    self.dragging = dragging
    dragging.use(drag: dragDelegate != nil, isEnabled: dragInteractionEnabled, drop: dropDelegate != nil)
  }

  func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    dragging?.displaced(attributes) ?? attributes
  }

  var itemCounts: [Int] { loadedCounts }
  var isBusyWithItems: Bool { movement != nil }
  var itemCells: [UIView] { visibleCells }
  func itemCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func endPress() { unpress() }

  // MARK: Cells

  func tell(_ cell: UIView, dragState: ListDragState) {
    (cell as? UICollectionViewCell)?.dragStateDidChange(.init(rawValue: dragState.rawValue) ?? .none)
  }

  func tell(_ cell: UIView, dropState: UICellConfigurationState.DropState) {
    guard let cell = cell as? UICollectionViewCell, cell.parts.dropState != dropState else { return }
    cell.parts.dropState = dropState
    cell.setNeedsUpdateConfiguration()
  }

  func highlight(_ cell: UIView, _ isHighlighted: Bool) {
    (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  func previewColor(of cell: UIView) -> UIColor? { cell.backgroundColor ?? .clear }

  // MARK: Data

  func dataSourceMoves(_ path: IndexPath) -> Bool { exists(path) && canMove(path) }
  /// False, since a drop delegate performs all drops.
  var dataSourceMovesFirst: Bool { false }

  func destination(movingFrom path: IndexPath, proposed: IndexPath) -> IndexPath {
    allowedTarget(from: path, at: path, proposed)
  }

  func insertItemAtOnce(_ path: IndexPath) { insertItems(at: [path]) }

  // MARK: The drag delegate

  func items(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]? {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path)
  }
  func items(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: The drop delegate

  func canHandle(_ session: any UIDropSession) -> Bool? { dropDelegate?.collectionView(self, canHandle: session) }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func proposal(for session: any UIDropSession, at destination: IndexPath?) -> (UIDropProposal, ListDropIntent) {
    let proposal =
      dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    return (proposal, ListDropIntent(rawValue: proposal.intent.rawValue) ?? .unspecified)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func coordinator(of drop: ListDrop) -> ListDropCoordinator { CollectionDropCoordinator(drop) }

  func perform(_ coordinator: ListDropCoordinator) {
    guard let coordinator = coordinator as? CollectionDropCoordinator else { return }
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }
}
