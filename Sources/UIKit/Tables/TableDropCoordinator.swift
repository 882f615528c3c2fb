import CoreGraphics
import Foundation

/// A drop that a table's delegate carries out.
@MainActor final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropItems }
  var proposal: UITableViewDropProposal {
    given as? UITableViewDropProposal ?? UITableViewDropProposal(operation: given.operation)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    let row = dragging.insert(at: placeholder.insertionIndexPath, placeholder, kind: "rows")
    return fly(dragItem, to: row) { cell in
      (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
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
