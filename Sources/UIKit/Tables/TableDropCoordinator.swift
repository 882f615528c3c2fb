import CoreGraphics
import Foundation

/// A drop that a table's delegate carries out.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let dragging: TableDragging

  init(
    _ dragging: TableDragging, _ proposal: UITableViewDropProposal, _ session: any UIDropSession,
    _ destination: IndexPath?
  ) {
    self.dragging = dragging
    self.proposal = proposal
    self.session = session
    destinationIndexPath = destination
    items = session.items.map { item in
      TableDropItem(
        item, session.localDragSession == nil ? nil : dragging.path(of: item), DragOperation.previewSize(of: item))
    }
    super.init()
  }

  private func plan(_ item: UIDragItem, _ animator: DragAnimator, _ destination: @escaping () -> DragDestination?) {
    guard session.items.contains(where: { $0 === item }) else {
      Console.write("A drop coordinator was given an item that is not in its session: \(item)")
      return
    }
    dragging.drop.setDowns[ObjectIdentifier(item)] = DragSetDown(animator, destination)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    let row = dragging.insert(placeholder)
    let context = TableDropContext(dragItem, dragging, row)
    plan(dragItem, context) {
      guard let cell = row?.cell, cell.window != nil else { return nil }
      let parameters = placeholder.previewParametersProvider?(cell) ?? UIDragPreviewParameters()
      return DragDestination(UITargetedDragPreview(view: cell, parameters: parameters))
    }
    return context
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(dragItem, animator) { [dragging] in
      guard let table = dragging.table else { return nil }
      table.layoutIfNeeded()
      guard let cell = table.shownCell(at: indexPath), cell.window != nil else { return nil }
      let parameters = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
      return DragDestination(
        UITargetedDragPreview(view: cell, parameters: parameters ?? dragging.standardParameters(cell)))
    }
    return animator
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(dragItem, animator) { [dragging] in
      guard let table = dragging.table, let cell = table.shownCell(at: indexPath) else { return nil }
      return DragDestination(into: rect, of: cell, from: DragOperation.previewSize(of: dragItem))
    }
    return animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(dragItem, animator) { DragDestination(target) }
    return animator
  }
}

@MainActor final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
    super.init()
  }
}

/// Exchanges a placeholder for the row that it stands for.
@MainActor final class TableDropContext: DragAnimator, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var dragging: TableDragging?
  private weak var placeholder: TableDragging.Placeholder?

  init(_ dragItem: UIDragItem, _ dragging: TableDragging, _ placeholder: TableDragging.Placeholder?) {
    self.dragItem = dragItem
    self.dragging = dragging
    self.placeholder = placeholder
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, let table = dragging.table, let placeholder, dragging.remove(placeholder) else {
      return false
    }
    let path = placeholder.path
    dataSourceUpdates(path)
    UIView.performWithoutAnimation { table.insertRows(at: [path], with: .none) }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let dragging, let placeholder, dragging.remove(placeholder) else { return false }
    dragging.showChange()
    return true
  }
}
