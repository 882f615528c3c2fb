import CoreGraphics
import Foundation

/// The drop that a collection view's delegate performs.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dragged items, with their index paths in this collection view.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items would be inserted; nil if the drop is not at an item.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's proposal for the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Drops an item into a placeholder, which represents it until its data is loaded.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Animates an item to the position of an item of the collection view.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of an item's cell, in the cell's coordinates.
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a point of any view.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item of a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item, whose provider has the data.
  var dragItem: UIDragItem { get }
  /// The index path from which the item was dragged; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged item's preview in points, an estimate for its cell.
  var previewSize: CGSize { get }
}
