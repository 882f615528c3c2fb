import ObjectiveC

/// The creation of presentation copies by `init(layer:)` of the layer's dynamic class, which apps override to copy
/// their own properties.
enum LayerCopying {
  /// The index of `init(layer:)` among the initializers that `CALayer` introduces; `init()` is inherited from
  /// `NSObject`.
  private static let initializerIndex = 0

  static func copy(of layer: CALayer) -> CALayer? {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    return instantiate(type, from: CALayer.self, initializer: initializerIndex, argument: layer) as? CALayer
  }
}
