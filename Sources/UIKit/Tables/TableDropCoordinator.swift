import CoreGraphics
import Foundation

/// The base class in the terms of `UITableViewDropCoordinator`.
@MainActor final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropItems }
  var proposal: UITableViewDropProposal {
    given as? UITableViewDropProposal ?? UITableViewDropProposal(operation: given.operation)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    fly(dragItem, to: placeholder, at: placeholder.insertionIndexPath, kind: "rows") { (cell: UITableViewCell) in
      placeholder.previewParametersProvider?(cell)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    fly(dragItem, toItemAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    fly(dragItem, intoItemAt: indexPath, rect)
  }
}

extension ListDropItem: UITableViewDropItem {}
extension ListDropContext: UITableViewDropPlaceholderContext {}
