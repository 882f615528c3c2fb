import CoreGraphics

/// Conversion of points and rectangles between the coordinate spaces of layers, by way of their common ancestor.
/// Depth is kept only within transform layers; all other layers flatten their sublayers into their own plane.
extension CALayer {
  final func convertPoint(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    if layer === self { return p }
    if let layer, layer.parent === self, let q = layer.quickFromParent(p) { return q }
    if let layer, parent === layer, let q = quickToParent(p) { return q }
    if let offset = translation(to: layer) { return CGPoint(x: p.x + offset.dx, y: p.y + offset.dy) }
    return matrix(to: layer).project(p)
  }

  final func convertPoint(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    if let layer { return layer.convertPoint(p, to: self) }
    return (matrix(to: nil).flattened.inverse ?? CATransform3DIdentity).project(p)
  }

  final func convertRect(_ r: CGRect, to layer: CALayer?) -> CGRect {
    if layer === self { return r }
    if !r.isNull, !r.isInfinite, let offset = translation(to: layer) {
      return CGRect(x: r.minX + offset.dx, y: r.minY + offset.dy, width: r.width, height: r.height)
    }
    return matrix(to: layer).project(r)
  }

  final func convertRect(_ r: CGRect, from layer: CALayer?) -> CGRect {
    if let layer { return layer.convertRect(r, to: self) }
    return (matrix(to: nil).flattened.inverse ?? CATransform3DIdentity).project(r)
  }

  /// Converts a point quickly in the usual case of a sublayer without transforms; returns nil in other cases.
  private func quickToParent(_ p: CGPoint) -> CGPoint? {
    guard !values.hasTransform, !CALayer.usesFlippedGeometry, let parent, !parent.values.hasSublayerTransform
    else { return nil }
    let f = frameInSuperlayer.origin
    return CGPoint(x: p.x - values.bounds.origin.x + f.x, y: p.y - values.bounds.origin.y + f.y)
  }

  private func quickFromParent(_ p: CGPoint) -> CGPoint? {
    guard !values.hasTransform, !CALayer.usesFlippedGeometry, let parent, !parent.values.hasSublayerTransform
    else { return nil }
    let f = frameInSuperlayer.origin
    return CGPoint(x: p.x + values.bounds.origin.x - f.x, y: p.y + values.bounds.origin.y - f.y)
  }

  /// Returns the offset from this layer's space to that of `target`, or of the root if it is nil. Returns nil if a
  /// layer on the way has a transform, so that `matrix(to:)` is needed.
  private func translation(to target: CALayer?) -> CGVector? {
    guard !CALayer.usesFlippedGeometry else { return nil }
    guard let target else { return translation(upTo: nil) }
    guard let common = commonAncestor(with: target), let up = translation(upTo: common),
      let down = target.translation(upTo: common)
    else { return nil }
    return CGVector(dx: up.dx - down.dx, dy: up.dy - down.dy)
  }

  /// Returns the offset from this layer's space to that of an ancestor; for nil, to the space that contains the
  /// root.
  private func translation(upTo ancestor: CALayer?) -> CGVector? {
    var offset = CGVector.zero
    var layer = self
    while layer !== ancestor {
      guard !layer.values.hasTransform else { return nil }
      let bounds = layer.values.bounds
      let position = layer.values.position
      let anchor = layer.values.anchorPoint
      offset.dx += position.x - (bounds.origin.x + anchor.x * bounds.size.width)
      offset.dy += position.y - (bounds.origin.y + anchor.y * bounds.size.height)
      guard let next = layer.parent else { return ancestor == nil ? offset : nil }
      guard !next.values.hasSublayerTransform else { return nil }
      layer = next
    }
    return offset
  }

  /// Returns the transform from this layer's space to that of `target`, or of the root if it is nil. The spaces of
  /// two separate trees are related by their roots.
  final func matrix(to target: CALayer?) -> CATransform3D {
    if target === self { return CATransform3DIdentity }
    guard let target else { return matrix(upTo: nil) }
    let common = commonAncestor(with: target)
    var result = matrix(upTo: common)
    if common !== target {
      // With a singular matrix the layer is invisible, so that any finite result is acceptable.
      let down = target.matrix(upTo: common).flattened.inverse ?? CATransform3DIdentity
      result = CATransform3DConcat(result.flattened, down)
    }
    return result
  }

