import CoreGraphics

/// Menus of rows: one interaction of the table asks the delegate for the row under the finger.
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  weak var table: UITableView?
  private var path: IndexPath?

  private var delegate: (any UITableViewDelegate)? { table?.delegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let delegate, let row = table.indexPathForRow(at: location), table.shownCell(at: row) != nil
    else { return nil }
    path = row
    let configuration = OptionalMethod.ask {
      delegate.tableView(table, contextMenuConfigurationForRowAt: row, point: location)
    }
    if (configuration ?? nil) != nil { table.unhighlight() }
    return configuration ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview { $0.tableView($1, previewForHighlightingContextMenuWithConfiguration: configuration) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview { $0.tableView($1, previewForDismissingContextMenuWithConfiguration: configuration) }
  }

  /// The delegate's preview, or the row's cell.
  private func preview(_ ask: (any UITableViewDelegate, UITableView) -> UITargetedPreview?) -> UITargetedPreview? {
    guard let table else { return nil }
    if let delegate, let own = OptionalMethod.ask({ ask(delegate, table) }), let own { return own }
    guard let path, let cell = table.shownCell(at: path), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    OptionalMethod.isAbsent = false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    OptionalMethod.isAbsent = false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    OptionalMethod.isAbsent = false
  }
}
