import CoreGraphics
import Foundation

/// A drop that a collection view's delegate carries out.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let dragging: CollectionDragging

  init(
    _ dragging: CollectionDragging, _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession,
    _ destination: IndexPath?
  ) {
    self.dragging = dragging
    self.proposal = proposal
    self.session = session
    destinationIndexPath = destination
    items = session.items.map { item in
      CollectionDropItem(
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

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    let place = dragging.insert(placeholder)
    let context = CollectionDropContext(dragItem, dragging, place)
    plan(dragItem, context) {
      guard let cell = place?.cell, cell.window != nil else { return nil }
      let parameters = placeholder.previewParametersProvider?(cell) ?? UIDragPreviewParameters()
      return DragDestination(UITargetedDragPreview(view: cell, parameters: parameters))
    }
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(dragItem, animator) { [dragging] in
      guard let view = dragging.view else { return nil }
      view.layoutIfNeeded()
      guard let cell = view.cellForItem(at: indexPath), cell.window != nil else { return nil }
      let parameters = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath)
      return DragDestination(
        UITargetedDragPreview(view: cell, parameters: parameters ?? dragging.standardParameters(cell)))
    }
    return animator
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(dragItem, animator) { [dragging] in
      guard let view = dragging.view, let cell = view.cellForItem(at: indexPath) else { return nil }
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

@MainActor final class CollectionDropItem: NSObject, UICollectionViewDropItem {
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

/// Exchanges a placeholder for the item that it stands for.
@MainActor final class CollectionDropContext: DragAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var dragging: CollectionDragging?
  private weak var placeholder: CollectionDragging.Placeholder?

  init(_ dragItem: UIDragItem, _ dragging: CollectionDragging, _ placeholder: CollectionDragging.Placeholder?) {
    self.dragItem = dragItem
    self.dragging = dragging
    self.placeholder = placeholder
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, let view = dragging.view, let placeholder, dragging.remove(placeholder) else {
      return false
    }
    let path = placeholder.path
    dataSourceUpdates(path)
    UIView.performWithoutAnimation { view.insertItems(at: [path]) }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let dragging, let placeholder, dragging.remove(placeholder) else { return false }
    dragging.showChange()
    return true
  }
  func setNeedsCellUpdate() {
    guard let placeholder else { return }
    placeholder.update?(placeholder.cell)
  }
}
