import CoreGraphics

extension CALayer {
  /// Front to back; hidden layers are not hit, and a layer that cuts its sublayers is not hit outside its bounds.
  final func findLayer(at point: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let own = pointFromParent(point)
    let isInside = contains(own)
    if values.masksToBounds && !isInside { return nil }
    let below: CGPoint
    if let sub = centredSublayerTransform {
      below = (sub.flattened.inverse ?? CATransform3DIdentity).project(own)
    } else {
      below = own
    }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTestFromParent(below) { return hit }
    }
    return isInside ? self : nil
  }

  /// The point comes in the parent's space with the sublayer transform undone already; `hitTest(_:)` of subclasses
  /// gets it like that.
  private func hitTestFromParent(_ point: CGPoint) -> CALayer? { hitTest(point) }

  /// From the superlayer's space (before its sublayer transform) to the layer's own.
  private func pointFromParent(_ p: CGPoint) -> CGPoint {
    if !values.hasTransform, !CALayer.usesFlippedGeometry {
      let f = frameInSuperlayer.origin
      return CGPoint(x: p.x - f.x + values.bounds.origin.x, y: p.y - f.y + values.bounds.origin.y)
    }
    if CALayer.usesFlippedGeometry, let parent { return parent.convertPoint(p, to: self) }
    return (matrixToParent.flattened.inverse ?? CATransform3DIdentity).project(p)
  }

  /// Sublayers back to front as drawn: by `zPosition`, equal ones as in `sublayers`.
  final var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.values.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}
