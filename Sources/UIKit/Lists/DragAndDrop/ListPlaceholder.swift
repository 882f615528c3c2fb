import CoreGraphics
import Foundation

/// An item that represents data which is being loaded, at a position before an item of the data.
@MainActor final class ListPlaceholder {
  var path: IndexPath
  let cell: UIView
  /// Points; of a table's row.
  let height: CGFloat
  /// Fills the cell again.
  let update: () -> Void

  init(_ path: IndexPath, _ cell: UIView, height: CGFloat = 0, update: @escaping () -> Void = {}) {
    self.path = path
    self.cell = cell
    self.height = height
    self.update = update
  }
}

/// Placeholders among the items.
extension ListDragging {
  /// Shows a placeholder; returns nil if the list has no such position or no cell for it.
  func insert(at path: IndexPath, _ source: AnyObject, kind: String) -> ListPlaceholder? {
    guard let list else { return nil }
    let counts = list.itemCounts
    let count = path.count == 2 && counts.indices.contains(path[0]) ? counts[path[0]] : nil
    guard let count, (0...count).contains(path[1]) else {
      ListMistake.report(
        "attempt to insert a placeholder at \(path) but there are only \(count ?? 0) \(kind) in that section")
      return nil
    }
    guard let new = makePlaceholder(path, source) else { return nil }
    placeholders.append(new)
    closeGap()
    UIView.performWithoutAnimation { placePlaceholders() }
    showChange()
    return new
  }

  /// Removes a placeholder; returns whether it was still in the list.
  func remove(_ placeholder: ListPlaceholder) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
    placeholders.remove(at: index)
    placeholder.cell.removeFromSuperview()
    return true
  }

  func presentationPath(_ path: IndexPath) -> IndexPath {
    let before = placeholders.filter { $0.path[0] == path[0] && $0.path[1] <= path[1] }.count
    return IndexPath(indexes: [path[0], path[1] + before])
  }

  /// Returns the data source's index path of an item; nil for a placeholder.
  func dataPath(_ path: IndexPath) -> IndexPath? {
    var item = path[1]
    for placeholder in placeholders.filter({ $0.path[0] == path[0] }).sorted(by: { $0.path < $1.path }) {
      if placeholder.path[1] == item { return nil }
      if placeholder.path[1] < item { item -= 1 }
    }
    return IndexPath(indexes: [path[0], item])
  }
}
