import CoreGraphics
import Foundation

/// The drop that a table's delegate carries out.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dragged items, each with its source row if that is in this table.
  var items: [any UITableViewDropItem] { get }
  /// The row at which the items would be inserted; nil for a drop at no row.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate made last.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop, which has the data.
  var session: any UIDropSession { get }
  /// Drops an item into a placeholder row, which represents it until its data has been loaded.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Animates an item to a row, which the delegate has inserted before.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of a row, in the coordinates of its cell.
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a point of any view.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item of a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropitem>
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item, whose provider has the data.
  var dragItem: UIDragItem { get }
  /// The source row, if it is in the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged item's preview in points, which can be an estimate for its row.
  var previewSize: CGSize { get }
}
