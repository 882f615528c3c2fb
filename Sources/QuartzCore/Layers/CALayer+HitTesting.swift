import CoreGraphics

extension CALayer {
  /// Front to back; hidden layers are not hit, and a layer that cuts its sublayers is not hit outside its bounds.
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

  /// Sublayers back to front as drawn: by `zPosition`, equal ones as in `sublayers`.
  final var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.values.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}
