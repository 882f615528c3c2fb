import CoreGraphics
import Foundation

/// A drop that a collection view's delegate carries out.
@MainActor final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropItems }
  var proposal: UICollectionViewDropProposal {
    given as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: given.operation)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    let item = dragging.insert(at: placeholder.insertionIndexPath, placeholder, kind: "items")
    return fly(dragItem, to: item) { cell in
      (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
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
