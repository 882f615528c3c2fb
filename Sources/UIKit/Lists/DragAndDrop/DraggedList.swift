import CoreGraphics
import Foundation

/// A table or collection view whose items are dragged and that accepts drops, as `ListDragging` uses it: its
/// content, and the methods of its delegates and data source, independent of the kind of list.
///
/// Index paths are those of the data source.
@MainActor protocol DraggedList: UIScrollView {
  /// The number of items of each section.
  var itemCounts: [Int] { get }
  /// Whether items are being moved or swiped, so that no drag may begin.
  var isBusyWithItems: Bool { get }
  /// The cells on the screen.
  var itemCells: [UIView] { get }
  func itemCell(at path: IndexPath) -> UIView?
  /// Returns the item at a point in the list's coordinates; nil beside all items.
  func itemPath(at point: CGPoint) -> IndexPath?
  /// Removes the highlight of the touch.
  func endPress()

  // MARK: Cells

  func tell(_ cell: UIView, dragState: ListDragState)
  func tell(_ cell: UIView, dropState: UICellConfigurationState.DropState)
  func highlight(_ cell: UIView, _ isHighlighted: Bool)
  /// Returns the background of a lifted cell's picture; nil stands for the default background of previews.
  func previewColor(of cell: UIView) -> UIColor?

  // MARK: Data

  /// Returns whether the data source moves the item itself.
  func dataSourceMoves(_ path: IndexPath) -> Bool
  /// Whether the data source moves items itself even if there is a drop delegate.
  var dataSourceMovesFirst: Bool { get }
  func moveByDataSource(_ path: IndexPath, to destination: IndexPath)
  /// Returns the index path at which the delegate lets a moved item be inserted.
  func destination(movingFrom path: IndexPath, proposed: IndexPath) -> IndexPath
  /// Shows an item that the data source has now.
  func insertItemAtOnce(_ path: IndexPath)

  // MARK: The drag delegate

  /// Returns the items with which a drag begins; nil without a drag delegate.
  func items(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]?
  func items(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // MARK: The drop delegate

  /// Returns whether the delegate can handle a drop; nil without a drop delegate.
  func canHandle(_ session: any UIDropSession) -> Bool?
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// Returns the effect that a drop would have: the delegate's proposal or, without a delegate, the list's.
  func proposal(for session: any UIDropSession, at destination: IndexPath?) -> (UIDropProposal, ListDropIntent)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func coordinator(of drop: ListDrop) -> ListDropCoordinator
  func perform(_ coordinator: ListDropCoordinator)
}

/// The drag states of a cell, with the same raw values as those of table and collection view cells.
enum ListDragState: Int {
  case none = 0
  case lifting = 1
  case dragging = 2
}

/// The destination of a drop relative to the items, with the same raw values as the intents of drop proposals.
enum ListDropIntent: Int {
  case unspecified = 0
  case insertAtDestination = 1
  case insertIntoDestination = 2
  case automatic = 3
}
