import CoreGraphics
import ObjectiveC
import Synchronization

/// The frame, and the transform between a layer's space and that of its superlayer.
extension CALayer {
  final func describe() -> String {
    let (p, b) = (values.position, values.bounds)
    return
      "<\(MessageDispatch.shownName(of: self)):\(address(of: self)); position = CGPoint (\(short(p.x)) \(short(p.y))); "
      + "bounds = CGRect (\(short(b.minX)) \(short(b.minY)); \(short(b.width)) \(short(b.height))); >"
  }

  /// Whether any layer of the process has flipped its geometry; until then, flipping is never checked.
  static var usesFlippedGeometry: Bool { wasOneFlipped.load(ordering: .relaxed) }
  private static let wasOneFlipped = Atomic(false)

  final func setGeometryFlipped(_ value: Bool) {
    guard value != values.isGeometryFlipped else { return }
    if value { CALayer.wasOneFlipped.store(true, ordering: .relaxed) }
    set(\.isGeometryFlipped, value, "geometryFlipped")
    markTreeDirty()
  }

  final var isFlippedToRoot: Bool {
    guard CALayer.usesFlippedGeometry else { return false }
    var flipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.values.isGeometryFlipped { flipped.toggle() }
      layer = current.parent
    }
    return flipped
  }

  /// The transform from the layer's space to that of the superlayer; y points down in both.
  final var matrixToParent: CATransform3D {
    let v = values
    return CALayer.matrix(
      bounds: v.bounds, position: v.position, zPosition: v.zPosition, anchorPoint: v.anchorPoint,
      anchorPointZ: v.anchorPointZ, transform: v.hasTransform ? v.transform : nil)
  }

  static func matrix(
    bounds: CGRect, position: CGPoint, zPosition: CGFloat, anchorPoint: CGPoint, anchorPointZ: CGFloat,
    transform: CATransform3D?
  ) -> CATransform3D {
    let ax = bounds.origin.x + anchorPoint.x * bounds.size.width
    let ay = bounds.origin.y + anchorPoint.y * bounds.size.height
    guard let transform else {
      return CATransform3DMakeTranslation(position.x - ax, position.y - ay, zPosition - anchorPointZ)
    }
    let centred = CATransform3DConcat(CATransform3DMakeTranslation(-ax, -ay, -anchorPointZ), transform)
    return CATransform3DConcat(centred, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The sublayer transform about the anchor point, in the layer's space; nil if there is none.
  final var centredSublayerTransform: CATransform3D? {
    guard values.hasSublayerTransform else { return nil }
    let b = values.bounds
    let ax = b.origin.x + values.anchorPoint.x * b.size.width
    let ay = b.origin.y + values.anchorPoint.y * b.size.height
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(-ax, -ay, 0), values.sublayerTransform)
    return CATransform3DConcat(moved, CATransform3DMakeTranslation(ax, ay, 0))
  }

  // MARK: Frame

  final var frameInSuperlayer: CGRect {
    let b = values.bounds
    if values.hasTransform {
      let m = matrixToParent
      return m.project(b)
    }
    return CGRect(
      x: values.position.x - values.anchorPoint.x * b.size.width,
      y: values.position.y - values.anchorPoint.y * b.size.height,
      width: b.size.width, height: b.size.height
    )
  }

  /// Sets the frame. This is exact without a transform. With a transform, the size is that of the frame under the
  /// inverse transform, and the anchor point keeps its relative position in the frame.
  final func setFrame(_ frame: CGRect) {
    let sum = frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    if sum.isNaN, frame.origin.x.isNaN || frame.origin.y.isNaN || frame.size.width.isNaN || frame.size.height.isNaN
    {
      // As on iOS, components that are NaN are reported for bounds and position.
      let size = frame.size
      if size.width.isNaN || size.height.isNaN { bounds = CGRect(origin: values.bounds.origin, size: size) }
      position = CGPoint(
        x: frame.origin.x + values.anchorPoint.x * size.width,
        y: frame.origin.y + values.anchorPoint.y * size.height)
      return
    }
    let frame = frame.isNull || frame.isInfinite ? frame : frame.standardized
    var size = frame.size
    var anchor = values.anchorPoint
    if values.hasTransform {
      let plane = values.transform.flattened
      if let inverse = plane.inverse { size = inverse.project(CGRect(origin: .zero, size: size)).size }
      var linear = plane
      linear.m41 = 0
      linear.m42 = 0
      let box = linear.project(
        CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height))
      if box.width > 0, box.height > 0 {
        anchor = CGPoint(x: -box.minX / box.width, y: -box.minY / box.height)
      }
      anchor.x -= frame.width > 0 ? plane.m41 / frame.width : 0
      anchor.y -= frame.height > 0 ? plane.m42 / frame.height : 0
    }
    let old = values.bounds
    if old.size != size { bounds = CGRect(origin: old.origin, size: size) }
    position = CGPoint(
      x: frame.origin.x + (anchor.x == 0 ? 0 : anchor.x * frame.size.width),
      y: frame.origin.y + (anchor.y == 0 ? 0 : anchor.y * frame.size.height))
  }
}
