import CoreGraphics
import Foundation

/// Menus of items: one interaction of the collection view asks the delegate for the items under the finger.
///
/// A finger on a selected item is on all selected ones; one beside all items is on none. A delegate without the method for
/// several items is asked for the one.
@MainActor final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  weak var collection: UICollectionView?
  private var paths: [IndexPath] = []

  private var delegate: (any UICollectionViewDelegate)? { collection?.delegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collection, let delegate else { return nil }
    let path = collection.item(at: location)
    paths = path.map { collection.menuPaths(at: $0) } ?? []
    let several = OptionalMethod.ask {
      delegate.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: location)
    }
    var configuration = several ?? nil
    if several == nil, let path {
      paths = [path]
      configuration =
        OptionalMethod.ask {
          delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: location)
        } ?? nil
    }
    if configuration != nil { collection.unpress() }
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview {
      $0.collectionView($1, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $2)
    } orOld: {
      $0.collectionView($1, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview {
      $0.collectionView($1, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $2)
    } orOld: {
      $0.collectionView($1, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  /// The delegate's preview, or the item's cell.
  private func preview(
    _ ask: (any UICollectionViewDelegate, UICollectionView, IndexPath) -> UITargetedPreview?,
    orOld askOld: (any UICollectionViewDelegate, UICollectionView) -> UITargetedPreview?
  ) -> UITargetedPreview? {
    guard let collection else { return nil }
    let path = paths.first
    if let delegate {
      if let path, let own = OptionalMethod.ask({ ask(delegate, collection, path) }), let own { return own }
      if let own = OptionalMethod.ask({ askOld(delegate, collection) }), let own { return own }
    }
    guard let path, let cell = collection.cellForItem(at: path), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collection else { return }
    delegate?.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    OptionalMethod.isAbsent = false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    OptionalMethod.isAbsent = false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
    OptionalMethod.isAbsent = false
  }
}

extension UICollectionView {
  /// The items that a menu at one item is about.
  func menuPaths(at path: IndexPath) -> [IndexPath] {
    selected.contains(path) && selected.count > 1 ? selected.sorted() : [path]
  }
}
