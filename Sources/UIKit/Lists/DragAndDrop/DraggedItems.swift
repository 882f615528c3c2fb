import Foundation

/// The items of a list that are lifted or dragged, with the index paths that they come from. A lookup takes O(1),
/// also among thousands.
@MainActor struct DraggedItems {
  private var entries: [(item: UIDragItem, path: IndexPath)] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var firsts: [IndexPath: Int] = [:]

  mutating func append(_ item: UIDragItem, from path: IndexPath) {
    let index = entries.count
    entries.append((item, path))
    if indices[ObjectIdentifier(item)] == nil { indices[ObjectIdentifier(item)] = index }
    if firsts[path] == nil { firsts[path] = index }
  }

  func path(of item: UIDragItem) -> IndexPath? { indices[ObjectIdentifier(item)].map { entries[$0].path } }

  /// Returns the drag item that was created for an index path.
  func first(at path: IndexPath) -> UIDragItem? { firsts[path].map { entries[$0].item } }

  /// Returns the same items with other index paths.
  func moved(_ newPath: (IndexPath) -> IndexPath) -> DraggedItems {
    var moved = DraggedItems()
    for (item, path) in entries { moved.append(item, from: newPath(path)) }
    return moved
  }
}