  /// Returns the transform from this layer's space to that of an ancestor; for nil, to the space that contains the
  /// root.
  private func matrix(upTo ancestor: CALayer?) -> CATransform3D {
    var m = CATransform3DIdentity
    var layer = self
    if layer === ancestor { return m }
    var flipped = isFlippedToRoot
    if flipped { m = flip(of: layer) }
    while true {
      let step = layer.canonicalMatrixToParent(parentFlipped: flipped != layer.values.isGeometryFlipped)
      m = CATransform3DConcat(m, step)
      if CALayer.usesFlippedGeometry, layer.values.isGeometryFlipped { flipped.toggle() }
      guard let next = layer.parent else {
        return ancestor == nil ? m.flattened : m
      }
      if !(next is CATransformLayer) { m = m.flattened }
      layer = next
      if next === ancestor { break }
    }
    if flipped { m = CATransform3DConcat(m, flip(of: layer)) }
    return m
  }

  /// Returns the transform that measures y from the opposite edge of the layer's bounds.
  private func flip(of layer: CALayer) -> CATransform3D {
    var m = CATransform3DMakeScale(1, -1, 1)
    m.m42 = layer.values.bounds.minY + layer.values.bounds.maxY
    return m
  }

  /// Returns `upwardMatrix` combined with the superlayer's sublayer transform.
  private func canonicalMatrixToParent(parentFlipped: Bool) -> CATransform3D {
    let m = upwardMatrix(parentFlipped: parentFlipped)
    guard let parent, parent.maskLayer !== self, let sub = parent.centredSublayerTransform else { return m }
    return CATransform3DConcat(m, sub)
  }

  /// Returns `matrixToParent` with y measured downwards in both spaces.
  final func upwardMatrix(parentFlipped: Bool) -> CATransform3D {
    guard CALayer.usesFlippedGeometry else { return matrixToParent }
    let s = canonicalGeometry(parentFlipped: parentFlipped)
    return CALayer.matrix(
      bounds: values.bounds, position: s.position, zPosition: values.zPosition, anchorPoint: s.anchorPoint,
      anchorPointZ: values.anchorPointZ, transform: values.hasTransform ? s.transform : nil)
  }

  /// Returns position, anchor point and transform with y measured downwards; `parentFlipped` is whether the
  /// superlayer's space is flipped.
  final func canonicalGeometry(
    parentFlipped: Bool
  ) -> (position: CGPoint, anchorPoint: CGPoint, transform: CATransform3D) {
    let isFlipped = parentFlipped != values.isGeometryFlipped
    var result = (position: values.position, anchorPoint: values.anchorPoint, transform: values.transform)
    if isFlipped { result.anchorPoint.y = 1 - result.anchorPoint.y }
    if parentFlipped {
      if let parent {
        result.position.y = parent.values.bounds.minY + parent.values.bounds.maxY - result.position.y
      }
      let mirror = CATransform3DMakeScale(1, -1, 1)
      result.transform = CATransform3DConcat(CATransform3DConcat(mirror, result.transform), mirror)
    }
    return result
  }

  /// Returns the lowest common ancestor of two layers; nil if they are in different trees.
  private func commonAncestor(with other: CALayer) -> CALayer? {
    var a = self
    var b = other
    var depthA = a.depth
    var depthB = b.depth
    while depthA > depthB, let up = a.parent {
      a = up
      depthA -= 1
    }
    while depthB > depthA, let up = b.parent {
      b = up
      depthB -= 1
    }
    while a !== b {
      guard let nextA = a.parent, let nextB = b.parent else { return nil }
      a = nextA
      b = nextB
    }
    return a
  }

  private var depth: Int {
    var count = 0
    var layer = parent
    while let current = layer {
      count += 1
      layer = current.parent
    }
    return count
  }
}
