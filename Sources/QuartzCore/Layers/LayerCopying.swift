import ObjectiveC

/// Makes presentation copies: `init(layer:)` of the layer's dynamic class.
enum LayerCopying {
  static func copy(of layer: CALayer) -> CALayer? {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    if type == CAShapeLayer.self { return CAShapeLayer(layer: layer) }
    return nil
  }
}
