import CoreGraphics
import Foundation

/// Menus of rows.
extension UITableView: MenuList {
  func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, items: [IndexPath])? {
    guard let delegate, let row = indexPathForRow(at: point), shownCell(at: row) != nil else { return nil }
    let answer = OptionalMethod.ask {
      delegate.tableView(self, contextMenuConfigurationForRowAt: row, point: point)
    }
    return (answer ?? nil).map { ($0, [row]) }
  }

  func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissal: Bool)
    -> UITargetedPreview?
  {
    guard let delegate else { return nil }
    let own = OptionalMethod.ask {
      isDismissal
        ? delegate.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
        : delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return own ?? nil
  }

  func menuCell(at path: IndexPath) -> UIView? { shownCell(at: path) }
  func endMenuPress() { unhighlight() }

  func menuWillPerform(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
