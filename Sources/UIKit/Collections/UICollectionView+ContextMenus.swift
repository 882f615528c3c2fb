import CoreGraphics
import Foundation

/// Context menus of items.
///
/// A press on a selected item is on all selected items; one beside all items is on none. For a delegate without the
/// method for several items, the method for one item is called.
extension UICollectionView: MenuList {
  func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, items: [IndexPath])? {
    guard let delegate else { return nil }
    let path = item(at: point)
    let paths = path.map { menuPaths(at: $0) } ?? []
    let several = OptionalMethod.ask {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    if let several {
      // The item under the finger is lifted, and the others gather below it.
      return several.map { ($0, (path.map { [$0] } ?? []) + paths.filter { $0 != path }) }
    }
    guard let path else { return nil }
    let one = OptionalMethod.ask {
      delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
    return (one ?? nil).map { ($0, [path]) }
  }

  /// Returns the items to which a menu at one item applies.
  private func menuPaths(at path: IndexPath) -> [IndexPath] {
    selected.contains(path) && selected.count > 1 ? selected.sorted() : [path]
  }

  func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissal: Bool)
    -> UITargetedPreview?
  {
    guard let delegate else { return nil }
    if let path {
      let own = OptionalMethod.ask {
        isDismissal
          ? delegate.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
          : delegate.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      }
      if let own, let own { return own }
    }
    // The older method supports only one item.
    guard path == menus.items.first else { return nil }
    let own = OptionalMethod.ask {
      isDismissal
        ? delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
        : delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return own ?? nil
  }

  func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func endMenuPress() { unpress() }

  func menuWillPerform(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
