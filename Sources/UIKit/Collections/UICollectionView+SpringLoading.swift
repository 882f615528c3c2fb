import CoreGraphics
import Foundation

/// Items that are selected when a drag stays over them.
extension UICollectionView: UISpringLoadedInteractionSupporting {
  func springLoadItems() {
    SpringLoading.set(isSpringLoaded, on: self, behavior: ItemSpringBehavior()) { [weak self] context in
      guard let self, let path = context.targetItem as? IndexPath else { return }
      tap(path)
    }
  }
}

/// The item below the finger opens, if the delegate lets it.
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
