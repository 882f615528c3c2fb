import CoreGraphics

/// Items that open in scenes of their own.
extension UICollectionView {
  /// Told from the app's own interactions by its class.
  private final class ItemActivation: UIWindowScene.ActivationInteraction {}

  /// Two fingers that spread on an item ask the delegate for its scene. Apps with one scene are spared the gesture.
  func watchForSceneActivation() {
    guard UIApplication.shared.supportsMultipleScenes, !interactions.contains(where: { $0 is ItemActivation })
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
