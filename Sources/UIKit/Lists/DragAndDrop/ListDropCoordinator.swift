import CoreGraphics
import Foundation

/// A drop on a list, before its delegate carries it out.
@MainActor struct ListDrop {
  let dragging: ListDragging
  let proposal: UIDropProposal
  let session: any UIDropSession
  let destination: IndexPath?

  init(
    _ dragging: ListDragging, _ proposal: UIDropProposal, _ session: any UIDropSession, _ destination: IndexPath?
  ) {
    self.dragging = dragging
    self.proposal = proposal
    self.session = session
    self.destination = destination
  }
}

/// A drop that a list's delegate performs: the common superclass of the coordinators of tables and collection
/// views.
@MainActor class ListDropCoordinator: NSObject {
  let dropItems: [ListDropItem]
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession
  let given: UIDropProposal
  let dragging: ListDragging

  init(_ drop: ListDrop) {
    dragging = drop.dragging
    given = drop.proposal
    session = drop.session
    destinationIndexPath = drop.destination
    let isLocal = drop.session.localDragSession != nil
    let sizes = DragOperation.previewSizes(in: drop.session)
    dropItems = drop.session.items.map { item in
      ListDropItem(item, isLocal ? drop.dragging.path(of: item) : nil, sizes[ObjectIdentifier(item)] ?? .zero)
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

  /// Inserts a placeholder of the list's class and drops an item on it.
  ///
  /// - Parameters:
  ///   - kind: the list's word for its items, for messages.
  ///   - parameters: the appearance of the cell during its animation; nil if the placeholder does not specify any.
  func fly<Cell: UIView>(
    _ item: UIDragItem, to placeholder: AnyObject, at path: IndexPath, kind: String,
    _ parameters: ((Cell) -> UIDragPreviewParameters?)?
  ) -> ListDropContext {
    let inserted = dragging.insert(at: path, placeholder, kind: kind)
    let context = ListDropContext(item, dragging, inserted)
    plan(item, context) {
      guard let cell = inserted?.cell, cell.window != nil else { return nil }
      let own = (cell as? Cell).flatMap { parameters?($0) }
      return DragDestination(UITargetedDragPreview(view: cell, parameters: own ?? .init()))
    }
    return context
  }

  @discardableResult func fly(_ item: UIDragItem, toItemAt path: IndexPath) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(item, animator) { [dragging] in
      guard let list = dragging.list else { return nil }
      list.layoutIfNeeded()
      guard let cell = list.itemCell(at: path), cell.window != nil else { return nil }
      return DragDestination(dragging.preview(of: cell, list.dropParameters(at: path)))
    }
    return animator
  }

  func fly(_ item: UIDragItem, intoItemAt path: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(item, animator) { [dragging] in
      guard let cell = dragging.list?.itemCell(at: path) else { return nil }
      return DragDestination(into: rect, of: cell, from: DragOperation.previewSize(of: item))
    }
    return animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let animator = DragAnimator()
    plan(dragItem, animator) { DragDestination(target) }
    return animator
  }
}

/// An item of a drop.
@MainActor final class ListDropItem: NSObject {
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

/// Replaces a placeholder by the item that it represents.
@MainActor final class ListDropContext: DragAnimator {
  let dragItem: UIDragItem
  private weak var dragging: ListDragging?
  private weak var placeholder: ListPlaceholder?

  init(_ dragItem: UIDragItem, _ dragging: ListDragging, _ placeholder: ListPlaceholder?) {
    self.dragItem = dragItem
    self.dragging = dragging
    self.placeholder = placeholder
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, let list = dragging.list, let placeholder, dragging.remove(placeholder) else {
      return false
    }
    let path = placeholder.path
    dataSourceUpdates(path)
    UIView.performWithoutAnimation { list.insertItemAtOnce(path) }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let dragging, let placeholder, dragging.remove(placeholder) else { return false }
    dragging.showChange()
    return true
  }

  func setNeedsCellUpdate() { placeholder?.update() }
}
