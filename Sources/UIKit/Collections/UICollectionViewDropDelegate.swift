import CoreGraphics
import Foundation

/// The methods by which a collection view handles dropped items; all but the first are optional.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
/// ) {
///   guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
///   names.insert(item.dragItem.localObject as? String ?? "", at: path.item)
///   collectionView.insertItems(at: [path])
///   coordinator.drop(item.dragItem, toItemAt: path)
/// }
/// ```
///
/// The order of calls is that of `UIDropInteractionDelegate`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate>
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Performs a drop. Change the data in this method, and animate the items with the coordinator.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection view handles a session. True by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag enters the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at the index path, which is that of the item below the finger, or of the gap;
  /// nil if there is neither.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the drag leaves the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended anywhere.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the visible area and background of the cell during a drop's animation.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
  { nil }
}
