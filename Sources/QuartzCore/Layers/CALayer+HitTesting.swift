import CoreGraphics

extension CALayer {
  /// Returns the frontmost layer that contains a point of the superlayer. Hidden layers are never hit, and a layer
  /// that clips its sublayers is not hit outside of its bounds.
  final func findLayer(at point: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let own = pointFromParent(point)
    let isInside = contains(own)
    if values.masksToBounds && !isInside { return nil }
    if modelLayer != nil { linkPresentationChildren() }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  private func pointFromParent(_ p: CGPoint) -> CGPoint {
    guard let parent else { return (matrixToParent.flattened.inverse ?? CATransform3DIdentity).project(p) }
    return parent.convertPoint(p, to: self)
  }

  /// The sublayers in drawing order, back to front: by `zPosition`, and in the order of `sublayers` if it is equal.
  final var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.values.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}
