import CoreGraphics
import Foundation

/// The drop that a collection view's delegate carries out.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dragged items, with where they come from in this collection view.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items would be inserted; nil for a place at no item.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does, as the delegate has proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Sets an item down into a placeholder, which stands in for it until its data is there.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Has an item fly to the place of an item of the collection view.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has an item fly into a rectangle of an item's cell, in the cell's space.
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Has an item fly to a point of any view.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item of a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item, whose provider has the data.
  var dragItem: UIDragItem { get }
  /// The item that it comes from, if that is of the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged item's preview in points, which a cell for it may take as an estimate.
  var previewSize: CGSize { get }
}
