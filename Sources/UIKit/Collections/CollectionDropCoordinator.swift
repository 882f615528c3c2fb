import CoreGraphics
import Foundation

/// The drop coordinator of a collection view, with the methods that `UICollectionViewDropCoordinator` requires.
@MainActor final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropItems }
  var proposal: UICollectionViewDropProposal {
    given as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: given.operation)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    fly(dragItem, to: placeholder, at: placeholder.insertionIndexPath, kind: "items") {
      (cell: UICollectionViewCell) in
      placeholder.previewParametersProvider?(cell)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    fly(dragItem, toItemAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    fly(dragItem, intoItemAt: indexPath, rect)
  }
}

extension ListDropItem: UICollectionViewDropItem {}
extension ListDropContext: UICollectionViewDropPlaceholderContext {}
