import CoreGraphics
import Foundation

/// Selection of items by a drag that hovers over them.
extension UICollectionView: UISpringLoadedInteractionSupporting {
  func springLoadItems() {
    SpringLoading.set(isSpringLoaded, on: self, behavior: ItemSpringBehavior()) { [weak self] context in
      guard let self, let path = context.targetItem as? IndexPath else { return }
      tap(path)
    }
  }
}

/// Selects the item below the finger, if the delegate allows it.
@MainActor private final class ItemSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
    -> Bool
  {
    guard let view = interaction.view as? UICollectionView,
      let path = view.indexPathForItem(at: context.location(in: view)), let cell = view.cellForItem(at: path)
    else { return false }
    context.targetView = cell
    context.targetItem = path
    return view.delegate?.collectionView(view, shouldSpringLoadItemAt: path, with: context) ?? true
  }
}
