import CoreGraphics

/// Opening of items in scenes of their own.
extension UICollectionView {
  /// An interaction of the collection view, distinguished from the app's own by its class.
  private final class ItemActivation: UIWindowScene.ActivationInteraction {}

  /// Adds the gesture that opens an item in a scene when two fingers spread on it. It is omitted in apps with one
  /// scene.
  func watchForSceneActivation() {
    guard RunningApp.supportsMultipleScenes, !interactions.contains(where: { $0 is ItemActivation })
    else {
      return
    }
    let interaction = ItemActivation { [weak self] _, point in
      guard let self, let delegate, let path = item(at: point) else { return nil }
      return delegate.collectionView(self, sceneActivationConfigurationForItemAt: path, point: point)
    } errorHandler: { error in
      Console.write("An item's scene was not opened: \(error.localizedDescription)")
    }
    addInteraction(interaction)
  }
}
