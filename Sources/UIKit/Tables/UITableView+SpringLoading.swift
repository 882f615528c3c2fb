import CoreGraphics
import Foundation

/// Selection of rows by a drag that stays over them.
extension UITableView: UISpringLoadedInteractionSupporting {
  func springLoadRows() {
    SpringLoading.set(isSpringLoaded, on: self, behavior: RowSpringBehavior()) { [weak self] context in
      guard let self, let path = context.targetItem as? IndexPath, column.has(path) else { return }
      selectByTouch(path)
    }
  }
}

/// The row below the finger opens, if the delegate lets it.
@MainActor private final class RowSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
    -> Bool
  {
    guard let table = interaction.view as? UITableView,
      let path = table.indexPathForRow(at: context.location(in: table)), let cell = table.shownCell(at: path)
    else { return false }
    context.targetView = cell
    context.targetItem = path
    guard let delegate = table.delegate else { return true }
    return OptionalMethod.ask { delegate.tableView(table, shouldSpringLoadRowAt: path, with: context) } ?? true
  }
}
