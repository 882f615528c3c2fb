import CoreGraphics
import Foundation

/// A table or collection view whose items have context menus, with the methods of its delegate.
@MainActor protocol MenuList: UIScrollView {
  /// Calls the delegate for the menu at a point, and returns it with the items to which it applies.
  func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, items: [IndexPath])?
  /// Returns the delegate's preview of an item; `path` is nil for a menu beside all items.
  func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissal: Bool)
    -> UITargetedPreview?
  /// Returns the cell for which a menu is shown; nil for an item that is not visible.
  func menuCell(at path: IndexPath) -> UIView?
  /// Removes the highlight of the touch.
  func endMenuPress()
  func menuWillPerform(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Shows the menus of a list's items: one interaction of the list calls its delegate for the items under the
/// finger.
@MainActor final class ListMenus: NSObject, ContextMenuPile {
  weak var list: (any MenuList)?
  /// The index paths of the items to which the open menu applies; the first is the one under the finger.
  private(set) var items: [IndexPath] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let list, let menu = list.menu(at: location) else { return nil }
    items = menu.items
    list.endMenuPress()
    return menu.configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(configuration, at: items.first, isDismissal: false) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(configuration, at: items.first, isDismissal: true) }

  /// Returns the delegate's preview of an item, or else a preview of the item's cell.
  private func preview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissal: Bool)
    -> UITargetedPreview?
  {
    guard let list else { return nil }
    if let own = list.menuPreview(configuration, at: path, isDismissal: isDismissal) { return own }
    guard let path, let cell = list.menuCell(at: path), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  var itemCount: Int { items.count }

  func furtherPreviews(_ configuration: UIContextMenuConfiguration, isDismissal: Bool) -> [UITargetedPreview] {
    items.dropFirst().compactMap { path in
      list?.menuCell(at: path) == nil ? nil : preview(configuration, at: path, isDismissal: isDismissal)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    list?.menuWillPerform(configuration, animator)
    OptionalMethod.isAbsent = false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.menuWillDisplay(configuration, animator)
    OptionalMethod.isAbsent = false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.menuWillEnd(configuration, animator)
    OptionalMethod.isAbsent = false
  }
}
